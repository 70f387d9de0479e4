/** What the pages about oneself have in common: the bar above, a narrow column, and their words. */
import type { ReactNode } from "react";
import { OwnPages } from "../shell/OwnPages.js";
import { usePageTitle } from "../shell/usePageTitle.js";
import { useWords } from "../words/Speaking.js";
import "./account.css";

export function AccountFrame({ title, children }: { title: string; children: ReactNode }) {
  usePageTitle(title);
  return (
    <div className="account">
      <OwnPages />
      <main>
        <h1>{title}</h1>
        {children}
      </main>
    </div>
  );
}

/** A part of such a page, under its heading. */
export function AccountPart({ id, children }: { id: string; children: ReactNode }) {
  const words = useWords();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} tabIndex={-1}>
        {words(id)}
      </h2>
      {children}
    </section>
  );
}
