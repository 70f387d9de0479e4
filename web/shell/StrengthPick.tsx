import { Segmented } from "../design/Segmented.js";
import { useWords } from "../words/Speaking.js";
import { STRENGTHS, type Strength, stars, strengthWord } from "./strengths.js";

type StrengthPickProps = { label: string; value: Strength; onChange: (strength: Strength) => void };

/** How strong a bot is, in stars; their names are spoken, and told beside it. */
export function StrengthPick({ label, value, onChange }: StrengthPickProps) {
  const words = useWords();
  const options = STRENGTHS.map((strength) => {
    const word = strengthWord(strength);
    return { value: strength, label: stars(strength), name: words(word), title: words(word) };
  });
  return <Segmented label={label} options={options} value={value} onChange={onChange} />;
}
