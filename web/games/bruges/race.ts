/** The race for a majority: what each seat has of it, who is alone ahead, and that in words. */
import type { BrugesView, Majority, Player } from "../../protocol/bruges.js";
import type { Drawn } from "../../table/drawing.js";
import type { Words } from "../../words/words.js";

export const counted = (player: Player, majority: Majority): number =>
  majority === "reputation"
    ? player.reputation
    : majority === "people"
      ? player.houses.filter((house) => house.person).length
      : player.canals.reduce((sum, canal) => sum + canal.built, 0);

/** The counts of all seats, and which of them is alone ahead. */
export function race(view: BrugesView, majority: Majority): { counts: number[]; most: number; ahead: number | null } {
  const counts = view.players.map((player) => counted(player, majority));
  const most = Math.max(...counts);
  const first = counts.filter((one) => one === most);
  return { counts, most, ahead: first.length === 1 ? counts.indexOf(most) : null };
}

/** "Anna leads 4–2". */
export function raceTold(
  words: Words,
  { view, chairs, me }: Pick<Drawn<"bruges">, "view" | "chairs" | "me">,
  majority: Majority,
): string {
  const { counts, most, ahead } = race(view, majority);
  const next = Math.max(0, ...counts.filter((_, seat) => seat !== ahead));
  const name = ahead === null ? "" : chairs[ahead]!.name;
  const id = ahead === null ? "bruges-race-tied" : ahead === me ? "bruges-race-own" : "bruges-race-rival";
  return words(id, { name, most, next });
}
