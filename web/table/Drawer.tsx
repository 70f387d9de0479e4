/** Log and chat over the table, where there is no room for them beside it. */
import { Sheet } from "../design/Sheet.js";
import { useWords } from "../words/Speaking.js";
import { LogAndChat } from "./LogAndChat.js";

export function Drawer({ onClose }: { onClose: () => void }) {
  const words = useWords();
  return (
    <Sheet close={words("table-close")} onClose={onClose} title={words("table-log-and-chat")}>
      <LogAndChat />
    </Sheet>
  );
}
