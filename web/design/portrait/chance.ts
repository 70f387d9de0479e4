/** A stream of numbers that follows from a text alone: the same person has the same face everywhere and for ever. */
export type Chance = {
  /** The next number from 0 up to 1. */
  next(): number;
  pick<T>(from: readonly T[]): T;
  happens(share: number): boolean;
  between(low: number, high: number): number;
};

/** Seeded by FNV-1a, drawn by xorshift: small, and the same in every browser. */
export function chance(text: string): Chance {
  let h = 2166136261;
  for (const letter of text) {
    h ^= letter.codePointAt(0)!;
    h = Math.imul(h, 16777619);
  }
  h = (h ^ (h >>> 15)) | 1;
  const next = () => {
    h ^= h << 13;
    h ^= h >>> 17;
    h ^= h << 5;
    return (h >>> 0) / 4294967296;
  };
  for (let i = 0; i < 6; i++) next(); // the first numbers of near seeds are near each other
  return {
    next,
    pick: (from) => from[Math.floor(next() * from.length)]!,
    happens: (share) => next() < share,
    between: (low, high) => low + (high - low) * next(),
  };
}
