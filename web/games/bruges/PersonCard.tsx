/** A card in hand: readable at a glance, with a mark for each of its six uses. */
import type { CSSProperties } from "react";
import { Hatch } from "../../design/Hatch.js";
import { Icon } from "../../design/Icon.js";
import { Letter } from "../../design/Letter.js";
import type { Asked } from "../../protocol/index.js";
import { useSettings } from "../../settings/settings.js";
import type { Pointing } from "../../table/drawing.js";
import { Ref } from "../../table/Ref.js";
import { useWords } from "../../words/Speaking.js";
import "./card.css";
import "./folded-card.css";
import "./card-sizes.css";
import { cardText, Face, When } from "./Face.js";
import { lookAt, looks } from "./look.js";
import { person } from "./persons.js";
import { signOf, USES } from "./useKinds.js";

interface PersonCardProps {
  id: string;
  pointing: Pointing;
  /** Its key, from 1; none while a use is being chosen. */
  number: number | null;
  /** Folded to portrait, price and name, where there is no room. */
  folded: boolean;
  /** All have seen it. */
  seen?: boolean;
}

/** How long the longest word of a name is, in letters: it is set as small as it takes to stay whole. M and W count for more. */
const lettersOf = (name: string) =>
  Math.max(...name.split(/[\s-]/).map((word) => word.length + (word.match(/[mw]/gi)?.length ?? 0) * 0.6));
/** Where a name may be broken, by and large: before a vowel and its consonant, or the few that are spoken together. */
const SYLLABLE =
  /[aeiouäöü][^aeiouäöü\s]*?(?=((?<![aei])s(tr?|[np])|schn?|[ct]h|pfl?|[bcfgkp]l|[b-gkptv]r|[^aeiouäöü])[aeiouäöü]\S)/g;
/** So many letters fill a card. With more they are set smaller; with many more the portrait gives them room. */
const MUCH = 115;
const WORDY = 148;
/** A name so long takes a second line, which is worth so many letters of text. */
const BROAD = { name: 16, letters: 24 };

function fullness(name: string, text: string): string {
  const letters = text.length + (name.length > BROAD.name ? BROAD.letters : 0);
  return letters > WORDY ? "much wordy" : letters > MUCH ? "much" : "";
}

export function PersonCard({ id, pointing, number, folded, seen = false }: PersonCardProps) {
  const words = useWords();
  const { colour } = person(id);
  const ref = `card:${id}`;
  const text = words(`text-${id}`);
  const larger = useSettings((settings) => settings.text !== "100");
  return (
    <Ref
      of={ref}
      pointing={pointing}
      name={cardText(words, id) + (seen ? ` ${words("bruges-seen-by-all")}` : "")}
      className={`playing-card card c-${colour} ${folded ? "folded" : fullness(words.name(ref), text)}`}
      data-key={number ? `${number}` : undefined}
      onLook={() => lookAt(id)}
      // In full a card says all that matters at the table, and nothing should cover what one decides by; but not in larger letters.
      {...(folded || larger ? looks(id) : {})}
    >
      <Print id={id} folded={folded} seen={seen} />
      {!folded && (
        <span className="marks" aria-hidden="true">
          {USES.map((use) => (
            <span key={use} className={playable(pointing.asked, id, use) ? "" : "no"}>
              <Icon name={signOf(use, colour)} />
            </span>
          ))}
          {number && <kbd>{number}</kbd>}
        </span>
      )}
    </Ref>
  );
}

interface PrintProps {
  id: string;
  folded?: boolean;
  seen?: boolean;
}

/** What is printed on a card. */
function Print({ id, folded = false, seen = false }: PrintProps) {
  const words = useWords();
  const printed = person(id);
  const { colour, group, price, points } = printed;
  const ref = `card:${id}`;
  return (
    <>
      <span className="art">
        <Face id={id} wide={!folded} />
        <span className="price">
          <Icon name="guilder" />
          <b>{price}</b>
        </span>
        {!folded && (
          <span className="worth">
            <Icon name="points" />
            {points}
          </span>
        )}
        {seen && (
          <span className="seen" title={words("bruges-seen-by-all")}>
            <Icon name="eye" />
          </span>
        )}
      </span>
      <span className="spine">
        <Hatch />
        <Letter colour={colour} />
      </span>
      <span className="body">
        <span className="name" style={{ "--letters": lettersOf(words.name(ref)) } as CSSProperties}>
          {folded ? words.name(ref).replace(SYLLABLE, "$&\u00ad") : words.name(ref)}
        </span>
        {!folded && (
          <>
            <span className="group-when">
              <span className="group">
                <Icon name={group as "noble"} />
                {words.name(`group:${group}`)}
              </span>
              <When of={printed} brief />
            </span>
            <span className="text">{words(`text-${id}`)}</span>
          </>
        )}
      </span>
    </>
  );
}

/** A card that is shown, and cannot be pointed at. */
export function PrintedCard({ id }: { id: string }) {
  const words = useWords();
  return (
    <span
      className={`playing-card card shown c-${person(id).colour} ${fullness(words.name(`card:${id}`), words(`text-${id}`))}`}
    >
      <Print id={id} />
    </span>
  );
}

/** Is this use of the card on offer? While nothing is asked, no mark is faded. */
function playable(asked: Asked | null, card: string, use: string): boolean {
  if (!asked?.offers.some((offer) => offer.path.includes("/use:"))) return true;
  return asked.offers.some(({ path }) => path.startsWith(`card:${card}/`) && path.includes(`/use:${use}`));
}
