import type { ReactNode } from "react";
import { Switch } from "../design/Switch.js";
import "./row.css";

type RowProps = { title: string; why?: string | undefined; wide?: boolean; children: ReactNode };

/** One setting: what it is, why one would change it, and the control; a wide one stands below its words. */
export function Row({ title, why, wide, children }: RowProps) {
  return (
    <div className={wide ? "row wide" : "row"}>
      <About title={title} why={why} />
      {children}
    </div>
  );
}

interface SwitchRowProps {
  title: string;
  why?: string | undefined;
  on: boolean;
  onChange: (on: boolean) => void;
}

/** A setting that is on or off: a press on its words turns it, too. */
export function SwitchRow({ title, why, on, onChange }: SwitchRowProps) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the switch is the control, and a label's click is a click on it
    <label className="row">
      <About title={title} why={why} />
      <Switch label={title} on={on} onChange={onChange} />
    </label>
  );
}

const About = ({ title, why }: { title: string; why?: string | undefined }) => (
  <span>
    <b>{title}</b>
    {why && <small>{why}</small>}
  </span>
);
