/** The home page: the street at the water, three ways in, tables that wait, the games. Only what is real stands here. */

import { useEffect } from "react";
import { Link } from "wouter";
import { Waterfront } from "../design/Waterfront.js";
import { Brand } from "../shell/Brand.js";
import { GAME_PAGES } from "../shell/fronts.js";
import { SHELF } from "../shell/games.js";
import { useMyTables, useMyTablesStream } from "../shell/myTables.js";
import { gameOf, useNewTablePlan } from "../shell/newTablePlan.js";
import { nextTable, waitingTables } from "../shell/nextTable.js";
import { mayKeep, useOwnAccount } from "../shell/ownAccount.js";
import { SettingsChip } from "../shell/SettingsChip.js";
import { gameTitle } from "../shell/tableTexts.js";
import { More } from "../words/More.js";
import { useWords } from "../words/Speaking.js";
import { FriendsCard, LearnCard, NextCard, PlayCard } from "./Cards.js";
import { FinishedGames } from "./FinishedGames.js";
import { Footer } from "./Footer.js";
import { LeavingSoon } from "./LeavingSoon.js";
import { MyTables } from "./MyTables.js";
import { NameChip } from "./NameChip.js";
import { OpenTables } from "./OpenTables.js";
import { Shelf, ShowCase } from "./Shelf.js";
import { SignedOut } from "./SignedOut.js";
import { usePrefetch } from "./usePrefetch.js";
import "./home.css";
import "./lists.css";

interface HomeProps {
  tablePage: () => Promise<unknown>;
}

export const Home = (props: HomeProps) => (
  <More pages={["home"]}>
    <Front {...props} />
  </More>
);

function Front({ tablePage }: HomeProps) {
  const words = useWords();
  const game = useNewTablePlan(gameOf);
  const mine = useMyTables((known) => known.tables);
  const asked = waitingTables(mine ?? []).length;
  const next = nextTable(mine ?? []);
  const account = useOwnAccount();
  const guest = account !== undefined && mayKeep(account);
  useMyTablesStream(() => words("home-guest"));
  useEffect(() => {
    document.title = asked > 0 ? `(${asked}) ${words("table-your-turn")} · Guildtable` : "Guildtable";
  }, [asked, words]);
  usePrefetch(game, tablePage);
  const newcomer = mine?.length === 0;
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
          {guest && (
            <Link href="/sign-in" className="desk-only">
              {words("home-sign-in")}
            </Link>
          )}
          <NameChip guest={guest} />
          <SettingsChip />
        </nav>
        <div className="pitch" data-skip-to>
          <h1>{words(next ? "home-back" : "home-title")}</h1>
          <p>{next ? words("home-waiting", { count: asked }) : words("home-pitch", { games: words.list(titles) })}</p>
        </div>
        <div className={next ? "ways waited-for" : "ways"}>
          {next && <NextCard {...next} />}
          <PlayCard first={!next} />
          <FriendsCard />
          <LearnCard />
        </div>
      </header>
      <main className={newcomer ? "lists newcomer" : "lists"}>
        {account?.erase_at && <LeavingSoon at={account.erase_at} />}
        <SignedOut />
        {/* Whoever has no tables yet meets the games first, not empty lists. */}
        {newcomer && <ShowCase />}
        <div>
          <MyTables guest={guest} />
          <FinishedGames guest={guest} />
        </div>
        <OpenTables mine={mine?.map(({ table }) => table.id) ?? []} />
        {!newcomer && <Shelf />}
      </main>
      <Footer />
    </div>
  );
}
