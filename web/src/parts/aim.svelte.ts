/**
 * Aim: things are touched one after another until they name one legal move.
 *
 * A board says which things each legal move goes through (`path`): the source first, then its targets. What may be touched
 * next follows from the moves whose path begins with what was touched so far, so the gesture for a move never depends on how
 * many other moves there are. A move with an empty path is a button of the dock.
 *
 * One Aim belongs to one board; it registers itself with the session, whose dock shows what is picked up, the buttons that
 * complete it, and the choice between moves that share one path.
 */
import { tick } from "svelte";

import type { Legal } from "../net/messages.ts";
import type { Session } from "../table/session.svelte.ts";
import { say } from "../words/words.svelte.ts";

/** Something that can be done besides the legal moves, by touches like them: rearranging a plan that is not final. */
export interface Rearrangement {
  path: string[];
  text: string;
  label: string;
  act: () => Promise<boolean>;
}

export interface AimBoard {
  /** The things that are touched to play a move, in order; empty for a move that is a button of the dock. */
  path: (legal: Legal) => string[];
  /** What can be done besides the legal moves. */
  more?: () => Rearrangement[];
  /** The name of a thing, for the dock. */
  name: (thing: string) => string;
  /** The text of the move that a touch would mean if it were legal: the rules then say why it is not. */
  meant?: (steps: string[], thing: string) => string | null;
  /** A thing that does nothing now was touched. */
  look?: (thing: string) => void;
}

/** What Aim needs of a session. */
export type AimSession = Pick<Session, "legal" | "past" | "catchUp" | "play" | "touch" | "focusNext" | "aim"> & {
  client: Pick<Session["client"], "you">;
};

/** What touches can lead to: a legal move, or a rearrangement. */
export interface Option extends Rearrangement {
  move: string;
  kind: string;
}

export class Aim {
  #touched = $state.raw<string[]>([]);
  #choosing = $state.raw<{ thing: string; path: string[] } | null>(null);

  constructor(
    readonly session: AimSession,
    readonly board: AimBoard,
  ) {
    session.aim = this;
  }

  #paths = $derived.by((): Option[] => {
    const legal = this.session.legal.map((legal) => ({
      path: this.board.path(legal),
      move: legal.move,
      kind: legal.kind,
      text: legal.text,
      label: legal.label,
      act: () => this.session.play(legal.move),
    }));
    const more = this.session.past ? [] : (this.board.more?.() ?? []);
    return [...legal, ...more.map((option) => ({ ...option, move: option.path.join(" "), kind: "" }))];
  });

  /** What has been picked up, as far as some legal move goes on from it. */
  steps = $derived.by(() => {
    let steps = this.#touched;
    while (steps.length && !this.#goesOn(steps)) steps = steps.slice(0, -1);
    return steps;
  });

  /** What may be touched next. */
  targets = $derived(this.#next(this.steps));

  /** The legal moves that are buttons of the dock: those without a path, and those that what is picked up names already. */
  dock = $derived.by(() => this.#paths.filter(({ path }) => same(path, []) || same(path, this.steps)));

  /** Several moves share the path that was touched: which one? Empty where there is nothing to choose. */
  choices = $derived.by(() => {
    const wanted = this.#choosing?.path;
    return wanted ? this.#paths.filter(({ path }) => same(path, wanted)) : [];
  });

  /** The thing whose moves are chosen from. */
  get chosen(): string {
    return this.#choosing?.thing ?? "";
  }

  /** The legal moves that go through these things first. */
  movesThrough(...things: string[]): Option[] {
    return this.#paths.filter(({ path }) => begins(path, things));
  }

  /** The legal moves that a touch of a thing would lead to now. */
  movesAt(thing: string): Option[] {
    return this.targets.has(thing) ? this.movesThrough(...this.steps, thing) : [];
  }

  /** Touch a thing: pick it up, aim at it, put it back, play a move, or hear why not. */
  touch(thing: string, byKey = false): void {
    if (this.session.past || this.session.catchUp()) return;
    this.#choosing = null;
    if (this.targets.has(thing)) this.#go([...this.steps, thing], byKey);
    else if (this.steps.includes(thing)) this.#touched = this.steps.slice(0, this.steps.indexOf(thing));
    else if (this.#next([]).has(thing)) this.#go([thing], byKey);
    else this.#refuse(thing);
  }

  /** Put the last thing back; says whether there was one. */
  back(): boolean {
    const held = this.steps.length > 0 || this.#choosing !== null;
    this.#touched = this.#choosing ? this.steps : this.steps.slice(0, -1);
    this.#choosing = null;
    return held;
  }

  /** Put everything back. */
  letGo(): void {
    this.#touched = [];
    this.#choosing = null;
  }

  /** Play one of the moves that the dock offers. */
  async choose(option: Option): Promise<void> {
    await this.#act(option, true);
  }

  /** What a screen reader says of a thing: its name and state, and what a touch would do. */
  label(thing: string, label: string): string {
    const effect = this.#effect(thing);
    return effect ? `${label}. ${effect}` : label;
  }

  #effect(thing: string): string {
    if (this.steps.includes(thing)) return say("thing-picked");
    const moves = this.movesAt(thing);
    const [only] = moves;
    if (only && moves.length === 1) return only.text;
    return moves.length ? say("thing-open") : "";
  }

  /** Focus the next thing that leads to a legal move, in the order of the page; says whether there was one. */
  async focusTargets(): Promise<boolean> {
    await tick();
    const here = document.activeElement;
    const moves = this.#paths.filter(({ kind, path }) => kind !== "" && begins(path, this.steps));
    const wanted = new Set(moves.map(({ path }) => path[this.steps.length] ?? ""));
    const things = [...document.querySelectorAll<HTMLElement | SVGElement>("[data-thing]")].filter(
      (each) => wanted.has(each.dataset["thing"] ?? "") && each.getClientRects().length > 0,
    );
    if (here !== null && things.some((each) => each === here)) return true;
    const after = things.find((each) => here !== null && (here.compareDocumentPosition(each) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0);
    const next = after ?? things[0];
    next?.focus();
    return next !== undefined;
  }

  #goesOn(steps: string[]): boolean {
    return this.#paths.some(({ path }) => path.length > steps.length && begins(path, steps));
  }

  #next(steps: string[]): Set<string> {
    const further = this.#paths.filter(({ path }) => path.length > steps.length && begins(path, steps));
    return new Set(further.map(({ path }) => path[steps.length] ?? ""));
  }

  #go(steps: string[], byKey: boolean): void {
    const named = this.#paths.filter(({ path }) => same(path, steps));
    const [only] = named;
    if (this.#goesOn(steps)) {
      this.#touched = steps;
      if (byKey) void this.focusTargets();
    } else if (only && named.length === 1) void this.#act(only, byKey);
    else this.#choosing = { thing: steps.at(-1) ?? "", path: steps };
  }

  async #act(option: Option, byKey: boolean): Promise<void> {
    this.letGo();
    if ((await option.act()) && byKey) await this.session.focusNext();
  }

  #refuse(thing: string): void {
    const move = this.session.client.you === null ? null : (this.board.meant?.(this.steps, thing) ?? null);
    if (move) void this.session.touch(move);
    else this.board.look?.(thing);
  }
}

function begins(path: string[], steps: string[]): boolean {
  return steps.every((step, place) => path[place] === step);
}

function same(path: string[], steps: string[]): boolean {
  return path.length === steps.length && begins(path, steps);
}
