/** The next table that waits for me: in the bar on top, and beside the prompt once I have answered here. */
import { Link } from "wouter";
import { Icon } from "../design/Icon.js";
import type { TableState } from "../protocol/index.js";
import { useMyTables, useMyTablesStream } from "../shell/myTables.js";
import { type Next, nextTable } from "../shell/nextTable.js";
import { gameTitle, othersAt } from "../shell/tableTexts.js";
import { useWords } from "../words/Speaking.js";
import type { Words } from "../words/words.js";
import "./next-table.css";

const useNext = (here: string): Next | null => nextTable(useMyTables((known) => known.tables) ?? [], here);

/** Which it is, and how many wait besides. */
function whichText(words: Words, { next, others }: Next): string {
  const table = next.table as TableState;
  const what = { game: gameTitle(words, table.game), names: words.list(othersAt(table, next.seat)), others };
  return words("table-next-table-which", what);
}

/** In the bar on top: an arrow and how many wait. */
export function NextInBar({ here }: { here: string }) {
  const words = useWords();
  useMyTablesStream(() => words("home-guest"));
  const found = useNext(here);
  if (!found) return null;
  const which = whichText(words, found);
  return (
    <Link href={`/t/${found.next.table.id}`} className="next-in-bar" title={which} data-key="j">
      <Icon name="right" />
      <span className="sr">{which}</span>
      <b aria-hidden="true">{found.others + 1}</b>
    </Link>
  );
}

/** Beside the prompt: the one bright button, for here nothing is left to do. */
export function NextTable({ here }: { here: string }) {
  const words = useWords();
  const found = useNext(here);
  if (!found) return null;
  const { next, others } = found;
  return (
    <Link href={`/t/${next.table.id}`} className="btn go next-table" title={whichText(words, found)} data-key="j">
      <Icon name="right" />
      <span className="wide" aria-hidden="true">
        {words("table-next-table-game", { game: gameTitle(words, next.table.game) })}
      </span>
      <span className="narrow" aria-hidden="true">
        {words("table-next-table-short")}
      </span>
      <span className="sr">{whichText(words, found)}</span>
      {others > 0 && <b aria-hidden="true">+{others}</b>}
    </Link>
  );
}
