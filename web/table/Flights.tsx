/** Pieces on their way. What was told is drawn at once; over it each piece goes from where it was to where it lies now. */
import { Component, createRef } from "react";
import type { Heard } from "../protocol/index.js";
import { isStill } from "../settings/settings.js";
import { useWords } from "../words/Speaking.js";
import type { Words } from "../words/words.js";
import { beatOf, isOnStage } from "./cues.js";
import { type Beat, LIFTED, useBeat } from "./director.js";
import type { Drawing, Drawn, Flight } from "./drawing.js";
import "./flights.css";
import { flightLength, slide } from "./flying.js";
import { type Departure, delaysOf, departureOf, holdBack, launch, leavingOf, NOBODY_LEAVES } from "./launching.js";
import type { PlayedStep } from "./matchState.js";
import { bringIntoView, outline, spotFor } from "./spotting.js";
import { useTable } from "./tableStore.js";
import { turnsOnce } from "./useTurns.js";

/** More steps at once than these: one has been away, and nothing flies. */
const MOST_STEPS = 6;
const MOST_FLIGHTS = 24;
const OUTLINED = 1200;

export function Flights({ drawing, drawn }: { drawing: Drawing; drawn: Drawn }) {
  const steps = useTable((store) => store.match.steps);
  const closed = useTable((store) => store.closed);
  return <Layer steps={steps} closed={closed} drawing={drawing} drawn={drawn} words={useWords()} />;
}

interface LayerProps {
  steps: readonly PlayedStep[];
  /** Has the question been closed, since the reply takes its time? */
  closed: boolean;
  drawing: Drawing;
  drawn: Drawn;
  words: Words;
}

/** A piece that sets out with a beat. */
interface Leg extends Departure {
  beat: number;
  /** It is the lifted card, which the stage lays down. */
  lifted: boolean;
}

const flightsOf = (legs: readonly Leg[]) => legs.map(({ flight }) => flight);

/** How long the card of a beat is still on the stage: what it brings about is seen after it. */
const untilLaid = (beat: Beat | null, legs: readonly Leg[]): number =>
  beat && legs.some(({ lifted, beat: id }) => lifted && id === beat.id)
    ? Math.max(0, beat.since + beat.ms - performance.now())
    : 0;

/** What is told with a later beat: until then the table stands as it was. */
interface Held {
  leg: Leg;
  release: () => void;
}

/** What is known of the table just before it is drawn anew. */
interface Before {
  departures: readonly Leg[];
  /** Where things lay that close up when one of them goes. */
  lay: ReadonlyMap<Element, DOMRect>;
}

/** A class, for only a class is told when all has been decided and nothing is drawn yet: then things still stand where they were. */
class Layer extends Component<LayerProps> {
  private readonly layer = createRef<HTMLDivElement>();
  private leaving = NOBODY_LEAVES;
  private held: readonly Held[] = [];
  /** The last beat that has begun. */
  private latest = 0;
  private stop: () => void = () => undefined;

  override componentDidMount(): void {
    this.stop = useBeat.subscribe(({ beat, atRest }, { beat: last }) => {
      if (beat && beat.id !== last?.id) this.begin(beat);
      if (beat?.shown && !(last?.id === beat.id && last.shown)) this.setOut(beat);
      if (atRest) this.release(() => true);
    });
  }

  override componentWillUnmount(): void {
    this.stop();
    this.release(() => true);
  }

  override getSnapshotBeforeUpdate({ steps: known, closed: before }: LayerProps): Before | null {
    const layer = this.layer.current;
    const { steps, closed } = this.props;
    if (layer && closed && !before) this.leaving = leavingOf(useTable.getState().sent, layer);
    if (!layer || steps === known || document.visibilityState === "hidden") return null;
    const last = known.at(-1)?.seq ?? 0;
    const fresh = steps.filter((step) => step.seq > last && step.kind === "reply");
    if (fresh.length === 0 || fresh.length > MOST_STEPS) return null;
    const legs = fresh.flatMap(({ events }) => this.legsOf(events)).slice(0, MOST_FLIGHTS);
    const sliding = isStill() ? [] : [...document.querySelectorAll("[data-slides] > *")];
    const { leaving } = this;
    this.leaving = NOBODY_LEAVES;
    return {
      departures: legs.map(({ flight, ...leg }) => ({ ...departureOf(flight, layer, leaving), ...leg })),
      lay: new Map(sliding.map((thing) => [thing, thing.getBoundingClientRect()])),
    };
  }

  override componentDidUpdate(_: LayerProps, __: unknown, before: Before | null): void {
    const layer = this.layer.current;
    if (!before || !layer) return;
    if (isStill()) {
      outline(
        before.departures.map(({ flight }) => flight.to),
        OUTLINED,
      );
      return;
    }
    const ms = flightLength(useBeat.getState().beat?.ms);
    const { words } = this.props;
    const there = [...before.lay.keys()].filter((thing) => thing.isConnected);
    const lie = there.map((thing) => thing.getBoundingClientRect());
    const taken = new Set<Element>();
    const { beat, telling } = useBeat.getState();
    const isNow = (leg: Leg) => leg.beat === beat?.id;
    const isLater = (leg: Leg) => telling && (leg.beat > this.latest || (isNow(leg) && !beat?.shown));
    const first = before.departures.filter((leg) => !isLater(leg) && !(leg.lifted && isNow(leg)));
    // A piece has its place before the coins that go there: else it would go to another thing of the same name.
    const isSign = (leg: Leg) => Number(leg.flight.as === "sign");
    const pieces = first.toSorted((one, other) => isSign(one) - isSign(other));
    const delays = delaysOf(flightsOf(pieces), ms, untilLaid(beat, before.departures));
    pieces.forEach((departure, place) => {
      launch({ layer, departure, ms, delay: delays[place]!, taken, words });
    });
    const claimed = new Set(taken);
    const later = before.departures.filter(isLater).map((leg) => ({ leg, release: holdBack(layer, leg, claimed) }));
    this.held = [...this.held, ...later];
    there.forEach((thing, place) => {
      if (!taken.has(thing)) slide(thing, before.lay.get(thing)!, lie[place]!, ms);
    });
  }

  /** A beat has come to where something is done: what was held back for it sets out. */
  private setOut(beat: Beat): void {
    const layer = this.layer.current;
    const { words } = this.props;
    if (!layer || isStill()) return;
    const ms = flightLength(beat.ms);
    const taken = new Set<Element>();
    const mine = this.held.filter(({ leg }) => leg.beat === beat.id);
    this.held = this.held.filter(({ leg }) => leg.beat !== beat.id);
    const told = beat.again ? this.again(beat, layer) : [];
    mine.forEach(({ release, leg }) => {
      if (leg.lifted) setTimeout(release, beat.ms * (1 - LIFTED));
      else release();
    });
    const all = [...mine.map(({ leg }) => leg), ...told];
    const legs = all.filter(({ lifted }) => !lifted);
    const delays = delaysOf(flightsOf(legs), ms, untilLaid(beat, all));
    legs.forEach((leg, place) => {
      // What was not seen then may be now: the card it comes from is lifted.
      const departure = leg.left ? leg : { ...leg, box: null };
      launch({ layer, departure, ms, delay: delays[place]!, taken, words });
    });
    this.release(({ leg }) => leg.beat < beat.id);
  }

  /** Where it will be done is in view before it is. */
  private begin({ id, turn, moment, again, ms }: Beat): void {
    this.latest = id;
    const places = (!moment && turn.deed && this.props.drawing.telling?.places(turn.deed)) || [];
    bringIntoView(places);
    if (again) spotFor(places, ms);
  }

  /** What has been done is done once more, for the eye only. */
  private again({ turn, id }: Beat, layer: Element): Leg[] {
    return this.legsOf(turn.events).map(({ flight, lifted }) => ({
      ...departureOf(flight, layer, NOBODY_LEAVES),
      stood: null,
      kept: [],
      beat: id,
      lifted,
    }));
  }

  private release(which: (held: Held) => boolean): void {
    for (const held of this.held.filter(which)) held.release();
    this.held = this.held.filter((held) => !which(held));
  }

  private legsOf(events: readonly Heard[]): { flight: Flight; beat: number; lifted: boolean }[] {
    const { drawing, drawn, steps } = this.props;
    const { telling } = drawing;
    const turns = turnsOnce(steps, telling);
    return events.flatMap((event) => {
      const deed = turns.findLast((turn) => turn.events.includes(event))?.deed ?? null;
      // A card that is lifted on the stage goes its way from there.
      return drawing
        .flights(event, drawn, deed)
        .map((flight, nth) => ({ flight, beat: beatOf(event), lifted: nth === 0 && isOnStage(event) }));
    });
  }

  override render() {
    return <div className="flights" ref={this.layer} aria-hidden="true" inert />;
  }
}
