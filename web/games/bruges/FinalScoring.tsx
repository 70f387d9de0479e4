/** The rulebook's final scoring of 36 points, item by item. The town and all numbers are written by the rules (`make examples`). */
import { House } from "../../design/House.js";
import { Icon } from "../../design/Icon.js";
import { Stairs } from "../../design/Stairs.js";
import type { Majority, Player } from "../../protocol/bruges.js";
import { Example, type ExampleStep } from "../../rules/Example.js";
import { capital } from "../../words/capitalise.js";
import { useWords } from "../../words/Speaking.js";
import example from "./example.json";
import { Face } from "./Face.js";
import { MAJORITIES, STEPS } from "./spaces.js";
import "./final-scoring.css";
import { Ring } from "./Ring.js";
import { ring, shape } from "./ringShape.js";

const PLAYER = example.player as unknown as Player;
const RING = ring([PLAYER], 0, shape(560, 440, 0.02));
const THIRD = RING.gates
  .flatMap((gate) => (gate.seat === 0 ? gate.spaces : []))
  .find(({ side, number }) => side === "left" && number === 3)!;
/** Of the ring only its lower edge is shown: from the left and from the top, in hundredths of that. */
const THIRD_AT = { left: `${((THIRD.spot.x - 45) / 470) * 100}%`, top: `${((THIRD.spot.y - 362) / 78) * 100}%` };

const { people, laurels, counted } = example as {
  people: Record<string, number>;
  laurels: Record<string, number>;
  counted: Record<string, string[]>;
};

/** What a house with this person, if any, brings at a step; nothing if the step does not count it. */
function brings(step: string, who: string | null): number | null {
  if (step === "houses") return 1;
  if (step === "people" && who) return people[who] ?? null;
  if (step === "laurels") {
    const [laurel, whom] = Object.entries(counted)[0]!;
    return who && whom.includes(who) ? laurels[laurel]! / whom.length : null;
  }
  return null;
}

/** How many things a step counts. */
const countOf = (step: string): number =>
  ({
    houses: PLAYER.houses.length,
    laurels: Object.values(counted).flat().length,
    majorities: PLAYER.majorities.length,
  })[step] ?? 1;

export function FinalScoring() {
  const words = useWords();
  const steps = example.steps.map(({ id, points }, place): ExampleStep => {
    const made = example.steps.slice(0, place + 1).map((step) => step.points);
    const sum = made.reduce((all, one) => all + one, 0);
    return {
      id,
      said: words(`example-${id}`, { ...people, points, count: countOf(id), each: points / countOf(id) }),
      brings: `+${points}`,
      sum: place === 0 ? words("example-points", { sum }) : `${made.join(" + ")} = ${words("example-points", { sum })}`,
    };
  });
  return (
    <Example title={words("example-title")} about={words("example-about", { total: example.total })} steps={steps}>
      {({ id }) => <TownAt step={id} />}
    </Example>
  );
}

function TownAt({ step }: { step: string }) {
  const words = useWords();
  const pointsOf = (id: string) => example.steps.find((one) => one.id === id)?.points ?? 0;
  const dim = (id: string) => (step === id ? "counts" : "dim");
  return (
    <div className="ex-town">
      <div className="ex-houses">
        {PLAYER.houses.map(({ colour, person }, place) => {
          const points = brings(step, person);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: houses keep their order
            <span key={place} className={points === null ? "dim" : "counts"}>
              <House
                colour={colour}
                state={person ? "plain" : "empty"}
                window={person && <Face id={person} />}
                name={person ? words.name(`person:${person}`) : words("bruges-empty-house")}
                tag={person && laurels[person] ? <Icon name="laurel" /> : undefined}
              />
              <b className="badge">{points ?? ""}</b>
            </span>
          );
        })}
      </div>
      <div className="ex-markers">
        {MAJORITIES.map((majority: Majority) => {
          const turned = PLAYER.majorities.includes(majority);
          return (
            <span key={majority} className={turned ? dim("majorities") : "dim"}>
              <span className={`marker ${turned ? "turned" : ""}`}>
                <Icon name={`maj-${majority}`} />
                {capital(words.name(`majority:${majority}`))}
              </span>
              {turned && step === "majorities" && (
                <b className="badge">{pointsOf("majorities") / countOf("majorities")}</b>
              )}
            </span>
          );
        })}
      </div>
      <div className={`bruges-picture canal-picture ${dim("canals")}`}>
        <Ring ring={RING} players={[PLAYER]} seals={["swan"]} label="" />
        {step === "canals" && (
          <b className="badge" style={THIRD_AT}>
            {pointsOf("canals")}
          </b>
        )}
      </div>
      <div className={`ex-stairs ${dim("reputation")}`}>
        <Stairs values={STEPS} pawns={[{ seal: "swan", step: PLAYER.reputation }]} title="" width={300} height={112} />
      </div>
    </div>
  );
}
