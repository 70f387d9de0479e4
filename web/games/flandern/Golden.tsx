/** The golden card: its back while only the starting player knows it, its face for whoever may see it. With two, the pile. */
import { Icon, type IconName } from "../../design/Icon.js";
import type { Drawn } from "../../table/drawing.js";
import { useWords } from "../../words/Speaking.js";
import { Pieces } from "./Commons.js";
import "./golden.css";
import { goldenLeft, isFounding } from "./laid.js";
import { Shield } from "./Shield.js";
import { ARMS } from "./tileKinds.js";

const SIGN: Record<string, IconName> = {
  influence: "influence",
  "building-site": "site",
  cathedral: "cathedral",
  "guild-master": "master",
  "pick-up": "pickup",
};

/** The sign of a card: a town has its wall. */
export const signOf = (card: string): IconName => SIGN[card] ?? "castle";

export function Golden(drawn: Drawn<"flandern">) {
  const words = useWords();
  const { view, me } = drawn;
  const face = view.own?.golden ?? null;
  const revealed = view.phase === "golden-action" && !view.golden_taken ? (view.golden_gone.at(-1) ?? null) : null;
  const seen = face ?? revealed;
  const said = seen
    ? words.name(`golden:${seen}`)
    : words(view.golden_taken ? "fl-golden-taken" : "fl-golden-none", { seat: `seat:${view.starter}` });
  if (isFounding(view)) {
    return (
      <section className="fl-golden panel bare" data-at="golden">
        <Pieces {...drawn} />
      </section>
    );
  }
  return (
    <section className="fl-golden panel" data-at="golden">
      <h2>{words("fl-golden")}</h2>
      <div className="card-row">
        <span className={`gilded ${seen ? "face" : ""}`} aria-hidden="true">
          {seen ? <Icon name={signOf(seen)} /> : "?"}
        </span>
        <span>
          <b className={seen ? "" : "plain"}>{said}</b>
          {face && me === view.starter && <small>{words("fl-golden-yours")}</small>}
          <small>{words("fl-golden-left", { count: goldenLeft(view) })}</small>
        </span>
      </div>
      <Pieces {...drawn} />
    </section>
  );
}

/** The cards of the guilds under influence, and those drawn last. */
export function Pile(drawn: Drawn<"flandern">) {
  const words = useWords();
  const { view } = drawn;
  const last = view.pile_gone.slice(-3).reverse();
  return (
    <section className="fl-golden panel" data-at="pile">
      <h2>{words("fl-pile")}</h2>
      <div className="card-row">
        <span className="gilded pile" aria-hidden="true">
          {view.pile_left}
        </span>
        <span>
          <b className="plain">{words("pile-left", { cards: view.pile_left })}</b>
          <small>{words("fl-pile-why")}</small>
        </span>
      </div>
      {last.length > 0 && (
        <ul className="drawn" aria-label={words("fl-drawn-last")}>
          {last.map((card) => (
            <li key={card}>
              <Shield arms={ARMS.find((arms) => card.startsWith(arms))!} />
              {words.name(`pile:${card}`)}
            </li>
          ))}
        </ul>
      )}
      <Pieces {...drawn} />
    </section>
  );
}
