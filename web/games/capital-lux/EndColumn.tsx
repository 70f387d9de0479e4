/** One profession at the end of a round: the limit and what made it, who was over, who takes the bonus card. */
import { colourClass } from "../../design/colours.js";
import { Hatch } from "../../design/Hatch.js";
import { Icon } from "../../design/Icon.js";
import { inOrder } from "../../table/chairs.js";
import type { Chair } from "../../table/drawing.js";
import { useWords } from "../../words/Speaking.js";
import { Nth, Who } from "./EndLine.js";
import { COLOUR, modifierRef, SIGN, signed } from "./professions.js";
import type { Check, Column, Leader } from "./reckoning.js";
import { Faces } from "./Tile.js";

interface EndColumnProps {
  column: Column;
  chairs: readonly Chair[];
  me: number | null;
  /** How many lines come before it. */
  nth: number;
}

export function EndColumn({ column, chairs, me, nth }: EndColumnProps) {
  const words = useWords();
  const { profession, capital, modifiers, limit, checks, leaders } = column;
  const ordered = inOrder(chairs, me).flatMap(({ seat }) => checks.filter((check) => check.seat === seat));
  return (
    <section className={`lux-end-column ${colourClass(COLOUR[profession])}`}>
      <h3>
        <span className="badge">
          <Hatch />
          <Icon name={SIGN[profession]} />
        </span>
        {words.name(`capital:${profession}`)}
        <span className="limit">{words("lux-end-limit", { limit: signed(limit) })}</span>
      </h3>
      <ul>
        <Nth nth={nth} className="made">
          <span>{words("lux-end-capital", { total: capital })}</span>
          {modifiers.map(({ seat, value }) => (
            <span key={`${seat}.${value}`} className="modifier">
              <Icon name="modifier" />
              <b>{words.name(modifierRef(value))}</b> {words("lux-by", { seat: `seat:${seat}` })}
            </span>
          ))}
        </Nth>
        {ordered.map((check, place) => (
          <Nth key={check.seat} nth={nth + 1 + place} className={check.fate}>
            <Checked check={check} column={column} chair={chairs[check.seat]} />
          </Nth>
        ))}
        {leaders.map((leader) => (
          <Nth key={leader.seat} nth={nth + 1 + checks.length} className="leads">
            <Leads leader={leader} column={column} chair={chairs[leader.seat]} />
          </Nth>
        ))}
        {leaders.length === 0 && (
          <Nth nth={nth + 1 + checks.length} className="leads">
            {words("lux-end-nobody")}
          </Nth>
        )}
      </ul>
    </section>
  );
}

/** Whoever has lost something is told why in whole words. */
function Checked({ check, column, chair }: { check: Check; column: Column; chair: Chair | undefined }) {
  const words = useWords();
  const { total, over, gold, fate, lost } = check;
  const mine = chair?.own === true && fate !== "fits";
  const profession = words.name(`capital:${column.profession}`);
  return (
    <>
      <Who chair={chair} named={!mine} />{" "}
      <span className="told">
        {fate === "loses" && <Icon name="warning" />}
        {words(`lux-end-${mine ? "you-" : ""}${fate}`, { profession, total, limit: signed(column.limit), over, gold })}
      </span>{" "}
      {lost.length > 0 && <Faces faces={lost} />}
    </>
  );
}

function Leads({ leader: { card }, column, chair }: { leader: Leader; column: Column; chair: Chair | undefined }) {
  const words = useWords();
  const how = column.leaders.length > 1 ? "tied" : "highest";
  return (
    <>
      <Icon name="noble" />
      <Who chair={chair} /> <span>{words(card ? `lux-end-${how}` : "lux-end-none-left", { most: column.most })}</span>
      {card && (
        <>
          {" "}
          <Faces faces={[card]} />
        </>
      )}
    </>
  );
}
