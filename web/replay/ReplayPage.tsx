/** The page of a replay: `/r/:match`, at the moment and from the view that the address names. */
import { useCallback, useEffect, useMemo, useState } from "react";
import type { Reel } from "../protocol/index.js";
import { Refused } from "../shell/api.js";
import { lazyPart } from "../shell/lazyPart.js";
import { namesAt } from "../shell/playerNames.js";
import type { Drawing } from "../table/drawing.js";
import { drawingOf } from "../table/drawings.js";
import { Marking } from "../table/SeatMark.js";
import { TellingHere } from "../table/useTurns.js";
import { More } from "../words/More.js";
import { Speaking } from "../words/Speaking.js";
import { noteMoment, readMoment } from "./moment.js";
import { Replay } from "./Replay.js";
import { tableAt, type Viewpoint, viewpointOf } from "./replayData.js";
import { playedHere, type Source } from "./source.js";

const Closed = lazyPart(() => import("../shell/Closed.js").then(({ Closed }) => Closed));
/** A table has no more seats than this; which of them there are, the replay tells. */
const SEATS = 8;

export function ReplayPage({ match }: { match: string }) {
  const source = useMemo(() => playedHere(match), [match]);
  // Read once: from then on the address follows the replay, not the other way round.
  const [{ step, view }] = useState(() => readMoment(location.search));
  return <Replayed key={match} source={source} step={step} first={viewpointOf(view, SEATS)} onMoment={noteMoment} />;
}

interface Seen {
  replay: Reel;
  drawing: Drawing;
  view: Viewpoint;
}

interface ReplayedProps {
  source: Source;
  step: number;
  first: Viewpoint;
  onMoment: (step: number, view: Viewpoint) => void;
}

/** What was asked for is fetched; what was shown stays until it is there. */
export function Replayed({ source, step, first, onMoment }: ReplayedProps) {
  const [wanted, setWanted] = useState<Viewpoint>(first);
  const [seen, setSeen] = useState<Seen | null>(null);
  const [refusal, setRefusal] = useState<Refused | null>(null);
  useEffect(() => {
    let here = true;
    source
      .replay(wanted)
      .then(async (replay) => ({ replay, drawing: await drawingOf(replay.game), view: wanted }))
      .then((found) => here && setSeen(found))
      .catch((failed: unknown) => {
        if (here) setRefusal(failed instanceof Refused ? failed : new Refused("unreachable", String(failed)));
      });
    return () => {
      here = false;
    };
  }, [source, wanted]);
  const view = seen?.view ?? first;
  const moment = useCallback((at: number) => onMoment(at, view), [onMoment, view]);
  if (refusal) return <Closed refusal={refusal} />;
  if (!seen) return null;
  return (
    <Speaking game={seen.replay.game} players={namesAt(tableAt(seen.replay, 0))}>
      <Marking value={seen.drawing.Mark}>
        <TellingHere value={seen.drawing.telling}>
          <More pages={["replay", "record", "strengths"]}>
            <Replay {...seen} source={source} wanted={wanted} onView={setWanted} step={step} onMoment={moment} />
          </More>
        </TellingHere>
      </Marking>
    </Speaking>
  );
}
