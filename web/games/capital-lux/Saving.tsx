/** The end of a round: what to save with gold. Each way is a whole answer, with what it costs and what is lost. */
import { colourClass } from "../../design/colours.js";
import { Hatch } from "../../design/Hatch.js";
import { Icon } from "../../design/Icon.js";
import type { Profession } from "../../protocol/capital-lux.js";
import type { Message } from "../../protocol/index.js";
import type { Drawn, Pointing } from "../../table/drawing.js";
import { askWhyNot } from "../../table/RuleSign.js";
import { useWords } from "../../words/Speaking.js";
import { COLOUR, professionOf, SIGN } from "./professions.js";
import { Said } from "./Said.js";

export function Saving({ pointing }: Pick<Drawn<"capital-lux">, "pointing">) {
  const { asked } = pointing;
  const words = useWords();
  if (!asked) return null;
  const over = (asked.args.over as string[]).map(professionOf);
  return (
    <div className="lux-dock saving">
      <section className="lux-places" aria-label={words("lux-saving")}>
        {asked.offers.map(({ path, outcome }, place) => (
          <Answer key={path} path={path} over={over} said={outcome} digit={place + 1} pointing={pointing} />
        ))}
        {asked.barred.map(({ path, reason }) => (
          <Answer key={path} path={path} over={over} said={reason} pointing={pointing} barred />
        ))}
      </section>
    </div>
  );
}

interface AnswerProps {
  path: string;
  over: readonly Profession[];
  said: Message | null;
  digit?: number;
  pointing: Pointing;
  barred?: boolean;
}

function Answer({ path, over, said, digit, pointing, barred = false }: AnswerProps) {
  const words = useWords();
  const saved = path.split("/").map(professionOf);
  const kept = over.filter((profession) => saved.includes(profession));
  const title = path.split("/").map(words.name).join(", ");
  return (
    <button
      type="button"
      className={`offer lux-way lux-answer ${barred ? "is-barred" : "is-open"}`}
      data-ref={path.split("/").at(-1)}
      data-path={path}
      data-key={digit}
      aria-disabled={barred || undefined}
      onClick={() =>
        barred
          ? said && askWhyNot(path.split("/").at(-1)!, said, `${title}: ${words.say(said)}`)
          : pointing.answer(path)
      }
    >
      <span className="lux-fates">
        {over.map((profession) => (
          <span
            key={profession}
            className={`fate ${colourClass(COLOUR[profession])} ${kept.includes(profession) ? "kept" : "lost"}`}
          >
            <Hatch />
            <Icon name={SIGN[profession]} />
            <Icon name={kept.includes(profession) ? "check" : "close"} className="sign" />
          </span>
        ))}
      </span>
      <span className="what">
        <b>{title}</b>
        <span className="sr">: </span>
        {said && <Said said={said} warns={false} />}
      </span>
      {digit && (
        <span className="key" aria-hidden="true">
          {digit}
        </span>
      )}
    </button>
  );
}
