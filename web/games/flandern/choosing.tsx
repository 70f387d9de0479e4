/** Choosing a guild: its coat of arms, its trade, and the town that goes with it. */
import type { Arms } from "../../protocol/flandern.js";
import type { SeatChoice } from "../../table/drawing.js";
import { useWords } from "../../words/Speaking.js";
import { TOWNS } from "./ActionCard.js";
import { useGuildName } from "./names.js";
import { Shield } from "./Shield.js";
import { ARMS } from "./tileKinds.js";

/** Those that people lead; nobody leads the grey one, and the Church is none. */
const GUILDS = ARMS.slice(0, 4);

const Sign = ({ value }: { value: string }) => <Shield arms={value as Arms} />;

function Facts({ value }: { value: string }) {
  const factsOf = useFacts();
  return <small>{factsOf(value)}</small>;
}

function useName() {
  const guildName = useGuildName();
  return (value: string) => guildName(value as Arms);
}

function useFacts() {
  const words = useWords();
  return (value: string) => words("fl-town-of-guild", { town: `town:${TOWNS[ARMS.indexOf(value as Arms)]}` });
}

export const choosing: SeatChoice = { values: GUILDS, useName, useFacts, Sign, Facts };
