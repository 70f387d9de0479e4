/** Who sits before a row of hometown cells, and with what. */
import { Counting } from "../../design/Counting.js";
import { Icon } from "../../design/Icon.js";
import { Seal } from "../../design/Seal.js";
import { Badged } from "../../table/Badged.js";
import type { Chair, Drawn } from "../../table/drawing.js";
import { useLanded } from "../../table/landing.js";
import { seatIn } from "../../table/refs.js";
import { SeatFace } from "../../table/SeatMark.js";
import { useWords } from "../../words/Speaking.js";
import "./seat.css";
import "./seat-phone.css";
import "./seat-rows.css";
import { riskedOf } from "./standing.js";
import { Faces } from "./Tile.js";

interface SeatProps {
  chair: Chair;
  drawn: Drawn<"capital-lux">;
}

export function Seat({ chair, drawn: { view, shown } }: SeatProps) {
  const words = useWords();
  const { seat, seal, name, own, points } = chair;
  const player = view.players[seat]!;
  const now = { gold: player.gold, cards: player.cards_in_hand, risked: riskedOf(player, view.halls, view.phase) };
  // The bar above tells of a card that is still to come: until it lies, its player has what was there before.
  const { gold, cards, risked } = useLanded(
    now,
    Object.values(now).join(" "),
    ({ args }) => seatIn(args.seat) === seat,
  );
  const begun = !["set-up", "first-starter"].includes(view.phase);
  return (
    <section
      className={`lux-seat ${chair.asked ? "asked" : ""} ${own ? "own" : ""}`}
      data-names={`seat:${seat}`}
      data-at={own ? undefined : `hand:${seat}`}
      aria-label={words("lux-seat", { name, points, gold, cards })}
    >
      <span className="who">
        <SeatFace chair={chair}>
          <Seal seal={seal} />
        </SeatFace>
        <b className="name">{name}</b>
        {begun && seat === view.starter && (
          <span className="starter" title={words("lux-starter")}>
            <Icon name="flag" />
            <span className="sr">{words("lux-starter")}</span>
          </span>
        )}
        <b className="points" title={words("points", { points })}>
          <Badged seat={seat} of="points">
            <Counting value={points} />
          </Badged>
        </b>
      </span>
      <span className="goods">
        <span>
          <Badged seat={seat} of="gold">
            <Icon name="gold" />
          </Badged>{" "}
          <Brief long={words("lux-gold", { gold })} short={gold} />
        </span>
        <Doing chair={chair} phase={view.phase} />
        <span className="cards" data-at={`cards@${seat}`}>
          <Icon name="hand" />
          <Brief long={words("lux-cards", { cards })} short={cards} />
        </span>
        {risked > 0 && (
          <span className="risked">
            <Icon name="warning" />
            <Brief long={words("lux-risked", { points: risked })} short={risked} />
          </span>
        )}
        <span className="bonus" data-at={`bonus:${seat}`}>
          {player.bonus.length > 0 && (
            <>
              <small>{words("lux-bonus")}</small> <Faces faces={player.bonus} at={`bonus:${seat}`} />
              <Icon name="majority" />
              <span className="short">{shown.standing[seat]?.items.bonus}</span>
            </>
          )}
        </span>
      </span>
    </section>
  );
}

/** In words where there is room; beside its sign the number alone, where there is not. */
const Brief = ({ long, short }: { long: string; short: number }) => (
  <>
    <span className="long">{long}</span>
    <span className="short" aria-hidden="true">
      {short}
    </span>
  </>
);

/** While all choose at once: who has, and who has not. */
function Doing({ chair, phase }: { chair: Chair; phase: string }) {
  const words = useWords();
  if (!chair.asked && !chair.answered) return null;
  const kind = phase.startsWith("choose") ? "choose" : phase === "round-end" ? "decide" : "play";
  if (kind === "play" && chair.answered) return null;
  return (
    <span className={`doing ${chair.answered ? "done" : ""}`}>
      {chair.answered && <Icon name="check" />}
      <span className="long">{words(`lux-${chair.answered ? "has" : "is"}-${kind}`)}</span>
    </span>
  );
}
