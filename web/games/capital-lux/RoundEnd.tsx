/** The end of a round, told over the board in the rulebook's order, until one goes on. It holds nobody up: the dock stays open. */
import { useId, useLayoutEffect, useMemo, useRef } from "react";
import { Button } from "../../design/Button.js";
import { isStill } from "../../settings/settings.js";
import type { Drawn } from "../../table/drawing.js";
import { useHoldsEnd } from "../../table/ending.js";
import { useInView, useRoundEnd } from "../../table/roundEnd.js";
import { useTable } from "../../table/tableStore.js";
import { useWords } from "../../words/Speaking.js";
import { EndColumn } from "./EndColumn.js";
import { Nth, Who } from "./EndLine.js";
import { announceRound } from "./moments.js";
import { signed } from "./professions.js";
import { type Change, type Reckoning, reckoningOf } from "./reckoning.js";
import "./round-end.css";
import "./round-end-sizes.css";
import { inOrder } from "../../table/chairs.js";
import { Faces } from "./Tile.js";
import { useEndStage, useUnfolding } from "./unfolding.js";

export function RoundEnd(drawn: Drawn<"capital-lux">) {
  const { view, chairs } = drawn;
  const steps = useTable((store) => store.match.steps);
  const reckoning = useMemo(() => reckoningOf(steps, view, chairs), [steps, view, chairs]);
  const fresh = view.phase === "choose" || view.phase === "over";
  const { told, key, goOn } = useRoundEnd(fresh && reckoning ? reckoning.seq : null, drawn);
  const unfolds = useEndStage() !== null;
  useHoldsEnd(unfolds);
  if (!reckoning || !told || unfolds) return null;
  return <Panel key={key} reckoning={reckoning} drawn={drawn} onGoOn={goOn} />;
}

interface PanelProps {
  reckoning: Reckoning;
  drawn: Drawn<"capital-lux">;
  onGoOn: () => void;
}

function Panel({
  reckoning: { round, laid, columns, changes, begins },
  drawn: { chairs, me, shown },
  onGoOn,
}: PanelProps) {
  const words = useWords();
  const heading = useId();
  const panel = useRef<HTMLElement>(null);
  useHoldsEnd(true);
  useInView(panel);
  useLayoutEffect(() => {
    // Where nothing moves, nothing is dealt that one could want to see.
    useUnfolding.setState({ reading: !isStill() });
    return () => useUnfolding.setState({ reading: false });
  }, []);
  const goOn = () => {
    onGoOn();
    announceRound(
      useTable.getState().match.steps.flatMap(({ events }) => events),
      shown,
    );
    // The next thing to do is in the dock, once it is dealt.
    requestAnimationFrame(() => document.querySelector<HTMLElement>(".lux-dock .ref")?.focus({ preventScroll: true }));
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
