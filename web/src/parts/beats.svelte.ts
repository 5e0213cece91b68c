/**
 * Beats: what happened is shown event by event, at a pace that people can follow.
 *
 * One update of the server may hold a whole fight. Beats cut it into frames: a board's `Scene` says how each event changes
 * the view and for how long that is shown. Prompt, ending, coach, title, icon and log follow the frame that is shown, never
 * the newest update, so that nothing is told before it is seen. Live play, *show it again* and the replay use the same frames.
 * Where motion is reduced, each frame is a still picture that waits for *continue*.
 */
import type { Happening, View } from "../net/messages.ts";
import type { Picture } from "../net/socket.svelte.ts";
import { moves, settings, SPEEDS } from "../shell/settings.svelte.ts";

export interface Shown {
  picture: Picture;
  events: Happening[];
}

/** How one event is shown. */
export interface Look {
  time: number; // milliseconds at normal speed; 0: shown together with the next event
  minor?: boolean; // as a still picture, shown together with the next event
  lights?: string[]; // things that light up
  arc?: [string, string]; // something goes from one thing to another
}

export interface Scene {
  /** The view after an event, as a copy. It may be less exact than the server's: the last frame is the server's own. */
  apply: (view: View, event: Happening) => View;
  look: (event: Happening) => Look;
  /** Whether *show it again* starts at this event; without it, it starts after one's own last move. */
  opens?: (event: Happening) => boolean;
}

/** What is shown at one time: the events, and the things that they light up. */
export interface Beat {
  events: Happening[];
  lights: string[];
  arcs: [string, string][];
}

interface Frame {
  shown: Shown;
  time: number;
  beat: Beat | null; // null: the table as it is once all beats were shown
  opens?: boolean;
}

const STEP = 700; // milliseconds for an update without timed events
const HURRY = 12; // with more frames waiting than this, each is shown for a shorter time

export class Beats {
  shown = $state.raw<Shown | null>(null);
  beat = $state.raw<Beat | null>(null);
  scene: Scene | null = null;
  heard = $state(0); // the number of events before one's own last move
  #waiting = $state.raw<Frame[]>([]);
  #run = $state.raw<Frame[]>([]); // what *show it again* shows
  #last = 0;
  #time = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** What will be shown once all beats were. */
  get newest(): Shown | null {
    return this.#waiting.at(-1)?.shown ?? this.shown;
  }

  /** Whether frames still wait to be shown. */
  get behind(): boolean {
    return this.#waiting.length > 0;
  }

  /** Whether a still picture waits for *continue*. */
  get still(): boolean {
    return this.behind && this.beat !== null && !moves();
  }

  get canRepeat(): boolean {
    return !this.behind && this.#run.length > 0;
  }

  /** One's own move begins: what came before has been seen. */
  begin(events: number): void {
    this.heard = events;
    if (!this.scene?.opens) this.#run = [];
  }

  /** Take the next update in. `own`: it answers one's own move; `atOnce`: show it without beats. */
  take(next: Shown, own: boolean, atOnce: boolean): void {
    const before = this.newest;
    if (before === null || atOnce) {
      this.#waiting = [];
      this.#show({ shown: next, time: 0, beat: null });
    } else {
      const frames = this.#frames(before, next, own);
      this.#remember(frames);
      this.#waiting = [...this.#waiting, ...frames];
      if (settings().speed === "off" || document.hidden) this.catchUp();
    }
    this.#wait();
  }

  /** Skip to the present. */
  catchUp(): void {
    const last = this.#waiting.at(-1);
    this.#waiting = [];
    if (last) this.#show(last);
    clearTimeout(this.#timer);
  }

  /** Show the next frame. */
  proceed(): void {
    const [next, ...rest] = this.#waiting;
    if (!next) return;
    this.#waiting = rest;
    this.#show(next);
    this.#wait();
  }

  /** Show the last beats once more. */
  repeat(): void {
    if (!this.canRepeat || !this.shown) return;
    this.#waiting = [...this.#run, { shown: this.shown, time: 0, beat: null }];
    this.#time = 0;
    this.#wait();
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  /** A frame for each timed event, then the update itself. */
  #frames(before: Shown, next: Shown, own: boolean): Frame[] {
    const known = knownOf(before.events, next.events);
    const scene = this.scene;
    const frames: Frame[] = [];
    if (scene) {
      let view = before.picture.view;
      let events: Happening[] = [];
      next.events.slice(known).forEach((event, place) => {
        view = scene.apply(view, event);
        events = [...events, event];
        const { time, minor } = scene.look(event);
        if (time === 0 || (minor && !moves())) return;
        const shown = { picture: during(before.picture, view), events: next.events.slice(0, known + place + 1) };
        frames.push({ shown, time, beat: beatOf(scene, events), opens: events.some((each) => scene.opens?.(each)) });
        events = [];
      });
    }
    return [...frames, { shown: next, time: frames.length || own ? 0 : STEP, beat: null }];
  }

  #remember(frames: Frame[]): void {
    const run = [...this.#run, ...frames.filter((frame) => frame.beat !== null)];
    const opening = run.findLastIndex((frame) => frame.opens);
    this.#run = opening > 0 ? run.slice(opening) : run;
  }

  #show({ shown, time, beat }: Frame): void {
    if (this.shown === null) this.heard = shown.events.length;
    this.shown = shown;
    this.beat = beat;
    this.#last = Date.now();
    this.#time = time;
  }

  #wait(): void {
    clearTimeout(this.#timer);
    if (!this.behind || this.still) return;
    const hurry = Math.ceil(this.#waiting.length / HURRY);
    const left = this.#last + (this.#time * SPEEDS[settings().speed]) / hurry - Date.now();
    if (left <= 0 || !moves()) this.proceed();
    else this.#timer = setTimeout(() => this.proceed(), left);
  }
}

/**
 * How many of the next events, from the first on, were known before.
 *
 * Usually the next ones go on from those before. Once a match is over, what was hidden stands among them; after a changed plan
 * they differ from some point on.
 */
function knownOf(before: Happening[], next: Happening[]): number {
  let found = 0;
  for (const [place, event] of next.entries()) {
    if (found === before.length) return place;
    const wanted = before[found];
    if (wanted && wanted.name === event.name && wanted.text === event.text) found += 1;
  }
  if (found === before.length) return next.length;
  const differs = next.findIndex((event, place) => before[place]?.text !== event.text);
  return differs < 0 ? next.length : differs;
}

function beatOf(scene: Scene, events: Happening[]): Beat {
  const looks = events.map((event) => scene.look(event));
  return {
    events,
    lights: looks.flatMap((look) => look.lights ?? []),
    arcs: looks.flatMap((look) => (look.arc ? [look.arc] : [])),
  };
}

/** The picture while beats run: nobody has to act, nothing may be done, nothing has ended. */
function during(before: Picture, view: View): Picture {
  return { ...before, view, actors: [], legal: [], outcome: null };
}
