/** A seat's clock, counted down here between two readings of the server's. */
import { useEffect, useState } from "react";
import { Icon } from "../design/Icon.js";
import { lazyPart } from "../shell/lazyPart.js";
import { useWords } from "../words/Speaking.js";
import { useTable } from "./tableStore.js";

// Most tables have another clock.
const FreeUntil = lazyPart(() => import("../shell/DayTimes.js").then(({ FreeUntil }) => FreeUntil));

export function Clock({ seat }: { seat: number }) {
  const words = useWords();
  const clock = useTable((store) => store.match.clocks[seat]);
  const at = useTable((store) => store.match.clocksAt);
  const [now, setNow] = useState(Date.now());
  const runs = clock?.runs ?? false;
  useEffect(() => {
    if (!runs) return;
    const ticking = setInterval(() => setNow(Date.now()), 500);
    return () => clearInterval(ticking);
  }, [runs]);
  if (!clock) return null;
  // By the day nights do not count: here nothing is counted down.
  if (typeof clock.bank === "number") return runs ? <FreeUntil clock={clock} /> : null;
  const gone = runs ? Math.max(0, (now - at) / 1000) : 0;
  const left = [clock.move, clock.game]
    .filter((seconds) => seconds !== null)
    .map((seconds) => Math.max(0, seconds - gone));
  if (left.length === 0) return null;
  const seconds = Math.min(...left);
  const late = runs && seconds < 30;
  return (
    <span className={`clock ${runs ? "run" : ""} ${late ? "late" : ""}`} role="timer" aria-label={words("table-clock")}>
      <Icon name="clock" />
      {clockText(seconds)}
    </span>
  );
}

/** Minutes and seconds; hours and days where a game lasts that long. */
export function clockText(seconds: number): string {
  const whole = Math.floor(seconds);
  if (whole >= 86_400) return `${Math.floor(whole / 86_400)} d ${Math.floor((whole % 86_400) / 3600)} h`;
  if (whole >= 3600) return `${Math.floor(whole / 3600)} h ${Math.floor((whole % 3600) / 60)} min`;
  return `${Math.floor(whole / 60)}:${`${whole % 60}`.padStart(2, "0")}`;
}
