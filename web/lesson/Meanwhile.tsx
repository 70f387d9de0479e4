/** What happened since the learner's own move, before what comes next: what came of it, and what the others did. */
import { sentenceOf } from "../table/sentences.js";
import { useTable } from "../table/tableStore.js";
import type { Telling } from "../table/telling.js";
import { turnsOnce } from "../table/useTurns.js";
import type { Words } from "../words/words.js";
import { lossesIn, othersMoves, ownMove } from "./othersMoves.js";
import type { Remarks } from "./script.js";

interface MeanwhileProps {
  words: Words;
  remarks: Remarks;
  heard: number;
  telling: Telling | undefined;
}

export function Meanwhile({ words, remarks, heard, telling }: MeanwhileProps) {
  const steps = useTable((store) => store.match.steps);
  const me = useTable((store) => store.match.seat);
  if (me === null) return null;
  const turns = turnsOnce(steps, telling);
  const own = ownMove(turns, steps, me, heard);
  const came = own ? (remarks(own, turns, me) ?? []).map((event) => words.say(event)) : [];
  const said = othersMoves(turns, steps, me, heard)
    .map((turn) => {
      const plain = () => [
        sentenceOf(words, turn, telling),
        ...lossesIn(turn, me, telling).map((event) => words.say(event)),
      ];
      return (remarks(turn, turns, me)?.map((event) => words.say(event)) ?? plain()).filter(Boolean).join(" ");
    })
    .filter(Boolean);
  if (came.length + said.length === 0) return null;
  return (
    <div className="meanwhile">
      {came.length > 0 && <p>{came.join(" ")}</p>}
      {said.length > 0 && <b>{words("lesson-meanwhile")}</b>}
      <ul>
        {[...new Set(said)].map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </div>
  );
}
