/** What was agreed when the table was opened. It cannot be changed any more, so these are facts, not switches. */
import type { TableState } from "../protocol/index.js";
import { clockRulesText } from "../shell/tableTexts.js";
import { useWords } from "../words/Speaking.js";

export function Agreed({ table }: { table: TableState }) {
  const words = useWords();
  const value = (one: string) => (words.has(`option-${one}`) ? words(`option-${one}`) : one);
  const facts = [
    [words("new-players"), `${table.seats.length}`],
    [words("new-pace"), clockRulesText(words, table.clock)],
    ...(table.clock.bank ? [[words("room-vacation"), words(table.clock.vacation ? "option-yes" : "option-no")]] : []),
    [words("room-listed"), words(table.listed ? "room-listed-yes" : "room-listed-no")],
    [words("room-undo"), words("room-undo-what")],
    ...Object.entries(table.settings).map(([name, set]) => [words(`option-${table.game}-${name}`), value(set)]),
  ];
  return (
    <section aria-labelledby="agreed">
      <h2 id="agreed">{words("room-agreed")}</h2>
      <dl className="agreed-facts">
        {facts.map(([name, fact]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{fact}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
