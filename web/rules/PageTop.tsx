/** The top of a page one reads: the way home, tabs to the pages beside it, the settings. */
import type { ReactNode } from "react";
import { Link } from "wouter";
import type { GameName } from "../protocol/index.js";
import { SHELF } from "../shell/games.js";
import { PageBar } from "../shell/PageBar.js";
import { gameTitle } from "../shell/tableTexts.js";
import { useWords } from "../words/Speaking.js";
import "./tabs.css";

export function PageTop({ label, children }: { label?: string; children: ReactNode }) {
  return (
    <PageBar>
      <nav className="shelf-tabs" aria-label={label}>
        {children}
      </nav>
    </PageBar>
  );
}

/** The same page of every game on the shelf: `/rules/bruges`, `/rules/flandern`… */
export function GameTabs({ page, game }: { page: string; game: GameName }) {
  const words = useWords();
  return SHELF.map((one) => (
    <Link key={one} href={`/${page}/${one}`} aria-current={one === game ? "page" : undefined}>
      {gameTitle(words, one)}
    </Link>
  ));
}
