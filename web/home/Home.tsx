/** The home page: the street at the water, three ways in, tables that wait, the games. Only what is real stands here. */

import { useEffect } from "react";
import { Link } from "wouter";
import { Brand } from "../app/Brand.js";
import { useListening, useMine } from "../app/mine.js";
import { Waterfront } from "../design/Waterfront.js";
import { useWords } from "../words/Speaking.js";
import { FriendsCard, LearnCard, PlayCard } from "./Cards.js";
import { FinishedGames } from "./FinishedGames.js";
import { Footer } from "./Footer.js";
import { MyTables } from "./MyTables.js";
import { NameChip } from "./NameChip.js";
import { OpenTables } from "./OpenTables.js";
import { SettingsChip } from "./SettingsChip.js";
import { Shelf } from "./Shelf.js";
import { gameTitle, listed } from "./sayings.js";
import { SHELF } from "./shelf.js";
import { useAhead } from "./useAhead.js";
import { gameOf, useWishes } from "./wishes.js";
import "./home.css";
import "./lists.css";

export function Home() {
  const words = useWords();
  const game = useWishes(gameOf);
  const mine = useMine((known) => known.tables);
  const asked = mine?.filter((one) => one.asked).length ?? 0;
  useListening();
  useEffect(() => {
    document.title = asked > 0 ? `(${asked}) ${words("table-your-turn")} · Guildtable` : "Guildtable";
  }, [asked, words]);
  useAhead(game);
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
          <Link href="/persons" className="desk-only">
            {words("home-persons")}
          </Link>
          <NameChip />
          <SettingsChip />
        </nav>
        <div className="pitch">
          <h1>{words("home-title")}</h1>
          <p>{words("home-pitch", { games: listed(words, titles) })}</p>
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
