/**
 * One's own notes on a match: kept by the server as one text, shown to nobody else. A board may keep marks beside what is
 * written, such as guesses of roles; they are the last line of the text and are not shown with it.
 */
import { notesOn, writeNotes } from "../net/http.ts";

const PAUSE = 600; // milliseconds without a change, and what was written is kept
const LONGEST = 4000; // the server takes no more
const MARKED = "⚑ ";

export class PrivateNotes {
  text = $state("");
  marks = $state.raw<string[]>([]);
  stage = $state<"read" | "changed" | "kept">("read");
  trouble = $state("");
  readonly known: Promise<void>;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly table: string) {
    this.known = notesOn(table).then((found) => this.#read(found.text));
  }

  /** How much may be written. */
  get room(): number {
    return LONGEST - (this.marks.length ? this.#line().length + 1 : 0);
  }

  mark(marks: string[]): void {
    this.marks = marks;
    this.changed();
  }

  changed(): void {
    this.stage = "changed";
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.keep(), PAUSE);
  }

  /** Keep what was changed, if anything was. */
  async keep(): Promise<void> {
    clearTimeout(this.#timer);
    if (this.stage !== "changed") return;
    try {
      await writeNotes(this.table, this.marks.length ? `${this.text}\n${this.#line()}` : this.text);
      this.stage = "kept";
      this.trouble = "";
    } catch (why) {
      this.trouble = (why as Error).message;
    }
  }

  #line(): string {
    return MARKED + this.marks.join(" ");
  }

  #read(kept: string): void {
    const lines = kept.split("\n");
    const last = lines.at(-1) ?? "";
    this.marks = last.startsWith(MARKED) ? last.slice(MARKED.length).split(" ").filter(Boolean) : [];
    this.text = last.startsWith(MARKED) ? lines.slice(0, -1).join("\n") : kept;
  }
}

const open = new Map<string, PrivateNotes>();

/** The notes of a table: the same for all that show them. */
export function notesOf(table: string): PrivateNotes {
  const known = open.get(table) ?? new PrivateNotes(table);
  open.set(table, known);
  return known;
}
