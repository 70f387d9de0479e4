/** The player aid of Flandern 1302. */
import { Icon } from "../../design/Icon.js";
import type { AidBlock } from "../../rules/aidBlocks.js";
import { Legend } from "../../rules/Legend.js";
// The drawing whole: what it shares with this would otherwise be sent in small pieces to everybody at a table.
import "./index.js";
import { signOf } from "./Golden.js";
import { Shield } from "./Shield.js";
import { ARMS } from "./tileKinds.js";

const CARDS = ["town", "building-site", "pick-up", "influence"];
const GOLDEN = ["town", "building-site", "pick-up", "influence", "cathedral", "guild-master"];

const Cards = () => <Legend of={CARDS.map((card) => [<Icon key={card} name={signOf(card)} />, `card-${card}`])} />;

const Golden = () => (
  <Legend
    of={GOLDEN.map((card) => [
      <span key={card} className="gilded">
        <Icon name={signOf(card)} />
      </span>,
      `golden-${card}`,
    ])}
  />
);

const Arms = () => <Legend of={ARMS.map((arms) => [<Shield key={arms} arms={arms} letter />, `arms-${arms}`])} />;

const Specials = () => (
  <Legend
    of={["A", "B", "C", "D"].map((letter) => [<b key={letter}>{letter}</b>, `special-${letter.toLowerCase()}`])}
  />
);

export const aid: readonly AidBlock[] = [
  { id: "round" },
  { id: "cards", Drawing: Cards },
  { id: "building" },
  { id: "specials", Drawing: Specials },
  { id: "set-up" },
  { id: "arms", Drawing: Arms },
  { id: "golden", Drawing: Golden },
  { id: "scoring" },
  { id: "two" },
];
