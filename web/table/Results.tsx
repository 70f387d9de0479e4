/** What came of a turn, as chips: a sign, how many more or less, and whose it is if it is not the actor's own. */
import { COLOURS } from "../design/colours.js";
import { Icon } from "../design/Icon.js";
import { Letter } from "../design/Letter.js";
import { useWords } from "../words/Speaking.js";
import type { Chair } from "./drawing.js";
import "./results.css";
import { SeatMark } from "./SeatMark.js";
import type { Result } from "./telling.js";
import { countOf, isLoss } from "./turns.js";

/** A number with its sign; a true minus. */
export const withSign = (amount: number): string => (amount < 0 ? `−${-amount}` : `+${amount}`);

interface ResultsProps {
  results: readonly Result[];
  /** Whose turn it was. */
  actor: number | null;
  chairs: readonly Chair[];
}

export function Results({ results, actor, chairs }: ResultsProps) {
  if (results.length === 0) return null;
  // What touches the reader comes first, then the actor's own.
  const rank = ({ seat }: Result) => (chairs[seat]?.own && seat !== actor ? 0 : seat === actor ? 1 : 2);
  const sorted = [...results].sort((one, other) => rank(one) - rank(other));
  return (
    <span className="results">
      {sorted.map((result) => (
        <Chip
          key={`${result.seat} ${result.of}`}
          result={result}
          chair={result.seat === actor ? null : chairs[result.seat]}
        />
      ))}
    </span>
  );
}

function Chip({ result, chair }: { result: Result; chair: Chair | null | undefined }) {
  const words = useWords();
  const { icon, tone = "", amount } = result;
  const colour = COLOURS.find((one) => tone === `c-${one}`);
  const what = `${amount < 0 ? "−" : "+"}${countOf(words, result)}`;
  const whose = chair?.name ?? "";
  return (
    <span
      className={`result ${isLoss(result) ? "loss" : "gain"} ${chair?.own ? "mine" : ""}`}
      title={`${whose} ${what}`.trim()}
    >
      {chair && (chair.own ? <b>{chair.name}</b> : <SeatMark chair={chair} />)}
      <span className={`sign ${tone}`}>
        <Icon name={icon} />
        {colour && <Letter colour={colour} />}
      </span>
      <span aria-hidden="true">{withSign(amount)}</span>
      <span className="sr">
        {what} {chair && !chair.own ? chair.name : ""}
      </span>
    </span>
  );
}
