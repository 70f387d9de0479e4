/** What a seat has: guilders, workers, threats. One's own can be pointed at. */
import { useEffect, useRef, useState } from "react";
import { Coin } from "../../design/Coin.js";
import { Threat } from "../../design/Threat.js";
import { Worker } from "../../design/Worker.js";
import type { Colour, Player } from "../../protocol/bruges.js";
import { Badged } from "../../table/Badged.js";
import type { Pointing } from "../../table/drawing.js";
import { Ref } from "../../table/Ref.js";
import { useWords } from "../../words/Speaking.js";
import { CARD_COLOURS, CIRCLE, penaltyOf } from "./spaces.js";

interface GoodsProps {
  player: Player;
  seat: number;
  pointing?: Pointing;
}

export function Workers({ player, seat, pointing }: GoodsProps) {
  const words = useWords();
  return CARD_COLOURS.map((colour) => {
    const count = player.workers[colour] ?? 0;
    const ref = `worker:${colour}`;
    const label = words("bruges-workers-told", { count, worker: words.name(ref) });
    const piece = (
      <Badged key={colour} seat={seat} of={ref}>
        <Worker colour={colour} count={count} label={label} />
      </Badged>
    );
    if (!pointing?.of(ref).open && !pointing?.of(ref).picked) return piece;
    return (
      <Ref key={colour} of={ref} pointing={pointing} name={label} className="token" data-at={`${ref}@${seat}`}>
        <Worker colour={colour} count={count} />
      </Ref>
    );
  });
}

export function Guilders({ player, seat }: GoodsProps) {
  const words = useWords();
  return (
    <Badged seat={seat} of="guilders">
      <Coin count={player.guilders} label={words("bruges-guilders-told", { guilders: player.guilders })} />
    </Badged>
  );
}

export function Threats({ player, seat, pointing }: GoodsProps) {
  return CARD_COLOURS.map((colour) => (
    <OneThreat key={colour} seat={seat} colour={colour} count={player.threats[colour] ?? 0} pointing={pointing} />
  ));
}

interface OneThreatProps {
  seat: number;
  colour: Colour;
  count: number;
  pointing?: Pointing | undefined;
}

function OneThreat({ seat, colour, count, pointing }: OneThreatProps) {
  const words = useWords();
  const penalty = penaltyOf(colour);
  const struck = useStruck(count);
  const label = words(count >= CIRCLE - 1 ? `bruges-threat-near-${penalty}` : "bruges-threat-told", {
    penalty: words.name(`penalty:${penalty}`),
    count,
  });
  const piece = <Threat colour={colour} count={count} label={label} />;
  const ref = [`threat:${colour}`, `penalty:${penalty}`].find(
    (one) => pointing?.of(one).open || pointing?.of(one).picked,
  );
  if (!pointing || !ref) {
    return (
      <span className={`threat-cell ${struck ? "struck" : ""}`} title={label}>
        <Badged seat={seat} of={`threat:${colour}`}>
          {piece}
        </Badged>
      </span>
    );
  }
  return (
    <Ref of={ref} pointing={pointing} name={label} className="threat-cell token" data-at={`threat:${colour}@${seat}`}>
      {piece}
    </Ref>
  );
}

/** The circle was complete: for a moment, so that the shake is seen. */
function useStruck(count: number): boolean {
  const before = useRef(count);
  const [struck, setStruck] = useState(false);
  useEffect(() => {
    const fell = before.current - count >= CIRCLE - 1;
    before.current = count;
    if (!fell) return;
    setStruck(true);
    const timer = setTimeout(() => setStruck(false), 600);
    return () => clearTimeout(timer);
  }, [count]);
  return struck;
}
