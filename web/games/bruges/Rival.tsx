/** A rival's seat in full: goods, colours of the hand, threats, persons. */
import { CardBack } from "../../design/CardBack.js";
import { type Colour, colourClass } from "../../design/colours.js";
import { Gable } from "../../design/Gable.js";
import { Icon } from "../../design/Icon.js";
import { Letter } from "../../design/Letter.js";
import { Seal } from "../../design/Seal.js";
import { Clock } from "../../table/Clock.js";
import type { Chair, Drawn } from "../../table/drawing.js";
import { Ref } from "../../table/Ref.js";
import { SeatFace } from "../../table/SeatMark.js";
import { useWords } from "../../words/Speaking.js";
import type { Words } from "../../words/words.js";
import { Face } from "./Face.js";
import { Guilders, Threats, Workers } from "./Goods.js";
import { lookAt, looks } from "./look.js";
import { Points } from "./Points.js";
import "./rival.css";
import "./rival-sizes.css";
import "./rival-low.css";

export interface SeatProps {
  chair: Chair;
  drawn: Drawn<"bruges">;
}

/** What a seat is doing, in two or three words. */
export function doing(words: Words, { view }: Drawn<"bruges">, { seat, asked }: Chair): string {
  if (asked) return words("bruges-chooses");
  if (view.phase !== "over" && view.starter === seat) return words("bruges-first-player");
  return "";
}

export function Rival({ chair, drawn }: SeatProps) {
  const words = useWords();
  const { seat, name, seal } = chair;
  const player = drawn.view.players[seat]!;
  const ref = `seat:${seat}`;
  const canals = player.canals.reduce((sum, canal) => sum + canal.built, 0);
  return (
    <section className={`rival panel ${chair.asked ? "acts" : ""}`} aria-label={name} data-names={ref}>
      <header>
        <Ref of={ref} pointing={drawn.pointing} name={name} className="who" data-at={`score:${seat}`}>
          <SeatFace chair={chair}>
            <Seal seal={seal} />
          </SeatFace>
          <span>
            <b>{name}</b>
            <small>{doing(words, drawn, chair)}</small>
          </span>
        </Ref>
        <Clock seat={seat} />
        <Points chair={chair} shown={drawn.shown} />
      </header>
      <div className="goods" data-at={`purse:${seat}`}>
        <Guilders player={player} seat={seat} />
        <Workers player={player} seat={seat} />
      </div>
      <div className="hand-backs" data-at={`hand:${seat}`}>
        <span className="eyebrow">{words("bruges-hand")}</span>
        <Backs seat={seat} colours={player.backs} />
      </div>
      <div className="threats" data-at={`threats:${seat}`}>
        <Threats player={player} seat={seat} />
      </div>
      <div className="facts">
        <span title={words("bruges-step", { step: player.reputation })}>
          <Icon name="reputation" />
          {words("bruges-step", { step: player.reputation })}
        </span>
        <span>
          <Icon name="canal" />
          {words("bruges-of-ten", { canals })}
        </span>
        {player.statues.length > 0 && (
          <span data-at={`statues@${seat}`}>
            <Icon name="statue" />
            {player.statues.join(", ")}
          </span>
        )}
      </div>
      <Folk chair={chair} drawn={drawn} />
    </section>
  );
}

interface BacksProps {
  seat: number;
  colours: Drawn<"bruges">["view"]["players"][number]["backs"];
}

export function Backs({ seat, colours }: BacksProps) {
  const words = useWords();
  const named = (colour: string) => words("bruges-back", { colour: words.name(`colour:${colour}`) });
  return (
    <span className="backs">
      {colours.map((colour, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: backs of a colour are alike
        <CardBack key={place} colour={colour} label={named(colour)} at={`back:${seat}.${colour}`} />
      ))}
      {colours.length === 0 && <span className="free">{words("none")}</span>}
    </span>
  );
}

/** The street of a seat: its houses are gables in their colours, and whoever lives in one looks out of it. */
function Folk({ chair: { seat }, drawn }: SeatProps) {
  const words = useWords();
  const { houses } = drawn.view.players[seat]!;
  const empty = houses.filter((house) => !house.person);
  return (
    <div className="folk" data-at={`town:${seat}`}>
      {houses.map(
        (house) =>
          house.person && (
            <button
              key={house.person}
              type="button"
              className={`mini ${house.used ? "used" : ""}`}
              aria-label={words("bruges-mini-told", {
                person: words.name(`person:${house.person}`),
                house: words.name(`house:${house.colour}`),
                text: words(`text-${house.person}`),
              })}
              data-names={`person:${house.person}`}
              onClick={() => lookAt(house.person!)}
              {...looks(house.person)}
            >
              <span className={`home-of ${colourClass(house.colour)}`}>
                <Face id={house.person} />
                <Letter colour={house.colour} />
              </span>
              <small aria-hidden="true">{words.name(`person:${house.person}`)}</small>
            </button>
          ),
      )}
      {empty.length > 0 && (
        <span className="lots" data-at={`houses@${seat}`}>
          <span className="sr">{words("bruges-empty-houses", { count: empty.length })}: </span>
          {empty.map(({ colour }, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: empty houses of a colour are alike
            <EmptyLot key={place} colour={colour} />
          ))}
        </span>
      )}
    </div>
  );
}

/** Whoever may move in, and what a fire would take: an empty house of its colour. */
function EmptyLot({ colour }: { colour: Colour }) {
  const name = useWords().name(`house:${colour}`);
  return (
    <span className={`empty-lot ${colourClass(colour)}`} role="img" aria-label={name} title={name}>
      <Gable />
      <Letter colour={colour} />
    </span>
  );
}
