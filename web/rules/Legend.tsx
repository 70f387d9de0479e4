/** Signs and what they mean, one under the other. */
import { useWords } from "../words/Speaking.js";
import type { Meanings } from "./aidBlocks.js";
import { Text } from "./Text.js";

export function Legend({ of }: { of: Meanings }) {
  const words = useWords();
  return (
    <ul className="legend">
      {of.map(([sign, key]) => (
        <li key={key}>
          <span className="sign" aria-hidden="true">
            {sign}
          </span>
          <div>
            <Text text={words(`aid-${key}`)} />
          </div>
        </li>
      ))}
    </ul>
  );
}
