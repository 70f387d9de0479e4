/** The player aid of Capital Lux. */
import { colourClass } from "../../design/colours.js";
import { Icon } from "../../design/Icon.js";
import { Letter } from "../../design/Letter.js";
import type { AidBlock } from "../../rules/aidBlocks.js";
import { Legend } from "../../rules/Legend.js";
// The drawing whole: what it shares with this would otherwise be sent in small pieces to everybody at a table.
import "./index.js";
import { COLOUR, PROFESSIONS, SIGN } from "./professions.js";

const Actions = () => (
  <Legend
    of={PROFESSIONS.map((profession) => [
      <span key={profession} className={`profession ${colourClass(COLOUR[profession])}`}>
        <Icon name={SIGN[profession]} />
        <Letter colour={COLOUR[profession]} />
      </span>,
      `profession-${profession}`,
    ])}
  />
);

const Places = () => (
  <Legend
    of={[
      [<Icon key="house" name="house" />, "to-hometown"],
      [<Icon key="capital" name="capital" />, "to-capital"],
    ]}
  />
);

const Signs = () => (
  <Legend
    of={[
      [<Icon key="modifier" name="modifier" />, "sign-modifier"],
      [<Icon key="gold" name="gold" />, "sign-gold"],
      [<Icon key="laurel" name="laurel" />, "sign-bonus"],
    ]}
  />
);

export const aid: readonly AidBlock[] = [
  { id: "round" },
  { id: "turn", Drawing: Places },
  { id: "actions", Drawing: Actions },
  { id: "set-up" },
  { id: "round-end" },
  { id: "signs", Drawing: Signs },
  { id: "scoring" },
];
