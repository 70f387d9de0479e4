/** What can be done with what has been picked so far: put it back, take none, confirm. */
import { Icon } from "../design/Icon.js";
import { useSettings } from "../settings/settings.js";
import { useWords } from "../words/Speaking.js";
import type { Pointing } from "./drawing.js";
import { reply, settled } from "./picking.js";
import { useTable } from "./tableStore.js";
import { Undo } from "./Undo.js";

interface PickWaysProps {
  pointing: Pointing;
  /** Is it answered by Confirm alone? */
  confirms: boolean;
  /** What Confirm sends, in words. */
  sends: string;
}

export function PickWays({ pointing: { asked, picked }, confirms, sends }: PickWaysProps) {
  const words = useWords();
  const confirming = useSettings((settings) => settings.confirm);
  const { confirm, putBack, answer } = useTable.getState();
  if (!asked) return null;
  const paths = reply(asked, picked);
  const touched = picked.chosen.length > 0 || picked.prefix.length > 0;
  const several = asked.most > 1;
  const last = picked.prefix.at(-1) ?? picked.chosen.at(-1)?.split("/").at(-1);
  return (
    <>
      {touched && last ? (
        <button type="button" className="btn put-back" onClick={() => putBack()} data-key="Escape">
          <Icon name="undo" />
          <span className="wide" aria-hidden="true">
            {words("table-put-back-short")}
          </span>
          <span className="sr">{words("table-put-back", { what: last })}</span>
        </button>
      ) : (
        <Undo />
      )}
      {asked.least === 0 && !touched && (
        <button type="button" className="btn decline" onClick={() => answer([])} data-key="0">
          {words(several ? "table-take-none" : "table-decline")}
        </button>
      )}
      {(several || confirms || ((confirming || paths) && touched)) && (
        <button
          type="button"
          className="btn go"
          aria-disabled={!paths || !touched || undefined}
          onClick={() => paths && touched && confirm()}
          data-key="Enter"
        >
          <Icon name="check" />
          {paths && touched && sends
            ? sends
            : several && !(confirming && settled(asked, picked))
              ? words("table-confirm-count", { chosen: picked.chosen.length, most: asked.most, least: asked.least })
              : words("table-confirm")}
        </button>
      )}
    </>
  );
}
