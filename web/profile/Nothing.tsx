import type { ReactNode } from "react";
import { Icon, type IconName } from "../design/Icon.js";
import "./nothing.css";

/** Where nothing is to be shown: why, and what can be done. */
export function Nothing(props: { icon: IconName; title: string; what?: string; children?: ReactNode }) {
  const { icon, title, what, children } = props;
  return (
    <div className="nothing-there">
      <Icon name={icon} />
      <b>{title}</b>
      {what && <p>{what}</p>}
      {children}
    </div>
  );
}
