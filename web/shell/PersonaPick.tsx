/** Who a bot is: faces beside each other, and below them what the chosen one likes. */
import { useId } from "react";
import { Icon } from "../design/Icon.js";
import { More } from "../words/More.js";
import { useWords } from "../words/Speaking.js";
import { type Anybody, firstName } from "./cast.js";
import { PlayerFace } from "./PlayerFace.js";
import "./persona-pick.css";

const SIGNS = { any: "bot", mixed: "friends" } as const;

interface PersonaPickProps {
  label: string;
  /** Those of the game. */
  personas: readonly string[];
  anybody: readonly Anybody[];
  value: string;
  onChange: (persona: string) => void;
}

export const PersonaPick = (props: PersonaPickProps) => (
  <More pages={["strengths"]}>
    <Faces {...props} />
  </More>
);

/** What somebody likes, told to those who do not choose. */
export const PersonaTold = (props: ToldProps) => (
  <More pages={["strengths"]}>
    <Sentence {...props} />
  </More>
);

interface ToldProps {
  persona: string;
  /** Where two are alike, one of them has another name. */
  name?: string;
}

function Sentence({ persona, name = firstName(persona) }: ToldProps) {
  const words = useWords();
  return <small>{words(`persona-${persona}-why`, { name })}</small>;
}

function Faces({ label, personas, anybody, value, onChange }: PersonaPickProps) {
  const words = useWords();
  const group = useId();
  return (
    <span className="persona-pick">
      <span role="radiogroup" aria-label={label}>
        {[...anybody, ...personas].map((one) => (
          <label key={one} title={words(`persona-${one}`)}>
            <input
              type="radio"
              name={group}
              aria-label={words(`persona-${one}`)}
              checked={one === value}
              onChange={() => onChange(one)}
            />
            {one in SIGNS ? <Icon name={SIGNS[one as Anybody]} /> : <PlayerFace face={firstName(one)} />}
          </label>
        ))}
      </span>
      <Sentence persona={value} />
    </span>
  );
}
