/** A seat: its guild's arms, points, tiles in stock, influence cards, and what it has played. */
import { Counting } from "../../design/Counting.js";
import { colourClass } from "../../design/colours.js";
import { Icon } from "../../design/Icon.js";
import type { Arms, FlandernView } from "../../protocol/flandern.js";
import type { Chair, Drawn } from "../../table/drawing.js";
import { SeatFace } from "../../table/SeatMark.js";
import { useWords } from "../../words/Speaking.js";
import { signOf } from "./Golden.js";
import { type Play, placeOf, playOf } from "./laid.js";
import { useGuildName } from "./names.js";
import "./seat.css";
import { Shield } from "./Shield.js";
import { Stock } from "./Stock.js";
import { expected } from "./seats.js";

export function Seat({ chair, drawn }: { chair: Chair; drawn: Drawn<"flandern"> }) {
  const words = useWords();
  const guildOf = useGuildName();
  const { view } = drawn;
  const { guild, influenced, points, influence, played } = view.players[chair.seat]!;
  const two = view.players.length === 2;
  const name = chair.own ? words("fl-you") : chair.name;
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
        {two ? <b className="part">{points}</b> : <Standing chair={chair} drawn={drawn} />}
      </div>
      {influenced && <Influenced arms={influenced} drawn={drawn} />}
      <Cards cards={played} play={playOf(view, chair.seat)} />
    </section>
  );
}

/** In grey what would come of the towns as they stand. */
export function Expected({ seat, view }: { seat: number; view: FlandernView }) {
  const words = useWords();
  const more = expected(view, seat);
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

/** Choosing or ready; then how many influence cards it has revealed, and when it acts. */
function Standing({ chair, drawn: { view, shown } }: { chair: Chair; drawn: Drawn<"flandern"> }) {
  const words = useWords();
  const play = playOf(view, chair.seat);
  const place = placeOf(view, chair.seat);
  if (view.phase === "choose" && shown.asked.includes(chair.seat)) {
    return chair.answered ? (
      <b className="standing ready">
        <Icon name="check" /> {words("fl-ready")}
      </b>
    ) : (
      <b className="standing">{words("fl-choosing")}</b>
    );
  }
  if (!play) return chair.asked ? <b className="standing">{words("fl-to-act")}</b> : null;
  const said = place ? words("fl-acts", { place }) : words("fl-acted");
  return (
    <b className="standing play">
      {play.influence > 0 && (
        <span className="with" title={words("fl-with", { cards: play.influence })}>
          +{play.influence}
          <Icon name="influence" />
        </span>
      )}
      <i className={place ? "" : "done"} title={said}>
        <span className="sr">{said}</span>
        <span aria-hidden="true">{place ?? <Icon name="check" />}</span>
      </i>
    </b>
  );
}
