import { useWords } from "../words/Speaking.js";

interface CodeFieldProps {
  label: string;
  /** What is said under it. */
  hint?: string;
  /** What the browser may fill in by itself. */
  fill: "one-time-code" | "off";
  longest: number;
  code: string;
  onCode: (code: string) => void;
}

/** Where a code is typed. It comes in place of the button that was pressed, and so has the focus. */
export function CodeField({ label, hint, fill, longest, code, onCode }: CodeFieldProps) {
  const words = useWords();
  return (
    <label>
      <b>{words(label)}</b>
      <input
        className="field account-code"
        // biome-ignore lint/a11y/noAutofocus: what was pressed is gone
        autoFocus
        autoComplete={fill}
        autoCapitalize="characters"
        spellCheck={false}
        required
        maxLength={longest}
        value={code}
        onChange={(event) => onCode(event.target.value)}
      />
      {hint && <small>{words(hint)}</small>}
    </label>
  );
}
