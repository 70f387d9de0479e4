/** The player aid of Bruges. */
import { Die } from "../../design/Die.js";
import { Icon } from "../../design/Icon.js";
import { Stairs } from "../../design/Stairs.js";
import { Threat } from "../../design/Threat.js";
import { Worker } from "../../design/Worker.js";
import type { AidBlock } from "../../rules/aidBlocks.js";
import { Legend } from "../../rules/Legend.js";
// The drawing whole: what it shares with this would otherwise be sent in small pieces to everybody at a table.
import "./index.js";
import { CARD_COLOURS, penaltyOf, STEPS } from "./spaces.js";
import { signOf, USES } from "./useKinds.js";

const Uses = () => <Legend of={USES.map((use) => [<Icon key={use} name={signOf(use, "red")} />, `use-${use}`])} />;

const Dice = () => (
  <Legend
    of={[
      [<Die key="low" colour="brown" face={2} label="" />, "die-low"],
      [<Die key="high" colour="red" face={5} label="" />, "die-high"],
      [<Die key="any" colour="blue" face={4} label="" />, "die-any"],
    ]}
  />
);

const Penalties = () => (
  <Legend
    of={CARD_COLOURS.map((colour) => [
      <Threat key={colour} colour={colour} count={3} label="" />,
      `penalty-${penaltyOf(colour)}`,
    ])}
  />
);

const Signs = () => (
  <Legend
    of={[
      [<Icon key="now" name="now" />, "sign-arrow"],
      [<Worker key="worker" colour="yellow" />, "sign-worker"],
      [<Icon key="loop" name="loop" />, "sign-loop"],
      [<Icon key="laurel" name="laurel" />, "sign-laurel"],
    ]}
  />
);

const Track = () => (
  <div className="track" aria-hidden="true">
    <Stairs values={STEPS} pawns={[]} title="" width={300} height={74} />
  </div>
);

export const aid: readonly AidBlock[] = [
  { id: "round" },
  { id: "uses", Drawing: Uses },
  { id: "signs", Drawing: Signs },
  { id: "set-up" },
  { id: "dice", Drawing: Dice },
  { id: "penalties", Drawing: Penalties },
  { id: "scoring", Drawing: Track },
];
