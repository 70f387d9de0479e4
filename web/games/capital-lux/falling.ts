/** In one's last turn of a round: the cards that stay in the hand go home too. What that comes to, beside the limit. */
import type { CapitalLuxView, Profession } from "../../protocol/capital-lux.js";
import type { Message } from "../../protocol/index.js";
import { without } from "./faces.js";
import { type Face, faceOf, PROFESSIONS, refOf } from "./professions.js";

export type PlayedTo = "capital" | "hometown";

/** What a card does that is played, as far as these sums go. */
interface Played extends Face {
  to: PlayedTo;
}

const sum = (faces: readonly Face[]) => faces.reduce((all, { value }) => all + value, 0);

/** Whether it is the viewer's last turn: somebody else has no cards left. */
export const isLastTurn = ({ phase, closer, turn }: CapitalLuxView, me: number | null): boolean =>
  phase === "play" && closer !== null && closer !== me && turn === me;

/** Profession by profession what falls from the hand once this card is played; the card's own outcome says the rest of its own. */
export function fallingOf(view: CapitalLuxView, me: number | null, played: Played | null): Message[] {
  if (me === null || !view.own || !isLastTurn(view, me)) return [];
  const rest = without(view.own.hand, played ? [`${played.profession}-${played.value}`] : []);
  const counted = (profession: Profession) => played?.to === "hometown" && played.profession === profession;
  return PROFESSIONS.flatMap((profession, place) => {
    const cards = rest.filter((face) => faceOf(face).profession === profession);
    if (cards.length === 0 || counted(profession)) return [];
    const lift = played?.to === "capital" && played.profession === profession ? played.value : 0;
    const { low, high, known } = view.halls[place]!.limit;
    const after = view.players[me]!.hometown[place]!.total + sum(cards.map(faceOf));
    const over = after - Math.max(high + lift, 0);
    const fate = over > 0 ? "over" : after > Math.max(low + lift, 0) ? "risks" : "fits";
    const args = { cards: cards.map(refOf), count: cards.length, after, over, limit: known + lift };
    return [{ id: `lux-falls-${fate}`, args }];
  });
}

/** Does it say that cards would be lost, or might be? */
export const isBad = ({ id }: Message): boolean => id !== "lux-falls-fits";
