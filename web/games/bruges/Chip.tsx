/** A rival in one line, where there is no room for more. */
import { Icon } from "../../design/Icon.js";
import { Seal } from "../../design/Seal.js";
import { Ref } from "../../table/Ref.js";
import { SeatFace } from "../../table/SeatMark.js";
import { useWords } from "../../words/Speaking.js";
import { Points } from "./Points.js";
import { Backs, doing, type SeatProps } from "./Rival.js";
import { CARD_COLOURS, CIRCLE, penaltyOf } from "./spaces.js";
import "./chip.css";

export function Chip({ chair, drawn }: SeatProps) {
  const words = useWords();
  const { seat, name, seal } = chair;
  const player = drawn.view.players[seat]!;
  const persons = player.houses.filter((house) => house.person).length;
  const canals = player.canals.reduce((sum, canal) => sum + canal.built, 0);
  const near = CARD_COLOURS.filter((colour) => (player.threats[colour] ?? 0) >= CIRCLE - 1);
  const told = words("bruges-chip-told", { name, guilders: player.guilders, persons, canals });
  return (
    <section className={`chip panel ${chair.asked ? "acts" : ""}`} aria-label={name} data-names={`seat:${seat}`}>
      <Ref of={`seat:${seat}`} pointing={drawn.pointing} name={told} className="who" data-at={`score:${seat}`}>
        <SeatFace chair={chair}>
          <Seal seal={seal} />
        </SeatFace>
        <span className="names">
          <b>{name}</b>
          <small className="counted" data-at={`purse:${seat}`}>
            <span data-at={`guilders@${seat}`}>
              <Icon name="guilder" />
              {player.guilders}
            </span>
            <span data-at={`town:${seat}`}>
              <Icon name="person" />
              {persons}
            </span>
            <span data-at={`canals@${seat}`}>
              <Icon name="canal" />
              {canals}
            </span>
            {chair.asked && (
              <span>
                <Icon name="hourglass" />
                <span className="sr">{doing(words, drawn, chair)}</span>
              </span>
            )}
          </small>
        </span>
      </Ref>
      <span className="chip-hand" data-at={`hand:${seat}`}>
        <Backs seat={seat} colours={player.backs} />
        <span className="near" data-at={`threats:${seat}`}>
          {near.map((colour) => (
            <span
              key={colour}
              className={`c-${colour}`}
              role="img"
              aria-label={words(`bruges-threat-near-${penaltyOf(colour)}`)}
            >
              <Icon name={penaltyOf(colour)} />
            </span>
          ))}
        </span>
      </span>
      <Points chair={chair} shown={drawn.shown} />
    </section>
  );
}
