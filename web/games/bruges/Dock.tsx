/** The dock: the hand, and beside it what can be done: the six uses of a card, or the choices of any other question. */
import { useEffect } from "react";
import { lazyPart } from "../../shell/lazyPart.js";
import { Choices } from "../../table/Choices.js";
import type { Drawn } from "../../table/drawing.js";
import { useScreen } from "../../table/screen.js";
import { capital } from "../../words/capitalise.js";
import { useWords } from "../../words/Speaking.js";
import { DrawPiles, isDrawing, isPile } from "./DrawPiles.js";
import { SIDES } from "./spaces.js";
import "./dock.css";
import "./purse-line.css";
import "./dock-large.css";
import "./card-sheet.css";
import { idOf } from "../../table/refs.js";
import { When } from "./Face.js";
import { Hand } from "./Hand.js";
import { Peek } from "./Peek.js";
import { person } from "./persons.js";
import { useLow } from "./short.js";
import { PurseLine } from "./Town.js";
import { cardInUse, Uses, UsesLegend } from "./Uses.js";
import { END_TURN, sign, tone } from "./useKinds.js";

// Only a phone needs it, and not before a card is chosen.
const Full = lazyPart(() => import("./Full.js").then(({ Full }) => Full));

export function Dock(drawn: Drawn<"bruges">) {
  const screen = useScreen();
  const low = useLow();
  return (
    <div className="bruges-dock">
      {screen === "phone" ? <PhoneDock {...drawn} /> : <Row {...drawn} folded={low || screen === "tablet"} />}
      <Peek pointing={drawn.pointing} />
    </div>
  );
}

/** On a desk: the hand left, what can be done right. While all draw, the piles are large and the hand is small. */
function Row({ folded, ...drawn }: Drawn<"bruges"> & { folded: boolean }) {
  if (drawn.me === null) return null;
  const small = drawn.view.phase === "draw";
  return (
    <div className={`hand-row ${folded ? "folded-hand" : ""} ${small ? "small-hand" : ""}`}>
      <Hand {...drawn} folded={folded || small} />
      <Doing {...drawn} />
    </div>
  );
}

/** Cards stand in the hand; everything else has its place here, wherever else it can be pointed at. */
const inHand = (ref: string) => ref.startsWith("card:");

/** What is drawn as itself in the dock, or stands in the bar, and needs no button in words. */
const isSeen = (ref: string) => inHand(ref) || isPile(ref) || ref === END_TURN;

/** Is it asked what a card is used for? */
const playing = ({ asked }: Drawn["pointing"]) => asked?.offers.some(({ path }) => path.includes("/use:")) ?? false;

function Doing(drawn: Drawn<"bruges">) {
  const { pointing } = drawn;
  const card = cardInUse(pointing);
  if (card) {
    return (
      <section className="doing" data-stage>
        <Uses {...drawn} card={card} />
      </section>
    );
  }
  const listed = [...pointing.following, ...pointing.picked.chosen.map((path) => path.split("/")[0]!)].filter(
    (ref) => !isSeen(ref),
  );
  const piles = isDrawing(drawn);
  const first = afterHand(drawn);
  return (
    <section className="doing" data-stage>
      <Heading {...drawn} />
      {piles && <DrawPiles {...drawn} first={first} />}
      {listed.length > 0 && (
        <Choices
          pointing={pointing}
          elsewhere={isSeen}
          icon={sign}
          tone={tone}
          first={first + (piles ? SIDES.length : 0)}
        />
      )}
      {(playing(pointing) || !pointing.asked) && listed.length === 0 && !piles && <UsesLegend />}
    </section>
  );
}

/** The first key after those of the cards. */
function afterHand({ view: { own }, pointing }: Drawn<"bruges">): number {
  return own && pointing.following.some(inHand) ? own.hand.length + own.drawn.length + 1 : 1;
}

/** What has been picked so far, where the question goes on. */
function Heading({ pointing }: Drawn<"bruges">) {
  const words = useWords();
  const last = pointing.picked.prefix.at(-1);
  if (last) return <h2>{words("bruges-goes-on", { what: capital(words.name(last)) })}</h2>;
  if (!pointing.following.some(inHand)) return null;
  if (!playing(pointing)) return <h2>{words("bruges-choose-in-hand")}</h2>;
  return <h2>{words(pointing.following.every(inHand) ? "bruges-choose-card" : "bruges-choose-a-card")}</h2>;
}

/** On a phone on its side the card stands below its uses: what it does is said above them, to those who see; others hear the card. */
function EffectLine({ id }: { id: string }) {
  const words = useWords();
  return (
    <p className="effect-line" aria-hidden="true">
      <When of={person(id)} brief /> {words(`text-${id}`)}
    </p>
  );
}

/** On a phone: the purse and the hand; a chosen card opens over the hand with its uses, and the purse they are paid from stays. */
function PhoneDock(drawn: Drawn<"bruges">) {
  const words = useWords();
  const { pointing, me } = drawn;
  useEffect(() => void Full.ahead(), []);
  if (me === null) return null;
  const card = pointing.picked.prefix.find(inHand);
  const using = cardInUse(pointing);
  if (card) {
    return (
      <section className="card-sheet" aria-label={words.name(card)}>
        <button
          type="button"
          className="grab"
          aria-label={words("bruges-put-down")}
          onClick={() => pointing.putBack(card)}
        />
        <PurseLine {...drawn} />
        <EffectLine id={idOf(card)} />
        <Full id={idOf(card)} at={card} />
        {using ? <Uses {...drawn} card={using} /> : <Choices pointing={pointing} icon={sign} tone={tone} />}
      </section>
    );
  }
  const listed = [...pointing.following, ...pointing.picked.chosen].some((ref) => !isSeen(ref));
  return (
    <>
      <PurseLine {...drawn} />
      {isDrawing(drawn) && <DrawPiles {...drawn} first={1} />}
      {listed && <Choices pointing={pointing} elsewhere={isSeen} icon={sign} tone={tone} first={afterHand(drawn)} />}
      <div className={drawn.view.phase === "draw" ? "small-hand" : ""} data-stage>
        <Hand {...drawn} folded />
      </div>
    </>
  );
}
