/** What would come of a work, in words that say whose the points are. */
import type { Arms } from "../../protocol/flandern.js";
import type { Message } from "../../protocol/index.js";
import type { Drawn } from "../../table/drawing.js";
import { useWords } from "../../words/Speaking.js";
import type { Words } from "../../words/words.js";
import { guildName } from "./names.js";
import { ownGuilds } from "./seats.js";

export function useOutcome(drawn: Drawn<"flandern">): (said: Message, arms: Arms) => string {
  const words = useWords();
  return (said, arms) => outcomeTold(words, said, arms, drawn);
}

export function outcomeTold(words: Words, said: Message, arms: Arms, drawn: Drawn<"flandern">): string {
  if (said.id !== "outcome-guild") return words.say(said);
  const own = ownGuilds(drawn).includes(arms);
  return words(own ? "fl-pays-you" : "fl-pays-guild", { ...said.args, guild: guildName(words, arms) });
}
