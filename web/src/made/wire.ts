// Written by web/build/generate.py from the Python sources. Do not edit.
export interface SeatInfo {
  seat: string;
  kind: string;
  name: string;
  you: boolean;
  stand_in: string | null;
  stood_in: boolean;
  muted: boolean;
  stuck: boolean;
}

export interface ClockInfo {
  kind: string;
  seconds: number;
  increment: number;
  flag: string;
}

export interface ProposalInfo {
  number: number;
  what: string;
  by: string;
  seat: string | null;
  waiting_for: string[];
}

export interface TableInfo {
  id: string;
  game: string;
  rules: string;
  options: Record<string, string>;
  status: string;
  private: boolean;
  commitment: string;
  yours: boolean;
  seats: SeatInfo[];
  clock: ClockInfo | null;
  delay: number;
  paused: boolean;
  proposal: ProposalInfo | null;
  rematch_of: string | null;
  rematch: string | null;
  branch_of: string | null;
}

export interface Event {
  name: string;
  arguments: Record<string, number | string>;
  text: string;
}

export interface Legal {
  move: string;
  text: string;
  label: string;
  kind: string;
  arguments: Record<string, string>;
}

export interface Outcome {
  scores: Record<string, number>;
  winners: string[];
  seed: string | null;
  ended: string;
  by: string | null;
}

export interface Update {
  type: "update";
  version: number;
  keep: number;
  events: Event[];
  view: Record<string, number | number[] | number[][]>;
  actors: string[];
  legal: Legal[];
  prompt: string;
  outcome: Outcome | null;
  derived: Record<string, number | number[] | number[][]>;
}

export interface Clocks {
  type: "clocks";
  left: Record<string, number>;
  running: string[];
}

export interface ChatLineInfo {
  number: number;
  seat: string;
  name: string;
  phrase: string | null;
  text: string;
  time: number;
}

export interface Chat {
  type: "chat";
  lines: ChatLineInfo[];
}

export interface HintOption {
  move: string;
  text: string;
  value: number;
  low: number;
  high: number;
}

export interface Hint {
  type: "hint";
  id: string;
  progress: number;
  options: HintOption[];
}

export interface MomentInfo {
  events: number;
  seat: string | null;
  move: string | null;
}

export interface HistoryInfo {
  seat: string;
  moments: MomentInfo[];
}

export interface AnalysisInfo {
  progress: number;
  report: Record<string, unknown> | null;
}

export interface TableChanged {
  type: "table";
  table: TableInfo;
}

export interface WhyNot {
  type: "why";
  id: string;
  move: string;
  reason: string | null;
  text: string | null;
}

export interface Ack {
  type: "ack";
  id: string;
  version: number;
}

export interface Refused {
  type: "refused";
  id: string | null;
  reason: string;
  text: string;
}

export interface Pong {
  type: "pong";
  id: string;
}

export interface WalkIn {
  nickname: string;
}

export interface Me {
  nickname: string;
  login: string | null;
}

export interface Notes {
  text: string;
}

export interface PhraseInfo {
  phrase: string;
  text: string;
}

export interface Join {
  seat?: string | null;
}

export interface MyTable {
  table: TableInfo;
  your_turn: boolean;
}

export interface OptionInfo {
  name: string;
  title: string;
  values: string[];
  default: string;
  players: number[] | null;
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

export interface Credentials {
  login: string;
  password: string;
}

export interface Code {
  code: string;
}

export interface NewCode {
  code: string;
  seconds: number;
  address: string;
  picture: string;
}

export interface Score {
  name: string;
  score: number;
  you: boolean;
}

export interface DailyResult {
  day: string;
  best: number | null;
  name: string | null;
  yours: number | null;
}

export interface ScoreCurve {
  day: string;
  name: string;
  you: boolean;
  points: number[];
}

export interface Daily {
  day: string;
  game: string;
  table: string | null;
  scores: Score[];
  best: number | null;
  days: DailyResult[];
  curves: ScoreCurve[];
}

export interface Health {
  status: string;
  live: number;
  frozen: number;
}

export interface Trouble {
  reason: string;
  text: string;
}

export interface NewClock {
  kind: "move" | "bank";
  seconds: number;
  increment?: number;
  flag?: string;
}

export interface NewTable {
  game: string;
  options?: Record<string, string>;
  seats?: Record<string, string>;
  private?: boolean;
  clock?: NewClock | null;
  delay?: number;
}

export interface Branch {
  moment: number;
  seats?: Record<string, string>;
}

export type Answer = Update | Clocks | Chat | Hint | TableChanged | WhyNot | Ack | Refused | Pong;
