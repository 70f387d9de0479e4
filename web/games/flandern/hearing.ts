/** Flandern 1302 for the ear: what a seat has, and where a space lies. */
import type { FlandernView, Player, TownView } from "../../protocol/flandern.js";
import type { Heard } from "../../protocol/index.js";
import type { Hearing } from "../../table/ear.js";
import { laterThan } from "../../table/later.js";
import { lastPicked } from "../../table/picking.js";
import { idOf } from "../../table/refs.js";
import type { Words } from "../../words/words.js";
import { groupsOf } from "./choosable.js";
import { sideTold, siteTold, touchTold } from "./geography.js";
import { laidOn } from "./laid.js";
import { layoutOf, siteOf } from "./layout.js";
import { spaceIn } from "./lit.js";
import { districtName, tileName } from "./names.js";
import { outcomeTold } from "./outcomes.js";
import { piecesLeft } from "./piecesLeft.js";
import { guildsOf } from "./seats.js";
import { left, tileOf } from "./tileKinds.js";

const cards = (words: Words, names: readonly string[]) =>
  names.length > 0 ? names.map((card) => words.name(`card:${card}`)).join(", ") : words("none");

/** Tiles of each guild that somebody leads: with none of a shape left, a space of that shape is for others. */
const stockTold = (words: Words, { stock }: FlandernView, player: Player) =>
  guildsOf(player)
    .map((guild) =>
      words("spoken-flandern-stock", {
        guild: words.name(`arms:${guild}`),
        small: left(stock, guild, "small"),
        medium: left(stock, guild, "medium"),
        large: left(stock, guild, "large"),
      }),
    )
    .join(" ");

const has = (words: Words, view: FlandernView, player: Player) => [
  words("spoken-flandern-guilds", {
    guilds: guildsOf(player)
      .map((guild) => words.name(`arms:${guild}`))
      .join(", "),
  }),
  words("spoken-hand", { cards: cards(words, player.hand) }),
  words("spoken-flandern-played", { cards: cards(words, player.played), influence: player.influence }),
  stockTold(words, view, player),
];

/** What all build with. */
const commonsTold = (words: Words, view: FlandernView) =>
  `${piecesLeft(view)
    .map(([, count, id]) => words(id, { count }))
    .join(". ")}.`;

/** By these a town is worth more, or another leads there. */
const CHANGES = ["builds", "completes", "places-cathedral", "places-guild-master"];

const spaceOf = ({ args }: Heard) => (typeof args.space === "string" ? spaceIn(args.space) : null);

/** "Liège worth 3, yellow leads". Where more has been built in the town since, that says it; and what is scored has been paid. */
function worthTold(view: FlandernView, event: Heard, words: Words): string {
  const site = siteOf(spaceOf(event)!);
  const town = view.towns.find((one) => one.site === site && !one.scored);
  const isIn = (later: Heard) => CHANGES.includes(later.id) && siteOf(spaceOf(later) ?? "") === site;
  if (!town || laterThan((other) => other === event).some(isIn)) return "";
  // By rank: whoever has as much as the first leads with it, whatever a tie is paid.
  const [best] = town.shares;
  const first = town.shares.filter(
    ({ districts, masters }) => districts === best?.districts && masters === best.masters,
  );
  return words("spoken-flandern-worth", {
    town: `town:${town.town}`,
    value: town.value,
    guilds: words.list(first.map(({ guild }) => words.name(`arms:${guild}`))),
    count: first.length,
  });
}

/** A town as it stands: what it is worth, and what each guild has in it. */
function townTold({ town, scored, value, shares, free }: TownView, words: Words): string {
  const name = words.name(`town:${town}`);
  if (scored) return words("spoken-flandern-scored", { town: name });
  const told = shares.map(({ guild, ...share }) => words("fl-share", { guild: words.name(`arms:${guild}`), ...share }));
  return `${name}: ${[words("fl-worth-now", { free: free.length, value }), ...told].join(". ")}.`;
}

const shapeOf = ({ board }: FlandernView, space: string) =>
  layoutOf(board)
    .sites.flatMap(({ centre, spaces, suburbs }) => [centre, ...spaces, ...suburbs])
    .find(({ id }) => id === space)?.shape;

export const hearing: Hearing<"flandern"> = {
  unsaid: "fl-hint-cross",
  // Where nothing goes with a card, the hint has nothing to ask: that it is picked is all there is to say.
  asks({ view, me, pointing: { asked, picked } }, words) {
    const what = lastPicked(picked);
    if (asked?.why !== "choose-cards" || what.length === 0 || view.players[me!]!.influence > 0) return "";
    return `${words("spoken-chosen", { what: [...what] })} ${words("spoken-enter")}`;
  },
  hand({ view, me }, words) {
    const golden = view.own?.golden;
    return [
      ...has(words, view, view.players[me!]!),
      golden ? words("own-golden", { card: `golden:${golden}` }) : "",
      commonsTold(words, view),
    ];
  },
  board({ view }, words) {
    const empty = layoutOf(view.board).sites.filter(({ id }) => !view.towns.some(({ site }) => site === id));
    return [
      ...view.towns.map((town) => townTold(town, words)),
      ...empty.map(({ label }) => `${words("fl-site", { site: label })}: ${words("fl-no-town")}.`),
      commonsTold(words, view),
    ];
  },
  rival({ view, chairs }, seat, words) {
    const { name, points } = chairs[seat]!;
    return [words("spoken-rival", { name, points }), ...has(words, view, view.players[seat]!)].join(" ");
  },
  thing(ref, { view }, words) {
    const site = layoutOf(view.board).sites.find(({ id }) => ref === `site:${id}`);
    if (site) return `${words("fl-lay-here", { site: site.label })}: ${siteTold(site, words)}`;
    const id = spaceIn(ref);
    if (!id) return null;
    const shape = shapeOf(view, id);
    return [words.name(ref), shape && words(`fl-space-${shape}`), sideTold(view, id, words), touchTold(view, id, words)]
      .filter(Boolean)
      .join(", ");
  },
  // In a list the tile alone: what it brings is said with the others of which it is true.
  listed(ref, { view, pointing: { asked } }, words) {
    if (ref.startsWith("tile:")) {
      const on = new Set(
        asked?.offers
          .map(({ path }) => path.split("/"))
          .filter(([tile]) => tile === ref)
          .map(([, space]) => space),
      );
      const fits = on.size > 0 && words("fl-fits", { count: on.size });
      const count = view.stock[idOf(ref)] ?? 0;
      return [tileName(words, tileOf(idOf(ref))), count > 1 && words("fl-left", { count }), fits]
        .filter(Boolean)
        .join(", ");
    }
    const space = spaceIn(ref);
    // That a building site is completed there, its own name says.
    if (!space || ref.startsWith("complete:")) return null;
    const laid = laidOn(view, space);
    const shape = shapeOf(view, space);
    const what = laid ? districtName(words, laid) : shape && words(`fl-space-${shape}`);
    const touches = laid ? "" : touchTold(view, space, words);
    return [words.name(ref), what, sideTold(view, space, words), touches].filter(Boolean).join(", ");
  },
  outcome(ref, said, drawn, words) {
    const [first = ""] = lastPicked(drawn.pointing.picked);
    const tile = [ref, first].find((one) => one.startsWith("tile:"));
    const laid = laidOn(drawn.view, spaceIn(ref) ?? "");
    const arms = tile ? tileOf(idOf(tile)).arms : laid?.tile.arms;
    return arms ? outcomeTold(words, said, arms, drawn) : null;
  },
  reason(ref, { view, pointing: { asked } }, words) {
    const tiles = asked ? groupsOf(asked, view.stock).flatMap((group) => group.tiles) : [];
    const why = tiles.find((one) => one.ref === ref)?.why;
    return why ? words(`fl-nowhere-${why}`) : null;
  },
  // What lies open before one is no option, and nothing on the page says so.
  gone({ view, me, pointing: { asked } }, words) {
    const played = view.players[me ?? -1]?.played ?? [];
    if (asked?.why !== "choose-cards" || played.length === 0) return "";
    return words("spoken-flandern-gone", { cards: cards(words, played) });
  },
  about(event, { view }, words) {
    const space = spaceOf(event);
    if (!space) return "";
    const worth = CHANGES.includes(event.id) ? worthTold(view, event, words) : "";
    return [sideTold(view, space, words), worth].filter(Boolean).join(". ");
  },
};
