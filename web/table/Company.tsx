/** What the others do about the table: who has left and is back, what they would not agree to, who wants to play again. */
import { useEffect, useRef, useState } from "react";
import { useLocation } from "wouter";
import type { IconName } from "../design/Icon.js";
import { Notice } from "../design/Notice.js";
import { More } from "../words/More.js";
import { useWords } from "../words/Speaking.js";
import type { Chair } from "./drawing.js";
import { joinRematch } from "./rematching.js";
import { useTable } from "./tableStore.js";

/** Milliseconds for which something is said that needs no answer. */
const MS = 6000;

export function Company({ chairs }: { chairs: readonly Chair[] }) {
  const said = useNews(chairs);
  const table = useTable((store) => store.match.table);
  const seat = useTable((store) => store.match.seat);
  const by = table?.rematch_by ?? null;
  const wanted = table?.rematch && by !== null && by !== seat && seat !== null ? table.rematch : null;
  if (!said && !wanted) return null;
  return (
    <More pages={["people"]}>
      {said && <News {...said} />}
      {wanted && <Rematch table={wanted} name={chairs[by ?? 0]?.name ?? ""} />}
    </More>
  );
}

interface Said {
  icon: IconName;
  title: string;
  name: string;
  what?: string;
}

function News({ icon, title, name, what }: Said) {
  const words = useWords();
  return (
    <Notice icon={icon} title={words(title, { name })}>
      {what && words(what)}
    </Notice>
  );
}

/** What has just been done, by its words; it is forgotten after a while. */
function useNews(chairs: readonly Chair[]): Said | null {
  const [said, setSaid] = useState<Said | null>(null);
  const left = useChange(chairs.filter((chair) => chair.away && !chair.own).map((chair) => chair.seat));
  const refused = useRefused();
  // biome-ignore lint/correctness/useExhaustiveDependencies: only who comes and goes is news
  useEffect(() => {
    const [gone, back] = [left.more[0], left.less[0]];
    if (gone !== undefined)
      setSaid({ icon: "bot", title: "left-bot-plays", name: chairs[gone]?.name ?? "", what: "left-bot-plays-what" });
    else if (back !== undefined) setSaid({ icon: "check", title: "left-is-back", name: chairs[back]?.name ?? "" });
  }, [left]);
  useEffect(() => {
    if (refused) setSaid({ icon: "close", title: "wish-refused", name: "", what: `wish-refused-${refused}` });
  }, [refused]);
  const back = useLineBack();
  useEffect(() => {
    if (back) setSaid({ icon: "check", title: "line-back", name: "" });
  }, [back]);
  useEffect(() => {
    if (!said) return;
    const over = setTimeout(() => setSaid(null), MS);
    return () => clearTimeout(over);
  }, [said]);
  return said;
}

const SAME: { more: readonly number[]; less: readonly number[] } = { more: [], less: [] };

/** What has come and gone since the last drawing; at the first nothing has. */
function useChange(now: readonly number[]) {
  const key = now.join();
  const before = useRef(now);
  const [change, setChange] = useState(SAME);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the seats are in the key
  useEffect(() => {
    const was = before.current;
    before.current = now;
    const more = now.filter((seat) => !was.includes(seat));
    const less = was.filter((seat) => !now.includes(seat));
    if (more.length + less.length > 0) setChange({ more, less });
  }, [key]);
  return change;
}

/** Milliseconds after which a lost line is spoken of at all. */
const MISSED = 900;

/** How often the line came back after it was missed. */
function useLineBack(): number {
  const lost = useTable((store) => store.connection === "lost");
  const [times, setTimes] = useState(0);
  useEffect(() => {
    if (!lost) return;
    const since = Date.now();
    return () => {
      if (Date.now() - since >= MISSED) setTimes((before) => before + 1);
    };
  }, [lost]);
  return times;
}

/** A wish of mine that is gone, though nothing has happened: the others would not. That I dropped it myself I know. */
function useRefused(): string | null {
  const { table, seat, seq } = useTable((store) => store.match);
  const dropped = useTable((store) => store.dropped);
  const wish = table?.proposal ?? null;
  const before = useRef(wish);
  const [refused, setRefused] = useState<string | null>(null);
  useEffect(() => {
    const was = before.current;
    before.current = wish;
    if (was && !wish && was.seat === seat && was.seq === seq && was.id !== dropped && table?.state === "playing")
      setRefused(was.kind);
    else if (wish) setRefused(null);
  }, [wish, seat, seq, dropped, table?.state]);
  return refused;
}

function Rematch({ table, name }: { table: string; name: string }) {
  const words = useWords();
  const [, go] = useLocation();
  return (
    <Notice icon="replay" title={words("rematch-wanted", { name })}>
      {words("rematch-wanted-what")}
      <span className="answers">
        <button type="button" className="btn sm primary" onClick={() => void joinRematch(table).then(go)}>
          {words("rematch-join")}
        </button>
      </span>
    </Notice>
  );
}
