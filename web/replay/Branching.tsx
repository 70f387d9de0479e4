/** Playing on from a moment: which seat is mine, and how strong the bots are on the others. */
import { useState } from "react";
import { Sheet } from "../design/Sheet.js";
import { StrengthPick } from "../shell/StrengthPick.js";
import { type Strength, strengthWord } from "../shell/strengths.js";
import { useOpening } from "../shell/useOpening.js";
import type { Chair } from "../table/drawing.js";
import { SeatMark } from "../table/SeatMark.js";
import { useWords } from "../words/Speaking.js";
import "./branching.css";
import { type Viewpoint, viewedSeat } from "./replayData.js";
import { branch } from "./source.js";

interface BranchingProps {
  match: string;
  step: number;
  view: Viewpoint;
  chairs: readonly Chair[];
  onClose: () => void;
}

export function Branching({ match, step, view, chairs, onClose }: BranchingProps) {
  const words = useWords();
  const [seat, setSeat] = useState(viewedSeat(view) ?? 0);
  const [bots, setBots] = useState<Strength>("journeyman");
  const { busy, trouble, open } = useOpening();
  return (
    <Sheet title={words("replay-branch")} close={words("table-close")} onClose={onClose} className="branching">
      <p>{words("replay-branch-what", { step })}</p>
      <fieldset className="branch-seats">
        <legend>{words("replay-branch-seat")}</legend>
        {chairs.map((chair) => (
          <label key={chair.seat}>
            <input type="radio" name="branch-seat" checked={seat === chair.seat} onChange={() => setSeat(chair.seat)} />
            <SeatMark chair={chair} />
            <b>{chair.name}</b>
            <span>{words("final-tower", { name: "", points: chair.points }).replace(/^: /, "")}</span>
          </label>
        ))}
      </fieldset>
      <StrengthPick label={words("replay-branch-bots")} value={bots} onChange={setBots} />
      <p className="note">{words(`${strengthWord(bots)}-why`)}</p>
      <p className="note">{words("replay-branch-cards")}</p>
      <button
        type="button"
        className="btn primary"
        aria-busy={busy}
        onClick={() => open(() => branch(match, step, seat, bots))}
      >
        {words(busy ? "home-opening" : "replay-branch-go")}
      </button>
      {trouble && <p role="alert">{trouble}</p>}
    </Sheet>
  );
}
