/** Ninja look alike, but a piece that moves is still one piece: each has an identity here, so that it can be seen to travel. */

export interface Piece {
  id: number;
  place: number | null; // none: off the board
}

/** The pieces after counts have changed: first those that left a place come to another, then newcomers. */
export function moved(pieces: Piece[], counts: number[]): Piece[] {
  const after = pieces.map((piece) => ({ ...piece }));
  const leaving: Piece[] = [];
  counts.forEach((count, place) => {
    leaving.push(...after.filter((piece) => piece.place === place).slice(count));
  });
  for (const piece of leaving) piece.place = null;
  counts.forEach((count, place) => {
    let missing = count - after.filter((piece) => piece.place === place).length;
    for (; missing > 0; missing -= 1) next(leaving, after).place = place;
  });
  return after.filter((piece) => piece.place !== null);
}

function next(leaving: Piece[], pieces: Piece[]): Piece {
  const moving = leaving.shift();
  if (moving) return moving;
  const fresh = { id: 1 + Math.max(0, ...pieces.map((piece) => piece.id)), place: null };
  pieces.push(fresh);
  return fresh;
}
