/** Tables that are a guided first game, remembered on this device. */
const KEPT = "tatami-lessons";

export function keepLesson(table: string): void {
  sessionStorage.setItem(KEPT, JSON.stringify([...lessons(), table]));
}

export function isLesson(table: string): boolean {
  return lessons().includes(table);
}

export function endLesson(table: string): void {
  sessionStorage.setItem(KEPT, JSON.stringify(lessons().filter((other) => other !== table)));
}

function lessons(): string[] {
  try {
    return JSON.parse(sessionStorage.getItem(KEPT) ?? "[]") as string[];
  } catch {
    return [];
  }
}
