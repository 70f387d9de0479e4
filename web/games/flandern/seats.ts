/** Whose guilds are whose, and what the viewer has in mind. */
import type { Arms, FlandernView, Player, TownView } from "../../protocol/flandern.js";
import type { Drawn, Pointing } from "../../table/drawing.js";
import { lastPicked } from "../../table/picking.js";
import { idOf } from "../../table/refs.js";
import { type Tile, tileOf } from "./tileKinds.js";

/** The guilds that score for a seat: its own, and with two players the one under its influence. */
export const guildsOf = ({ guild, influenced }: Player): readonly Arms[] =>
  influenced ? [guild, influenced] : [guild];

/** What a town pays a seat, or would pay it now. */
export const paidBy = ({ shares }: TownView, player: Player): number =>
  shares.reduce((sum, { guild, points }) => sum + (guildsOf(player).includes(guild) ? points : 0), 0);

/** What a seat would get if all towns that are not full yet were scored now. */
export const expected = ({ towns, players }: FlandernView, seat: number): number =>
  towns.filter(({ scored }) => !scored).reduce((sum, town) => sum + paidBy(town, players[seat]!), 0);

export const ownGuilds = ({ view, me }: Drawn<"flandern">): readonly Arms[] =>
  me === null ? [] : guildsOf(view.players[me]!);

/** The seat that a guild scores for; null for grey. */
export function seatOf(players: readonly Player[], guild: string): number | null {
  const seat = players.findIndex((player) => guildsOf(player).some((one) => one === guild));
  return seat < 0 ? null : seat;
}

/** The town whose card is picked, waits to be revealed, or is being carried out. */
export function meantTown({ pointing, shown }: Drawn<"flandern">): string | null {
  const refs = [lastPicked(pointing.picked)[0], shown.waiting?.[0]?.split("/")[0], `${pointing.asked?.args.card}`];
  const ref = refs.find((one) => one?.startsWith("card:"));
  return ref ? idOf(ref) : null;
}

/** The tile that is picked and not yet laid. */
export function tileInHand({ picked }: Pointing): Tile | null {
  const ref = lastPicked(picked)[0];
  return ref?.startsWith("tile:") ? tileOf(idOf(ref)) : null;
}
