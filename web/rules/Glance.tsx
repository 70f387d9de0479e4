/** A round at a glance: its steps side by side, each with the pieces it is about. */
import type { ReactNode } from "react";
import { useWords } from "../words/Speaking.js";
import "./glance.css";

/** By the name of a step, in order: `glance-<step>` is what it is called. */
export function Glance({ steps }: { steps: Readonly<Record<string, ReactNode>> }) {
  const words = useWords();
  return (
    <ol className="glance">
      {Object.entries(steps).map(([step, pieces]) => (
        <li key={step}>
          <span className="pieces">{pieces}</span>
          <b>{words(`glance-${step}`)}</b>
        </li>
      ))}
    </ol>
  );
}
