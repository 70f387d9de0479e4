/** A card in hand: a portrait, its value, its profession. */
import type { ReactNode } from "react";
import { colourClass } from "../../design/colours.js";
import { Hatch } from "../../design/Hatch.js";
import { Icon } from "../../design/Icon.js";
import { Letter } from "../../design/Letter.js";
import { Portrait } from "../../design/portrait/Portrait.js";
import type { Pointing } from "../../table/drawing.js";
import { Ref } from "../../table/Ref.js";
import { useWords } from "../../words/Speaking.js";
import "./card.css";
import { numbered } from "./faces.js";
import { COLOUR, faceOf, GROUP, refOf, SIGN } from "./professions.js";

/** What is printed on it. Equal cards show the same person. */
export function Print({ face }: { face: string }) {
  const words = useWords();
  const { profession, value } = faceOf(face);
  const colour = COLOUR[profession];
  return (
    <>
      <span className="pic">
        <Portrait id={`lux-${face}`} group={GROUP[profession]} colour={colour} woman={value % 2 === 0} />
        <b className="value">{value}</b>
      </span>
      <span className="foot">
        <Hatch />
        <Icon name={SIGN[profession]} />
        <span className="name">{words(`lux-${profession}`)}</span>
        <Letter colour={colour} />
      </span>
    </>
  );
}

interface CardProps {
  face: string;
  pointing: Pointing;
  isPicked: boolean;
  /** The digit that points at it. */
  digit?: number;
  at?: string | undefined;
  children?: ReactNode;
}

export function Card({ face, pointing, isPicked, digit, at, children }: CardProps) {
  const words = useWords();
  return (
    <Ref
      of={refOf(face)}
      pointing={pointing}
      name={words.name(refOf(face))}
      isPicked={isPicked}
      className={`playing-card lux-card ${colourClass(COLOUR[faceOf(face).profession])}`}
      data-at={at}
      data-key={digit !== undefined && digit < 10 ? `${digit}` : undefined}
    >
      <Print face={face} />
      {children}
    </Ref>
  );
}

/** A card that lies open and cannot be pointed at. */
export function Shown({ face, gilded = false, at }: { face: string; gilded?: boolean; at?: string }) {
  const words = useWords();
  const { profession } = faceOf(face);
  return (
    <span
      className={`playing-card lux-card ${colourClass(COLOUR[profession])} ${gilded ? "is-picked" : ""}`}
      role="img"
      aria-label={words.name(refOf(face))}
      data-at={at}
    >
      <Print face={face} />
    </span>
  );
}

interface HandProps {
  faces: readonly string[];
  pointing: Pointing;
  label: string;
  /** Where cards fly to and from. */
  at: string;
}

/** Cards to point at. Of equal ones the first are picked first. */
export function Hand({ faces, pointing, label, at }: HandProps) {
  return (
    <section className={`lux-hand ${faces.length > 6 ? "full" : ""}`} aria-label={label} data-at={at} data-slides="">
      {numbered(faces).map(({ face, copy, key }, place) => {
        const picked = copy < pointing.of(refOf(face)).picked;
        return (
          <Card key={key} face={face} pointing={pointing} isPicked={picked} digit={place + 1} at={`${at}.${face}`}>
            <span className="tick">
              <Icon name="check" />
            </span>
          </Card>
        );
      })}
    </section>
  );
}
