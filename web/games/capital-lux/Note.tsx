/** A panel beside the table. */
import type { ReactNode } from "react";
import "./notes.css";

export const Note = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="panel lux-note">
    <h2>{title}</h2>
    {children}
  </section>
);
