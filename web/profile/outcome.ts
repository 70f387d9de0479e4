/** What a finished game came to for one of its seats, in words. */
import type { FinishedGame } from "../protocol/index.js";
import type { Words } from "../words/words.js";

type Played = Pick<FinishedGame, "seat" | "seats" | "ending">;

/** "Won by 5 points", "Second, 2 behind", "Third of four". */
export function outcome(words: Words, { seat, seats, ending }: Played): string {
  if (ending === "branch") return words("came-branch");
  if (ending === "left") return words("came-left");
  const { place, points: mine } = seats[seat]!;
  const others = seats.filter((_, other) => other !== seat);
  const isShared = others.some((other) => other.place === place);
  if (place === 1) {
    if (isShared) return words("came-won-shared");
    if (others.length === 0) return words("came-won");
    const lead = mine - Math.max(...others.map(({ points }) => points));
    return lead > 0 ? words("came-won-by", { points: lead }) : words("came-won-tie");
  }
  const best = Math.max(...seats.filter((other) => other.place === 1).map(({ points }) => points));
  const behind = best - mine;
  if (seats.length === 2) return behind > 0 ? words("came-lost-by", { points: behind }) : words("came-lost-tie");
  if (isShared) return words("came-shared", { place });
  if (place === 2) return behind > 0 ? words("came-second", { points: behind }) : words("came-second-tie");
  return words("came-place", { place, players: seats.length });
}

/** "1st of 3"; of a game that does not count, that it does not. */
export function placeText(words: Words, { seat, seats, ending }: Played): string {
  if (ending === "branch") return words("place-branch");
  if (ending === "left") return words("place-left");
  return words("place-of", { place: seats[seat]!.place, players: seats.length });
}

/** Has whoever sat there won it themselves? */
export const hasWon = ({ seat, seats, ending }: Played): boolean => ending === "played" && seats[seat]!.place === 1;
