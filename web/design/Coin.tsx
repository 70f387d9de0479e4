import { Counting } from "./Counting";
import { Icon } from "./Icon";

/** Guilders of Bruges or gold of Capital Lux, and how many; the label says it in words. */
export function Coin({ kind = "guilder", count, label }: { kind?: "guilder" | "gold"; count: number; label: string }) {
  return (
    <span className="coin">
      <Icon name={kind} />
      <Counting value={count} label={label} />
    </span>
  );
}
