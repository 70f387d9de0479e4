/** The page of a table, whatever state it is in: waiting, playing, over, or not there at all. */
import { useEffect, useState } from "react";
import { useLocation, useSearch } from "wouter";
import { me, Refused, tableOf } from "../app/api.js";
import { later } from "../app/later.js";
import { isUnderWay } from "../lesson/underWay.js";
import type { GameName, TableState } from "../protocol/index.js";
import { Speaking, useWords } from "../words/Speaking.js";
import { namesAt } from "./chairs.js";
import type { Drawing } from "./drawing.js";
import { drawingOf } from "./drawings.js";
import { Frame } from "./Frame.js";
import { Marking } from "./SeatMark.js";
import { useSitting } from "./store.js";

const WaitingRoom = later(() => import("../home/WaitingRoom.js").then(({ WaitingRoom }) => WaitingRoom));
const Lesson = later(() => import("../lesson/Lesson.js").then(({ Lesson }) => Lesson));
const Closed = later(() => import("../home/Closed.js").then(({ Closed }) => Closed));

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
        close = useSitting.getState().open(id, known.id);
      })
      .catch((failed: unknown) => {
        if (here) setRefusal(failed instanceof Refused ? failed : new Refused("unreachable", String(failed)));
      });
    return () => {
      here = false;
      close?.();
    };
  }, [id]);
  const told = useSitting((sitting) => (sitting.table === id ? sitting.course.table : null));
  const seat = useSitting((sitting) => (sitting.table === id ? sitting.course.seat : null));
  const table = told ?? first;
  if (refusal) return <Closed refusal={refusal} />;
  if (!table) return null;
  // In sentences one is called by one's name, as by the others; it helps to be told which of them one is.
  const players = namesAt(table).map((name, at) => (at === seat ? words("table-you", { name }) : name));
  return (
    <Speaking game={table.game} players={players}>
      <AtTable table={table} />
    </Speaking>
  );
}

function AtTable({ table }: { table: TableState }) {
  const drawing = useDrawing(table.game);
  const [here, go] = useLocation();
  const taught = new URLSearchParams(useSearch()).get("lesson");
  // Whoever left a lesson and comes back to its table finds the Tutor there.
  useEffect(() => {
    if (taught === null && isUnderWay(table.id)) go(`${here}?lesson`, { replace: true });
  }, [taught, table.id, here, go]);
  const begun = useSitting((sitting) => sitting.course.shown !== null);
  if (table.state === "open") return <WaitingRoom table={table} />;
  if (begun && drawing) {
    return (
      <>
        <Marking value={drawing.Mark}>
          <Frame drawing={drawing} table={table} />
        </Marking>
        {taught !== null && <Lesson table={table} />}
      </>
    );
  }
  if (table.state === "ended" || drawing === null || (table.state === "over" && !begun))
    return <Closed table={table} />;
  return null;
}

/** The drawing of a game; undefined while it is fetched, null if the game has none. */
function useDrawing(game: GameName): Drawing | null | undefined {
  const [drawing, setDrawing] = useState<Drawing | null>();
  useEffect(() => {
    let wanted = true;
    drawingOf(game).then((found) => wanted && setDrawing(found));
    return () => {
      wanted = false;
    };
  }, [game]);
  return drawing;
}
