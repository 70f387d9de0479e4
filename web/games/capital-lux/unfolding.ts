/**
 * The end of a round, one thing at a time: hands are laid down, each modifier turns over in its place, what is over its limit is dropped,
 * bonus cards go to their owners. All of it was told in one update; the table stands where each of its stages left it, until all is seen.
 */
import { create } from "zustand";
import type { CapitalLuxView } from "../../protocol/capital-lux.js";
import type { Heard } from "../../protocol/index.js";
import { isStill, type MovePace, useSettings } from "../../settings/settings.js";
import { useBeat } from "../../table/director.js";
import type { Drawn } from "../../table/drawing.js";
import { flightLength } from "../../table/flying.js";
import type { MatchState } from "../../table/matchState.js";
import { withhold } from "../../table/soFar.js";
import { useTable } from "../../table/tableStore.js";
import { after } from "./aftermath.js";
import { results } from "./results.js";

/** How long each is looked at, in milliseconds. */
const LASTS: Record<string, number> = {
  "lays-down": 900,
  "reveals-modifier": 1000,
  saves: 900,
  loses: 1100,
  "takes-bonus": 850,
};
/** More than this is nobody's patience. */
const PATIENCE = 9000;
const FACTOR: Record<MovePace, number> = { slow: 1.7, normal: 1, fast: 0.5, instant: 0 };
/** The card that ended the round has to lie first. */
const FIRST = 700;
const AGAIN = 100;
/** More steps at once than these: one has been away. */
const MOST_STEPS = 6;

export const isEnding = ({ id }: Heard): boolean => id in LASTS;

export interface EndStage {
  /** What is told by it; nothing by the first, the table as the last card left it. */
  events: readonly Heard[];
  view: CapitalLuxView;
  /** The points of every seat. */
  points: readonly number[];
}

/** What belongs together: hands, the modifiers of a profession, and then each thing by itself. */
const kindOf = ({ id, args }: Heard): string =>
  id === "lays-down" ? id : id === "reveals-modifier" ? `${id} ${args.capital}` : `${id} ${Object.values(args)}`;

/** The stages of what was told; none where no round ended by it. */
export function stagesOf(view: CapitalLuxView, points: readonly number[], told: readonly Heard[]): readonly EndStage[] {
  const first = told.findIndex(isEnding);
  if (first < 0) return [];
  const on = ({ view, points }: EndStage, events: readonly Heard[]): EndStage => ({
    events,
    view: events.reduce(after, view),
    points: points.map(
      (before, seat) =>
        before +
        events
          .flatMap(results)
          .filter((result) => result.seat === seat && ["points", "gold"].includes(result.of))
          .reduce((sum, { amount }) => sum + amount, 0),
    ),
  });
  const start = on({ events: [], view, points }, told.slice(0, first));
  const groups = new Map<string, Heard[]>();
  for (const event of told.filter(isEnding)) groups.set(kindOf(event), [...(groups.get(kindOf(event)) ?? []), event]);
  const stages: EndStage[] = [{ ...start, events: [] }];
  for (const events of groups.values()) stages.push(on(stages.at(-1)!, events));
  return stages;
}

interface Unfolding {
  stages: readonly EndStage[];
  place: number;
  /** The stage whose cards all lie: points are counted so far. */
  landed: number;
  /** What was told with it of the next round, or of the game. */
  follows: readonly Heard[];
  /** What came of it is being read: the next hand is dealt when that is done. */
  reading: boolean;
}

const NOTHING = { stages: [], place: 0, landed: 0, follows: [] } as const;
export const useUnfolding = create<Unfolding>()(() => ({ ...NOTHING, reading: false }));

export const isUnfolding = (): boolean => useUnfolding.getState().stages.length > 0;

/** The stage the table stands at; nothing where it stands as it is. */
export const useEndStage = (): EndStage | null => useUnfolding(({ stages, place }) => stages[place] ?? null);

/** The points of every seat, without those of a card that is under way. */
const usePointsLanded = () => useUnfolding(({ stages, landed }) => stages[landed]?.points);

/** The table as far as its round end has been seen. */
export function useStaged(drawn: Drawn<"capital-lux">, stage: EndStage | null): Drawn<"capital-lux"> {
  const points = usePointsLanded();
  if (!stage) return drawn;
  const { view } = stage;
  return {
    ...drawn,
    view,
    shown: { ...drawn.shown, view },
    // Nobody is to do anything meanwhile.
    chairs: drawn.chairs.map((chair) => ({ ...chair, points: points?.[chair.seat] ?? chair.points, asked: false })),
  };
}

/** What of it has not been seen yet is not read in the log either, nor what comes after it. */
useUnfolding.subscribe(({ stages, place, follows }) =>
  withhold(stages.length > 0 ? [...stages.slice(place + 1).flatMap(({ events }) => events), ...follows] : []),
);

let timer: ReturnType<typeof setTimeout> | undefined;
let landing: ReturnType<typeof setTimeout> | undefined;

/** The rest is seen at once. */
export function endUnfolding(): void {
  clearTimeout(timer);
  clearTimeout(landing);
  window.removeEventListener("pointerdown", endUnfolding);
  window.removeEventListener("keydown", endUnfolding);
  if (isUnfolding()) useUnfolding.setState(NOTHING);
}

/** Does this person see how a round ends, or only what came of it? */
export const canUnfold = (): boolean => factor() > 0;

const factor = () => (isStill() ? 0 : FACTOR[useSettings.getState().pace]);

function unfold(stages: readonly EndStage[], follows: readonly Heard[]): void {
  endUnfolding();
  const whole = stages.flatMap(({ events }) => LASTS[events[0]?.id ?? ""] ?? []).reduce((sum, ms) => sum + ms, 0);
  const hurried = factor() * Math.min(1, PATIENCE / Math.max(1, whole));
  const go = () => {
    // A rival's card that ended the round is still being told of.
    const { beat, telling } = useBeat.getState();
    if (beat || telling) {
      timer = setTimeout(go, AGAIN);
      return;
    }
    const place = useUnfolding.getState().place + 1;
    const next = stages[place];
    if (!next) return endUnfolding();
    if (place === 1) {
      window.addEventListener("pointerdown", endUnfolding);
      window.addEventListener("keydown", endUnfolding);
    }
    useUnfolding.setState({ place });
    landing = setTimeout(() => useUnfolding.setState({ landed: place }), flightLength(undefined));
    timer = setTimeout(go, LASTS[next.events[0]!.id]! * hurried);
  };
  useUnfolding.setState({ stages, place: 0, landed: 0, follows });
  timer = setTimeout(go, FIRST * hurried);
}

/** The table one sits at was told something. */
function hear(match: MatchState, before: MatchState, sameTable: boolean): void {
  if (match.steps === before.steps) return;
  const view = before.shown?.view as CapitalLuxView | undefined;
  const fresh = match.steps.filter((step) => step.seq > before.seq);
  const isLux = match.table?.game === "capital-lux" && view !== undefined && "halls" in view;
  if (!sameTable || !isLux || fresh.length > MOST_STEPS || factor() === 0) {
    endUnfolding();
    return;
  }
  const played = fresh.filter((step) => step.kind === "reply").flatMap((step) => step.events);
  // What is told of the next round already is not the end of this one.
  const begun = played.findIndex(({ id }) => id === "round-begins");
  const told = begun < 0 ? played : played.slice(0, begun);
  const points = before.shown!.standing.map(({ items }) => Object.values(items).reduce((sum, one) => sum + one, 0));
  const stages = stagesOf(view, points, told);
  // What is said beside it, as that the game is over, comes after it.
  const beside = told.slice(told.findIndex(isEnding)).filter((event) => !isEnding(event));
  const follows = [...beside, ...played.slice(told.length)];
  if (stages.length > 0 && document.visibilityState !== "hidden") unfold(stages, follows);
}

useTable.subscribe((now, before) => hear(now.match, before.match, now.table === before.table && now.table !== ""));
