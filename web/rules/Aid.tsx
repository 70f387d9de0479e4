/** The player aid of a game: the round, the actions, the set-up, the scoring and the signs on one sheet. */
import { useEffect, useState } from "react";
import type { GameName } from "../protocol/index.js";
import { More } from "../words/More.js";
import { Speaking, useWords } from "../words/Speaking.js";
import { type AidBlock, aidOf } from "./aidBlocks.js";
import "./aid.css";
import { Text } from "./Text.js";

export function Aid({ game }: { game: GameName }) {
  const [blocks, setBlocks] = useState<readonly AidBlock[]>([]);
  useEffect(() => {
    let wanted = true;
    aidOf(game).then((found) => wanted && setBlocks(found));
    return () => {
      wanted = false;
    };
  }, [game]);
  return (
    <Speaking game={game}>
      <More pages={[`aid-${game}`]}>
        <div className={`aid aid-${game}`}>
          {blocks.map((block) => (
            <Block key={block.id} block={block} />
          ))}
        </div>
      </More>
    </Speaking>
  );
}

function Block({ block: { id, Drawing } }: { block: AidBlock }) {
  const words = useWords();
  return (
    <section className="block">
      <h2>{words(`aid-${id}`)}</h2>
      {Drawing && <Drawing />}
      {words.has(`aid-${id}-text`) && <Text text={words(`aid-${id}-text`)} />}
    </section>
  );
}
