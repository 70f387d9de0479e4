/** What somebody says at the table stands at their seat for a moment, so that nobody need have the chat open to hear it. */
import { type CSSProperties, useEffect, useRef, useState } from "react";
import type { Saying } from "../protocol/index.js";
import { useBlockedAt } from "../settings/blocked.js";
import { More } from "../words/More.js";
import { useWords } from "../words/Speaking.js";
import "./bubbles.css";
import { saidBy } from "./ChatLine.js";
import { firstSeen } from "./spotting.js";
import { useTable } from "./tableStore.js";

/** How long a line is seen at least, and for each of its letters: whoever is looking elsewhere reads it too. */
const LEAST = 4000;
const LETTER = 70;
/** Less room than this below a seat is none. */
const ROOM = 80;
/** As wide as one may be. */
const WIDEST = 260;
/** Of a long line the beginning; the rest is in the chat. */
const LONGEST = 120;

export function Bubbles() {
  const lines = useNewLines();
  return (
    <div className="bubbles" aria-live="polite">
      {lines.length > 0 && (
        <More pages={["people"]}>
          {lines.map((line) => (
            <Bubble key={line.id} line={line} />
          ))}
        </More>
      )}
    </div>
  );
}

function Bubble({ line }: { line: Saying }) {
  const words = useWords();
  const [place] = useState(() => placeOf(line.seat));
  return (
    <p
      className={"bottom" in place ? "bubble above" : "bubble"}
      style={{ ...place, animationDuration: `${msOf(line)}ms` }}
      data-seat={line.seat}
    >
      <b>{line.name}</b> <span>{brief(saidBy(words, line))}</span>
    </p>
  );
}

const msOf = ({ text }: Saying) => Math.max(LEAST, Math.min(text.length, LONGEST) * LETTER);
const brief = (text: string) => (text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text);

/** What the others have said from their seats after this line, here and not at the table before. */
export const saidSince = (chat: readonly Saying[], last: number, me: number | null): Saying[] =>
  chat.filter((line) => line.id > last && line.seat !== null && line.seat !== me && !line.carried);

/** The lines that were said from a seat since the table was opened, each for a while, of each seat the last. */
function useNewLines(): readonly Saying[] {
  const chat = useTable((store) => store.match.chat);
  const me = useTable((store) => store.match.seat);
  const table = useTable((store) => store.table);
  const hidden = useTable((store) => store.match.table?.hidden);
  const blocked = useBlockedAt(table);
  const last = useRef(chat.at(-1)?.id ?? 0);
  const [shown, setShown] = useState<readonly Saying[]>([]);
  useEffect(() => {
    const fresh = saidSince(chat, last.current, me);
    last.current = Math.max(last.current, chat.at(-1)?.id ?? 0);
    if (fresh.length === 0) return;
    const seats = new Set(fresh.map((line) => line.seat));
    setShown((before) => [...before.filter((line) => !seats.has(line.seat)), ...lastOfEach(fresh)]);
    for (const line of fresh) {
      setTimeout(() => setShown((now) => now.filter(({ id }) => id !== line.id)), msOf(line));
    }
  }, [chat, me]);
  return shown.filter((line) => !hidden?.includes(line.id) && !blocked.includes(line.speaker ?? ""));
}

const lastOfEach = (lines: readonly Saying[]) => [...new Map(lines.map((line) => [line.seat, line])).values()];

/** Below the seat, its tail at it, or above where there is no room; where the seat is not on the screen, under the bar. It stays
 *  on the board: what is asked stands beside or below that, and is read meanwhile. */
function placeOf(seat: number | null): CSSProperties {
  const thing = firstSeen([`seat:${seat}`]);
  const place = thing?.querySelector(".sitter")?.getBoundingClientRect() ?? thing?.getBoundingClientRect();
  if (!place) return { left: 12, top: 58 };
  const board = document.querySelector(".board-area")?.getBoundingClientRect();
  const left = Math.max(8, Math.min(place.left, (board?.right ?? innerWidth) - WIDEST - 8));
  const below = place.bottom + 8;
  const height =
    below <= (board?.bottom ?? innerHeight) - ROOM ? { top: below } : { bottom: innerHeight - place.top + 8 };
  const tail = { "--tail": `${place.left + 14 - left}px` } as CSSProperties;
  return { left, ...height, ...tail };
}
