/** Pictures of Flandern 1302's rules: the table's own pieces, in a moment made up for each. */

import { Icon } from "../../design/Icon.js";
import type { FlandernView } from "../../protocol/flandern.js";
import { Glance } from "../../rules/Glance.js";
import { Pointers } from "../../rules/Pointers.js";
import type { Pictures } from "../../rules/rulebook.js";
import { litAt, sceneOf } from "../../rules/scene.js";
import type { Drawn } from "../../table/drawing.js";
import { ActionCard } from "./ActionCard.js";
import { focusOf, frameOf } from "./frame.js";
import { Golden } from "./Golden.js";
import { middle, spotOf } from "./geometry.js";
import "./hand.css";
import "./hand-sizes.css";
import { layoutOf } from "./layout.js";
import type { Lit } from "./lit.js";
import { Plan } from "./Plan.js";
import { AWAY, BEGUN, BUILT, FULL, OPENED } from "./pictured.js";
// The drawing whole: what it shares with these pictures would otherwise be sent in small pieces to everybody at a table.
import "./index.js";
import "./pictures.css";
import "./seat.css";
import "./tiles.css";
import "./tiles-sizes.css";
import { TileShape } from "./TileShape.js";
import { Town } from "./Town.js";
import { SHAPES } from "./tileKinds.js";

const SITE = layoutOf("reconstruction").sites[0]!;
const NOTHING: ReadonlyMap<string, Lit> = new Map();

interface PictureProps {
  view: FlandernView;
  drawn?: Drawn<"flandern">;
  lit?: ReadonlyMap<string, Lit>;
}

const frame = frameOf(OPENED, { sites: [SITE] });

const TownPlan = ({ view, drawn = sceneOf<"flandern">(view, 1), lit = NOTHING }: PictureProps) => (
  <div className="flandern fl-picture">
    <Plan site={SITE} drawn={drawn} frame={frame} unit={29} lit={lit} look={AWAY} />
  </div>
);

/** With a large yellow district in hand. */
const LAYING: Drawn<"flandern"> = {
  ...sceneOf<"flandern">(BUILT, 1),
  pointing: { ...litAt(), picked: { chosen: [], prefix: ["tile:yellow-large-0"] } },
};

const space = (name: string, state: Lit["state"]): [string, Lit] => [
  `site-1-${name}`,
  { ref: `space:site-1-${name}`, state, said: null },
];
const FITS = new Map([space("L2", "open"), space("L3", "open"), space("L4", "barred"), space("L1", "barred")]);

/** Where a space lies on the plan, in hundredths: a little above its middle, where its sign is. */
function spotIn(view: FlandernView, name: string): [number, number] {
  const { corners } = SITE.spaces.find(({ id }) => id === `site-1-${name}`)!;
  const [x, y] = middle(corners.map(spotOf));
  const [fx, fy] = focusOf(view, SITE);
  return [((x - fx) / frame.width + 0.5) * 100, ((y - fy) / frame.height + 0.42) * 100];
}

const Building = () => (
  <div className="flandern fl-picture both">
    <div className="shapes c-yellow">
      {SHAPES.map((shape) => (
        <span key={shape} className="fl-tile">
          <span className="pic">
            <TileShape shape={shape} full />
          </span>
        </span>
      ))}
    </div>
    <Pointers at={[spotIn(BUILT, "L2"), spotIn(BUILT, "L4"), spotIn(BUILT, "L1")]}>
      <TownPlan view={BUILT} drawn={LAYING} lit={FITS} />
    </Pointers>
  </div>
);

const Cards = () => (
  <div className="fl-picture fl-hand">
    {BUILT.players[0]!.hand.map((card) => (
      <ActionCard key={card} card={card} drawn={sceneOf<"flandern">(BUILT, 1)} digit={null} />
    ))}
  </div>
);

const GoldenCard = () => (
  <div className="flandern fl-picture narrow">
    <Golden {...sceneOf<"flandern">(BUILT, 1)} />
  </div>
);

const Scored = () => (
  <div className="flandern fl-picture">
    <Town site={SITE} drawn={sceneOf<"flandern">(FULL, 1)} frame={frame} lit={NOTHING} fresh={new Set()} look={AWAY} />
  </div>
);

const Round = () => (
  <Glance
    steps={{
      golden: <Icon name="lock" />,
      choose: <Icon name="hand" />,
      reveal: (
        <>
          <Icon name="influence" />
          <Icon name="influence" />
        </>
      ),
      act: <Icon name="site" />,
      "golden-action": (
        <>
          <Icon name="cathedral" />
          <Icon name="master" />
        </>
      ),
      score: <Icon name="laurel" />,
    }}
  />
);

export const pictures: Pictures = {
  round: Round,
  choosing: Cards,
  sites: () => <TownPlan view={BEGUN} />,
  building: Building,
  special: () => <TownPlan view={OPENED} />,
  golden: GoldenCard,
  scoring: Scored,
};
