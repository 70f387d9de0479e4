/** What would come of it, or why not, under the name of a choice. A warning has a sign too, for colour is not enough. */
import { Icon } from "../../design/Icon.js";
import type { Message } from "../../protocol/index.js";
import { useWords } from "../../words/Speaking.js";

export function Said({ said, warns }: { said: Message; warns: boolean }) {
  const words = useWords();
  return (
    <small className={`said ${warns ? "warns" : ""}`}>
      {warns && <Icon name="warning" />}
      <span>{words.say(said)}</span>
    </small>
  );
}
