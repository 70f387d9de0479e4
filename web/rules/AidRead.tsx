/** The player aid, wherever it was asked for. It is fetched when it is first wanted. */
import { lazyPart } from "../shell/lazyPart.js";
import { useAid } from "../table/aid.js";

const AidSheet = lazyPart(() => import("./AidSheet.js").then(({ AidSheet }) => AidSheet));

export function AidRead() {
  const game = useAid((aid) => aid.game);
  return game && <AidSheet game={game} />;
}
