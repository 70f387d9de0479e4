/** Tiles in stock by shape, each as its own outline. */

import type { Arms } from "../../protocol/flandern.js";
import { useWords } from "../../words/Speaking.js";
import { TileShape } from "./TileShape.js";
import { left, SHAPES } from "./tileKinds.js";

export function Stock({ arms, stock }: { arms: Arms; stock: Readonly<Record<string, number>> }) {
  const words = useWords();
  return SHAPES.map((shape) => {
    const count = left(stock, arms, shape);
    return (
      <span
        key={shape}
        className={`fl-stock ${count === 0 ? "none" : ""}`}
        title={words("fl-left-of", { shape: words(`fl-${shape}`), count })}
      >
        <TileShape shape={shape} />
        <span aria-hidden="true">{count}</span>
        <span className="sr">{words("fl-left-of", { shape: words(`fl-${shape}`), count })}</span>
      </span>
    );
  });
}
