/** Another table waits for me: one click, and I am there. Bots and lessons can wait: only where people do it is said. */
import { Link } from "wouter";
import { Icon } from "../design/Icon.js";
import type { TableState } from "../protocol/index.js";
import { useMyTables, useMyTablesStream } from "../shell/myTables.js";
import { otherPeople } from "../shell/tableTexts.js";
import { useWords } from "../words/Speaking.js";

export function Elsewhere({ here }: { here: string }) {
  const words = useWords();
  useMyTablesStream();
  const mine = useMyTables((known) => known.tables) ?? [];
  const waiting = mine.filter(
    ({ asked, seat, table }) => asked && table.id !== here && otherPeople(table as TableState, seat).length > 0,
  );
  if (!waiting[0]) return null;
  return (
    <Link
      href={`/t/${waiting[0].table.id}`}
      className="elsewhere"
      title={words("table-elsewhere", { count: waiting.length })}
    >
      <Icon name="bell" />
      <span className="sr">{words("table-elsewhere", { count: waiting.length })}</span>
      <b aria-hidden="true">{waiting.length}</b>
    </Link>
  );
}
