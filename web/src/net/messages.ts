/** What the server sends, by the names the client uses; the types are generated from the server's own structs. */
import type { AnalysisInfo } from "../made/wire.ts";

export type {
  Answer as Frame,
  Daily,
  ChatLineInfo as Said,
  ClockInfo as Clock,
  Event as Happening,
  GameInfo,
  Hint,
  HintOption,
  Legal,
  Me,
  MomentInfo as Moment,
  MyTable as Listed,
  OptionInfo,
  Outcome,
  ProposalInfo as Proposal,
  Refused as Refusal,
  SeatInfo as Seat,
  TableInfo,
  Update,
} from "../made/wire.ts";
export type { Clocks } from "../made/wire.ts";

/** A record as a viewer knows it; a board reads it by its own type, generated from the record. */
export type View = Record<string, number | number[] | number[][]>;

/** What a move is worth to who makes it: the chance of winning, or points to be expected; and how sure that is. */
export interface Worth {
  value: number;
  low: number;
  high: number;
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

export interface Analysis extends Omit<AnalysisInfo, "report"> {
  report: Report | null;
}

/** A code to go on with on another device. */
export interface Code {
  code: string;
  seconds: number;
  address: string;
  picture: string;
}
