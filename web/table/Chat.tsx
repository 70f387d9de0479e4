/** What people at the table say to each other. */
import { type FormEvent, useEffect, useRef, useState } from "react";
import type { Saying } from "../protocol/index.js";
import { useBlocked, useBlockedAt } from "../settings/blocked.js";
import { useAct } from "../shell/useAct.js";
import { More } from "../words/More.js";
import { useWords } from "../words/Speaking.js";
import { hearAgain, hearNoMore } from "./blocking.js";
import { ChatLine } from "./ChatLine.js";
import "./chat.css";
import { type Greeting, useTable } from "./tableStore.js";

const GREETINGS: readonly Greeting[] = ["well-met", "masterly", "thanks", "alas", "patience", "well-fought"];

/** Said by one press, and read by everybody in their own language. */
function Greetings() {
  const words = useWords();
  return (
    <fieldset className="greetings">
      <legend className="sr">{words("greetings")}</legend>
      {GREETINGS.map((one) => (
        <button key={one} type="button" onClick={() => useTable.getState().say(words(`greeting-${one}`), one)}>
          {words(`greeting-${one}`)}
        </button>
      ))}
    </fieldset>
  );
}

/** Milliseconds in which what was said before has come: it has been heard already. */
const SETTLES = 1000;

/** Is what comes now new? */
function useSettled(): boolean {
  const [settled, setSettled] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(true), SETTLES);
    return () => clearTimeout(timer);
  }, []);
  return settled;
}

const Carried = () => useWords()("chat-carried");

export function Chat() {
  const words = useWords();
  const lines = useShownLines();
  const player = useTable((store) => store.match.player);
  const silent = useTable(({ match }) => match.seat === null && match.table?.spectators !== "talk");
  const [text, setText] = useState("");
  const list = useRef<HTMLOListElement>(null);
  const { hide, show, trouble } = useHiding();
  const settled = useSettled();
  const count = lines.length;
  useEffect(() => {
    // Only the list: what one is looking at stays where it is.
    if (count && list.current) list.current.scrollTop = list.current.scrollHeight;
  }, [count]);
  const say = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim()) useTable.getState().say(text.trim());
    setText("");
  };
  return (
    <div className="chat">
      <ol aria-live={settled ? "polite" : "off"} ref={list}>
        {lines.some(({ line }) => line.carried) && (
          <li className="carried">
            <More pages={["people"]}>
              <Carried />
            </More>
          </li>
        )}
        {lines.map(({ line, blocked }) =>
          blocked ? (
            <BlockedSpeaker key={line.id} line={line} onShow={show} />
          ) : (
            <ChatLine key={line.id} line={line} onBlock={hide} />
          ),
        )}
      </ol>
      {trouble && (
        <p role="alert" className="silent">
          {trouble}
        </p>
      )}
      {player && silent && <p className="silent">{words("chat-silent")}</p>}
      {player && !silent && (
        <More pages={["people"]}>
          <Greetings />
        </More>
      )}
      {player && !silent && (
        <form onSubmit={say}>
          <input
            value={text}
            onChange={(event) => setText(event.target.value)}
            maxLength={500}
            placeholder={words("table-say")}
            aria-label={words("table-say")}
          />
          <button type="submit" className="btn sm">
            {words("table-send")}
          </button>
        </form>
      )}
    </div>
  );
}

/** Without what the host has taken away; of a speaker one has blocked only the first line, to say so. */
function useShownLines(): { line: Saying; blocked: boolean }[] {
  const lines = useTable((store) => store.match.chat);
  const table = useTable((store) => store.table);
  const hidden = useTable((store) => store.match.table?.hidden);
  const blocked = useBlockedAt(table);
  const met = new Set<string>();
  return lines.flatMap((line): { line: Saying; blocked: boolean }[] => {
    if (hidden?.includes(line.id)) return [];
    if (!line.speaker || !blocked.includes(line.speaker)) return [{ line, blocked: false }];
    if (met.has(line.speaker)) return [];
    met.add(line.speaker);
    return [{ line, blocked: true }];
  });
}

/** Hiding a speaker is seen at once, whatever the site says to it; that it is kept, also after this table, is the site's affair. */
function useHiding() {
  const table = useTable((store) => store.table);
  const { act, trouble } = useAct();
  const { block, unblock } = useBlocked.getState();
  const hide = ({ id, speaker }: Saying) => {
    block(table, speaker ?? "");
    act(hearNoMore(table, { line: id }));
  };
  const show = ({ id, speaker }: Saying) => {
    unblock(table, speaker ?? "");
    act(hearAgain(table, { line: id }));
  };
  return { hide, show, trouble };
}

function BlockedSpeaker({ line, onShow }: { line: Saying; onShow: (line: Saying) => void }) {
  const words = useWords();
  return (
    <li className="blocked-speaker">
      <span />
      <span>
        {words("chat-blocked", { name: line.name })}{" "}
        <button type="button" onClick={() => onShow(line)}>
          {words("chat-unblock")}
        </button>
      </span>
    </li>
  );
}
