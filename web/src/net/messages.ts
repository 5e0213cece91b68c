/** What the server says; docs/protocol.md describes each. */
export interface Seat {
  seat: string;
  kind: "open" | "person" | "bot";
  name: string;
  you: boolean;
  stand_in?: string | null;
  stood_in?: boolean;
  muted?: boolean;
}

export interface Clock {
  kind: "move" | "bank";
  seconds: number;
  increment: number;
  flag: string;
}

export interface Proposal {
  number: number;
  what: "undo" | "pause" | "resume" | "bot";
  by: string;
  seat: string | null;
  waiting_for: string[];
}

export interface TableInfo {
  id: string;
  game: string;
  rules: string;
  options: Record<string, string>;
  status: "open" | "live" | "over" | "archived" | "frozen";
  private: boolean;
  commitment: string;
  yours: boolean;
  seats: Seat[];
  clock?: Clock | null;
  paused?: boolean;
  proposal?: Proposal | null;
  rematch_of: string | null;
  rematch: string | null;
  branch_of?: string | null;
}

/** A table in a list, and whether it waits for who looks. */
export interface Listed {
  table: TableInfo;
  your_turn: boolean;
}

export interface OptionInfo {
  name: string;
  title: string;
  values: string[];
  default: string;
  players: number[] | null; // how many play, for each value, if this option says so
}

export interface GameInfo {
  name: string;
  title: string;
  tagline: string;
  rules: string;
  seats: string[];
  options: OptionInfo[];
  bots: string[];
}

export interface Happening {
  name: string;
  arguments: Record<string, number | string>;
  text: string;
}

export interface Legal {
  move: string;
  text: string;
  label?: string;
}

export interface Outcome {
  scores: Record<string, number>;
  winners: string[];
  seed: string | null; // of a daily challenge, once the day is over
  ended?: "played" | "resigned" | "time";
  by?: string | null;
}

export type View = Record<string, number | number[] | number[][]>;

export interface Update {
  type: "update";
  version: number;
  keep: number;
  events: Happening[];
  view: View;
  actors: string[];
  legal: Legal[];
  prompt: string;
  outcome: Outcome | null;
}

export interface Refusal {
  type: "refused";
  id: string | null;
  reason: string;
  text: string;
}

export interface Said {
  number: number;
  seat: string;
  name: string;
  phrase: string | null;
  text: string;
  time: number;
}

export interface Clocks {
  left: Record<string, number>;
  running: string[];
}

/** A state that one has known: how many events were told by then, and who did what to reach it. */
export interface Moment {
  events: number;
  seat: string | null;
  move: string | null;
}

/** What a move is worth to who makes it: the chance of winning, or points to be expected; and how sure that is. */
export interface Worth {
  value: number;
  low: number;
  high: number;
}

export interface Hint {
  progress: number;
  options: (Worth & { move: string; text: string })[];
}

export interface Step {
  move: number; // counted from 1
  played: string;
  played_text: string;
  best: string;
  best_text: string;
  cost: Worth;
  options: (Worth & { move: string })[];
}

export interface Choice {
  seat: string;
  cost: Worth;
  verdict: string;
  steps: Step[];
}

export interface Report {
  moves: number;
  choices: Choice[];
  mattered_most: number[];
  parts: Record<string, { result: number; start: Worth; own: Worth; others: Worth; luck: Worth }>;
}

export interface Analysis {
  progress: number;
  report: Report | null;
}

export type Frame =
  | { type: "table"; table: TableInfo }
  | Update
  | ({ type: "clocks" } & Clocks)
  | { type: "chat"; lines: Said[] }
  | { type: "ack"; id: string; version: number }
  | { type: "why"; id: string; move: string; reason: string | null; text: string | null }
  | ({ type: "hint"; id: string } & Hint)
  | Refusal
  | { type: "pong"; id: string };

export interface Me {
  nickname: string;
  login: string | null;
}

/** A code to go on with on another device. */
export interface Code {
  code: string;
  seconds: number;
  address: string;
  picture: string;
}

export interface Daily {
  day: string;
  game: string;
  table: string | null;
  scores: { name: string; score: number; you: boolean }[];
}
