/** Scorings that are known and not yet told: until its shields fly, a town is unscored for the eye and pays nobody. What the last
 *  count brings is told by the towers. */
import { useEffect, useMemo, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { FlandernView } from "../../protocol/flandern.js";
import type { Heard } from "../../protocol/index.js";
import { isStill } from "../../settings/settings.js";
import { pointsAt } from "../../table/chairs.js";
import { useBeat } from "../../table/director.js";
import type { Chair, Drawn } from "../../table/drawing.js";
import { flightLength } from "../../table/flying.js";
import { departureOf, launch, NOBODY_LEAVES } from "../../table/launching.js";
import type { PlayedStep } from "../../table/matchState.js";
import { idOf, seatIn } from "../../table/refs.js";
import { withhold } from "../../table/soFar.js";
import { useTable } from "../../table/tableStore.js";
import { useWords } from "../../words/Speaking.js";
import { shields } from "./flights.js";
import { seatOf } from "./seats.js";

/** When the town's moment goes back to its place, the shields set out: as a part of its time. */
const PAID = 0.82;
/** Where no moment comes, one waits no longer than this, in milliseconds. */
const SOON = 400;
const APART = 60;

/** A town that was scored in a step, with what each guild got; or what influence cards brought, which is no town's. */
export interface TownScoring {
  /** Different for every one, also if a town is scored again after it was taken back. */
  key: string;
  town: string;
  paid: readonly Heard[];
  /** Is it of the last count? */
  last: boolean;
}

/** The scorings these steps tell. */
export const scoringsIn = (steps: readonly PlayedStep[], over: boolean): readonly TownScoring[] =>
  steps.flatMap(({ seq, events }, place) => {
    const last = over && place === steps.length - 1;
    const bonus = events.filter(({ id }) => id === "influence-bonus");
    const towns = events
      .filter(({ id }) => id === "town-is-scored")
      .map(({ args }) => ({
        key: `${seq} ${args.town}`,
        town: idOf(`${args.town}`),
        paid: events.filter((event) => event.id === "guild-scores" && event.args.town === args.town),
        last,
      }));
    return bonus.length > 0 ? [...towns, { key: `${seq}`, town: "", paid: bonus, last }] : towns;
  });

/** The table as it was before these were scored: their towns not yet, and their points nobody's. */
export function asBefore(
  { view, chairs, shown }: Pick<Drawn<"flandern">, "view" | "chairs" | "shown">,
  scored: readonly TownScoring[],
  paid: readonly TownScoring[],
): { view: FlandernView; chairs: readonly Chair[] } {
  const points: Record<string, number> = { ...view.points };
  const players = view.players.map((player) => ({ ...player }));
  // From what is true: the points of others may be those of before already, while something of theirs is on its way.
  const seats = chairs.map((chair) => ({ ...chair, points: pointsAt(shown, chair.seat) }));
  for (const { args } of paid.flatMap((scoring) => scoring.paid)) {
    const count = Number(args.points);
    const guild = args.guild === undefined ? null : idOf(`${args.guild}`);
    const seat = guild === null ? seatIn(args.seat) : seatOf(view.players, guild);
    if (guild !== null && points[guild] !== undefined) points[guild] -= count;
    if (seat === null) continue;
    if (players[seat]!.guild === guild) players[seat]!.points -= count;
    const chair = seats.find((one) => one.seat === seat);
    if (chair) chair.points -= count;
  }
  const hidden = new Set(scored.map(({ town }) => town));
  const towns = view.towns.map((town) => (hidden.has(town.town) ? { ...town, scored: false } : town));
  return { view: { ...view, points, players, towns } as FlandernView, chairs: seats };
}

/** What is drawn: all that has been told, and nothing beyond. */
export function useTold(drawn: Drawn<"flandern">): Drawn<"flandern"> {
  const words = useWords();
  const steps = useTable(({ match }) => match.steps);
  const over = useTable(({ match }) => match.winners !== null);
  const { beat, telling } = useBeat();
  // What was scored before one looked is told.
  const begun = useRef(steps.at(-1)?.seq ?? 0);
  const [told, setTold] = useState<ReadonlySet<string>>(new Set());
  const known = useMemo(
    () =>
      isStill()
        ? []
        : scoringsIn(
            steps.filter(({ kind, seq }) => kind === "reply" && seq > begun.current),
            over,
          ),
    [steps, over],
  );
  const untold = known.filter(({ key }) => !told.has(key));
  const moment = beat?.moment?.event.id === "town-is-scored" ? idOf(`${beat.moment.event.args.town}`) : null;
  const tell = useRef((_: readonly TownScoring[]) => {});
  tell.current = (scorings) => {
    const layer = document.querySelector(".flights");
    const paid = scorings.filter(({ last }) => !last).flatMap((scoring) => scoring.paid);
    const flights = paid.flatMap((event) => shields(event, drawn.view));
    const departures = layer ? flights.map((flight) => departureOf(flight, layer, NOBODY_LEAVES)) : [];
    flushSync(() => setTold((before) => new Set([...before, ...scorings.map(({ key }) => key)])));
    const taken = new Set<Element>();
    departures.forEach((departure, place) => {
      launch({ layer: layer!, departure, ms: flightLength(undefined), delay: place * APART, taken, words });
    });
  };
  const beatId = beat?.id;
  const ms = beat?.ms ?? 0;
  const waiting = untold.map(({ key }) => key).join("\n");
  // biome-ignore lint/correctness/useExhaustiveDependencies: a beat never changes, and what waits is known by its keys
  useEffect(() => {
    if (!waiting || (telling && !moment)) return;
    const these = moment ? untold.filter(({ town }) => town === moment) : untold;
    if (these.length === 0) return;
    const timer = setTimeout(() => tell.current(these), moment ? ms * PAID : SOON);
    return () => clearTimeout(timer);
  }, [waiting, beatId, moment, telling]);
  useEffect(() => {
    withhold(waiting ? untold.filter(({ last }) => !last).flatMap(({ paid }) => paid) : []);
  });
  useEffect(() => () => withhold([]), []);
  return useMemo(() => {
    const held = known.filter(({ key, last }) => last || !told.has(key));
    return held.length > 0
      ? {
          ...drawn,
          ...asBefore(
            drawn,
            known.filter(({ key }) => !told.has(key)),
            held,
          ),
        }
      : drawn;
  }, [drawn, known, told]);
}
