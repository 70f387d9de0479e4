/** A replay: the game's own drawing at any moment of the match, with nothing to point at; charts beside it, the line below. */

import { useEffect, useLayoutEffect, useMemo, useState } from "react";
import { Link } from "wouter";
import { Icon } from "../design/Icon.js";
import type { Reel } from "../protocol/index.js";
import { Brand } from "../shell/Brand.js";
import { lazyPart } from "../shell/lazyPart.js";
import { namesAt } from "../shell/playerNames.js";
import { SettingsChip } from "../shell/SettingsChip.js";
import { usePageTitle } from "../shell/usePageTitle.js";

import { chairsAt } from "../table/chairs.js";
import type { Drawing } from "../table/drawing.js";
import { focusAtOpening } from "../table/focusing.js";
import { EMPTY_MATCH } from "../table/matchState.js";
import { Bar } from "../table/Prompt.js";
import { useTable } from "../table/tableStore.js";
import { useWords } from "../words/Speaking.js";
import { AnalysisPanel } from "./AnalysisPanel.js";
import { decisionsOf, slipsIn } from "./analysis.js";
import { Learn } from "./Learn.js";
import { Lines } from "./Lines.js";
import { MomentActions } from "./MomentActions.js";
import { useOwnSeat } from "./ownSeat.js";
import { LOOKING, ReplayScene } from "./ReplayScene.js";
import { ReviewPanel } from "./ReviewPanel.js";
import {
  itemsIn,
  matchAt,
  placeOfStep,
  rounds,
  shownTo,
  standings,
  tableAt,
  type Viewpoint,
  viewedSeat,
} from "./replayData.js";
import { Scrubber } from "./Scrubber.js";
import { Sources } from "./Sources.js";
import { saidOf, saysMuch } from "./said.js";
import type { Source } from "./source.js";
import { useAnalyses } from "./useAnalyses.js";
import { usePlaying } from "./usePlaying.js";
import { Views } from "./Views.js";
import "../table/frame.css";
import "../table/topbar.css";
import "./replay.css";
import "./charts.css";

// Nobody asks before the moment stands.
const ReplayVoice = lazyPart(() => import("./ReplayVoice.js").then(({ ReplayVoice }) => ReplayVoice), 1000);

interface ReplayProps {
  replay: Reel;
  source: Source;
  drawing: Drawing;
  /** What the replay was made for; another one may be on its way. */
  view: Viewpoint;
  wanted: Viewpoint;
  onView: (view: Viewpoint) => void;
  /** The step the address names. */
  step: number;
  onMoment: (step: number) => void;
}

export function Replay({ replay, source, drawing, view, wanted, onView, step, onMoment }: ReplayProps) {
  const words = useWords();
  const last = replay.frames.length - 1;
  const parts = useMemo(() => rounds(replay), [replay]);
  const points = useMemo(() => standings(replay), [replay]);
  const [opened] = useState(() => placeOfStep(replay, step));
  const playing = usePlaying(opened, last, parts, (at) => saysMuch(words, replay.frames[at]!));
  const place = Math.min(playing.place, last);
  const frame = replay.frames[place]!;
  const own = useOwnSeat(source.match);
  const match = useMemo(() => matchAt(replay, place, view, own), [replay, place, view, own]);
  const shown = match.shown!;
  const chairs = useMemo(() => chairsAt(match.table!, shown, match.seat), [match, shown]);
  const names = useMemo(() => namesAt(tableAt(replay, 0)), [replay]);
  const scores = drawing.scores;
  const items = useMemo(
    () =>
      itemsIn(
        replay,
        drawing.scores.map(({ item }) => item),
      ),
    [replay, drawing],
  );
  const analyses = useAnalyses(source);
  const decisions = useMemo(() => decisionsOf(replay, view), [replay, view]);
  const slips = useMemo(() => slipsIn(decisions, analyses.known).found, [decisions, analyses.known]);
  const drawn = useMemo(
    () => ({ shown, view: shown.view, me: match.seat, chairs, pointing: LOOKING }),
    [shown, match.seat, chairs],
  );
  const said = saidOf(words, frame, names);
  const where = useWhere(frame.number, shown.chapter);
  // The log, and whatever else of a drawing reads what was told, reads it where a table keeps it.
  useLayoutEffect(() => useTable.setState({ table: "", match }), [match]);
  useEffect(() => () => useTable.setState({ match: EMPTY_MATCH }), []);
  useEffect(focusAtOpening, []);
  useEffect(() => {
    // Browsers do not like an address that changes a hundred times a second.
    const timer = setTimeout(() => onMoment(frame.number), 200);
    return () => clearTimeout(timer);
  }, [frame.number, onMoment]);
  usePageTitle(words("replay-title", { game: words("title") }));
  return (
    <div className="table replay" data-game={replay.game} data-seq={frame.number} data-view={view}>
      <header className="top">
        <Brand named="wide" />
        <h1 className="where">
          <b>{words("title")}</b> · {words("replay-word")}
          <span className="wide"> · {words.list(names)}</span>
        </h1>
        <span className="tools">
          <Link href="/r" className="all-replays">
            <Icon name="replay" />
            <span className="wide">{words("replay-others")}</span>
            <span className="sr">{words("replay-others")}</span>
          </Link>
          <SettingsChip />
        </span>
      </header>
      <main className="replay-body">
        <ReplayScene drawing={drawing} frame={frame} table={match.table!} view={view} chairs={chairs} />
        <aside className="beside" aria-label={words("replay-beside")} aria-busy={wanted !== view}>
          <Views {...{ replay, chairs, place, own }} view={wanted} onView={onView} />
          <Learn
            chairs={chairs}
            choices={<AnalysisPanel {...{ analyses, decisions, chairs, place }} onGo={playing.go} />}
            charts={
              <>
                <ReviewPanel
                  {...{ replay, source, analyses, decisions, chairs, place }}
                  seat={viewedSeat(view) ?? 0}
                  onGo={playing.go}
                />
                <Lines points={points} parts={parts} chairs={chairs} place={place} onGo={playing.go} />
                <Sources
                  frame={frame}
                  items={items}
                  icons={new Map(scores.map(({ item, icon }) => [item, icon]))}
                  chairs={chairs}
                  most={Math.max(...points.map((line) => Math.max(...line)))}
                />
              </>
            }
          />
          <MomentActions
            source={source}
            replay={replay}
            chairs={chairs}
            step={frame.number}
            view={view}
            over={shownTo(frame, match.seat).asked.length === 0 && place === last}
          />
        </aside>
      </main>
      <ReplayVoice drawing={drawing} drawn={drawn} />
      <footer className="dock-area">
        <Bar
          live
          label={words("replay-moment")}
          sign="replay"
          title={said[0]!}
          hint={[where, ...said.slice(1)].join(" · ")}
        />
        <Scrubber playing={playing} last={last} parts={parts} slips={slips} said={`${where}: ${said[0]}`} />
      </footer>
    </div>
  );
}

/** "Step 41, round 2 of 7, playing cards" */
function useWhere(
  number: number,
  { round, rounds: all, phase }: { round: number; rounds: number | null; phase: string },
) {
  const words = useWords();
  const named = words.has(`phase-${phase}`) ? words(`phase-${phase}`).replace(/^\d+, /, "") : phase;
  const when = round > 0 ? `${words("table-round", { round, rounds: all ?? 0 })}, ${named}` : named;
  return words("replay-step", { step: number, when });
}
