/** A table that one wants no more: asked first, for a game against bots ends by it. */
import { useState } from "react";
import { Button } from "../design/Button.js";
import { Icon } from "../design/Icon.js";
import { Sheet } from "../design/Sheet.js";
import type { MyTable, TableState } from "../protocol/index.js";
import { letGo } from "../shell/api.js";
import { otherPeople } from "../shell/tableTexts.js";
import { useAct } from "../shell/useAct.js";
import { More } from "../words/More.js";
import { useWords } from "../words/Speaking.js";

interface LetGoProps {
  mine: MyTable;
  /** What the table is called in the list. */
  title: string;
}

export function LetGo(props: LetGoProps) {
  return (
    <More pages={["people"]}>
      <Asking {...props} />
    </More>
  );
}

function Asking({ mine: { table: told, seat }, title }: LetGoProps) {
  const words = useWords();
  const { act, trouble } = useAct();
  const [asked, setAsked] = useState(false);
  const table = told as TableState;
  const alone = otherPeople(table, seat).length === 0;
  const what = table.state === "open" ? (alone ? "closes" : "stands") : alone ? "ends" : "bot";
  return (
    <>
      <button
        type="button"
        className="let-go"
        aria-label={words("let-go-of", { title })}
        title={words("let-go")}
        onClick={() => setAsked(true)}
      >
        <Icon name="close" />
      </button>
      {asked && (
        <Sheet title={words("let-go-ask")} close={words("table-close")} onClose={() => setAsked(false)}>
          <div className="let-go-ask">
            <p>
              <b>{title}</b>
            </p>
            <p>{words(`let-go-${what}`)}</p>
            {trouble && <p role="alert">{trouble}</p>}
            <Button kind="primary" onClick={() => act(letGo(table.id))}>
              {words("let-go")}
            </Button>
            <Button onClick={() => setAsked(false)}>{words("let-go-keep")}</Button>
          </div>
        </Sheet>
      )}
    </>
  );
}
