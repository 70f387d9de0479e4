/** The person in full: everything printed on its card, and where we know it from. */
import { Icon } from "../../design/Icon.js";
import { useWords } from "../../words/Speaking.js";
import { Face, When } from "./Face.js";
import { origin, person } from "./persons.js";

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
