/** The tiles of a question: which are on offer, how many spaces each fits, and why the others fit none. */
import type { Arms } from "../../protocol/flandern.js";
import type { Asked, Message } from "../../protocol/index.js";
import { ARMS, TILES, type Tile } from "./tileKinds.js";

export interface Choosable {
  tile: Tile;
  ref: string;
  left: number;
  /** The number of spaces it may go on. */
  fits: number;
  /** The best that would come of it, where that is known. */
  best: Message | null;
  reason: Message | null;
  /** Where it fits nowhere: what stands in its way, on the spaces of its shape or at its gate. */
  why: "borders" | "reach" | "gate" | null;
}

export interface ChoiceGroup {
  arms: Arms;
  tiles: readonly Choosable[];
}

function whyNowhere({ barred }: Asked, tile: string): Choosable["why"] {
  const found = new Set(barred.filter(({ path }) => path.startsWith(`${tile}/`)).map(({ reason }) => reason.id));
  // Most spaces are out of reach as a rule; it is those beside its own arms that it would have had.
  return found.has("barred-borders") ? "borders" : found.has("barred-no-long-side") ? "reach" : null;
}

/** What says it in a few words, so that all tiles have room; null where only the reason itself does. */
const whyNot = (asked: Asked, tile: string, reason: string | undefined): Choosable["why"] =>
  reason === "barred-no-gate" ? "gate" : reason === "barred-fits-nowhere" ? whyNowhere(asked, tile) : null;

const value = ({ args }: Message) => Number(args.after ?? args.value);

/** What it brings on the space where it brings most. A site to be completed later brings nothing yet. */
function bestOf({ offers }: Asked, tile: string): Message | null {
  const outcomes = offers.flatMap(({ path, outcome }) => (path.startsWith(`${tile}/`) && outcome ? [outcome] : []));
  const known = outcomes.filter(({ id }) => id === "outcome-guild" || id === "outcome-church");
  return known.reduce<Message | null>((best, one) => (best && value(best) >= value(one) ? best : one), null);
}

/** By arms, those of a seat before those of everybody. */
export function groupsOf(asked: Asked, stock: Readonly<Record<string, number>>): ChoiceGroup[] {
  const spaces = new Map<string, Set<string>>();
  for (const { path } of asked.offers) {
    const [tile, space = ""] = path.split("/");
    if (tile!.startsWith("tile:")) spaces.set(tile!, (spaces.get(tile!) ?? new Set()).add(space));
  }
  const reasons = new Map(asked.barred.map(({ path, reason }) => [path, reason]));
  const tiles = [...TILES.values()]
    .map((tile) => {
      const ref = `tile:${tile.kind}`;
      return {
        tile,
        ref,
        left: stock[tile.kind] ?? 0,
        fits: spaces.get(ref)?.size ?? 0,
        best: bestOf(asked, ref),
        reason: reasons.get(ref) ?? null,
        why: whyNot(asked, ref, reasons.get(ref)?.id),
      };
    })
    .filter(({ fits, reason }) => fits > 0 || reason);
  return ARMS.map((arms) => ({ arms, tiles: tiles.filter(({ tile }) => tile.arms === arms) })).filter(
    (group) => group.tiles.length > 0,
  );
}
