/** One's own town: the purse, and the houses with their persons. */
import { Icon } from "../../design/Icon.js";
import { Seal } from "../../design/Seal.js";
import type { Player } from "../../protocol/bruges.js";
import { Clock } from "../../table/Clock.js";
import type { Drawn } from "../../table/drawing.js";
import { SeatFace } from "../../table/SeatMark.js";
import { capital } from "../../words/capitalise.js";
import { useWords } from "../../words/Speaking.js";
import { Guilders, Threats, Workers } from "./Goods.js";
import { Points } from "./Points.js";
import { doing } from "./Rival.js";
import { CARD_COLOURS, CIRCLE, penaltyOf } from "./spaces.js";
import "./town.css";

export function Purse(drawn: Drawn<"bruges">) {
  const words = useWords();
  const { view, me, chairs, pointing, shown } = drawn;
  const chair = chairs[me ?? 0]!;
  const player = view.players[chair.seat]!;
  return (
    <div className="me panel">
      <header data-at={`score:${chair.seat}`}>
        <SeatFace chair={chair}>
          <Seal seal={chair.seal} />
        </SeatFace>
        <span className="who">
          <b>{chair.name}</b>
          <small>
            {chair.own && chair.asked
              ? words("table-your-turn")
              : doing(words, drawn, chair) || words(`bruges-seal-${chair.seal}`)}
          </small>
        </span>
        <Clock seat={chair.seat} />
        <Points chair={chair} shown={shown} />
      </header>
      <div className="purse" data-at={`purse:${chair.seat}`}>
        <Guilders player={player} seat={chair.seat} />
        <span className="workers">
          <Workers player={player} seat={chair.seat} pointing={pointing} />
        </span>
        <span className="threats" data-at={`threats:${chair.seat}`}>
          <Threats player={player} seat={chair.seat} pointing={pointing} />
        </span>
      </div>
      <Danger player={player} />
    </div>
  );
}

/** What one more threat marker would do, before it does. The line is always there, so that nothing jumps. */
function Danger({ player }: { player: Player }) {
  const words = useWords();
  const close = (markers: number) =>
    CARD_COLOURS.filter((colour) => (player.threats[colour] ?? 0) >= markers).map(penaltyOf);
  const near = close(CIRCLE - 1);
  const struck = close(CIRCLE);
  const [first] = near;
  const named = (penalties: readonly string[]) => penalties.map((one) => words.name(`penalty:${one}`)).join(", ");
  const said =
    struck.length > 0
      ? words("bruges-threats-strike", { penalties: named(struck) })
      : near.length > 1
        ? words("bruges-threats-near", { penalties: named(near) })
        : first && words(`bruges-threat-near-${first}`);
  return (
    <p
      className={`danger ${said ? "near" : ""}`}
      title={near.map((one) => words(`bruges-threat-near-${one}`)).join(". ")}
    >
      {said && <Icon name="warning" />}
      {capital(said || words("bruges-no-threat-near"))}
    </p>
  );
}

/** The purse in one line, above the hand on the phone. */
export function PurseLine({ view, me, chairs, pointing, shown }: Drawn<"bruges">) {
  if (me === null) return null;
  const player = view.players[me]!;
  return (
    <div className="purse-line" data-at={`purse:${me}`}>
      <Points chair={chairs[me]!} shown={shown} />
      <Guilders player={player} seat={me} />
      <span className="workers">
        <Workers player={player} seat={me} pointing={pointing} />
      </span>
      <span className="threats" data-at={`threats:${me}`}>
        <Threats player={player} seat={me} pointing={pointing} />
      </span>
    </div>
  );
}
