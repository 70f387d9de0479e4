/** A person as it is seen and named: portrait, when it acts, the card in words. */
import { Icon } from "../../design/Icon.js";
import { Worker } from "../../design/Worker.js";
import { useWords } from "../../words/Speaking.js";
import type { Words } from "../../words/words.js";
import "./face.css";
import { PersonPortrait } from "./PersonPortrait.js";
import { type ActsWhen, type Person, person } from "./persons.js";

export const Face = ({ id, wide }: { id: string; wide?: boolean }) => {
  const { group, colour } = person(id);
  return <PersonPortrait id={id} group={group} colour={colour} wide={wide} />;
};

const SIGN: Record<Exclude<ActsWhen, "for-worker">, "now" | "loop" | "laurel"> = {
  "at-once": "now",
  "once-a-round": "loop",
  whenever: "loop",
  always: "loop",
  "at-end": "laurel",
};

/** When a person acts. In brief on cards and houses, in a sentence where it is shown in full. */
export function When({ of: { icon, worker }, brief }: { of: Person; brief?: boolean }) {
  const words = useWords();
  return (
    <span className="when" data-shortened={brief || undefined}>
      {icon === "for-worker" && worker ? <Worker colour={worker} /> : <Icon name={SIGN[icon as keyof typeof SIGN]} />}
      <span>{brief ? words(`bruges-brief-${icon}`) : words(`icon-${icon}`, { worker: `worker:${worker}` })}</span>
    </span>
  );
}

/** A card in words, for those who cannot see it. */
export function cardText(words: Words, id: string): string {
  const { colour, group, price, points, icon, worker } = person(id);
  return words("bruges-card-told", {
    card: words.name(`card:${id}`),
    colour: words.name(`colour:${colour}`),
    group: words.name(`group:${group}`),
    price,
    points,
    when: words(`icon-${icon}`, { worker: `worker:${worker}` }),
    text: words(`text-${id}`),
  });
}
