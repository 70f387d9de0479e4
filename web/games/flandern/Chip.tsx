/** A seat where there is little room: arms, points, name, and whether it is ready. */
import { colourClass } from "../../design/colours.js";
import { Icon } from "../../design/Icon.js";
import type { Chair, Drawn } from "../../table/drawing.js";
import { SeatFace } from "../../table/SeatMark.js";
import { useWords } from "../../words/Speaking.js";
import "./chip.css";
import { signOf } from "./Golden.js";
import { isFounding } from "./laid.js";
import { useGuildName } from "./names.js";
import { Expected, useTurnedOver } from "./Seat.js";
import { Shield } from "./Shield.js";

export function Chip({ chair, drawn }: { chair: Chair; drawn: Drawn<"flandern"> }) {
  const words = useWords();
  const { view } = drawn;
  const guildOf = useGuildName();
  const player = view.players[chair.seat]!;
  const { name } = chair;
  const starts = view.players.length > 2 && view.starter === chair.seat && !isFounding(view);
  const { influence, standing } = useTurnedOver(chair, drawn);
  const place = view.phase === "act" && typeof standing === "number" ? standing : null;
  return (
    <section
      className={`fl-chip panel ${colourClass(player.guild)} ${chair.own ? "own" : ""} ${chair.asked ? "asked" : ""}`}
      aria-label={words("fl-seat", { name, guild: guildOf(player.guild), points: chair.points })}
      data-at={`seat:${chair.seat}`}
    >
      <SeatFace chair={chair}>
        <Shield arms={player.guild} />
      </SeatFace>
      {player.influenced && <Shield arms={player.influenced} />}
      <span className="who">
        <b>
          {chair.points} <Expected seat={chair.seat} view={view} />
        </b>
        <small>
          {starts && (
            <span className="starts" title={words("fl-starts-told")}>
              <Icon name={view.own?.golden && chair.own ? signOf(view.own.golden) : "flag"} />
              <span className="sr">{words("fl-starts-told")}</span>
            </span>
          )}
          {name}
          {chair.answered && <Icon name="check" />}
        </small>
      </span>
      {view.players.length > 2 && (
        <span className="cards">
          {place && <i title={words("fl-acts", { place })}>{place}</i>}
          <span title={words("influence-cards", { cards: influence })} data-at={`influence@${chair.seat}`}>
            <Icon name="influence" />
            {influence}
          </span>
        </span>
      )}
    </section>
  );
}
