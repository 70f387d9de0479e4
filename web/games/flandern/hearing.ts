/** Flandern 1302 for the ear: what a seat has, and where a space lies. */
import type { Player } from "../../protocol/flandern.js";
import type { Hearing } from "../../table/ear.js";
import type { Words } from "../../words/words.js";
import { sideTold, siteTold, touchTold } from "./geography.js";
import { layoutOf } from "./layout.js";
import { spaceIn } from "./lit.js";
import { guildsOf } from "./seats.js";

const cards = (words: Words, names: readonly string[]) =>
  names.length > 0 ? names.map((card) => words.name(`card:${card}`)).join(", ") : words("none");

const has = (words: Words, player: Player) => [
  words("spoken-flandern-guilds", {
    guilds: guildsOf(player)
      .map((guild) => words.name(`arms:${guild}`))
      .join(", "),
  }),
  words("spoken-hand", { cards: cards(words, player.hand) }),
  words("spoken-flandern-played", { cards: cards(words, player.played), influence: player.influence }),
];

export const hearing: Hearing<"flandern"> = {
  hand({ view, me }, words) {
    const golden = view.own?.golden;
    return [...has(words, view.players[me!]!), golden ? words("own-golden", { card: `golden:${golden}` }) : ""];
  },
  rival({ view, chairs }, seat, words) {
    const { name, points } = chairs[seat]!;
    return [words("spoken-rival", { name, points }), ...has(words, view.players[seat]!)].join(" ");
  },
  thing(ref, { view }, words) {
    const site = layoutOf(view.board).sites.find(({ id }) => ref === `site:${id}`);
    if (site) return `${words("fl-lay-here", { site: site.label })}: ${siteTold(site, words)}`;
    const id = spaceIn(ref);
    if (!id) return null;
    const shape = layoutOf(view.board)
      .sites.flatMap(({ centre, spaces, suburbs }) => [centre, ...spaces, ...suburbs])
      .find((space) => space.id === id)?.shape;
    return [words.name(ref), shape && words(`fl-space-${shape}`), sideTold(view, id, words), touchTold(view, id, words)]
      .filter(Boolean)
      .join(", ");
  },
  about: ({ args }, { view }, words) =>
    typeof args.space === "string" ? sideTold(view, spaceIn(args.space) ?? "", words) : "",
};
