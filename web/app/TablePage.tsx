/** The page of a table, whatever state it is in: waiting, playing, over, or not there at all. */
import { useEffect, useState } from "react";
import { useLocation, useSearch } from "wouter";
import { useLeftRoom } from "../lesson/docking.js";
import { isUnderWay } from "../lesson/myLessons.js";
import type { GameName, TableState } from "../protocol/index.js";
import { me, Refused, tableOf } from "../shell/api.js";
import { lazyPart } from "../shell/lazyPart.js";
import { namesAt } from "../shell/playerNames.js";
import type { Drawing } from "../table/drawing.js";
import { drawingOf } from "../table/drawings.js";
import { MoreEntries } from "../table/moreEntries.js";
import { useToldRound } from "../table/roundEnd.js";
import { Marking } from "../table/SeatMark.js";
import { Room } from "../table/screen.js";
import { TableFrame } from "../table/TableFrame.js";
import { useTable } from "../table/tableStore.js";
import { More } from "../words/More.js";
import { Speaking, useWords } from "../words/Speaking.js";

const WaitingRoom = lazyPart(() => import("../waiting/WaitingRoom.js").then(({ WaitingRoom }) => WaitingRoom));
const Lesson = lazyPart(() => import("../lesson/Lesson.js").then(({ Lesson }) => Lesson));
// Seen in an opened menu.
const LessonEntries = lazyPart(() => import("../lesson/LessonEntries.js").then(({ LessonEntries }) => LessonEntries));
const Closed = lazyPart(() => import("../shell/Closed.js").then(({ Closed }) => Closed));
const GivenUp = lazyPart(() => import("./GivenUp.js").then(({ GivenUp }) => GivenUp));

export function TablePage({ table: id }: { table: string }) {
  const words = useWords();
  const [first, setFirst] = useState<TableState | null>(null);
  const [refusal, setRefusal] = useState<Refused | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of language asks nobody's name again
  useEffect(() => {
    let here = true;
    let close: (() => void) | undefined;
    setFirst(null);
    setRefusal(null);
    // Whoever opens a link is somebody before the table is told: a cookie must be there when the line opens.
    Promise.all([tableOf(id), me(() => words("home-guest"))])
      .then(([found, known]) => {
        if (!here) return;
        setFirst(found);
        close = useTable.getState().open(id, known.id);
      })
      .catch((failed: unknown) => {
        if (here) setRefusal(failed instanceof Refused ? failed : new Refused("unreachable", String(failed)));
      });
    return () => {
      here = false;
      close?.();
      useToldRound.setState({ due: false, told: false });
    };
  }, [id]);
  const told = useTable((store) => (store.table === id ? store.match.table : null));
  const seat = useTable((store) => (store.table === id ? store.match.seat : null));
  const table = told ?? first;
  const turnedAway = useTable((store) => (store.table === id && store.connection === "refused" ? store.trouble : null));
  if (turnedAway?.reason === "trouble-spectators-none")
    return <Closed refusal={new Refused(turnedAway.code, turnedAway.text, turnedAway.reason)} />;
  if (refusal) return <Closed refusal={refusal} />;
  if (!table) return null;
  const players = namesAt(table).map((name, at) => (at === seat ? words("table-you-alone") : name));
  return (
    <Speaking game={table.game} players={players} me={seat}>
      <AtTable table={table} />
    </Speaking>
  );
}

function AtTable({ table }: { table: TableState }) {
  const drawing = useDrawing(table.game);
  const [here, go] = useLocation();
  const taught = new URLSearchParams(useSearch()).get("lesson");
  // Whoever left a lesson and comes back to its table finds the Mentor there.
  useEffect(() => {
    if (taught === null && isUnderWay(table.id)) go(`${here}?lesson`, { replace: true });
  }, [taught, table.id, here, go]);
  const room = useLeftRoom();
  const accompanied = useMentor(taught !== null);
  const begun = useTable((store) => store.match.shown !== null);
  if (table.state === "open") {
    return (
      <More pages={["waiting", "strengths"]}>
        <WaitingRoom table={table} choosing={drawing?.choosing} />
      </More>
    );
  }
  if (table.state === "ended") return <GivenUp table={table} />;
  if (begun && drawing && accompanied) {
    return (
      // The Mentor is there with the first frame of the table: what is said is fetched before either is drawn.
      <More pages={["lesson"].filter(() => taught !== null)}>
        <Marking value={drawing.Mark}>
          <MoreEntries value={LessonEntries}>
            <Room value={taught === null ? null : room}>
              <TableFrame drawing={drawing} table={table} />
            </Room>
          </MoreEntries>
        </Marking>
        {taught !== null && <Lesson table={table} telling={drawing.telling} endsTurn={drawing.endsTurn} />}
      </More>
    );
  }
  if (table.state === "over" && !begun) return <Closed table={table} />;
  return null;
}

/** Is the Mentor here, where one is wanted? The table is drawn with the Mentor beside it, and nothing is shoved aside later. */
function useMentor(wanted: boolean): boolean {
  const [here, setHere] = useState(false);
  useEffect(() => {
    if (wanted) void Lesson.ahead().then(() => setHere(true));
  }, [wanted]);
  return here || !wanted;
}

/** The drawing of a game; undefined while it is fetched. */
function useDrawing(game: GameName): Drawing | undefined {
  const [drawing, setDrawing] = useState<Drawing>();
  useEffect(() => {
    let wanted = true;
    drawingOf(game).then((found) => wanted && setDrawing(found));
    return () => {
      wanted = false;
    };
  }, [game]);
  return drawing;
}
