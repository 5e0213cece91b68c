/** Guided first games, remembered on this device: which tables are one, and which of its texts were shown. */
const KEPT = "tatami-lessons";

type Lessons = Record<string, { told: string[]; ended: boolean }>;

export function keepLesson(table: string): void {
  write({ ...lessons(), [table]: { told: [], ended: false } });
}

/** Whether a table is a guided game, ended or not. */
export function isLesson(table: string): boolean {
  return table in lessons();
}

export function hasEnded(table: string): boolean {
  return lessons()[table]?.ended ?? true;
}

/** The names of the texts that were shown. */
export function toldAt(table: string): string[] {
  return lessons()[table]?.told ?? [];
}

export function keepTold(table: string, told: string[]): void {
  write({ ...lessons(), [table]: { told, ended: hasEnded(table) } });
}

export function endLesson(table: string): void {
  write({ ...lessons(), [table]: { told: toldAt(table), ended: true } });
}

function write(lessons: Lessons): void {
  sessionStorage.setItem(KEPT, JSON.stringify(lessons));
}

function lessons(): Lessons {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEPT) ?? "{}");
    return kept && typeof kept === "object" && !Array.isArray(kept) ? (kept as Lessons) : {};
  } catch {
    return {};
  }
}
