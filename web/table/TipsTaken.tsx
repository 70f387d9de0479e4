/** At the end: how often somebody asked a bot what it would do. */
import { More } from "../words/More.js";
import { useWords } from "../words/Speaking.js";
import { useTable } from "./tableStore.js";

export function TipsTaken() {
  const tips = useTable(({ match }) => match.table?.seats.reduce((sum, seat) => sum + seat.tips, 0) ?? 0);
  return tips > 0 ? (
    <More pages={["tip"]}>
      <Taken tips={tips} />
    </More>
  ) : null;
}

function Taken({ tips }: { tips: number }) {
  return <p className="note">{useWords()("tip-taken", { tips })}</p>;
}
