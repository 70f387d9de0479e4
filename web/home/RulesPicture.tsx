/** A picture beside the rules: a few pieces of the game, drawn as they are at the table. */
import { CardBack } from "../design/CardBack.js";
import type { Colour } from "../design/colours.js";
import { House } from "../design/House.js";
import { Icon, type IconName } from "../design/Icon.js";
import { PersonPortrait, type Profession, ProfessionPortrait } from "../design/portrait/index.js";
import type { GameName } from "../protocol/index.js";
import { useWords } from "../words/Speaking.js";

const NEIGHBOURS: readonly (readonly [id: string, group: string, card: Colour, house: Colour])[] = [
  ["lawyer", "scholar", "yellow", "red"],
  ["queen", "noble", "red", "blue"],
  ["beguine", "church", "red", "purple"],
  ["fishmonger", "merchant", "brown", "yellow"],
  ["jester", "entertainer", "yellow", "brown"],
  ["illuminator", "artist", "yellow", "blue"],
];

const HALLS: readonly (readonly [Profession, Colour, number])[] = [
  ["agent", "blue", 4],
  ["cleric", "pink", 2],
  ["scholar", "green", 5],
  ["merchant", "yellow", 4],
];

const COLOURS: Partial<Record<GameName, readonly Colour[]>> = {
  bruges: ["blue", "brown", "red", "purple", "yellow"],
  "capital-lux": ["blue", "pink", "green", "yellow"],
};

export function RulesPicture({ game }: { game: GameName }) {
  const words = useWords();
  // A game without pieces to show here goes without: another game's would mislead.
  if (!COLOURS[game]) return null;
  return (
    <figure className="pieces">
      {game === "bruges" && <SixUses />}
      <div aria-hidden="true">{game === "bruges" ? <Neighbours /> : <Halls />}</div>
      <figcaption>
        {COLOURS[game]?.map((colour) => (
          <CardBack key={colour} colour={colour} />
        ))}
        {words("rules-colours")}
      </figcaption>
    </figure>
  );
}

const USES: readonly (readonly [use: string, icon: IconName])[] = [
  ["workers", "worker"],
  ["guilders", "guilder"],
  ["threat", "fire"],
  ["canal", "canal"],
  ["house", "house"],
  ["recruit", "person"],
];

/** The heart of the game in one row: what every card can be. */
function SixUses() {
  const words = useWords();
  return (
    <ul className="six-uses">
      {USES.map(([use, icon]) => (
        <li key={use}>
          <Icon name={icon} />
          <b>{words(`bruges-legend-${use}`)}</b>
          <small>{words(`bruges-legend-${use}-about`)}</small>
        </li>
      ))}
    </ul>
  );
}

function Neighbours() {
  const words = useWords();
  return NEIGHBOURS.map(([id, group, card, house]) => (
    <House
      key={id}
      colour={house}
      name={words.name(`person:${id}`)}
      window={<PersonPortrait id={id} group={group} colour={card} />}
    />
  ));
}

function Halls() {
  const words = useWords();
  return HALLS.map(([profession, colour, value]) => (
    <span key={profession} className={`hall c-${colour}`}>
      <ProfessionPortrait profession={profession} value={value} colour={colour} />
      <b>{words.name(`capital:${profession}`)}</b>
    </span>
  ));
}
