/** What is not asked by the game but must be said: a lost line, a refusal, somebody's wish, somebody gone. Never a dialog. */
import { useEffect, useState } from "react";
import { comeBack, replace } from "../app/api.js";
import { Notice } from "../design/Notice.js";
import { useWords } from "../words/Speaking.js";
import { waitedFor } from "./course.js";
import type { Chair } from "./drawing.js";
import "./notices.css";
import { useSitting } from "./store.js";

export function Notices({ chairs }: { chairs: readonly Chair[] }) {
  return (
    <div className="notices">
      <LostLine />
      <Trouble />
      <Wish chairs={chairs} />
      <Away chairs={chairs} />
      <Gone chairs={chairs} />
    </div>
  );
}

/** Said only when it lasts: a line that is back within a second was never missed. */
function LostLine() {
  const words = useWords();
  const line = useSitting((sitting) => sitting.line);
  const attempt = useSitting((sitting) => sitting.attempt);
  const underWay = useSitting((sitting) => sitting.underWay);
  const [late, setLate] = useState(false);
  const lost = line === "lost";
  useEffect(() => {
    setLate(false);
    if (!lost) return;
    const waiting = setTimeout(() => setLate(true), 900);
    return () => clearTimeout(waiting);
  }, [lost]);
  if (!lost || !late) return null;
  return (
    <Notice icon="off" title={words("table-lost")} bad>
      {words(underWay ? "table-lost-kept" : "table-lost-nothing")} {words("table-lost-attempt", { attempt })}
    </Notice>
  );
}

function Trouble() {
  const words = useWords();
  const trouble = useSitting((sitting) => sitting.trouble);
  useEffect(() => {
    if (!trouble) return;
    const waiting = setTimeout(() => useSitting.getState().forgive(), 6000);
    return () => clearTimeout(waiting);
  }, [trouble]);
  if (!trouble) return null;
  const known = words.has(`trouble-${trouble.code}`);
  const reason = words.has(trouble.text)
    ? words(trouble.text)
    : known
      ? words(`trouble-${trouble.code}`)
      : trouble.text;
  return (
    <Notice icon="lock" title={words("table-not-done")}>
      {reason}
    </Notice>
  );
}

/** Somebody asks to take something back. A wish counts only as long as nobody has played on. */
function Wish({ chairs }: { chairs: readonly Chair[] }) {
  const words = useWords();
  const proposal = useSitting((sitting) => sitting.course.table?.proposal ?? null);
  const { seat, seq } = useSitting((sitting) => sitting.course);
  if (!proposal || proposal.seq !== seq || seat === null) return null;
  const { consent } = useSitting.getState();
  const name = chairs[proposal.seat]?.name ?? "";
  if (proposal.seat === seat || proposal.agreed.includes(seat)) {
    return (
      <Notice icon="undo" title={words("table-wish-asked")}>
        {words("table-wish-waits")}
        <button type="button" className="btn sm" onClick={() => consent(false)}>
          {words("table-wish-drop")}
        </button>
      </Notice>
    );
  }
  return (
    <Notice icon="undo" title={words("table-wish", { name })}>
      {words("table-wish-what", { count: proposal.count })}
      <span className="answers">
        <button type="button" className="btn sm primary" onClick={() => consent(true)}>
          {words("table-agree")}
        </button>
        <button type="button" className="btn sm" onClick={() => consent(false)}>
          {words("table-refuse")}
        </button>
      </span>
    </Notice>
  );
}

/** A bot plays for me: I was away, or my time was up. */
function Away({ chairs }: { chairs: readonly Chair[] }) {
  const words = useWords();
  const table = useSitting((sitting) => sitting.table);
  const over = useSitting((sitting) => sitting.course.winners !== null);
  if (over || !chairs.some((chair) => chair.own && chair.away)) return null;
  return (
    <Notice icon="bot" title={words("table-bot-for-you")}>
      <button type="button" className="btn sm primary" onClick={() => comeBack(table).catch(() => undefined)}>
        {words("table-come-back")}
      </button>
    </Notice>
  );
}

/** We wait for somebody who has gone without a word. The others decide; nobody must. */
function Gone({ chairs }: { chairs: readonly Chair[] }) {
  const words = useWords();
  const { shown, seat, table } = useSitting((sitting) => sitting.course);
  const [patient, setPatient] = useState(0);
  const waited = shown ? waitedFor(shown) : [];
  const gone = chairs.find(
    (chair) => waited.includes(chair.seat) && !chair.bot && !chair.away && !chair.here && !chair.own,
  );
  if (!gone || seat === null || !table || table.state !== "playing" || patient === shown?.chapter.round) return null;
  return (
    <Notice icon="clock" title={words("table-gone", { name: gone.name })}>
      <span className="answers">
        <button type="button" className="btn sm" onClick={() => setPatient(shown?.chapter.round ?? 0)}>
          {words("table-wait")}
        </button>
        <button type="button" className="btn sm" onClick={() => replace(table.id, gone.seat).catch(() => undefined)}>
          {words("table-let-bot")}
        </button>
      </span>
    </Notice>
  );
}
