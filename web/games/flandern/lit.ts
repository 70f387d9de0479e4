/** Which spaces can be pointed at now, which cannot and why: by space, whatever the kind of ref. */
import type { Message } from "../../protocol/index.js";
import type { Pointing } from "../../table/drawing.js";
import { CHOICE_KEYS } from "../../table/keys.js";
import { lastPicked } from "../../table/picking.js";
import { siteOf } from "./layout.js";

export interface Lit {
  ref: string;
  state: "open" | "barred" | "picked";
  /** What would come of it, or why not. */
  said: Message | null;
}

/** Where nothing can be pointed at. */
export const NOTHING_LIT: ReadonlyMap<string, Lit> = new Map();

const KINDS = ["space", "complete", "with"];

/** The space a ref is about, if it is about one. */
export function spaceIn(ref: string): string | null {
  const [kind, space] = ref.split(":");
  return KINDS.includes(kind!) ? (space ?? null) : null;
}

/** The key that points at a place on the board. While a tile can be chosen, keys are for tiles. */
export function digitOf({ following }: Pointing, ref: string): string | undefined {
  return following.some((one) => one.startsWith("tile:")) ? undefined : CHOICE_KEYS[following.indexOf(ref)];
}

export function litOf(pointing: Pointing): ReadonlyMap<string, Lit> {
  const lit = new Map<string, Lit>();
  const mark = (ref: string, state: Lit["state"], said: Message | null) => {
    const space = spaceIn(ref);
    if (space) lit.set(space, { ref, state, said });
  };
  for (const { ref, reason } of pointing.refused) mark(ref, "barred", reason);
  for (const ref of pointing.following) if (spaceIn(ref)) mark(ref, "open", pointing.of(ref).outcome);
  for (const ref of lastPicked(pointing.picked)) if (spaceIn(ref)) mark(ref, "picked", pointing.of(ref).outcome);
  return lit;
}

/** How many spaces can be pointed at in each site. */
export function countBySite(lit: ReadonlyMap<string, Lit>): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const [space, { state }] of lit) {
    if (state === "open") counts.set(siteOf(space), (counts.get(siteOf(space)) ?? 0) + 1);
  }
  return counts;
}
