/** That something was done. What was pressed is gone from the page: who pressed it reads on here. */
import { type ReactNode, useEffect, useRef } from "react";
import { Icon } from "../design/Icon.js";
import "./leaving.css";

export function Done({ title, children }: { title: string; children?: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className="account-done" role="status">
      <h2 ref={heading} tabIndex={-1}>
        <Icon name="check" /> {title}
      </h2>
      {children}
    </section>
  );
}
