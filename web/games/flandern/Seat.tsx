/** A seat: its guild's arms, points, tiles in stock, influence cards, and what it has played. */
import { Counting } from "../../design/Counting.js";
import { colourClass } from "../../design/colours.js";
import { Icon } from "../../design/Icon.js";
import type { Arms, FlandernView } from "../../protocol/flandern.js";
import type { Chair, Drawn } from "../../table/drawing.js";
import { useLanded } from "../../table/landing.js";
import { SeatFace } from "../../table/SeatMark.js";
import { useWords } from "../../words/Speaking.js";
import { signOf } from "./Golden.js";
import { type Play, placeOf, playOf, siteIn } from "./laid.js";
import { useGuildName } from "./names.js";
import "./seat.css";
import { Shield } from "./Shield.js";
import { Stock } from "./Stock.js";
import { expected } from "./seats.js";

/** With these, cards turn: see Reveal. */
const TURNS = ["reveals", "draws-from-pile"];

export function Seat({ chair, drawn }: { chair: Chair; drawn: Drawn<"flandern"> }) {
  const words = useWords();
  const guildOf = useGuildName();
  const { view } = drawn;
  const { guild, influenced, points } = view.players[chair.seat]!;
  const { influence, played, play, standing } = useTurnedOver(chair, drawn);
  const two = view.players.length === 2;
  const { name } = chair;
  return (
    <section
      className={`fl-seat panel ${colourClass(guild)} ${chair.own ? "own" : ""} ${chair.asked ? "asked" : ""}`}
      aria-label={words("fl-seat", { name, guild: guildOf(guild), points: chair.points })}
      data-at={`seat:${chair.seat}`}
    >
      <header data-at={`points@${chair.seat}`}>
        <SeatFace chair={chair}>
          <Shield arms={guild} letter />
        </SeatFace>
        <span className="who">
          <b>{name}</b>
          <small>
            {view.starter === chair.seat && !two && <i>{words("fl-starts")}</i>} {words(`fl-arms-${guild}`)}
          </small>
        </span>
        <b className="score" data-counted>
          <Counting value={chair.points} />
          <Expected seat={chair.seat} view={view} />
        </b>
      </header>
      <div className="goods">
        <Stock arms={guild} stock={view.stock} />
        {!two && (
          <span title={words("influence-cards", { cards: influence })} data-at={`influence@${chair.seat}`}>
            <Icon name="influence" /> <span aria-hidden="true">{influence}</span>
            <span className="sr">{words("influence-cards", { cards: influence })}</span>
          </span>
        )}
        {two ? <b className="part">{points}</b> : <Standing standing={standing} play={play} />}
      </div>
      {influenced && <Influenced arms={influenced} drawn={drawn} />}
      <Cards cards={played} play={play} />
    </section>
  );
}

/** In grey what would come of the towns as they stand. */
export function Expected({ seat, view }: { seat: number; view: FlandernView }) {
  const words = useWords();
  const now = expected(view, seat);
  const more = useLanded(now, `${now}`, (event) => siteIn(event) !== null);
  if (more === 0) return null;
  const said = words("fl-expected", { points: more });
  return (
    <small className="expected" title={said}>
      <span aria-hidden="true">
        +{more}
        <Icon name="castle" />
      </span>
      <span className="sr">{said}</span>
    </small>
  );
}

/** With two players: the guild under a seat's influence, whose points count for it. */
function Influenced({ arms, drawn: { view } }: { arms: Arms; drawn: Drawn<"flandern"> }) {
  const words = useWords();
  return (
    <div className={`goods influenced ${colourClass(arms)}`} title={words("fl-under-influence")}>
      <Shield arms={arms} label={words(`fl-arms-${arms}`)} />
      <Stock arms={arms} stock={view.stock} />
      <b className="part">{view.points[arms] ?? 0}</b>
    </div>
  );
}

/** Cards lying open before a seat; that of this round stands out. */
function Cards({ cards, play }: { cards: readonly string[]; play: Play | null }) {
  const words = useWords();
  return (
    <ul className="cards" aria-label={words("played")}>
      {cards.map((card) => {
        const name = words.name(`card:${card}`);
        const town = signOf(card) === "castle";
        return (
          <li key={card} className={play?.card === card ? "now" : ""} title={name}>
            <span className="sr">{name}</span>
            <span aria-hidden="true">{town ? name.slice(0, 3) : <Icon name={signOf(card)} />}</span>
          </li>
        );
      })}
    </ul>
  );
}

/** Choosing or ready, to act, or the place in the order; null once it has acted. */
type Stands = "choosing" | "ready" | "to-act" | "idle" | number | null;

function standingOf(chair: Chair, { view, shown }: Drawn<"flandern">): Stands {
  if (view.phase === "choose" && shown.asked.includes(chair.seat)) return chair.answered ? "ready" : "choosing";
  if (!playOf(view, chair.seat)) return chair.asked ? "to-act" : "idle";
  return placeOf(view, chair.seat);
}

/** What is known of a seat by its cards: that of before, until the cards have turned. */
export function useTurnedOver(chair: Chair, drawn: Drawn<"flandern">) {
  const { influence, played } = drawn.view.players[chair.seat]!;
  const play = playOf(drawn.view, chair.seat);
  const now = { influence, played, play, standing: standingOf(chair, drawn) };
  return useLanded(now, JSON.stringify(now), ({ id }) => TURNS.includes(id));
}

/** Choosing or ready; then how many influence cards it has revealed, and when it acts. */
function Standing({ standing, play }: { standing: Stands; play: Play | null }) {
  const words = useWords();
  if (standing === "idle") return null;
  if (typeof standing === "string") {
    return (
      <b className={`standing ${standing === "ready" ? "ready" : ""}`}>
        {standing === "ready" && <Icon name="check" />} {words(`fl-${standing}`)}
      </b>
    );
  }
  const said = standing ? words("fl-acts", { place: standing }) : words("fl-acted");
  return (
    <b className="standing play">
      {play && play.influence > 0 && (
        <span className="with" title={words("fl-with", { cards: play.influence })}>
          +{play.influence}
          <Icon name="influence" />
        </span>
      )}
      <i className={standing ? "" : "done"} title={said}>
        <span className="sr">{said}</span>
        <span aria-hidden="true">{standing ?? <Icon name="check" />}</span>
      </i>
    </b>
  );
}
