/** What is worth knowing beside the table: how the draft goes, what went through your hands, what is left, how the round ended. */
import { Icon, type IconName } from "../../design/Icon.js";
import { Seal } from "../../design/Seal.js";
import { inOrder } from "../../table/chairs.js";
import type { Drawn } from "../../table/drawing.js";
import { useWords } from "../../words/Speaking.js";
import { useReport } from "./ending.js";
import { Note } from "./Note.js";
import { Report } from "./Report.js";
import { Faces } from "./Tile.js";

type Table = Drawn<"capital-lux">;

/** The way the cards go, and who has chosen. */
export function Draft({ view, chairs, me }: Table) {
  const words = useWords();
  const report = useReport(view);
  // Once a round has ended, how it ended is more worth knowing; who has chosen stands at the seats.
  if (!view.phase.startsWith("choose") || report) return null;
  const order = inOrder(chairs, me);
  return (
    <Note title={words("lux-draft")}>
      <ol className="lux-pass">
        {order.map((chair) => (
          <li key={chair.seat}>
            <Seal seal={chair.seal} />
            <span className={chair.answered ? "done" : ""}>
              {chair.name}
              {chair.answered && <Icon name="check" />}
            </span>
          </li>
        ))}
      </ol>
      <p>{words("lux-draft-way", { last: `seat:${order.at(-1)?.seat ?? 0}`, first: `seat:${order[0]?.seat ?? 0}` })}</p>
    </Note>
  );
}

/** Cards you know to be in other hands, or that came to you. */
export function Known({ view: { own } }: Table) {
  const words = useWords();
  if (!own || own.passed.length + own.received.length === 0) return null;
  const went = { passed: [...own.passed], handed: [...own.handed], received: [...own.received] };
  return (
    <Note title={words("lux-known")}>
      <dl className="lux-known">
        {Object.entries(went).map(
          ([how, faces]) =>
            faces.length > 0 && (
              <div key={how}>
                <dt>{words(`lux-${how}`)}</dt>
                <dd>
                  <Faces faces={faces} />
                </dd>
              </div>
            ),
        )}
      </dl>
    </Note>
  );
}

/** Bonus cards lie open before everybody. */
export function Bonus({ view, chairs }: Table) {
  const words = useWords();
  const taken = chairs.filter((chair) => (view.players[chair.seat]?.bonus.length ?? 0) > 0);
  if (taken.length === 0) return null;
  return (
    <Note title={words("score-bonus")}>
      <dl className="lux-known">
        {taken.map((chair) => (
          <div key={chair.seat}>
            <dt>{chair.name}</dt>
            <dd>
              <Faces faces={view.players[chair.seat]?.bonus ?? []} />
            </dd>
          </div>
        ))}
      </dl>
    </Note>
  );
}

/** What is left, and what has left the game. */
export function Supply({ view }: Table) {
  const words = useWords();
  const left: [string, IconName, number][] = [
    ["deck", "copy", view.cards_left],
    ["modifiers", "modifier", view.modifiers_left],
    ["gold", "gold", view.gold_left],
  ];
  return (
    <Note title={words("lux-supply")}>
      <ul className="lux-supply">
        {left.map(([what, icon, count]) => (
          <li key={what} data-at={`supply:${what}@all`} title={words(`lux-left-${what}`)}>
            <Icon name={icon} />
            <span className="what">{words(`lux-left-${what}`)}</span>
            <b>{count}</b>
          </li>
        ))}
      </ul>
      <div className="lux-discards" data-at="discards">
        {view.discards.length > 0 && (
          <>
            <p className="eyebrow">{words("lux-discards")}</p>
            <Faces faces={view.discards} at="discards" />
          </>
        )}
      </div>
    </Note>
  );
}

/** All of it, for the phone. */
export const Notes = (drawn: Table) => (
  <div className="lux-notes">
    <Report {...drawn} />
    <Draft {...drawn} />
    <Known {...drawn} />
    <Bonus {...drawn} />
    <Supply {...drawn} />
  </div>
);
