/** The choices of any question, as buttons in words: what a drawing has no better place for. A new card needs nothing more. */
import { Fragment } from "react";
import { Icon, type IconName } from "../design/Icon.js";
import { capital } from "../words/capitalise.js";
import { useWords } from "../words/Speaking.js";
import "./choices.css";
import type { Pointing } from "./drawing.js";
import { CHOICE_KEYS } from "./keys.js";
import { Ref } from "./Ref.js";
import { useTable } from "./tableStore.js";

interface ChoicesProps {
  pointing: Pointing;
  /** Refs that are drawn elsewhere within reach, and need no button here. */
  elsewhere?: (ref: string) => boolean;
  icon?: (ref: string) => IconName | null;
  /** A class for the choice, such as its colour's. */
  tone?: (ref: string) => string;
  /** The key of the first choice, where others before it belong to something else. */
  first?: number;
}

export function Choices({
  pointing,
  elsewhere = () => false,
  icon = () => null,
  tone = () => "",
  first = 1,
}: ChoicesProps) {
  const words = useWords();
  const { asked, picked, following, refused } = pointing;
  if (!asked) return null;
  const chosen = [...new Set(picked.chosen.map((path) => path.split("/")[0]!))];
  const refs = [...new Set([...chosen, ...following])].filter((ref) => !elsewhere(ref));
  const barred = refused.filter(({ ref }) => !elsewhere(ref));
  return (
    <fieldset className="choices" aria-label={words("table-choices")}>
      {refs.map((ref, place) => {
        const { outcome, count, picked: times } = pointing.of(ref);
        return (
          <Ref
            key={ref}
            of={ref}
            pointing={pointing}
            name={words.name(ref)}
            className={`offer choice ${tone(ref)}`}
            data-key={CHOICE_KEYS[place + first - 1]}
          >
            <Mark name={icon(ref)} />
            <span className="what">
              <b>
                {capital(words.name(ref))}
                {count > 1 && ` ×${count}`}
                {times > 1 && ` (${times})`}
              </b>
              {outcome && <small>{words.say(outcome)}</small>}
            </span>
            {CHOICE_KEYS[place + first - 1] && <kbd>{CHOICE_KEYS[place + first - 1]!.toUpperCase()}</kbd>}
          </Ref>
        );
      })}
      {asked.least === 0 && refs.length > 0 && picked.chosen.length + picked.prefix.length === 0 && (
        <Decline several={asked.most > 1} />
      )}
      <Barred barred={barred} pointing={pointing} icon={icon} />
    </fieldset>
  );
}

type BarredProps = { barred: Pointing["refused"] } & Required<Pick<ChoicesProps, "pointing" | "icon">>;

/** What cannot be had, and why: several are folded under one line that says it of all of them. */
function Barred({ barred, pointing, icon }: BarredProps) {
  const words = useWords();
  const each = barred.map(({ ref, reason }) => (
    <Ref key={ref} of={ref} pointing={pointing} name={words.name(ref)} className="offer choice">
      <Mark name={icon(ref)} />
      <span className="what">
        <b>{capital(words.name(ref))}</b>
        <small>{words.say(reason)}</small>
      </span>
    </Ref>
  ));
  if (each.length < 2) return each;
  const reasons = [...new Set(barred.map(({ reason }) => words.say(reason)))];
  return (
    <details className="barred-choices">
      <summary>{words("table-barred", { count: each.length, why: reasons.join("; ") })}</summary>
      <div className="choices">{each}</div>
    </details>
  );
}

/** No is an answer like any other, and stands beside yes. */
function Decline({ several }: { several: boolean }) {
  const words = useWords();
  return (
    <button type="button" className="offer choice decline" onClick={() => useTable.getState().answer([])} data-key="0">
      <span className="what">
        <b>{words(several ? "table-take-none" : "table-decline")}</b>
      </span>
      <span className="key" aria-hidden="true">
        0
      </span>
    </button>
  );
}

const Mark = ({ name }: { name: IconName | null }) =>
  name ? (
    <span className="plate" aria-hidden="true">
      <Icon name={name} />
    </span>
  ) : (
    <Fragment />
  );
