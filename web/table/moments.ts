/**
 * Moments: what is worth a stage of its own. A threat that strikes, a majority, a town that is scored. Where nothing moves, each is a
 * banner that stands for a while and holds nobody up.
 */
import { create } from "zustand";
import type { Heard, Message } from "../protocol/index.js";
import type { SoundName } from "./sound.js";

export interface StagedMoment {
  /** What it shows. */
  event: Heard;
  /** Whose it is; null where it is everybody's. */
  seat: number | null;
  /** How long it is told at the usual pace. */
  ms: number;
  sound: SoundName;
  /** What is said of it while it is told. */
  said: Message;
  /** Where the thing lives, by anchor: there it ends. */
  to?: string;
  /** How much of it passes before its update is shown: of a roll nothing may be known before it lands. */
  hold?: number;
  /** It is told however many fall together. */
  always?: boolean;
  /** What came of it, as far as it is known. */
  more?: readonly Heard[];
}

/** What has a moment sounds with it, and not by itself. */
const staged = new WeakSet<Heard>();
export const isStaged = (event: Heard): boolean => staged.has(event);

/** So many at once are a crowd. */
const CROWD = 3;

/** When many fall together, mine and the last are staged; the others stand in the log. */
export function fewer<T extends { moment: StagedMoment | null }>(cues: readonly T[], me: number | null): readonly T[] {
  const plain = cues.filter(({ moment }) => moment && !moment.always);
  const last = plain.at(-1);
  const told = cues.filter(
    (cue) => plain.length < CROWD || !plain.includes(cue) || cue === last || (me !== null && cue.moment?.seat === me),
  );
  for (const { moment } of told) if (moment) staged.add(moment.event);
  return told;
}

/** How long a banner stands, and how many wait at most. */
const STANDS = 2500;
const MOST = 4;

export const useBanner = create<{ banner: StagedMoment | null }>(() => ({ banner: null }));

let waiting: StagedMoment[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;

/** Say these one after the other, beside whatever goes on. What is still under its own motion, as a roll, needs no banner. */
export function announce(moments: readonly StagedMoment[]): void {
  waiting = [...waiting, ...moments.filter(({ hold }) => !hold)].slice(-MOST);
  if (timer === undefined) nextBanner();
}

/** On to the next banner. */
export function nextBanner(): void {
  clearTimeout(timer);
  const [banner, ...rest] = waiting;
  waiting = rest;
  timer = banner ? setTimeout(nextBanner, STANDS) : undefined;
  if (banner || useBanner.getState().banner) useBanner.setState({ banner: banner ?? null });
}

export function forgetBanners(): void {
  waiting = [];
  nextBanner();
}
