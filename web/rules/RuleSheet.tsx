/** A rule over the table: the section that explains what was pointed at, why what is barred is barred, and what else lies near. */
import { useEffect, useRef } from "react";
import { Icon } from "../design/Icon.js";
import { Sheet } from "../design/Sheet.js";
import { namesAt } from "../table/chairs.js";
import { usePointing } from "../table/pointing.js";
import { askRule, shutRule, type Wanted } from "../table/rule.js";
import { useSitting } from "../table/store.js";
import { capital } from "../words/capital.js";
import { useWords } from "../words/Speaking.js";
import { Near } from "./Near.js";
import { Reading } from "./Reading.js";
import { type Book, nearest } from "./rulebook.js";
import { SectionText } from "./SectionText.js";
import "./sheet.css";
import { PLAYERS } from "./scene.js";

export function RuleSheet({ wanted }: { wanted: Wanted }) {
  const table = useSitting((sitting) => sitting.course.table);
  return (
    <Reading game={wanted.game} players={table ? namesAt(table) : PLAYERS}>
      {(book) => <Opened wanted={wanted} book={book} />}
    </Reading>
  );
}

function Opened({ wanted, book }: { wanted: Wanted; book: Book }) {
  const words = useWords();
  const pointing = usePointing();
  const top = useRef<HTMLDivElement>(null);
  const section = nearest(book.sections, wanted.things);
  const id = section?.id;
  // Another section begins at its beginning.
  // biome-ignore lint/correctness/useExhaustiveDependencies: that is when
  useEffect(() => {
    top.current?.scrollIntoView();
  }, [id]);
  if (!section) return null;
  const { barred } = wanted;
  const turnTo = (other: string) => askRule({ game: wanted.game, things: [`#${other}`] });
  return (
    <Sheet title={words(`rule-${id}`)} close={words("table-close")} onClose={shutRule} className="rule-sheet">
      <div ref={top} className="rule-read">
        {barred && (
          <p className="barred">
            <b>{capital(words.name(barred.ref))}:</b> {words.say(barred.reason)}
          </p>
        )}
        <SectionText section={section} book={book} onSection={turnTo} />
        <Near pointing={pointing} book={book} section={section} onSection={turnTo} />
        <a className="btn" href={`/rules/${wanted.game}#${id}`} target="_blank" rel="noopener">
          <Icon name="log" />
          {words("rules-whole")}
        </a>
      </div>
    </Sheet>
  );
}
