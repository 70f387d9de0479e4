/** The six uses of the chosen card: six fixed places, keys 1 to 6, the outcome or the reason on each. */
import { Icon } from "../../design/Icon.js";
import type { Drawn } from "../../table/drawing.js";
import { Ref } from "../../table/Ref.js";
import { idOf } from "../../table/refs.js";
import { capital } from "../../words/capitalise.js";
import { useWords } from "../../words/Speaking.js";
import type { Words } from "../../words/words.js";
import { arrows } from "./arrows.js";
import { person } from "./persons.js";
import { CIRCLE, penaltyOf } from "./spaces.js";
import { signOf, USES, type Use } from "./useKinds.js";
import "./uses.css";

/** The card whose use is being chosen, if that is the question now. */
export function cardInUse({ picked, following, refused }: Drawn["pointing"]): string | null {
  const choosing = [...following, ...refused.map((one) => one.ref)].some((ref) => ref.startsWith("use:"));
  const card = picked.prefix.find((ref) => ref.startsWith("card:"));
  return choosing && card ? idOf(card) : null;
}

const title = (words: Words, use: Use, card: string) =>
  capital(
    words(`bruges-use-${use}`, {
      person: words.name(`card:${card}`),
      penalty: words.name(`penalty:${penaltyOf(person(card).colour)}`),
    }),
  );

export function Uses({ view, me, pointing, card }: Drawn<"bruges"> & { card: string }) {
  const words = useWords();
  // A card may be made to count as another colour; then that is the one its uses have.
  const as = pointing.picked.prefix.find((ref) => ref.startsWith("as:"));
  const colour = (as ? idOf(as) : person(card).colour) as ReturnType<typeof person>["colour"];
  const threats = me === null ? 0 : (view.players[me]!.threats[colour] ?? 0);
  const name = words.name(`card:${card}`);
  return (
    <fieldset onKeyDown={arrows} className={`uses c-${colour}`} aria-label={words("bruges-six-uses", { card: name })}>
      {USES.map((use, place) => {
        const ref = `use:${use}`;
        const { open, outcome, reason, picked, held } = pointing.of(ref);
        const warns = use === "threat" && open && threats >= CIRCLE - 1;
        const fork = (open || held) && !outcome ? words(`bruges-fork-${use}`) : "";
        const said = reason ? words.say(reason) : outcome ? words.say(outcome) : fork;
        return (
          <Ref
            key={use}
            of={ref}
            pointing={pointing}
            name={title(words, use, card)}
            className={`offer use ${warns ? "warns" : ""} ${open || picked || held ? "" : "is-barred"}`}
            data-key={`${place + 1}`}
          >
            <span className="plate">
              <Icon name={signOf(use, colour)} />
            </span>
            <span className="what">
              <b>{title(words, use, card)}</b>
              <small>{said || words("bruges-not-now")}</small>
              {warns && <small className="warning">{words(`bruges-threat-near-${penaltyOf(colour)}`)}</small>}
            </span>
            <kbd>{place + 1}</kbd>
          </Ref>
        );
      })}
    </fieldset>
  );
}

/** While no card is chosen: what the six places are for. */
export function UsesLegend() {
  const words = useWords();
  return (
    <div className="uses legend">
      {USES.map((use) => (
        <p key={use} className="offer use">
          <span className="plate">
            <Icon name={use === "threat" ? "warning" : signOf(use, "blue")} />
          </span>
          <span className="what">
            <b>{words(`bruges-legend-${use}`)}</b>
            <small>{words(`bruges-legend-${use}-about`)}</small>
          </span>
        </p>
      ))}
    </div>
  );
}
