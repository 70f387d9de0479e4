/** The draft: what is kept lies left, the packet to choose from lies open, what is left over goes to the neighbour. */
import { Icon } from "../../design/Icon.js";
import { Seal } from "../../design/Seal.js";
import type { Own } from "../../protocol/capital-lux.js";
import type { Drawn } from "../../table/drawing.js";
import { idOf } from "../../table/refs.js";
import { useTable } from "../../table/tableStore.js";
import { useWords } from "../../words/Speaking.js";
import { Hand, Shown } from "./Card.js";
import { numbered, without } from "./faces.js";
import { refOf } from "./professions.js";

type ChoosingProps = Drawn<"capital-lux"> & { own: Own };

export function Choosing(drawn: ChoosingProps) {
  const { view, shown, pointing, chairs, me, own } = drawn;
  const words = useWords();
  const right = (me! + chairs.length - 1) % chairs.length;
  const from =
    view.phase === "choose" ? words("lux-packet-dealt") : words("lux-packet-from", { seat: `seat:${right}` });
  return (
    <div className={`lux-dock choosing ${view.phase === "choose" ? "dealt" : ""}`}>
      {own.kept.length > 0 && (
        <div className="lux-kept">
          <span className="eyebrow">{words("lux-kept")}</span>
          <div className="lux-hand" data-at="kept">
            {numbered(own.kept).map(({ face, key }) => (
              <Shown key={key} face={face} at={`kept.${face}`} />
            ))}
          </div>
        </div>
      )}
      <div className="lux-packet">
        <span className="eyebrow">{from}</span>
        {shown.waiting ? (
          <Waiting own={own} waiting={shown.waiting} />
        ) : (
          <Hand key={`${view.round}.${view.phase}`} faces={own.packet} pointing={pointing} label={from} at="packet" />
        )}
      </div>
      <Passing {...drawn} />
    </div>
  );
}

/** The own answer, while others still choose: it can be seen, and no longer changed here. */
function Waiting({ own, waiting }: { own: Own; waiting: readonly string[] }) {
  const kept = waiting.map((path) => idOf(path));
  const rest = without(own.packet, kept);
  return (
    <div className="lux-hand" data-at="packet">
      {numbered(kept).map(({ face, key }) => (
        <Shown key={`kept.${key}`} face={face} gilded at={`packet.${face}`} />
      ))}
      {numbered(rest).map(({ face, key }) => (
        <Shown key={key} face={face} at={`packet.${face}`} />
      ))}
    </div>
  );
}

/** What that means: for you, and for your neighbour. */
function Passing({ view, shown, pointing, chairs, me, own }: ChoosingProps) {
  const words = useWords();
  const left = chairs[(me! + 1) % chairs.length];
  const sent = useTable((store) => store.sent);
  // While the answer is under way it is still what one keeps; and it is named in one order, whoever sorted it.
  const picked = shown.waiting ?? (pointing.asked ? pointing.picked.chosen : sent);
  const chosen = [...picked].sort((one, other) => own.packet.indexOf(idOf(one)) - own.packet.indexOf(idOf(other)));
  // What is picked is heard as it is picked; what is asked and what was kept the herald tells.
  const heard = pointing.asked !== null && chosen.length > 0;
  const rest = without(
    own.packet,
    chosen.map((path) => idOf(path)),
  );
  const count = Number(pointing.asked?.args.count ?? chosen.length);
  const done = chosen.length >= count && chosen.length > 0;
  // In a replay nothing is asked of anybody.
  if (!left || (count === 0 && !pointing.asked)) return null;
  return (
    <div className="lux-fortune" aria-live={heard ? "polite" : "off"}>
      <p className={`offer ${done ? "" : "still"}`}>
        <span className="plate">
          <Icon name="hand" />
        </span>
        <span>
          <b>{chosen.length > 0 ? words("lux-you-keep", { cards: chosen }) : words("lux-you-choose", { count })}</b>
          <small>{words(view.phase === "choose" ? "lux-then-more" : "lux-then-play")}</small>
        </span>
      </p>
      <p className={`offer ${done ? "" : "still"}`}>
        <span className="plate">
          <Seal seal={left.seal} />
        </span>
        <span>
          <b>
            {done
              ? words("lux-they-get", { seat: `seat:${left.seat}`, cards: rest.map(refOf) })
              : words("lux-they-wait", { seat: `seat:${left.seat}` })}
          </b>
          <small>{words(view.phase === "choose" ? "lux-they-choose" : "lux-they-must-keep")}</small>
        </span>
      </p>
    </div>
  );
}
