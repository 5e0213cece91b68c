/** Fairness, checked by the reader's own machine. */

/** The hash that a seed was promised with: SHA-256 over a fixed label and the seed. */
export async function commitmentOf(seed: string): Promise<string> {
  const label = new TextEncoder().encode("tatami commitment\0");
  const bytes = Uint8Array.from(seed.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
  const hash = await crypto.subtle.digest("SHA-256", new Uint8Array([...label, ...bytes]));
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
