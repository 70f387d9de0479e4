/** What would come of a work, in words that say whose the points are. */
import type { Arms } from "../../protocol/flandern.js";
import type { Message } from "../../protocol/index.js";
import type { Drawn } from "../../table/drawing.js";
import { useWords } from "../../words/Speaking.js";
import { useGuildName } from "./names.js";
import { ownGuilds } from "./seats.js";

export function useOutcome(drawn: Drawn<"flandern">): (said: Message, arms: Arms) => string {
  const words = useWords();
  const guildOf = useGuildName();
  const own = ownGuilds(drawn);
  return (said, arms) => {
    if (said.id !== "outcome-guild") return words.say(said);
    return words(own.includes(arms) ? "fl-pays-you" : "fl-pays-guild", { ...said.args, guild: guildOf(arms) });
  };
}
