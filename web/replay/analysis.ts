/** The choices of a match, and what a strong bot thinks of them. */
import type { Counsel, Reel } from "../protocol/index.js";
import { signedPercent } from "../table/luckShare.js";
import { signedPoints } from "../words/signedPoints.js";
import type { Words } from "../words/words.js";
import { shownTo, type Viewpoint, viewedSeat } from "./replayData.js";

/** A moment at which a seat replied. */
export interface Decision {
  place: number;
  step: number;
  seat: number;
}

export const keyOf = ({ step, seat }: { step: number; seat: number }) => `${step} ${seat}`;

/** Whose choices are looked at: the seat from which one looks, or, from outside, whoever replied. */
export function decisionsOf({ frames }: Reel, view: Viewpoint): Decision[] {
  const looked = typeof view === "number" ? viewedSeat(view) : null;
  return frames.flatMap(({ step }, at): Decision[] => {
    const before = frames[at - 1];
    if (!before || step?.kind !== "reply" || step.seat === null) return [];
    if (looked !== null && step.seat !== looked) return [];
    const { question, viewer } = shownTo(before, step.seat);
    const oneWay = viewer === step.seat && question !== null && question.offers.length < 2 && question.least > 0;
    return oneWay ? [] : [{ place: at - 1, step: before.number, seat: step.seat }];
  });
}

/** From which part of a win on a choice is worth a second look. Below it a bot may as well be wrong. Where more than two
 * play it is less: whatever the server has played on from is one. */
const SLIP = 0.06;
const MISTAKE = 0.12;
export type Judged = "best" | "fine" | "slip" | "mistake";

export function judged({ played, options, gain }: Counsel): Judged {
  const behind = behindOf({ played, options });
  if (behind === 0) return "best";
  if (behind < SLIP && !gain) return "fine";
  return behind < MISTAKE ? "slip" : "mistake";
}

export interface Slip {
  decision: Decision;
  behind: number;
  judged: Judged;
}

/** Do games that were played on from both answers say so, too: in points or in games won, and neither the contrary?
 * Where they were not played, the bot's word is taken. */
const isBorneOut = ({ gain }: Pick<Counsel, "gain">): boolean =>
  !gain || ((isSure(gain.points, gain.error) || isWon(gain)) && gain.points >= -gain.error && !isLost(gain));

type Gain = NonNullable<Counsel["gain"]>;
const isSure = (gained: number, error: number): boolean => gained > error;
const isWon = ({ share, share_error }: Gain): boolean => isSure(share, share_error);
const isLost = ({ share, share_error }: Gain): boolean => share < -share_error;

/** What was given away where it is known, the most first; and how many decisions have been looked at. */
export function slipsIn(
  decisions: readonly Decision[],
  known: ReadonlyMap<string, Counsel>,
): { looked: number; found: Slip[] } {
  const all = decisions.flatMap((decision): Slip[] => {
    const analysis = known.get(keyOf(decision));
    return analysis ? [{ decision, behind: behindOf(analysis), judged: judged(analysis) }] : [];
  });
  const found = all.filter(
    ({ judged, decision }) => (judged === "slip" || judged === "mistake") && isBorneOut(known.get(keyOf(decision))!),
  );
  return { looked: all.length, found: found.sort((one, other) => other.behind - one.behind) };
}

/** How much of a win what was played gave away. */
export const behindOf = ({ played, options }: Pick<Counsel, "played" | "options">): number =>
  options.find(({ reply }) => sameReply(reply, played))?.behind ?? 0;

export const sameReply = (one: readonly string[], other: readonly string[]) => one.join(" ") === other.join(" ");

/** Shares of winning in hundredths. */
export const percent = (share: number): number => Math.round(100 * share);

/** What the best would have brought in points, or that it cannot be told from luck. */
export function gainText(words: Words, { points, error }: NonNullable<Counsel["gain"]>): string {
  const sure = points > 2 * error;
  return words(sure ? "analysis-gain" : "analysis-gain-unsure", {
    points: signedPoints(words.language, points),
    error: signedPoints(words.language, error).slice(1),
  });
}

/** What games that were played on from both answers say for the best: each number only where it is more than its error. */
export function gainedText(words: Words, gain: Gain): string {
  const { points, error, share, share_error } = gain;
  const unsigned = (number: number) => signedPoints(words.language, number).replace("+", "");
  return [
    ...(isWon(gain) ? [words("review-won", { share: percent(share), error: percent(share_error) })] : []),
    ...(isSure(points, error) ? [words("review-led", { points: unsigned(points), error: unsigned(error) })] : []),
  ].join(" ");
}

/** What a slip cost and how far that may be off: in games won, or in points where games won do not tell. */
export function costOf(words: Words, { behind }: Slip, gain: Counsel["gain"]): { sum: string; error?: string } {
  if (!gain) return { sum: signedPercent(-behind) };
  const { points, error, share, share_error } = gain;
  if (isWon(gain)) return { sum: signedPercent(-share), error: words("review-error", { error: percent(share_error) }) };
  const off = signedPoints(words.language, error).replace("+", "");
  return { sum: signedPoints(words.language, -points), error: words("review-error-points", { error: off }) };
}
