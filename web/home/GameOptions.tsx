/** What else a host may set, as the game says it. A yes or no is a switch, more values are a choice. */
import { Segmented } from "../design/Segmented.js";
import type { GameInfo } from "../protocol/index.js";
import { useNewTablePlan } from "../shell/newTablePlan.js";
import { Row, SwitchRow } from "../shell/Row.js";
import { useWords } from "../words/Speaking.js";

export function GameOptions({ info }: { info: GameInfo }) {
  const words = useWords();
  const { options, change } = useNewTablePlan();
  return info.options.map(({ name, values, default: usual }) => {
    const key = `${info.name}-${name}`;
    const value = options[key] ?? usual;
    const title = words(`option-${key}`);
    const why = words.has(`option-${key}-why`) ? words(`option-${key}-why`) : undefined;
    const set = (next: string) => change({ options: { ...options, [key]: next } });
    if (values.length === 2 && values.includes("yes")) {
      const turn = (on: boolean) => set(on ? "yes" : "no");
      return <SwitchRow key={key} title={title} why={why} on={value === "yes"} onChange={turn} />;
    }
    const labelOf = (one: string) => (words.has(`option-${key}-${one}`) ? words(`option-${key}-${one}`) : one);
    return (
      <Row key={key} title={title} why={why}>
        <Segmented
          label={title}
          options={values.map((one) => ({ value: one, label: labelOf(one) }))}
          value={value}
          onChange={set}
        />
      </Row>
    );
  });
}
