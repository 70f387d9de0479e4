/** The player aid over the table. */
import { Icon } from "../design/Icon.js";
import { Sheet } from "../design/Sheet.js";
import type { GameName } from "../protocol/index.js";
import { shutAid } from "../table/aid.js";
import { useWords } from "../words/Speaking.js";
import { Aid } from "./Aid.js";

export function AidSheet({ game }: { game: GameName }) {
  const words = useWords();
  return (
    <Sheet title={words("menu-aid")} close={words("table-close")} onClose={shutAid} className="aid-sheet">
      <Aid game={game} />
      <a className="btn" href={`/aid/${game}`} target="_blank" rel="noopener">
        <Icon name="share" />
        {words("aid-print")}
      </a>
    </Sheet>
  );
}
