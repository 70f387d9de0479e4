/** A rule over the table: the section that explains what was pointed at, why what is barred is barred, and what else lies near. */
import { useEffect, useRef, useState } from "react";
import { Icon } from "../design/Icon.js";
import { Sheet } from "../design/Sheet.js";
import { KeyLists } from "../table/KeyLists.js";
import { askRule, shutRule, type Wanted } from "../table/rule.js";
import { useScreen } from "../table/screen.js";
import { capital } from "../words/capitalise.js";
import { More } from "../words/More.js";
import { useWords } from "../words/Speaking.js";
import { Reading } from "./Reading.js";
import { RelatedRules } from "./RelatedRules.js";
import { type Book, nearest } from "./rulebook.js";
import { SectionText } from "./SectionText.js";
import "./sheet.css";
import { PLAYERS } from "./scene.js";

export function RuleSheet({ wanted }: { wanted: Wanted }) {
  return (
    <Reading game={wanted.game} players={wanted.question?.players ?? PLAYERS}>
      {(book) => (
        <More pages={["rules"]}>
          <Opened wanted={wanted} book={book} />
        </More>
      )}
    </Reading>
  );
}

function Opened({ wanted, book }: { wanted: Wanted; book: Book }) {
  const words = useWords();
  const top = useRef<HTMLDivElement>(null);
  const phone = useScreen() === "phone";
  const [whole, readWhole] = useState<Wanted | null>(null);
  const section = nearest(book.sections, wanted.things);
  const id = section?.id;
  // Another section begins at its beginning.
  // biome-ignore lint/correctness/useExhaustiveDependencies: that is when
  useEffect(() => {
    top.current?.scrollIntoView();
  }, [id]);
  if (!section) return null;
  const turnTo = (other: string) => askRule({ ...wanted, things: [`#${other}`], barred: undefined, before: wanted });
  // On a phone why it is barred covers as little as it can: one is choosing from the board. The rule is a press away.
  const brief = phone && wanted.barred !== undefined && whole !== wanted;
  const { before } = wanted;
  const left = before && nearest(book.sections, before.things)?.id;
  if (brief) {
    return (
      <Sheet
        title={words(`rule-${id}`)}
        close={words("table-close")}
        onClose={shutRule}
        className="rule-sheet why-barred"
      >
        <p className="barred">{capital(wanted.barred!)}</p>
        <button type="button" className="btn sm quiet" onClick={() => readWhole(wanted)}>
          <Icon name="log" />
          {words("table-rule")}
        </button>
      </Sheet>
    );
  }
  return (
    <Sheet title={words(`rule-${id}`)} close={words("table-close")} onClose={shutRule} className="rule-sheet">
      <div ref={top} className="rule-read">
        {before && left && (
          <button type="button" className="btn sm quiet back-to" onClick={() => askRule(before)}>
            <Icon name="undo" />
            {words("rules-back-to", { section: words(`rule-${left}`) })}
          </button>
        )}
        {wanted.barred && <p className="barred">{capital(wanted.barred)}</p>}
        {/* Who asks by a key wants the keys as often as the rule: they come first, folded. */}
        {wanted.question && (
          <details>
            <summary>{words("menu-keys")}</summary>
            <KeyLists />
          </details>
        )}
        <SectionText section={section} book={book} onSection={turnTo} />
        {wanted.question && <RelatedRules {...wanted.question} book={book} section={section} onSection={turnTo} />}
        <a className="btn" href={`/rules/${wanted.game}#${id}`} target="_blank" rel="noopener">
          <Icon name="log" />
          {words("rules-whole")}
        </a>
      </div>
    </Sheet>
  );
}
