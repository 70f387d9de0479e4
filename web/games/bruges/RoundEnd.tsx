/** The end of a round: three majorities with their bars, who turned a marker and why nobody did, what it brought, who is first next. */
import { type CSSProperties, useId, useMemo, useRef, useState } from "react";
import { Button } from "../../design/Button.js";
import { Icon } from "../../design/Icon.js";
import { Seal } from "../../design/Seal.js";
import { Street } from "../../design/Street.js";
import { inOrder } from "../../table/chairs.js";
import type { Chair, Drawn } from "../../table/drawing.js";
import { useHoldsEnd } from "../../table/ending.js";
import { useInView, useRoundEnd } from "../../table/roundEnd.js";
import { useTable } from "../../table/tableStore.js";
import { capital } from "../../words/capitalise.js";
import { More } from "../../words/More.js";
import { useWords } from "../../words/Speaking.js";
import "./round-end.css";
import "./round-points.css";
import "./round-end-small.css";
import { type Race, type RoundCount, roundCountOf } from "./roundCount.js";
import { MAJORITY_POINTS } from "./spaces.js";

export function RoundEnd(drawn: Drawn<"bruges">) {
  const { view, chairs } = drawn;
  const steps = useTable((store) => store.match.steps);
  const count = useMemo(() => roundCountOf(steps, view, chairs), [steps, view, chairs]);
  const { told, key, goOn } = useRoundEnd(count?.seq ?? null, drawn);
  if (!count || !told) return null;
  return (
    <More pages={["round-end"]}>
      <Panel key={key} count={count} drawn={drawn} onGoOn={goOn} />
    </More>
  );
}

interface PanelProps {
  count: RoundCount;
  drawn: Drawn<"bruges">;
  onGoOn: () => void;
}

function Panel({ count: { round, races, points, starter }, drawn, onGoOn }: PanelProps) {
  const words = useWords();
  const heading = useId();
  const panel = useRef<HTMLElement>(null);
  const [away, putAway] = useState(false);
  const { chairs, me } = drawn;
  useHoldsEnd(true);
  useInView(panel);
  const goOn = () => {
    onGoOn();
    document.querySelector<HTMLElement>(".dock-area .ref.is-open")?.focus({ preventScroll: true });
  };
  return (
    <section ref={panel} className={`round-end ${away ? "away" : ""}`} aria-labelledby={heading}>
      <header>
        <Street width={760} height={78} seed={23} min={26} max={38} belfry={620} tall={1.3} />
        <h2 id={heading}>{words("bruges-round-ended", { round })}</h2>
        <p>{words("bruges-round-rule", { points: MAJORITY_POINTS })}</p>
      </header>
      <div className="races-told">
        {races.map((race, nth) => (
          <RaceTold key={race.majority} race={race} chairs={chairs} me={me} nth={nth} />
        ))}
      </div>
      <div className="points-told">
        <h3>{words("bruges-round-points")}</h3>
        <ul>
          {inOrder(points, me).map(({ seat, before, after }) => (
            <PointsTold key={seat} chair={chairs[seat]!} before={before} after={after} />
          ))}
        </ul>
        <p className="first">
          <Icon name="bell" />
          {starter === null ? words("game-ends") : words("bruges-round-first", { seat: `seat:${starter}` })}
        </p>
      </div>
      <footer>
        {starter !== null && <p>{words("bruges-round-next", { seat: `seat:${starter}` })}</p>}
        <Button icon="eye" onClick={() => putAway(!away)} aria-pressed={away}>
          {words("bruges-see-board")}
        </Button>
        <Button kind="primary" onClick={goOn} data-key="Escape">
          {words("table-go-on")}
        </Button>
      </footer>
    </section>
  );
}

interface RaceToldProps {
  race: Race;
  chairs: readonly Chair[];
  me: number | null;
  nth: number;
}

function RaceTold({ race: { majority, counts, won, already, tied }, chairs, me, nth }: RaceToldProps) {
  const words = useWords();
  const most = Math.max(1, ...counts);
  const ahead = won.length > 0 ? won : already === null ? [] : [already];
  const holder = ahead[0] === undefined ? undefined : chairs[ahead[0]];
  const why = won.length > 0 ? "turned" : already !== null ? "already" : "tied";
  const names = (won.length > 0 ? won : already !== null ? [already] : tied).map((seat) => `seat:${seat}`);
  return (
    <section className={`race-told ${why}`} style={{ "--nth": nth } as CSSProperties}>
      <h3>
        <Icon name={`maj-${majority}`} />
        {capital(words.name(`majority:${majority}`))}
      </h3>
      <ul className="race-bars">
        {inOrder(chairs, me).map(({ seat, seal, name }) => (
          <li key={seat} className={ahead.includes(seat) ? "ahead" : ""}>
            <Seal seal={seal} label={name} />
            <span className="race-bar">
              <i style={{ width: `${(100 * counts[seat]!) / most}%` }} />
            </span>
            <b>{counts[seat]}</b>
          </li>
        ))}
      </ul>
      <span className="marker" aria-hidden="true">
        {holder ? <Seal seal={holder.seal} /> : <Icon name={`maj-${majority}`} />}
        {why === "turned" && <small>+{MAJORITY_POINTS}</small>}
      </span>
      <p>
        <b>{words(`bruges-marker-${why}`, { seat: names[0] ?? "" })}</b>
        <span>{words(`bruges-marker-${why}-why`, { seats: names, most: Math.max(...counts) })}</span>
      </p>
    </section>
  );
}

function PointsTold({ chair: { seal, name, own }, before, after }: { chair: Chair; before: number; after: number }) {
  const words = useWords();
  return (
    <li className={own ? "own" : ""}>
      <Seal seal={seal} />
      <b>{name}</b>
      <span className={`gain ${after > before ? "" : "none"}`}>
        {after > before ? `+${after - before}` : words("bruges-no-change")}
      </span>
      <span className="sums">
        <span className="sr">{words("bruges-points-change", { before, after })}</span>
        <span aria-hidden="true">
          {before} → <b>{after}</b>
        </span>
      </span>
    </li>
  );
}
