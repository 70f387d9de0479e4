/** A puzzle: a table as somebody saw it in a real match, with its question; and once it is answered, what it was worth. */
import { useEffect, useLayoutEffect, useMemo, useState } from "react";
import { Link } from "wouter";
import { Icon } from "../design/Icon.js";
import type { Reel, Solution } from "../protocol/index.js";
import { ReplayScene } from "../replay/ReplayScene.js";
import { tableAt } from "../replay/replayData.js";
import { Refused } from "../shell/api.js";
import { Brand } from "../shell/Brand.js";
import { lazyPart } from "../shell/lazyPart.js";
import { namesAt } from "../shell/playerNames.js";
import { SettingsChip } from "../shell/SettingsChip.js";
import { usePageTitle } from "../shell/usePageTitle.js";
import { chairsAt } from "../table/chairs.js";
import type { Drawing } from "../table/drawing.js";
import { drawingOf } from "../table/drawings.js";
import { useKeys } from "../table/keys.js";
import { EMPTY_MATCH } from "../table/matchState.js";
import { PickWays } from "../table/PickWays.js";
import { Bar } from "../table/Prompt.js";
import { NOTHING } from "../table/picking.js";
import { usePointing } from "../table/pointing.js";
import { Marking } from "../table/SeatMark.js";
import { useTable } from "../table/tableStore.js";
import { TellingHere } from "../table/useTurns.js";
import { More } from "../words/More.js";
import { Speaking, useWords } from "../words/Speaking.js";
import "../replay/replay.css";
import "../table/frame.css";
import "../table/topbar.css";
import "./puzzle.css";
import { PuzzlePanel } from "./PuzzlePanel.js";
import { matchOf, posed, seatAsked, solution } from "./puzzleBook.js";

const Closed = lazyPart(() => import("../shell/Closed.js").then(({ Closed }) => Closed));

interface PuzzleProps {
  game: string;
  number: number;
}

interface Posed {
  reel: Reel;
  drawing: Drawing;
}

export function PuzzlePage({ game, number }: PuzzleProps) {
  const words = useWords();
  const [found, setFound] = useState<Posed | null>(null);
  const [refusal, setRefusal] = useState<Refused | null>(null);
  useEffect(() => {
    let here = true;
    posed(game, number)
      .then(async (reel) => ({ reel, drawing: await drawingOf(reel.game) }))
      .then((one) => here && setFound(one))
      .catch((failed: unknown) => {
        if (here) setRefusal(failed instanceof Refused ? failed : new Refused("unreachable", String(failed)));
      });
    return () => {
      here = false;
    };
  }, [game, number]);
  if (refusal) return <Closed refusal={refusal} />;
  if (!found) return null;
  const me = seatAsked(found.reel);
  const names = namesAt(tableAt(found.reel, 0)).map((name, seat) => (seat === me ? words("table-you-alone") : name));
  return (
    <Speaking game={found.reel.game} players={names} me={me}>
      <Marking value={found.drawing.Mark}>
        <TellingHere value={found.drawing.telling}>
          <More pages={["replay", "strengths"]}>
            <Asking {...found} number={number} />
          </More>
        </TellingHere>
      </Marking>
    </Speaking>
  );
}

/** The table stands as it stood. What is answered goes to nobody but this page. */
function Asking({ reel, drawing, number }: Posed & { number: number }) {
  const words = useWords();
  const match = useMemo(() => matchOf(reel), [reel]);
  const me = match.seat!;
  const shown = match.shown!;
  const table = match.table!;
  // Whoever sat there was a bot; now it is the reader.
  const chairs = useMemo(
    () =>
      chairsAt(table, shown, me, words("table-you-alone")).map((chair) =>
        chair.own ? { ...chair, bot: false } : chair,
      ),
    [table, shown, me, words],
  );
  const [answer, setAnswer] = useState<readonly string[] | null>(null);
  const [solved, setSolved] = useState<Solution | null>(null);
  useTableOf(match, setAnswer);
  useEffect(() => {
    if (answer) solution(reel.game, number).then(setSolved, () => setAnswer(null));
  }, [answer, reel.game, number]);
  usePageTitle(words("puzzle-title", { game: words("title"), number }));
  // Whoever solves a puzzle thinks twice: nothing is sent by the last press.
  const pointing = usePointing(ALWAYS);
  const drawn = { shown, view: shown.view, me, chairs, pointing };
  const hint = drawing.useHint(drawn);
  const step = drawing.useStep?.(drawn) ?? "";
  useKeys(NONE);
  const again = () => {
    setAnswer(null);
    setSolved(null);
    useTable.setState({ match, picked: NOTHING });
  };
  return (
    <div className="table replay puzzle" data-game={reel.game} data-seq={match.seq}>
      <header className="top">
        <Brand named="wide" />
        <h1 className="where">
          <b>{words("puzzle-title", { game: words("title"), number })}</b>
        </h1>
        <span className="tools">
          <Link href="/puzzles" className="all-replays">
            <Icon name="lantern" />
            <span className="wide">{words("puzzles-all")}</span>
            <span className="sr">{words("puzzles-all")}</span>
          </Link>
          <SettingsChip />
        </span>
      </header>
      <main className="replay-body">
        <ReplayScene {...{ drawing, table, chairs, pointing }} frame={reel.frames.at(-1)!} view={me} />
        <aside className="beside" aria-label={words("puzzle-beside")}>
          <PuzzlePanel {...{ reel, drawing, number, chairs, answer, solved }} onAgain={again} />
        </aside>
      </main>
      <footer className="dock-area">
        {answer === null && pointing.asked ? (
          <Bar
            sign="bell"
            tone="yours"
            title={step || words.say({ id: pointing.asked.why, args: pointing.asked.args })}
            step={step !== ""}
            hint={hint}
            question={match.question}
          >
            <PickWays pointing={pointing} confirms sends="" />
          </Bar>
        ) : (
          <Bar sign="quill" title={words("puzzle-answered")} hint="" />
        )}
      </footer>
    </div>
  );
}

const ALWAYS = () => true;
const NONE = {};

/** What a drawing reads of a table it reads where a table keeps it; who answers there answers here. */
function useTableOf(match: ReturnType<typeof matchOf>, onAnswer: (reply: readonly string[]) => void): void {
  useLayoutEffect(() => {
    const { answer } = useTable.getState();
    useTable.setState({
      table: "",
      connection: "open",
      match,
      picked: NOTHING,
      answer: (paths) => {
        onAnswer(paths);
        useTable.setState({ match: { ...match, question: "" } });
      },
    });
    return () => useTable.setState({ answer, match: EMPTY_MATCH, picked: NOTHING });
  }, [match, onAnswer]);
}
