import { Link, useLocation } from "wouter";
import { useWords } from "../words/Speaking.js";
import { PageBar } from "./PageBar.js";
import "./own-pages.css";

const PAGES = { "/games": "own-games", "/profile": "own-page", "/account": "own-account" };

/** The bar above the pages about oneself, with the way from each to the others. */
export function OwnPages() {
  const words = useWords();
  const [here] = useLocation();
  return (
    <PageBar>
      <nav className="own-pages" aria-label={words("own-pages")}>
        {Object.entries(PAGES).map(([path, title]) => (
          <Link key={path} href={path} aria-current={here === path ? "page" : undefined}>
            {words(title)}
          </Link>
        ))}
      </nav>
    </PageBar>
  );
}
