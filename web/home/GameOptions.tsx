/** What else a host may set, as the game says it. A yes or no is a switch, more values are a choice. */
import { Segmented } from "../design/Segmented.js";
import { Switch } from "../design/Switch.js";
import type { GameInfo } from "../protocol/index.js";
import { useWords } from "../words/Speaking.js";
import { Row } from "./Row.js";
import { useWishes } from "./wishes.js";

export function GameOptions({ info }: { info: GameInfo }) {
  const words = useWords();
  const { options, wish } = useWishes();
  return info.options.map(({ name, values, default: usual }) => {
    const key = `${info.name}-${name}`;
    const value = options[key] ?? usual;
    const title = words(`option-${key}`);
    const why = words.has(`option-${key}-why`) ? words(`option-${key}-why`) : undefined;
    const set = (next: string) => wish({ options: { ...options, [key]: next } });
    return (
      <Row key={key} title={title} why={why}>
        {values.length === 2 && values.includes("yes") ? (
          <Switch label={title} on={value === "yes"} onChange={(on) => set(on ? "yes" : "no")} />
        ) : (
          <Segmented
            label={title}
            options={values.map((one) => ({ value: one, label: one }))}
            value={value}
            onChange={set}
          />
        )}
      </Row>
    );
  });
}
