/** A page of one sentence over four houses: what happened, what is kept, what to do. */

import type { ReactNode } from "react";
import { Link } from "wouter";
import type { SealName } from "../design/Seal.js";
import { Street } from "../design/Street.js";
import { useWords } from "../words/Speaking.js";
import { Brand } from "./Brand.js";
import { FourHouses } from "./FourHouses.js";
import { usePageTitle } from "./usePageTitle.js";
import "./message-page.css";

interface MessagePageProps {
  /** Which sentences: `closed-<kind>` and `closed-<kind>-what`. */
  kind: string;
  what?: string;
  /** In whose windows there is light. */
  lights?: readonly SealName[];
  /** What can be done, besides going home. */
  children?: ReactNode;
}

export function MessagePage({ kind, what, lights = [], children }: MessagePageProps) {
  const words = useWords();
  usePageTitle(words(`closed-${kind}`));
  return (
    <div className="closed">
      <header className="top">
        <Brand />
      </header>
      <main>
        <div className="said">
          <h1>{words(`closed-${kind}`)}</h1>
          <p>{what ?? words(`closed-${kind}-what`)}</p>
          <div className="acts">
            {children}
            <Link href="/" className={children ? "btn" : "btn primary"}>
              {words("closed-home")}
            </Link>
          </div>
        </div>
        <Street className="far" width={1440} height={250} seed={77} min={40} max={62} belfry={880} tall={1.35} />
        <FourHouses lights={lights} />
      </main>
    </div>
  );
}
