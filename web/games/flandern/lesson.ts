/** Flandern 1302: four rounds. A town is won and scored, a building site set up and completed, the cards are picked up. */

import { colourClass } from "../../design/colours.js";
import { isUnpicked, type LessonScene, type LessonScript, othersOf, type Remarks } from "../../lesson/script.js";
import type { Town, TownView } from "../../protocol/flandern.js";
import { isShut, laidOn, playOf, spacesOf } from "./laid.js";
import { layoutOf, siteOf } from "./layout.js";
import { tileOf } from "./tileKinds.js";

type Land = LessonScene<"flandern">;

const isAsked = ({ asked }: Land, why: string) => asked?.why === why;
const isChoosing = (scene: Land) => isAsked(scene, "choose-cards");
const isBuilding = (scene: Land) => isAsked(scene, "build");
const guildOf = ({ view, me }: Land) => view.players[me]!.guild;
const handOf = ({ view, me }: Land) => view.players[me]!.hand;
const playedOf = ({ view, me }: Land) => view.players[me]!.played;
const plan = (town: Town | undefined) => (town ? [`.fl-town[data-at="town:${town}"]`] : []);
/** On the phone a town is looked at large: so small its spaces and figures cannot be made out. */
const large = (town: Town | undefined) => plan(town).map((one) => `${one} .fl-open`)[0] ?? "";

/** The town with the fewest free spaces whose card is in hand. */
function nearlyFull(scene: Land): TownView | undefined {
  const held = scene.view.towns.filter(({ town, scored }) => !scored && handOf(scene).includes(town));
  return held.sort((a, b) => a.free.length - b.free.length)[0];
}

const scoredTown = ({ view }: Land) => view.towns.find((town) => town.scored);
const townOf = ({ view }: Land, space: string) => view.towns.find((town) => town.site === siteOf(space));

/** The way to lay a tile of one's own guild that is worth most, by what the question itself says would come of it. */
function bestBuild(scene: Land, worth: (tile: string, space: string, after: number) => number): string[] {
  const ways = (scene.asked?.offers ?? [])
    .map(({ path, outcome }) => ({ refs: path.split("/"), after: Number(outcome?.args.after ?? 0) }))
    .map(({ refs, after }) => ({ refs, after, tile: refs[0]!.slice(5), space: refs[1]?.slice(6) ?? "" }))
    .filter(({ refs, tile }) => refs[0]!.startsWith("tile:") && tileOf(tile).arms === guildOf(scene))
    .map((way) => ({ ...way, worth: worth(way.tile, way.space, way.after) + tileOf(way.tile).masters / 10 }));
  return ways.sort((a, b) => b.worth - a.worth)[0]?.refs ?? [];
}

const bestPay = (scene: Land) => bestBuild(scene, (_tile, _space, after) => after);

/** The town in which that is. */
const payingTown = (scene: Land) => townOf(scene, bestPay(scene)[1]?.slice("space:".length) ?? "");

/** A site has time where much is free, and is completed with the card of its town: it must be in hand. */
const bestSite = (scene: Land) =>
  bestBuild(scene, (_tile, space) => {
    const town = townOf(scene, space);
    return town && handOf(scene).includes(town.town) ? town.free.length : 0;
  });

/** The building site of one's own guild, whose card is in hand or has just been played. */
function ownSite(scene: Land): string | undefined {
  const { view } = scene;
  const sites = layoutOf(view.board).sites.flatMap((site) => spacesOf(view, site));
  return sites
    .map(({ id }) => id)
    .find((id) => {
      const laid = laidOn(view, id);
      return laid?.building && laid.tile.arms === guildOf(scene) && !townOf(scene, id)?.scored;
    });
}

const siteTown = (scene: Land) => townOf(scene, ownSite(scene) ?? "");

/** How many districts of a town lie under a building site. */
const sitesIn = ({ view }: Land, { site }: TownView) =>
  layoutOf(view.board)
    .sites.filter(({ id }) => id === site)
    .flatMap((one) => spacesOf(view, one))
    .filter(({ id }) => laidOn(view, id)?.building).length;

/** A town with as many gates as any that have not been opened. */
function gated({ view }: Land): TownView | undefined {
  const { sites } = layoutOf(view.board);
  const shut = ({ site }: TownView) =>
    sites.filter(({ id }) => id === site).flatMap(({ gates }) => gates.filter((gate) => isShut(view, gate))).length;
  return view.towns.filter(({ scored }) => !scored).sort((a, b) => shut(b) - shut(a))[0];
}

/** The guilds that share the ranks from this one on, and what each of them gets; none, if one has it alone. */
function tiedFrom({ shares }: TownView, rank: number): { tied: string | string[]; pays: number } {
  const first = shares[rank];
  const tied = shares.filter((one) => one.districts === first?.districts && one.masters === first.masters);
  return { tied: tied.length > 1 ? tied.map(({ guild }) => `arms:${guild}`) : "none", pays: first?.points ?? 0 };
}

/** A church district of the town one leads, where a cathedral brings a point more; or any other. */
function forCathedral(scene: Land): string {
  const refs = scene.asked?.offers.map(({ path }) => path) ?? [];
  const worth = (ref: string) => {
    const space = ref.slice("space:".length);
    const leads = townOf(scene, space)?.shares[0]?.guild === guildOf(scene);
    return (leads ? 100 : 0) + (townOf(scene, space)?.value ?? 0) - (laidOn(scene.view, space)?.building ? 200 : 0);
  };
  return [...refs].sort((a, b) => worth(b) - worth(a))[0] ?? "";
}

export const script: LessonScript<"flandern"> = [
  {
    id: "flandern-welcome",
    when: () => true,
    about: () => [".fl-towns", ".fl-stamps"],
    args: (scene) => ({ rounds: scene.view.round - 1, others: othersOf(scene) }),
  },
  { id: "flandern-hand", when: isChoosing, about: () => [".fl-hand"], read: "h" },
  {
    id: "flandern-choose",
    when: (scene) => isChoosing(scene) && nearlyFull(scene) !== undefined,
    must: (scene) => [`card:${nearlyFull(scene)!.town}`, "influence:1"],
    args: (scene) => ({ card: `card:${nearlyFull(scene)!.town}` }),
  },
  {
    id: "flandern-order",
    when: ({ view }) => view.phase === "act",
    opens: () => ".fl-strip .all",
    about: () => [".fl-seat .standing", ".fl-chip .cards i"],
    args: ({ view, me }) => ({
      influence: playOf(view, me)?.influence ?? 0,
      order: view.order.map((seat) => `seat:${seat}`),
    }),
  },
  {
    id: "flandern-golden",
    when: ({ view }) => view.phase === "act" && view.own?.golden !== null,
    // Where neither the board nor another view has room for its panel, the starting player's mark is the card.
    about: () => [".fl-golden", ".table:not(:has(.dock-area > .tabs)) .fl-chip .starts"],
    args: ({ view }) => ({ card: `golden:${view.own?.golden}`, kind: view.own?.golden ?? "" }),
  },
  // What a tile needs is said when one has the tiles before one; what a town is worth, when one looks for a space.
  {
    id: "flandern-guild",
    when: (scene) => isBuilding(scene) && payingTown(scene) !== undefined,
    opens: (scene) => large(payingTown(scene)?.town),
    // Its seat, and the districts that are spoken of: those with Guild Masters.
    about: (scene) => [
      ".fl-seat.own",
      ".fl-chip.own",
      ...plan(payingTown(scene)?.town).map((one) => `${one} .district.${colourClass(guildOf(scene))}:has(.master)`),
    ],
    args: (scene) => ({ guild: `arms:${guildOf(scene)}` }),
  },
  {
    id: "flandern-tile",
    when: (scene) => isBuilding(scene) && bestPay(scene).length > 0 && isUnpicked(scene),
    must: (scene) => bestPay(scene).slice(0, 1),
    args: (scene) => ({ tile: bestPay(scene)[0]!, masters: tileOf(bestPay(scene)[0]!.slice(5)).masters }),
  },
  {
    id: "flandern-town",
    after: "flandern-tile",
    when: (scene) => isBuilding(scene) && payingTown(scene) !== undefined,
    opens: (scene) => large(payingTown(scene)?.town),
    about: (scene) => plan(payingTown(scene)?.town),
    read: "b",
    args: (scene) => {
      const town = payingTown(scene)!;
      const mine = town.shares.find(({ guild }) => guild === guildOf(scene));
      const { tied, pays } = tiedFrom(town, 0);
      const said = { town: `town:${town.town}`, value: town.value, points: mine?.points ?? 0 };
      return { ...said, sites: sitesIn(scene, town), tied, half: pays };
    },
  },
  {
    id: "flandern-space",
    after: "flandern-tile",
    when: (scene) => isBuilding(scene) && bestPay(scene).length > 0,
    must: (scene) => bestPay(scene).slice(0, 2),
    args: (scene) => {
      const town = townOf(scene, bestPay(scene)[1]!.slice("space:".length));
      return { town: `town:${town?.town}`, free: town?.free.length ?? 0 };
    },
  },
  {
    id: "flandern-cathedral",
    when: (scene) => isAsked(scene, "place-cathedral"),
    must: (scene) => [forCathedral(scene)],
    args: (scene) => ({ town: `town:${townOf(scene, forCathedral(scene).slice("space:".length))?.town}` }),
  },
  {
    id: "flandern-scored",
    when: (scene) => scoredTown(scene) !== undefined,
    opens: (scene) => large(scoredTown(scene)?.town),
    about: (scene) => plan(scoredTown(scene)?.town),
    args: (scene) => {
      const { town, value, shares } = scoredTown(scene)!;
      const mine = shares.find(({ guild }) => guild === guildOf(scene));
      return { town: `town:${town}`, value, points: mine?.points ?? 0 };
    },
  },
  {
    id: "flandern-ranks",
    after: "flandern-scored",
    when: () => true,
    opens: (scene) => large(scoredTown(scene)?.town),
    about: (scene) => plan(scoredTown(scene)?.town),
    args: (scene) => tiedFrom(scoredTown(scene)!, 1),
  },
  {
    id: "flandern-influence",
    after: "flandern-ranks",
    when: isChoosing,
    about: () => [".fl-influence"],
    args: ({ view, me }) => ({ influence: view.players[me]!.influence }),
  },
  {
    id: "flandern-site",
    after: "flandern-ranks",
    when: (scene) => isChoosing(scene) && handOf(scene).includes("building-site"),
    must: () => ["card:building-site"],
  },
  {
    id: "flandern-lay-site",
    when: (scene) => isAsked(scene, "set-up-site") && bestSite(scene).length > 0,
    must: (scene) => bestSite(scene).slice(0, 2),
    about: (scene) => plan(townOf(scene, bestSite(scene)[1]!.slice("space:".length))?.town),
    args: (scene) => ({
      tile: bestSite(scene)[0]!,
      town: `town:${townOf(scene, bestSite(scene)[1]!.slice("space:".length))?.town}`,
    }),
  },
  {
    id: "flandern-golden-site",
    when: (scene) => isAsked(scene, "set-up-site") && bestSite(scene).length === 0,
    free: true,
  },
  {
    id: "flandern-churches",
    after: "flandern-lay-site",
    when: isChoosing,
    opens: (scene) => large(gated(scene)?.town),
    about: () => [".fl-plan .gate", ".fl-letters"],
  },
  {
    id: "flandern-complete-card",
    after: "flandern-lay-site",
    when: (scene) => isChoosing(scene) && handOf(scene).includes(siteTown(scene)?.town ?? ""),
    must: (scene) => [`card:${siteTown(scene)?.town}`],
    about: (scene) => plan(siteTown(scene)?.town),
    args: (scene) => ({ card: `card:${siteTown(scene)?.town}` }),
  },
  {
    id: "flandern-complete",
    after: "flandern-complete-card",
    when: (scene) => isBuilding(scene) && scene.asked!.offers.some(({ path }) => path === `complete:${ownSite(scene)}`),
    must: (scene) => [`complete:${ownSite(scene)}`],
  },
  { id: "flandern-covered", after: "flandern-scored", when: ({ view }) => view.covered.length > 0 },
  {
    id: "flandern-pick-up",
    after: "flandern-lay-site",
    when: (scene) => isChoosing(scene) && playedOf(scene).length > 1,
    must: () => ["card:pick-up"],
  },
  { id: "flandern-set-up", after: "flandern-pick-up", when: isChoosing },
  { id: "flandern-end", after: "flandern-pick-up", when: isChoosing },
];

/** What a step is about is not told before it; and of cards that were turned only what was done with them. */
export const remarks: Remarks = ({ kind, deed, seq }, turns, me) => {
  if (kind !== "table") return null;
  const acted = turns.some((turn) => turn.kind === "turn" && turn.seat !== me && turn.seq >= seq);
  return deed?.id === "town-is-scored" || (deed?.id === "reveals" && acted) ? [] : null;
};
