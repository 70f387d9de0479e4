/** A person as it is seen and named: portrait, when it acts, the card in full. */
import { Icon } from "../../design/Icon.js";
import { Worker } from "../../design/Worker.js";
import { useWords } from "../../words/Speaking.js";
import type { Words } from "../../words/words.js";
import "./face.css";
import { PersonPortrait } from "./PersonPortrait.js";
import { type ActsWhen, origin, type Person, person } from "./persons.js";

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
    <span className="when">
      {icon === "for-worker" && worker ? <Worker colour={worker} /> : <Icon name={SIGN[icon as keyof typeof SIGN]} />}
      {brief ? words(`bruges-brief-${icon}`) : words(`icon-${icon}`, { worker: `worker:${worker}` })}
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

/** The person in full: everything printed on its card, and where we know it from. */
export function Full({ id, at }: { id: string; at?: string }) {
  const words = useWords();
  const printed = person(id);
  const { colour, group, price, points } = printed;
  const from = origin(printed);
  return (
    <div className={`person-full c-${colour}`}>
      <span className="pic" data-at={at}>
        <Face id={id} />
      </span>
      <div>
        <p className="nm">{words.name(`card:${id}`)}</p>
        <p className="meta">
          <span>
            <Icon name="guilder" />
            <b>{price}</b>
            <span className="sr"> {words("tells-guilders", { count: price })}</span>
          </span>
          <span>
            <Icon name="points" />
            <b>{points}</b>
            <span className="sr"> {words("tells-points", { count: points })}</span>
          </span>
          <span>
            <Icon name={group as "noble"} /> {words.name(`group:${group}`)}
          </span>
          <span>{words.name(`colour:${colour}`)}</span>
        </p>
        <When of={printed} />
        <p className="text">{words(`text-${id}`)}</p>
        <p className={`origin ${from}`}>
          <Icon name={from === "known" ? "check" : "quill"} />
          {words(`source-${printed.known || "ours"}`)}
          {printed.ours.length > 0 &&
            `; ${words("bruges-ours-in-part", { facts: printed.ours.map((fact) => `bruges-fact:${fact}`) })}`}
        </p>
      </div>
    </div>
  );
}
