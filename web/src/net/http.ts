/** The lobby, over HTTP. */
import { language } from "../words/words.svelte.ts";
import type { Analysis, Clock, Code, Daily, GameInfo, Listed, Me, Moment, TableInfo, Update } from "./messages.ts";

/** The server said no, and why. */
export class Refused extends Error {
  constructor(
    readonly reason: string,
    text: string,
  ) {
    super(text);
  }
}

export interface NewTable {
  game: string;
  options?: Record<string, string>;
  seats?: Record<string, string>;
  private?: boolean;
  clock?: Clock | null;
}

async function ask<Answer>(
  path: string,
  body?: unknown,
  spoken = language(),
  method = body === undefined ? "GET" : "POST",
): Promise<Answer> {
  const headers: Record<string, string> = { "Accept-Language": spoken };
  if (body !== undefined) headers["Content-Type"] = "application/json";
  const answer = await fetch(`/api${path}`, {
    method,
    headers,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const said: unknown = await answer.json();
  if (answer.ok) return said as Answer;
  const { reason, text } = said as { reason: string; text: string };
  throw new Refused(reason, text);
}

const at = (table: string): string => `/tables/${encodeURIComponent(table)}`;

export const whoAmI = (): Promise<Me> => ask("/me");
export const walkIn = (nickname: string): Promise<{ nickname: string }> => ask("/me", { nickname });
export const openAccount = (login: string, password: string): Promise<unknown> => ask("/account", { login, password });
export const logIn = (login: string, password: string): Promise<unknown> => ask("/login", { login, password });
export const newCode = (): Promise<Code> => ask("/codes", {});
export const useCode = (code: string): Promise<unknown> => ask("/codes/use", { code });
export const daily = (): Promise<Daily> => ask("/daily");
export const playDaily = (): Promise<TableInfo> => ask("/daily", {});
export const gamesOnShelf = (spoken = language()): Promise<GameInfo[]> => ask("/games", undefined, spoken);
export const openTables = (): Promise<TableInfo[]> => ask("/tables");
export const liveTables = (): Promise<TableInfo[]> => ask("/tables?status=live");
export const myTables = (): Promise<Listed[]> => ask("/tables/mine");
export const layTable = (wanted: NewTable): Promise<TableInfo> => ask("/tables", wanted);
export const joinTable = (table: string, seat: string): Promise<TableInfo> => ask(`${at(table)}/join`, { seat });
export const leaveTable = (table: string): Promise<TableInfo> => ask(`${at(table)}/leave`, {});
export const startTable = (table: string): Promise<TableInfo> => ask(`${at(table)}/start`, {});
export const revive = (table: string): Promise<TableInfo> => ask(`${at(table)}/revive`, {});
export const rematch = (table: string): Promise<TableInfo> => ask(`${at(table)}/rematch`, {});
export const bringIn = (file: unknown): Promise<TableInfo> => ask("/files", file);
export const fileOf = (table: string): string => `/api${at(table)}/file`;
export const notesOn = (table: string): Promise<{ text: string }> => ask(`${at(table)}/notes`);
export const writeNotes = (table: string, text: string): Promise<{ text: string }> =>
  ask(`${at(table)}/notes`, { text }, language(), "PUT");
export const phrases = (): Promise<{ phrase: string; text: string }[]> => ask("/phrases");
export const momentsOf = (table: string, seat?: string): Promise<{ seat: string; moments: Moment[] }> =>
  ask(`${at(table)}/history${seat ? `?seat=${seat}` : ""}`);
export const momentAt = (table: string, moment: number, seat?: string): Promise<Update> =>
  ask(`${at(table)}/history/${moment}${seat ? `?seat=${seat}` : ""}`);
export const branch = (table: string, moment: number, seats: Record<string, string>): Promise<TableInfo> =>
  ask(`${at(table)}/branch`, { moment, seats });
export const beginAnalysis = (table: string): Promise<Analysis> => ask(`${at(table)}/analysis`, {});
export const analysisOf = (table: string): Promise<Analysis> => ask(`${at(table)}/analysis`);
