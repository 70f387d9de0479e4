/** The end of a round, told over the board in the rulebook's order, until one goes on. It holds nobody up: the dock stays open. */
import { useEffect, useId, useMemo, useRef } from "react";
import { create } from "zustand";
import { Button } from "../../design/Button.js";
import type { Drawn } from "../../table/drawing.js";
import { useSitting } from "../../table/store.js";
import { useWords } from "../../words/Speaking.js";
import { EndColumn } from "./EndColumn.js";
import { Nth, Who } from "./EndLine.js";
import { signed } from "./professions.js";
import { type Change, type Reckoning, reckoningOf } from "./reckoning.js";
import "./round-end.css";
import { inOrder } from "../../table/chairs.js";
import { Faces } from "./Tile.js";

/** The round end that has been read: it does not come back with the board, from another view on the phone. */
const useRead = create<{ read: string }>()(() => ({ read: "" }));

export function RoundEnd(drawn: Drawn<"capital-lux">) {
  const { view, shown, chairs, pointing } = drawn;
  const steps = useSitting((sitting) => sitting.course.steps);
  const table = useSitting((sitting) => sitting.table);
  const read = useRead((reading) => reading.read);
  const reckoning = useMemo(() => reckoningOf(steps, view, chairs), [steps, view, chairs]);
  const fresh = view.phase === "choose" || view.phase === "over";
  // A replay is at no table: there one goes on by its own controls, and the board is what one looks at.
  const key = reckoning && table ? `${table}.${reckoning.seq}` : "";
  // Whoever points at a card has gone on.
  const gone = pointing.picked.chosen.length > 0 || Boolean(shown.waiting);
  useEffect(() => {
    if (gone && key) useRead.setState({ read: key });
  }, [gone, key]);
  if (!reckoning || !key || !fresh || gone || read === key) return null;
  return <Panel key={key} reckoning={reckoning} drawn={drawn} onGoOn={() => useRead.setState({ read: key })} />;
}

interface PanelProps {
  reckoning: Reckoning;
  drawn: Drawn<"capital-lux">;
  onGoOn: () => void;
}

const typing = () => document.activeElement?.matches("input, textarea, select") ?? false;

function Panel({ reckoning: { round, laid, columns, changes, begins }, drawn: { chairs, me }, onGoOn }: PanelProps) {
  const words = useWords();
  const heading = useId();
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    panel.current?.closest(".board-area")?.scrollTo({ top: 0 });
    if (!typing()) panel.current?.querySelector<HTMLElement>(".btn")?.focus({ preventScroll: true });
  }, []);
  const goOn = () => {
    onGoOn();
    // The next thing to do is in the dock.
    document.querySelector<HTMLElement>(".lux-dock .ref")?.focus({ preventScroll: true });
  };
  // Lines come one after another: each column after the one before it, then the points.
  const long = chairs.length + 2;
  return (
    <section ref={panel} className="lux-end" aria-labelledby={heading}>
      <header>
        <h2 id={heading}>{words("lux-report", { round })}</h2>
        {laid.length > 0 && (
          <ul className="laid">
            <li className="eyebrow">{words("lux-end-laid")}</li>
            {laid.map(({ seat, cards }) => (
              <li key={seat}>
                <Who chair={chairs[seat]} /> <Faces faces={cards} />
              </li>
            ))}
          </ul>
        )}
      </header>
      <div className="columns">
        {columns.map((column, place) => (
          <EndColumn key={column.profession} column={column} chairs={chairs} me={me} nth={place * long} />
        ))}
      </div>
      <ul className="changes">
        {inOrder(changes, me).map((change, place) => (
          <Nth key={change.seat} nth={columns.length * long + place}>
            <Who chair={chairs[change.seat]} />
            <Points {...change} />
          </Nth>
        ))}
      </ul>
      <footer>
        <p>{begins ? words.say(begins) : words("game-ends")}</p>
        <Button kind="primary" onClick={goOn} data-key="Escape">
          {words("table-go-on")}
        </Button>
      </footer>
    </section>
  );
}

/** "17 → 1", and what made the difference. */
function Points({ before, after, lost, paid, bonus }: Change) {
  const words = useWords();
  const made: [string, number][] = [
    ["lost", -lost],
    ["gold", -paid],
    ["bonus", bonus],
  ];
  return (
    <>
      <span className="points">
        <span className="sr">{words("lux-end-points", { before, after })}</span>
        <span aria-hidden="true">
          {before} → <b>{after}</b>
        </span>
      </span>
      <small>
        {made
          .filter(([, points]) => points !== 0)
          .map(([what, points]) => words(`lux-end-${what}`, { points: points > 0 ? `+${points}` : signed(points) }))
          .join(", ")}
      </small>
    </>
  );
}
