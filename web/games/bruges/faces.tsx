/**
 * The faces of players, at the tables of all games: those of the persons of Bruges. Whoever has chosen none has one by chance, a bot
 * the one of its name, so that one knows it again.
 */
import { chance } from "../../design/portrait/chance.js";
import type { Language } from "../../settings/languages.js";
import type { PlayerFaceProps } from "../../shell/PlayerFace.js";
import { gameCatalogue } from "../../words/catalogues.js";
import { PersonPortrait } from "./PersonPortrait.js";
import { EVERYBODY, person } from "./persons.js";

/** Everybody who can be chosen. */
export const FACES: readonly string[] = EVERYBODY.map(({ id }) => id);

/** What they are called. */
export const faceWords = (language: Language) => gameCatalogue("bruges", language);

const BOTS: Readonly<Record<string, string>> = {
  Hendrik: "miller",
  Margriet: "weaver",
  Joris: "crossbow_archer",
  Lysbet: "lacemaker",
  Cornelis: "cloth_merchant",
  Aleydis: "herbalist",
  Pieter: "carpenter",
  Katelijne: "shipowner",
  // those with a persona
  Wouter: "master_builder",
  Beatrijs: "lady_in_waiting",
  Gillis: "dyke_warden",
  Heilwig: "falconer",
  Mechteld: "brewster",
  Ivo: "geographer",
  Jacoba: "marquise",
  Lambert: "blackmailer",
  Floris: "highwayman",
};

/** The person whose portrait stands for this text: their own, a bot's, or one by chance that nobody beside them has, nor a bot. */
export function personOf(face: string, besides: readonly string[] = []): string {
  const taken: string[] = [];
  for (const one of besides) taken.push(freeOf(one, taken));
  return freeOf(face, taken);
}

function freeOf(face: string, taken: readonly string[]): string {
  if (FACES.includes(face)) return face;
  const known = BOTS[face];
  if (known && !taken.includes(known)) return known;
  const isFree = (one: string) => !taken.includes(one) && !Object.values(BOTS).includes(one);
  const stream = chance(`player|${face}`);
  for (;;) {
    const one = stream.pick(FACES);
    if (isFree(one)) return one;
  }
}

export function DrawnFace({ face, besides, label }: PlayerFaceProps) {
  const { id, group, colour } = person(personOf(face, besides ?? []));
  return <PersonPortrait id={id} group={group} colour={colour} {...(label ? { label } : {})} />;
}
