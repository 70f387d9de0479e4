/** The rulebook's scored town: what Liège is worth, and whom it pays. The town and all numbers are written by the rules
 *  (`make examples`). */
import type { Arms, FlandernView } from "../../protocol/flandern.js";
import { Example, type ExampleStep } from "../../rules/Example.js";
import { sceneOf } from "../../rules/scene.js";
import { useWords } from "../../words/Speaking.js";
import example from "./example.json";
import { frameOf } from "./frame.js";
import { layoutOf, siteOf } from "./layout.js";
import { NOTHING_LIT } from "./lit.js";
import { Plan } from "./Plan.js";
import { AWAY } from "./pictured.js";
import "./scored-town.css";
import { Shield } from "./Shield.js";

const VIEW = example.view as unknown as FlandernView;
const SITE = layoutOf(VIEW.board).sites.find(({ id }) => id === VIEW.towns[0]!.site)!;
const FRAME = frameOf(VIEW, { sites: [SITE] });
const DRAWN = sceneOf<"flandern">(VIEW, 1);
type Rank = (typeof example.ranks)[number];

/** Guilds that nothing tells apart share a step, as they share a rank. */
const RANKS: readonly Rank[][] = [...new Set(example.ranks.map(tied))].map((tie) =>
  example.ranks.filter((rank) => tied(rank) === tie),
);
function tied({ districts, masters }: Rank): string {
  return `${districts} ${masters}`;
}

/** What lies lit at each step, and which guilds have been paid by then. */
const LIT = [
  ...example.steps.map(({ spaces }) => ({ spaces, paid: 0 })),
  ...RANKS.map((ranks, place) => ({ spaces: ranks.flatMap((rank) => rank.spaces), paid: place + 1 })),
];

export function ScoredTown() {
  const words = useWords();
  const worth: ExampleStep[] = example.steps.map(({ id, count, worth }, place) => {
    const made = example.steps.slice(0, place + 1).map((step) => step.worth);
    const sum = words("example-worth", { value: made.reduce((all, one) => all + one, 0) });
    return {
      id,
      said: words(`example-${id}`, { count, worth }),
      brings: `+${worth}`,
      sum: place === 0 ? sum : `${made.join(" + ")}: ${sum}`,
    };
  });
  const paid: ExampleStep[] = RANKS.map((ranks, place) => {
    const { districts, masters, points } = ranks[0]!;
    const args = { districts, masters, points, value: example.value };
    return {
      id: `rank-${place}`,
      said: words(`example-rank-${place + 1}`, args),
      brings: `${points}`,
      sum: ranks.map(({ guild }) => words("example-paid", { guild: words(`fl-arms-${guild}`), points })).join(" · "),
    };
  });
  const steps = [...worth, ...paid];
  return (
    <Example title={words("example-title")} about={words("example-about")} steps={steps}>
      {({ id }) => <TownAt step={steps.findIndex((step) => step.id === id)} />}
    </Example>
  );
}

function TownAt({ step }: { step: number }) {
  const words = useWords();
  const { spaces, paid } = LIT[step]!;
  return (
    <div className="flandern fl-picture ex-scored">
      <Plan
        site={SITE}
        drawn={DRAWN}
        frame={FRAME}
        unit={29}
        lit={NOTHING_LIT}
        fresh={new Set(spaces.filter((space) => siteOf(space) === SITE.id))}
        look={AWAY}
      />
      <table>
        <thead>
          <tr>
            <td />
            <th scope="col">{words("example-districts")}</th>
            <th scope="col">{words("example-masters")}</th>
            <th scope="col">{words("example-gets")}</th>
          </tr>
        </thead>
        <tbody>
          {RANKS.flatMap((ranks, place) =>
            ranks.map(({ guild, districts, masters, points }) => (
              <tr key={guild} className={paid === place + 1 ? "counts" : ""}>
                <th scope="row">
                  <Shield arms={guild as Arms} /> {words(`fl-arms-${guild}`)}
                </th>
                <td>{districts}</td>
                <td>{masters}</td>
                <td className={place < paid ? "" : "still"}>
                  <span>{points}</span>
                </td>
              </tr>
            )),
          )}
        </tbody>
      </table>
    </div>
  );
}
