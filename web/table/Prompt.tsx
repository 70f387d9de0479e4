/** The prompt bar: what exactly is asked, why, and the way out; or whom we wait for. Always there, always in the same place. */
import { type ReactNode, useEffect, useState } from "react";
import { useSettings } from "../app/settings.js";
import { Icon, type IconName } from "../design/Icon.js";
import { useWords } from "../words/Speaking.js";
import { isAsked, waitedFor } from "./course.js";
import type { Chair, Pointing } from "./drawing.js";
import { reply, settled } from "./picking.js";
import "./prompt.css";
import { RuleOfPrompt } from "./RuleSign.js";
import { useSitting } from "./store.js";
import { Undo } from "./Undo.js";

interface PromptProps {
  pointing: Pointing;
  chairs: readonly Chair[];
  hint: string;
}

export function Prompt({ pointing, chairs, hint }: PromptProps) {
  const words = useWords();
  const course = useSitting((sitting) => sitting.course);
  const closed = useSitting((sitting) => sitting.closed);
  const { asked } = pointing;
  const rule = <RuleOfPrompt />;
  if (asked) {
    return (
      <Bar
        sign="bell"
        tone="yours"
        title={words.say({ id: asked.why, args: asked.args })}
        hint={hint}
        urgent
        question={course.question}
        beside={rule}
      >
        <Ways pointing={pointing} />
      </Bar>
    );
  }
  if (closed && isAsked(course))
    return <Bar sign="hourglass" title={words("table-sending")} hint={hint} beside={rule} />;
  if (!course.shown) return <Bar sign="hourglass" title={words("table-opening")} hint="" />;
  const names = waitedFor(course.shown).map((seat) => chairs[seat]?.name ?? "");
  const bots = waitedFor(course.shown).every((seat) => chairs[seat]?.bot || chairs[seat]?.away);
  const held = bots && (course.undo?.count ?? 0) > 0 && names.length === 1;
  const title = words(held ? "table-next" : course.shown.waiting ? "table-answered" : "table-waiting", {
    names: list(names, words.language),
  });
  const watching = course.seat === null ? words("table-watching") : hint;
  return (
    <Bar sign="hourglass" title={title} hint={held ? words("table-next-hint") : watching} beside={rule}>
      {held && <GoOn />}
      <Undo />
    </Bar>
  );
}

interface BarProps {
  sign: IconName;
  tone?: "yours" | "";
  title: string;
  hint: string;
  urgent?: boolean;
  question?: string;
  /** What stands beside the sign. */
  beside?: ReactNode;
  children?: ReactNode;
}

export function Bar({ sign, tone = "", title, hint, urgent = false, question, beside, children }: BarProps) {
  const underWay = useSitting((sitting) => sitting.underWay);
  return (
    <div
      className={`prompt ${tone}`}
      data-asked={urgent || undefined}
      data-question={question}
      aria-busy={underWay !== null || undefined}
    >
      <span className="bell" aria-hidden="true">
        <Icon name={sign} />
      </span>
      {beside}
      <p className="say" aria-live={urgent ? "assertive" : "polite"} aria-atomic="true" id="prompt">
        <b>{title}</b>
        {hint && <span>{hint}</span>}
      </p>
      <span className="ways">{children}</span>
    </div>
  );
}

/** What can be done with what has been picked so far. */
function Ways({ pointing: { asked, picked } }: { pointing: Pointing }) {
  const words = useWords();
  const confirming = useSettings((settings) => settings.confirm);
  const { confirm, putBack, answer } = useSitting.getState();
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
          <span className="wide">{words("table-put-back", { what: last })}</span>
          <span className="sr narrow">{words("table-put-back", { what: last })}</span>
        </button>
      ) : (
        <Undo />
      )}
      {asked.least === 0 && !touched && (
        <button type="button" className="btn decline" onClick={() => answer([])} data-key="0">
          {words(several ? "table-take-none" : "table-decline")}
        </button>
      )}
      {(several || confirming || (paths && picked.prefix.length > 0)) && (touched || several) && (
        <button
          type="button"
          className="btn go"
          aria-disabled={!paths || !touched || undefined}
          onClick={() => paths && touched && confirm()}
          data-key="Enter"
        >
          <Icon name="check" />
          {several && !(confirming && settled(asked, picked))
            ? words("table-confirm-count", { chosen: picked.chosen.length, most: asked.most, least: asked.least })
            : words("table-confirm")}
        </button>
      )}
    </>
  );
}

/** Bots wait a moment while a reply could be taken back. Whoever is sure need not. */
function GoOn() {
  const words = useWords();
  const seq = useSitting((sitting) => sitting.course.seq);
  const [said, setSaid] = useState(0);
  useEffect(() => () => setSaid(0), []);
  if (said === seq) return null;
  const go = () => {
    useSitting.getState().hurry();
    setSaid(seq);
  };
  return (
    <button type="button" className="btn" onClick={go} data-key="Enter">
      {words("table-go-on")}
    </button>
  );
}

const list = (names: string[], language: string) =>
  new Intl.ListFormat(language, { type: "conjunction" }).format(names);
