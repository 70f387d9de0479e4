/** The game this one is made after: who made it, for how many, how long, from which age. */
import { useWords } from "../words/Speaking.js";
import "./original.css";

const FACTS = ["designer", "artist", "players", "minutes", "age", "publisher"] as const;
type Fact = (typeof FACTS)[number];

interface OriginalProps {
  /** What is not known is left out. */
  facts: Partial<Record<Fact, string>>;
  /** Which of them the rulebooks do not tell: they come from elsewhere, and are marked. */
  outside?: readonly Fact[];
}

export function Original({ facts, outside = [] }: OriginalProps) {
  const words = useWords();
  return (
    <div className="original">
      <h3>{words("original")}</h3>
      <dl>
        {FACTS.filter((fact) => facts[fact]).map((fact) => (
          <div key={fact}>
            <dt>{words(`original-${fact}`)}</dt>
            <dd>
              {facts[fact]}
              {outside.includes(fact) && <sup>*</sup>}
            </dd>
          </div>
        ))}
      </dl>
      {outside.length > 0 && <p>* {words("original-outside")}</p>}
    </div>
  );
}
