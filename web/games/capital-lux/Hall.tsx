/** One profession in the capital: its cards, the modifiers above it as far as the viewer knows them, and the limit they make. */
import { type CSSProperties, useState } from "react";
import { Counting } from "../../design/Counting.js";
import { colourClass } from "../../design/colours.js";
import { Icon } from "../../design/Icon.js";
import { Sheet } from "../../design/Sheet.js";
import type { Hall as HallView, Profession } from "../../protocol/capital-lux.js";
import type { Chair, Drawn } from "../../table/drawing.js";
import { useLanded } from "../../table/landing.js";
import { RuleOf } from "../../table/RuleSign.js";
import { useWords } from "../../words/Speaking.js";
import "./hall.css";
import "./hall-sizes.css";
import { cardsTold, hallTold } from "./hallTold.js";
import { cardInHand } from "./outlook.js";
import { COLOUR, isAbout, modifierRef, SIGN, signed } from "./professions.js";
import { Target, useLimit } from "./Target.js";
import { Fan } from "./Tile.js";

interface HallProps {
  hall: HallView;
  drawn: Drawn<"capital-lux">;
}

export function Hall({ hall, drawn: { view, chairs, pointing } }: HallProps) {
  const words = useWords();
  const limitSaid = useLimit();
  const { profession, cards } = hall;
  const limit = useLanded(hall.limit, Object.values(hall.limit).join(" "), isAbout(profession));
  const name = words.name(`capital:${profession}`);
  const inHand = cardInHand(pointing)?.profession === profession;
  const own = view.phase === "round-end" ? [] : hall.modifiers.filter(({ owner }) => chairs[owner]?.own);
  const said = hallTold(words, profession, limit, own);
  return (
    <section
      className={`lux-hall ${colourClass(COLOUR[profession])}`}
      data-at={`hall:${profession}`}
      data-names={[`capital:${profession}`, ...cards.map((value) => `card:${profession}-${value}`)].join(" ")}
      aria-label={said}
    >
      <Roof limit={limit.known} />
      <header title={words(`lux-does-${profession}`)}>
        <span className="badge">
          <Icon name={SIGN[profession]} />
        </span>
        <span className="name">
          {name}
          <small>{words(`lux-does-${profession}`)}</small>
          <small className="brief" aria-hidden="true">
            {words(`lux-brief-${profession}`)}
          </small>
        </span>
        <span className="limit">{limit.known < 0 ? signed(limit.known) : <Counting value={limit.known} />}</span>
        <About profession={profession} name={name} limit={limit.known} />
      </header>
      <Modifiers hall={hall} chairs={chairs} revealed={view.phase === "round-end"} />
      <Fan profession={profession} values={cards} at={`hall:${profession}`} />
      <span className="sr">{cardsTold(words, hall)}</span>
      <Target
        of={inHand ? "to:capital" : `capital:${profession}`}
        pointing={pointing}
        name={inHand ? words("lux-to-capital", { profession: name }) : name}
        say={limitSaid}
      />
    </section>
  );
}

/** What a profession does, what its limit is about, and the way to its rule: a click on its head tells. */
function About({ profession, name, limit }: { profession: Profession; name: string; limit: number }) {
  const words = useWords();
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="about" onClick={() => setOpen(true)}>
        <span className="sr">{words("lux-about", { profession: name, limit })}</span>
      </button>
      {open && (
        <Sheet title={name} close={words("table-close")} onClose={() => setOpen(false)}>
          <div className="lux-about">
            <p>
              <Icon name={SIGN[profession]} /> {words("lux-action", { does: words(`lux-does-${profession}`) })}
            </p>
            <p>
              <Icon name="house" /> {words("lux-rule")}
            </p>
            <p>
              <Icon name="noble" /> {words("lux-rule-bonus")}
            </p>
            <RuleOf game="capital-lux" things={[`capital:${profession}`]} />
          </div>
        </Sheet>
      )}
    </>
  );
}

interface ModifiersProps {
  hall: HallView;
  chairs: readonly Chair[];
  revealed: boolean;
}

/** Known ones with their value, hidden ones with the range they leave open. */
function Modifiers({ hall, chairs, revealed }: ModifiersProps) {
  const words = useWords();
  const { modifiers, hidden, limit } = hall;
  const whose = (owner: number) =>
    chairs[owner]?.own && !revealed ? words("lux-own-modifier") : words("lux-by", { seat: `seat:${owner}` });
  const open = words("lux-hidden", { count: hidden.length, low: signed(limit.low), high: signed(limit.high) });
  return (
    <span className="modifiers">
      {modifiers.map(({ owner, value }) => (
        <span
          key={`${owner}.${value}`}
          className={`modifier ${revealed || !chairs[owner]?.own ? "turned" : ""}`}
          data-at={`modifier:${hall.profession}`}
          title={whose(owner)}
        >
          <Icon name="modifier" />
          {words.name(modifierRef(value))}
          <small className="whose">{whose(owner)}</small>
          {chairs[owner]?.own && !revealed && (
            <small className="whose own" aria-hidden="true">
              {words("lux-yours")}
            </small>
          )}
        </span>
      ))}
      {hidden.length > 0 && (
        <span
          className="modifier hidden"
          data-at={`hidden:${hall.profession}`}
          title={`${open} (${hidden.map((owner) => words.name(`seat:${owner}`)).join(", ")})`}
        >
          <Icon name="modifier" />
          <span className="long">{open}</span>
          <span className="short" aria-hidden="true">
            {words("range", { low: signed(limit.low), high: signed(limit.high) })}
          </span>
        </span>
      )}
      {modifiers.length + hidden.length === 0 && <span className="sr">{words("lux-no-modifier")}</span>}
    </span>
  );
}

/** A step for every three that the limit is high: so the capital is seen to rise. */
const stepsOf = (limit: number) => Math.max(1, Math.min(8, Math.round(limit / 3)));

/** Half as wide as high up: the way round a gable of so many steps, in a box of 200 by as many. */
function gable(steps: number): string {
  const tread = 84 / steps;
  const up = `h${tread}v-1`.repeat(steps);
  return `M0 ${steps + 1}v-1${up}h32${`v1h${tread}`.repeat(steps)}v1z`;
}

/** A stepped gable over the whole width of the hall, in its colour and hatching; it grows with the limit. */
function Roof({ limit }: { limit: number }) {
  const steps = stepsOf(limit);
  const path = gable(steps);
  return (
    <svg
      key={steps}
      className="roof"
      viewBox={`0 0 200 ${steps + 1}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      style={{ "--steps": steps } as CSSProperties}
    >
      <path d={path} />
      <path className="tex" d={path} />
    </svg>
  );
}
