/** The two piles as large as cards, in the dock: where one draws, they are what matters. */
import { CardBack } from "../../design/CardBack.js";
import type { Drawn } from "../../table/drawing.js";
import { Ref } from "../../table/Ref.js";
import { capital } from "../../words/capitalise.js";
import { useWords } from "../../words/Speaking.js";
import { pileTold } from "./boardTold.js";
import { SIDES } from "./spaces.js";
import "./draw-piles.css";

export const isPile = (ref: string) => ref.startsWith("pile:");

/** Are cards drawn now, by whomever? While all draw the piles stay, so that nothing jumps between two cards. */
export const isDrawing = ({ view, pointing }: Drawn<"bruges">): boolean =>
  view.phase === "draw" || pointing.following.some(isPile);

/** Where a pile is in the dock; the one on the board has the pile's own name. */
export const inDock = (pile: string) => `dock-${pile}`;

export function DrawPiles({ view, pointing, first }: Drawn<"bruges"> & { first: number }) {
  const words = useWords();
  return (
    <fieldset className="draw-piles" aria-label={words("piles")}>
      {SIDES.map((side, place) => {
        const ref = `pile:${side}`;
        const { open } = pointing.of(ref);
        const top = view.piles[place]?.top;
        const key = place + first;
        const about = pileTold(words, view, place);
        return (
          <Ref
            key={side}
            of={ref}
            pointing={pointing}
            name={`${words.name(ref)}: ${about}`}
            className={`draw-pile ${top ? `c-${top}` : ""}`}
            data-key={open ? `${key}` : undefined}
          >
            {top ? <CardBack colour={top} at={inDock(ref)} /> : <span className="back none" />}
            <span className="plate">
              <b>{capital(words.name(ref))}</b>
              <small>{about}</small>
            </span>
            {open && key < 10 && <kbd>{key}</kbd>}
          </Ref>
        );
      })}
    </fieldset>
  );
}
