/** What people at the table say to each other. */
import { type FormEvent, useEffect, useRef, useState } from "react";
import type { Saying } from "../protocol/index.js";
import { useBlocked, useBlockedAt } from "../settings/blocked.js";
import { More } from "../words/More.js";
import { useWords } from "../words/Speaking.js";
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

const Carried = () => useWords()("chat-carried");

export function Chat() {
  const words = useWords();
  const lines = useShownLines();
  const player = useTable((store) => store.match.player);
  const silent = useTable(({ match }) => match.seat === null && match.table?.spectators !== "talk");
  const [text, setText] = useState("");
  const end = useRef<HTMLLIElement>(null);
  const count = lines.length;
  useEffect(() => {
    if (count) end.current?.scrollIntoView?.({ block: "nearest" });
  }, [count]);
  const say = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim()) useTable.getState().say(text.trim());
    setText("");
  };
  return (
    <div className="chat">
      <ol aria-live="polite">
        {lines.some(({ line }) => line.carried) && (
          <li className="carried">
            <More pages={["people"]}>
              <Carried />
            </More>
          </li>
        )}
        {lines.map(({ line, blocked }) =>
          blocked ? <BlockedSpeaker key={line.id} line={line} /> : <ChatLine key={line.id} line={line} />,
        )}
        <li ref={end} aria-hidden="true" />
      </ol>
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

function BlockedSpeaker({ line }: { line: Saying }) {
  const words = useWords();
  const table = useTable((store) => store.table);
  return (
    <li className="blocked-speaker">
      <span />
      <span>
        {words("chat-blocked", { name: line.name })}{" "}
        <button type="button" onClick={() => useBlocked.getState().unblock(table, line.speaker ?? "")}>
          {words("chat-unblock")}
        </button>
      </span>
    </li>
  );
}
