/** The table on the phone: rivals as chips, dice, who leads, the reputation track, one's own canals and houses. */
import { colourClass } from "../../design/colours.js";
import { Hatch } from "../../design/Hatch.js";
import { Icon } from "../../design/Icon.js";
import { Letter } from "../../design/Letter.js";
import { Seal } from "../../design/Seal.js";
import type { Drawn } from "../../table/drawing.js";
import { Ref } from "../../table/Ref.js";
import { useWords } from "../../words/Speaking.js";
import { Chip } from "./Chip.js";
import { canalTold } from "./canals.js";
import { Dice, useRoll } from "./Dice.js";
import { isDrawing } from "./DrawPiles.js";
import { SIDES, type Side, spaces } from "./spaces.js";
import "./digest.css";
import { Houses } from "./Houses.js";
import { Races } from "./Majorities.js";
import { Piles } from "./Piles.js";
import { Reputation } from "./Reputation.js";
import { rivals } from "./rivals.js";

export function Digest(drawn: Drawn<"bruges">) {
  const rolls = useRoll() !== null;
  return (
    <div className={`bruges phone ${drawn.chairs.length > 3 ? "four" : ""}`}>
      <aside className="chips">
        {rivals(drawn).map((chair) => (
          <Chip key={chair.seat} chair={chair} drawn={drawn} />
        ))}
      </aside>
      <section className="digest">
        {isDrawing(drawn) && !rolls ? <Piles {...drawn} /> : <Dice {...drawn} />}
        <div className="races-stairs">
          <Races {...drawn} />
          <Reputation {...drawn} />
        </div>
        <Strip {...drawn} />
      </section>
      <Houses {...drawn} />
    </div>
  );
}

/** One's two canals as one strip through one's own gate. */
function Strip(drawn: Drawn<"bruges">) {
  const words = useWords();
  const { me, chairs } = drawn;
  const chair = chairs[me ?? 0]!;
  const house = drawn.view.players[chair.seat]!.guard_house;
  const [left, right] = SIDES.map((side) => <Section key={side} side={side} {...drawn} />);
  return (
    <div className="strip">
      {SIDES.map((side) => (
        <span key={side} className="sr">
          {canalTold(words, drawn.view.players[chair.seat]!, side)}
        </span>
      ))}
      {left}
      <span className={`own-gate ${colourClass(house)}`} title={words.name(`guard:${house}`)}>
        <Seal seal={chair.seal} label={chair.name} />
      </span>
      {right}
    </div>
  );
}

function Section({ side, view, me, pointing }: Drawn<"bruges"> & { side: Side }) {
  const words = useWords();
  const player = view.players[me ?? 0]!;
  const { built } = player.canals[SIDES.indexOf(side)]!;
  const ref = `section:${side}`;
  const { open, outcome, picked } = pointing.of(ref);
  const meant = outcome?.id.startsWith("outcome-lose") ? built : built + 1;
  const row = spaces(player.guard_house, side).map(({ colour, price }, index) => {
    const number = index + 1;
    const dug = number <= built;
    const inside = dug ? (
      <Icon name="flood" />
    ) : (
      <>
        <Hatch />
        <b>{price}</b>
        <Letter colour={colour} />
      </>
    );
    const dig = `dug:${me ?? 0}.${side}.${number}`;
    const look = `cell c-${colour} ${dug ? "dug" : ""} ${number === built + 1 ? "next" : ""}`;
    if (number === meant && (open || picked > 0)) {
      const name = words("bruges-space-told", {
        side: words.name(ref),
        number,
        colour: words.name(`colour:${colour}`),
        price,
      });
      return (
        <Ref
          key={number}
          of={ref}
          pointing={pointing}
          name={name}
          className={look}
          data-at={`canal:${me}.${side}`}
          data-names={dig}
        >
          {inside}
        </Ref>
      );
    }
    return (
      <span
        key={number}
        className={look}
        aria-hidden="true"
        data-at={number === built + 1 ? `canal:${me ?? 0}.${side}` : undefined}
        data-names={dig}
      >
        {inside}
      </span>
    );
  });
  return side === "left" ? row.toReversed() : row;
}
