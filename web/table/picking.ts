/**
 * Picking: from what a person points at, ref by ref, to a reply. It knows no game: whatever a question offers can be
 * picked by it, and nothing else.
 */
import type { Asked, Message } from "../protocol/index.js";

/** What has been picked of one question: whole paths, and the refs of the path that is being picked. */
export interface Picked {
  readonly chosen: readonly string[];
  readonly prefix: readonly string[];
}

export const NOTHING: Picked = { chosen: [], prefix: [] };

/** What can be said of a ref at this moment. */
export interface Pointer {
  /** Can it be pointed at? */
  open: boolean;
  /** Why not, if one would expect it. */
  reason: Message | null;
  /** What would come of it, where that is one thing. */
  outcome: Message | null;
  /** How often it is picked already. */
  picked: number;
  /** How many equal pieces stand behind it. */
  count: number;
  /** Could it be pointed at, if it were allowed now? */
  held?: boolean;
}

const join = (refs: readonly string[]): string => refs.join("/");
const leads = (path: string, start: string): boolean => start === "" || path === start || path.startsWith(`${start}/`);

/** How many of each path are still there to be picked. */
function left(asked: Asked, picked: Picked): Map<string, number> {
  const pieces = new Map(asked.offers.map((offer) => [offer.path, offer.count]));
  for (const path of picked.chosen) pieces.set(path, (pieces.get(path) ?? 0) - 1);
  return pieces;
}

/** The paths that still lead on from what has been picked. */
function ways(asked: Asked, picked: Picked): string[] {
  if (picked.chosen.length >= asked.most) return [];
  const start = join(picked.prefix);
  return [...left(asked, picked)].filter(([path, count]) => count > 0 && leads(path, start)).map(([path]) => path);
}

/** The refs picked last, one after another: of the path that is being picked, or of the whole one. */
export const lastPicked = ({ chosen, prefix }: Picked): readonly string[] =>
  prefix.length > 0 ? prefix : (chosen.at(-1)?.split("/") ?? []);

/** Where one answer is picked whole and not sent yet, another may be picked in its place: as if its last ref were open still. */
const reopened = (asked: Asked, picked: Picked): Picked =>
  asked.most === 1 && picked.chosen.length > 0 ? { chosen: [], prefix: lastPicked(picked).slice(0, -1) } : picked;

/** The refs that can follow, in the order of the offers. */
export function following(asked: Asked, whole: Picked): string[] {
  const picked = reopened(asked, whole);
  const depth = picked.prefix.length;
  const refs = ways(asked, picked).map((path) => path.split("/")[depth]);
  return [...new Set(refs.filter((ref) => ref !== undefined))];
}

/** The refs one would expect to follow, and cannot have. */
export function refused(asked: Asked, whole: Picked): { ref: string; reason: Message }[] {
  const picked = reopened(asked, whole);
  const open = new Set(following(asked, picked));
  const start = join(picked.prefix);
  return asked.barred
    .filter(({ path }) => leads(path, start) && path.split("/").length === picked.prefix.length + 1)
    .map(({ path, reason }) => ({ ref: path.split("/").at(-1)!, reason }))
    .filter(({ ref }) => !open.has(ref));
}

/**
 * The refs by which one gets to this one: usually itself. A thing further on may be pointed at directly if only one way leads to
 * it (a canal, once its card is chosen); a thing of another path puts back what was picked of this one (another card).
 */
function wayTo(asked: Asked, picked: Picked, ref: string): readonly string[] | null {
  for (let depth = picked.prefix.length; depth >= 0; depth--) {
    const prefix = picked.prefix.slice(0, depth);
    const found = new Set<string>();
    for (const path of ways(asked, { ...picked, prefix })) {
      const refs = path.split("/");
      const place = refs.indexOf(ref, depth);
      if (place === depth) return [...prefix, ref];
      if (place > depth && depth > 0) found.add(join(refs.slice(0, place + 1)));
    }
    if (found.size === 1) return [...found][0]!.split("/");
  }
  return null;
}

/** All that can be said of a ref now. */
export function pointer(asked: Asked, picked: Picked, ref: string): Pointer {
  const way = wayTo(asked, reopened(asked, picked), ref);
  const start = way && join(way);
  const offers = start === null ? [] : asked.offers.filter((offer) => leads(offer.path, start));
  const barred = refused(asked, picked).find((one) => one.ref === ref);
  const inChosen = picked.chosen.filter((path) => path.split("/").includes(ref)).length;
  return {
    open: way !== null,
    reason: way === null && barred ? barred.reason : null,
    outcome: offers.length === 1 || offers.some((offer) => offer.path === start) ? (offers[0]?.outcome ?? null) : null,
    picked: inChosen + (picked.prefix.includes(ref) ? 1 : 0),
    count: offers.length === 1 ? offers[0]!.count : 1,
  };
}

/** What comes of a ref whichever way one goes on from it: a person costs the same in every house. */
export function agreedOutcome(asked: Asked, picked: Picked, ref: string): Message | null {
  const way = wayTo(asked, reopened(asked, picked), ref);
  const outcomes = way ? asked.offers.filter(({ path }) => leads(path, join(way))).map(({ outcome }) => outcome) : [];
  const isAgreed = new Set(outcomes.map((outcome) => JSON.stringify(outcome))).size === 1;
  return isAgreed ? outcomes[0]! : null;
}

/** Point at a ref. Pointing at what cannot be had changes nothing. */
export function point(asked: Asked, whole: Picked, ref: string): Picked {
  const picked = reopened(asked, whole);
  const way = wayTo(asked, picked, ref);
  if (!way) return whole;
  const start = join(way);
  const on = ways(asked, { ...picked, prefix: way });
  // Beyond the first thing pointed at, a way without a fork is walked to its end.
  if (on.length === 1 && (on[0] === start || way.length > 1)) return { chosen: [...picked.chosen, on[0]!], prefix: [] };
  return { ...picked, prefix: way };
}

/** Put the last thing picked back, or a certain one; what led to it stays picked. */
export function putBack(picked: Picked, ref = lastPicked(picked).at(-1)): Picked {
  if (ref === undefined) return picked;
  const depth = picked.prefix.indexOf(ref);
  if (depth >= 0) return { ...picked, prefix: picked.prefix.slice(0, depth) };
  const place = picked.chosen.findLastIndex((path) => path.split("/").includes(ref));
  if (place < 0) return picked;
  const refs = picked.chosen[place]!.split("/");
  const chosen = picked.chosen.filter((_, index) => index !== place);
  return { chosen, prefix: picked.prefix.length > 0 ? picked.prefix : refs.slice(0, refs.indexOf(ref)) };
}

/** The reply, if what has been picked is one. A way may end where another goes on: then it is for the person to say. */
export function reply(asked: Asked, picked: Picked): string[] | null {
  const start = join(picked.prefix);
  const chosen = start && left(asked, picked).get(start) ? [...picked.chosen, start] : [...picked.chosen];
  if (start && chosen.length === picked.chosen.length) return null;
  return chosen.length >= asked.least && chosen.length <= asked.most ? chosen : null;
}

/** Is there nothing left to decide, so that it can be sent without a further click? */
export function settled(asked: Asked, picked: Picked): boolean {
  return asked.most === 1 && picked.chosen.length === 1;
}

/** Is this the one answer that is allowed: all that may still be pointed at, and nothing but that and what is picked? */
export function isAllowed(allowed: readonly string[], picked: Picked, paths: readonly string[]): boolean {
  const refs = paths.flatMap((path) => path.split("/"));
  const had = [...picked.prefix, ...picked.chosen.flatMap((path) => path.split("/"))];
  return (
    refs.length > 0 &&
    allowed.every((ref) => refs.includes(ref)) &&
    refs.every((ref) => [...allowed, ...had].includes(ref))
  );
}
