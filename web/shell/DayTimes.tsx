/** The two times of a turn by the day: until when it is free, and when one is out. Never one number, never colour alone. */
import { useEffect, useState } from "react";
import { Icon } from "../design/Icon.js";
import type { SeatClock } from "../protocol/index.js";
import { useWords } from "../words/Speaking.js";
import "./day-times.css";
import { isLast, isOnBank, momentText, type TwoTimes, twoTimesOf } from "./dayClock.js";

/** Milliseconds after which they are looked at again: they are hours. */
const LOOK = 30_000;

export function DayTimes({ times }: { times: TwoTimes }) {
  const words = useWords();
  const [now, setNow] = useState(Date.now());
  useEffect(() => {
    const looking = setInterval(() => setNow(Date.now()), LOOK);
    return () => clearInterval(looking);
  }, []);
  const bank = isOnBank(times, now);
  const last = isLast(times);
  return (
    <span className={bank || last ? "day-times bank" : "day-times"}>
      <Icon name={bank || last ? "warning" : "clock"} />
      {bank && <span className="why">{words("day-bank-runs")}</span>}
      {!bank && !last && <span>{words("day-free-until", { time: momentText(words, times.freeUntil, now) })}</span>}
      <span>{words("day-out", { time: momentText(words, times.outAt, now) })}</span>
    </span>
  );
}

/** Of a seat that is asked, as the table tells it, or else its clock. */
export function SeatTimes({ seat, clock }: { seat: Parameters<typeof twoTimesOf>[0]; clock: SeatClock }) {
  const times = twoTimesOf(seat) ?? twoTimesOf(clock);
  return times && <DayTimes times={times} />;
}

/** In short: until when this turn costs nothing; then, when the seat is lost. */
export function FreeUntil({ clock }: { clock: SeatClock }) {
  const words = useWords();
  const times = twoTimesOf(clock);
  if (!times) return null;
  const now = Date.now();
  const bank = isOnBank(times, now) || isLast(times);
  const time = momentText(words, bank ? times.outAt : times.freeUntil, now);
  return (
    <span className="day-clock" title={words(bank ? "day-out" : "day-free-until", { time })}>
      <Icon name={bank ? "warning" : "clock"} />
      {time}
    </span>
  );
}
