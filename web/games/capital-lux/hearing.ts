/** Capital Lux for the ear: the hand, and every hometown against the capital's limits. */
import type { CapitalLuxView } from "../../protocol/capital-lux.js";
import type { Hearing } from "../../table/ear.js";
import type { Words } from "../../words/words.js";
import { refOf } from "./professions.js";

/** "Agents 8, limit 4 to 6": each profession a hometown has somebody of. */
function hometown(words: Words, { halls, players }: CapitalLuxView, seat: number): string {
  const some = players[seat]!.hometown.map((holding, place) => ({ holding, limit: halls[place]!.limit }))
    .filter(({ holding }) => holding.total > 0)
    .map(({ holding: { profession, total }, limit: { low, high } }) =>
      words(low === high ? "spoken-lux-holding" : "spoken-lux-holding-hidden", {
        profession: words.name(`capital:${profession}`),
        total,
        low: Math.max(0, low),
        high: Math.max(0, high),
      }),
    );
  return words("spoken-lux-hometown", { holdings: some.length > 0 ? some.join("; ") : words("none") });
}

const cards = (words: Words, faces: readonly string[]) =>
  words("spoken-hand", {
    cards: faces.length > 0 ? faces.map((face) => words.name(refOf(face))).join(", ") : words("none"),
  });

export const hearing: Hearing<"capital-lux"> = {
  counts: true,
  // Which card one drew oneself is told by its name.
  earns: ({ of, seat }, me) => of === "gold" || (of === "cards" && seat !== me),
  hand({ view, me }, words) {
    const { own } = view;
    const held = own ? [...own.kept, ...own.hand, ...own.packet] : [];
    return [
      cards(words, held),
      words("spoken-lux-gold", { gold: view.players[me!]!.gold }),
      hometown(words, view, me!),
    ];
  },
  rival({ view, chairs }, seat, words) {
    const { name, points } = chairs[seat]!;
    const { gold, cards_in_hand } = view.players[seat]!;
    return [
      words("spoken-rival", { name, points }),
      words("spoken-lux-has", { cards: cards_in_hand, gold }),
      hometown(words, view, seat),
    ].join(" ");
  },
};
