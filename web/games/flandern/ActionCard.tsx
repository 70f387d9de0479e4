/** An action card: a town's street, or the sign of what it does. */
import { Icon } from "../../design/Icon.js";
import { Street } from "../../design/Street.js";
import type { FlandernView } from "../../protocol/flandern.js";
import type { Drawn } from "../../table/drawing.js";
import { Ref } from "../../table/Ref.js";
import { useWords } from "../../words/Speaking.js";
import "./card.css";
import { signOf } from "./Golden.js";

export const TOWNS = ["bruges", "ghent", "ypres", "leuven", "utrecht", "liege"];

/** Every town has its own street, always the same. */
export function Picture({ card }: { card: string }) {
  const place = TOWNS.indexOf(card);
  return (
    <span className="pic" aria-hidden="true">
      {place < 0 ? (
        <Icon name={signOf(card)} />
      ) : (
        <Street width={112} height={60} seed={101 + place * 37} min={20} max={32} belfry={place % 2 ? 40 : undefined} />
      )}
    </span>
  );
}

/** A card whose town has been scored does nothing any more: to play it is to pass. */
export const isScored = (view: FlandernView, card: string) => view.towns.some((one) => one.town === card && one.scored);

interface ActionCardProps {
  card: string;
  drawn: Drawn<"flandern">;
  /** The digit that points at it. */
  digit: number | null;
  /** What a press does while it cannot be played. */
  onLook?: (() => void) | undefined;
}

export function ActionCard({ card, drawn, digit, onLook }: ActionCardProps) {
  const words = useWords();
  const { view, pointing, shown, me } = drawn;
  const ref = `card:${card}`;
  const player = view.players[me!]!;
  const held = player.hand.includes(card);
  const pass = held && isScored(view, card);
  const waits = shown.waiting?.[0]?.split("/")[0] === ref;
  const about = useAbout(card, drawn);
  const name = words.name(ref);
  return (
    <Ref
      of={ref}
      pointing={pointing}
      name={`${name}, ${about}`}
      isPicked={waits || undefined}
      {...(onLook && !waits ? { onLook } : {})}
      className={`playing-card fl-card ${held ? "" : "away"} ${pass ? "pass" : ""}`}
      data-key={digit !== null && held ? `${digit}` : undefined}
    >
      <Picture card={card} />
      <span className="what">
        <b>{name} </b>
        <small>{about}</small>
      </span>
    </Ref>
  );
}

/** A line about it: what the town is worth, what the card does, or why it is not in hand. */
function useAbout(card: string, { view, me }: Drawn<"flandern">): string {
  const words = useWords();
  const player = view.players[me!]!;
  const town = view.towns.find((one) => one.town === card);
  if (player.played.includes(card)) return words("played");
  if (town?.scored) return words(player.hand.includes(card) ? "fl-card-pass" : "scored");
  if (town) return words("fl-card-town", { free: town.free.length, value: town.value });
  return words.has(`fl-card-${card}`) ? words(`fl-card-${card}`) : "";
}
