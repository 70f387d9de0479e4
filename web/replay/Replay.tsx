/** A replay: the game's own drawing at any moment of the match, with nothing to point at; charts beside it, the line below. */

import { useEffect, useLayoutEffect, useMemo, useState } from "react";
import { Link } from "wouter";
import { Brand } from "../app/Brand.js";
import { Icon } from "../design/Icon.js";
import { SettingsChip } from "../home/SettingsChip.js";
import { listed } from "../home/sayings.js";
import type { Reel } from "../protocol/index.js";
import { chairsAt, namesAt } from "../table/chairs.js";
import { UNTOLD } from "../table/course.js";
import type { Drawing } from "../table/drawing.js";
import { Bar } from "../table/Prompt.js";
import { useSitting } from "../table/store.js";
import { useWords } from "../words/Speaking.js";
import { CounselPanel } from "./CounselPanel.js";
import { momentsOf, slipsIn } from "./counsel.js";
import { Learn } from "./Learn.js";
import { Lines } from "./Lines.js";
import { courseAt, itemsIn, placeOf, rounds, shownTo, standings, tableAt, type Viewpoint } from "./reel.js";
import { Scene } from "./Scene.js";
import { Scrubber } from "./Scrubber.js";
import { Sources } from "./Sources.js";
import { saidOf, saysMuch } from "./said.js";
import type { Source } from "./source.js";
import { useCounsels } from "./useCounsels.js";
import { usePlaying } from "./usePlaying.js";
import { Views } from "./Views.js";
import { Ways } from "./Ways.js";
import "../table/frame.css";
import "../table/topbar.css";
import "./replay.css";
import "./charts.css";

interface ReplayProps {
  reel: Reel;
  source: Source;
  drawing: Drawing | null;
  /** What the reel was made for; another one may be on its way. */
  view: Viewpoint;
  wanted: Viewpoint;
  onView: (view: Viewpoint) => void;
  /** The step the address names. */
  step: number;
  onMoment: (step: number) => void;
}

export function Replay({ reel, source, drawing, view, wanted, onView, step, onMoment }: ReplayProps) {
  const words = useWords();
  const last = reel.frames.length - 1;
  const parts = useMemo(() => rounds(reel), [reel]);
  const points = useMemo(() => standings(reel), [reel]);
  const [opened] = useState(() => placeOf(reel, step));
  const playing = usePlaying(opened, last, parts, (at) => saysMuch(words, reel.frames[at]!));
  const place = Math.min(playing.place, last);
  const frame = reel.frames[place]!;
  const course = useMemo(() => courseAt(reel, place, view), [reel, place, view]);
  const shown = course.shown!;
  const chairs = useMemo(() => chairsAt(tableAt(reel, place), shown, course.seat), [reel, place, shown, course.seat]);
  const names = useMemo(() => namesAt(tableAt(reel, 0)), [reel]);
  const scores = drawing?.scores ?? [];
  const items = useMemo(
    () =>
      itemsIn(
        reel,
        drawing?.scores.map(({ item }) => item),
      ),
    [reel, drawing],
  );
  const counsels = useCounsels(source);
  const moments = useMemo(() => momentsOf(reel, view), [reel, view]);
  const slips = useMemo(() => slipsIn(moments, counsels.known).found, [moments, counsels.known]);
  const said = saidOf(words, frame, names);
  const where = useWhere(frame.number, shown.chapter);
  // The log, and whatever else of a drawing reads what was told, reads it where a table keeps it.
  useLayoutEffect(() => useSitting.setState({ table: "", course }), [course]);
  useEffect(() => () => useSitting.setState({ course: UNTOLD }), []);
  useEffect(() => {
    // Browsers do not like an address that changes a hundred times a second.
    const timer = setTimeout(() => onMoment(frame.number), 200);
    return () => clearTimeout(timer);
  }, [frame.number, onMoment]);
  useEffect(() => {
    document.title = `${words("replay-title", { game: words("title") })} · Guildtable`;
  }, [words]);
  return (
    <div className="table replay" data-game={reel.game} data-seq={frame.number} data-view={view}>
      <header className="top">
        <Brand named="wide" />
        <h1 className="where">
          <b>{words("title")}</b> · {words("replay-word")}
          <span className="wide"> · {listed(words, names)}</span>
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
        <Scene drawing={drawing} frame={frame} table={course.table!} view={view} chairs={chairs} />
        <aside className="beside" aria-label={words("replay-beside")} aria-busy={wanted !== view}>
          <Views reel={reel} chairs={chairs} place={place} view={wanted} onView={onView} />
          <Learn
            chairs={chairs}
            choices={<CounselPanel {...{ counsels, moments, chairs, place }} onGo={playing.go} />}
            charts={
              <>
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
          <Ways
            source={source}
            reel={reel}
            chairs={chairs}
            step={frame.number}
            view={view}
            over={shownTo(frame, course.seat).asked.length === 0 && place === last}
          />
        </aside>
      </main>
      <footer className="dock-area">
        <Bar sign="replay" title={said[0]!} hint={[where, ...said.slice(1)].join(" · ")} />
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
