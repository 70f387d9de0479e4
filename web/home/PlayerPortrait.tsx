import { COLOURS } from "../design/colours.js";
import { chance } from "../design/portrait/chance.js";
import { type Group, Portrait } from "../design/portrait/index.js";

const GUILDS: readonly Group[] = ["merchant", "artist", "scholar", "craftsman", "bureaucrat", "entertainer"];

/** A face for a player, always the same for the same one. Nobody is asked who they are, so chance decides. */
export function PlayerPortrait({ player }: { player: string }) {
  const draw = chance(`player|${player}`);
  const [group, colour, woman] = [draw.pick(GUILDS), draw.pick(COLOURS.slice(0, 6)), draw.happens(0.5)];
  return <Portrait id={player} group={group} colour={colour} woman={woman} />;
}
