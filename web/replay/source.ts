/** Where a replay comes from: a finished match of this house, or a file that somebody brought along. */

import type { Counsel, Kept, Opened, Reel, Review, Verdict } from "../protocol/index.js";
import { call, verify } from "../shell/api.js";
import type { Viewpoint } from "./replayData.js";

export interface Source {
  /** The match, if it was played here; null for a file. */
  match: string | null;
  replay(view: Viewpoint): Promise<Reel>;
  /** Where the record can be had as a file. */
  download: string;
  verify(): Promise<Verdict>;
  /** What a strong bot thinks of the choices a seat had after a step. */
  analysis(step: number, seat: number): Promise<Counsel>;
  /** How the whole match went for a seat, and what of it was chance. */
  review(seat: number): Promise<Review>;
}

/** A match never changes once it is over: what was fetched stays. A failure is not kept. */
function kept(fetch: (view: Viewpoint) => Promise<Reel>): (view: Viewpoint) => Promise<Reel> {
  const replays = new Map<Viewpoint, Promise<Reel>>();
  return (view) => {
    const known = replays.get(view);
    if (known) return known;
    const coming = fetch(view);
    replays.set(view, coming);
    coming.catch(() => replays.delete(view));
    return coming;
  };
}

export const playedHere = (match: string): Source => ({
  match,
  replay: kept((view) => call<Reel>("GET", `/records/${match}/reel?view=${view}`)),
  download: `/api/records/${match}`,
  verify: () => verify(match),
  analysis: (step, seat) => call<Counsel>("GET", `/records/${match}/counsel?step=${step}&seat=${seat}`),
  review: (seat) => call<Review>("GET", `/records/${match}/review?seat=${seat}`),
});

/** The server verifies a file before it shows anything of it, and keeps nothing. */
export function fromFile(text: string): Source {
  const replay = kept((view) => call<Reel>("POST", `/replays?view=${view}`, text));
  return {
    match: null,
    replay,
    download: "",
    verify: async () => {
      await replay("outside");
      return { sound: true, faults: [] };
    },
    analysis: (step, seat) => call<Counsel>("POST", `/replays/counsel?step=${step}&seat=${seat}`, text),
    review: (seat) => call<Review>("POST", `/replays/review?seat=${seat}`, text),
  };
}

export const finished = (before?: number) => call<Kept[]>("GET", before ? `/records?before=${before}` : "/records");
export const finishedByMe = () => call<Kept[]>("GET", "/me/records");
export const branch = (match: string, step: number, seat: number, bots: string) =>
  call<Opened>("POST", `/records/${match}/branch`, { step, seat, bots });
