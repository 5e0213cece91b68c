/** What a seat could expect in the course of a match. */
import type { Report } from "../net/messages.ts";

export interface Expected {
  move: number;
  value: number;
}

/** Before the first move, after each of its own choices, and what it got in the end. */
export function curveOf(report: Report, seat: string): Expected[] {
  const part = report.parts[seat];
  if (!part) return [];
  const own = report.choices.filter((choice) => choice.seat === seat).flatMap((choice) => choice.steps);
  const points = own.flatMap((step) => {
    const played = step.options.find((option) => option.move === step.played);
    return played ? [{ move: step.move, value: played.value }] : [];
  });
  return [{ move: 0, value: part.start.value }, ...points, { move: report.moves, value: part.result }];
}

/** How high a curve is at a move: as high as it was left by the last choice before. */
export function heightAt(curve: Expected[], move: number): number {
  return curve.findLast((point) => point.move <= move)?.value ?? 0;
}

/** A curve as the points of a drawing so wide and so high. */
export function drawn(curve: Expected[], width: number, height: number, top: number): string {
  const last = Math.max(1, ...curve.map((point) => point.move));
  return curve.map(({ move, value }) => `${((move / last) * width).toFixed(1)},${(height - (value / top) * height).toFixed(1)}`).join(" ");
}
