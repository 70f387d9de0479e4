/** The home page: the street at the water, three ways in, tables that wait, the games. Only what is real stands here. */

import { useEffect } from "react";
import { Link } from "wouter";
import { Waterfront } from "../design/Waterfront.js";
import { Brand } from "../shell/Brand.js";
import { GAME_PAGES } from "../shell/fronts.js";
import { SHELF } from "../shell/games.js";
import { useMyTables, useMyTablesStream } from "../shell/myTables.js";
import { gameOf, useNewTablePlan } from "../shell/newTablePlan.js";
import { SettingsChip } from "../shell/SettingsChip.js";
import { gameTitle } from "../shell/tableTexts.js";
import { useWords } from "../words/Speaking.js";
import { FriendsCard, LearnCard, PlayCard } from "./Cards.js";
import { FinishedGames } from "./FinishedGames.js";
import { Footer } from "./Footer.js";
import { MyTables } from "./MyTables.js";
import { NameChip } from "./NameChip.js";
import { OpenTables } from "./OpenTables.js";
import { Shelf } from "./Shelf.js";
import { usePrefetch } from "./usePrefetch.js";
import "./home.css";
import "./lists.css";

export function Home({ tablePage }: { tablePage: () => Promise<unknown> }) {
  const words = useWords();
  const game = useNewTablePlan(gameOf);
  const mine = useMyTables((known) => known.tables);
  const asked = mine?.filter((one) => one.asked).length ?? 0;
  useMyTablesStream();
  useEffect(() => {
    document.title = asked > 0 ? `(${asked}) ${words("table-your-turn")} · Guildtable` : "Guildtable";
  }, [asked, words]);
  usePrefetch(game, tablePage);
  const titles = SHELF.map((game) => gameTitle(words, game));
  return (
    <div className="home">
      <header className="hero on-water">
        <Waterfront />
        <nav className="nav">
          <Brand />
          <Link href={`/rules/${game}`} className="desk-only">
            {words("home-rules")}
          </Link>
          {GAME_PAGES.filter(({ atHome }) => atHome).map(({ path, title }) => (
            <Link key={path} href={path} className="desk-only">
              {words(title)}
            </Link>
          ))}
          <NameChip />
          <SettingsChip />
        </nav>
        <div className="pitch">
          <h1>{words("home-title")}</h1>
          <p>{words("home-pitch", { games: words.list(titles) })}</p>
        </div>
        <div className="ways">
          <PlayCard />
          <FriendsCard />
          <LearnCard />
        </div>
      </header>
      <main className="lists">
        <div>
          <MyTables />
          <FinishedGames />
        </div>
        <OpenTables mine={mine?.map(({ table }) => table.id) ?? []} />
        <Shelf />
      </main>
      <Footer />
    </div>
  );
}
