/** Log and chat in one panel. */
import { type FormEvent, useEffect, useRef, useState } from "react";
import { SEALS } from "../design/Seal.js";
import { useWords } from "../words/Speaking.js";
import { Log } from "./Log.js";
import { SeatMark } from "./SeatMark.js";
import "./talk.css";
import { useSitting } from "./store.js";
import { useChairs } from "./useChairs.js";

export function Talk() {
  const words = useWords();
  const chairs = useChairs();
  const said = useSitting((sitting) => sitting.course.chat.length);
  // Nobody talks in a replay: who looks at one is no player there.
  const talks = useSitting((sitting) => sitting.course.player !== null) || said > 0;
  const [tab, setTab] = useState<"log" | "chat">("log");
  const [read, setRead] = useState(said);
  const unread = tab === "chat" ? 0 : said - read;
  const turnTo = (next: "log" | "chat") => {
    setTab(next);
    setRead(said);
  };
  return (
    <section className="talk panel" aria-label={words("table-log-and-chat")}>
      <div className="heads" role="tablist">
        <button type="button" role="tab" aria-selected={tab === "log"} onClick={() => turnTo("log")}>
          {words("table-log")}
        </button>
        {talks && (
          <button type="button" role="tab" aria-selected={tab === "chat"} onClick={() => turnTo("chat")}>
            {words("table-chat")}
            {unread > 0 && <b className="unread">{unread}</b>}
          </button>
        )}
      </div>
      {tab === "log" ? <Log chairs={chairs} /> : <Chat />}
    </section>
  );
}

export function Chat() {
  const words = useWords();
  const lines = useSitting((sitting) => sitting.course.chat);
  const player = useSitting((sitting) => sitting.course.player);
  const [text, setText] = useState("");
  const end = useRef<HTMLLIElement>(null);
  const count = lines.length;
  useEffect(() => {
    if (count) end.current?.scrollIntoView?.({ block: "nearest" });
  }, [count]);
  const say = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim()) useSitting.getState().say(text.trim());
    setText("");
  };
  return (
    <div className="chat">
      <ol aria-live="polite">
        {lines.map((line) => (
          <li key={line.id}>
            {line.seat === null ? (
              <span />
            ) : (
              <SeatMark chair={{ seat: line.seat, seal: SEALS[line.seat % SEALS.length]! }} />
            )}
            <span>
              <b>{line.name}</b> {line.text}
            </span>
          </li>
        ))}
        <li ref={end} aria-hidden="true" />
      </ol>
      {player && (
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
