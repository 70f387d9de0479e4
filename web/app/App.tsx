/** Which page stands where. */
import { Route, Switch } from "wouter";
import { Sprite } from "../design/Sprite.js";
import { AidRead } from "../rules/AidRead.js";
import { RuleRead } from "../rules/RuleRead.js";
import { useSettings } from "../settings/settings.js";
import { Crash } from "../shell/Crash.js";
import { GAME_PAGES } from "../shell/fronts.js";
import { lazyPart } from "../shell/lazyPart.js";
import { SkipLink } from "../shell/SkipLink.js";
import { bookCatalogue } from "../words/book.js";
import { Speaking } from "../words/Speaking.js";
import { usePageFocus } from "./pageFocus.js";

// Its words come beside it, not after it.
const homeWords = () => bookCatalogue("home", useSettings.getState().language);
const Home = lazyPart(() => Promise.all([import("../home/Home.js"), homeWords()]).then(([{ Home }]) => Home));
const PrivacyPage = lazyPart(() => import("../home/PrivacyPage.js").then(({ PrivacyPage }) => PrivacyPage));
const AccountPage = lazyPart(() => import("../account/AccountPage.js").then(({ AccountPage }) => AccountPage));
const SignInPage = lazyPart(() => import("../account/SignInPage.js").then(({ SignInPage }) => SignInPage));
const MyGamesPage = lazyPart(() => import("../profile/MyGames.js").then(({ MyGamesPage }) => MyGamesPage));
const ProfilePage = lazyPart(() => import("../profile/ProfilePage.js").then(({ ProfilePage }) => ProfilePage));
const Rules = lazyPart(() => import("../rules/Rules.js").then(({ Rules }) => Rules));
const AidPage = lazyPart(() => import("../rules/AidPage.js").then(({ AidPage }) => AidPage));
const Closed = lazyPart(() => import("../shell/Closed.js").then(({ Closed }) => Closed));
const tablePage = () => import("./TablePage.js");
const TablePage = lazyPart(() => tablePage().then(({ TablePage }) => TablePage));
const ReplayPage = lazyPart(() => import("../replay/ReplayPage.js").then(({ ReplayPage }) => ReplayPage));
// Nobody sees it: what is looked at comes first.
const Behind = lazyPart(() => import("./Behind.js").then(({ Behind }) => Behind), 4000);
const PuzzlesPage = lazyPart(() => import("../puzzle/PuzzlesPage.js").then(({ PuzzlesPage }) => PuzzlesPage));
const PuzzlePage = lazyPart(() => import("../puzzle/PuzzlePage.js").then(({ PuzzlePage }) => PuzzlePage));
const Records = lazyPart(() => import("../replay/Records.js").then(({ Records }) => Records));

export function App() {
  usePageFocus();
  return (
    <>
      <Sprite />
      <Speaking>
        <SkipLink />
        <Behind />
        <Crash>
          <Switch>
            <Route path="/">
              <Home tablePage={tablePage} />
            </Route>
            <Route path="/t/:table">{({ table }) => <TablePage table={table} />}</Route>
            <Route path="/privacy" component={PrivacyPage} />
            <Route path="/account" component={AccountPage} />
            <Route path="/sign-in" component={SignInPage} />
            <Route path="/games" component={MyGamesPage} />
            <Route path="/profile">
              <ProfilePage />
            </Route>
            <Route path="/profile/:id">{({ id }) => <ProfilePage id={id} />}</Route>
            <Route path="/r" component={Records} />
            <Route path="/r/:match">{({ match }) => <ReplayPage match={match} />}</Route>
            <Route path="/puzzles" component={PuzzlesPage} />
            <Route path="/puzzles/:game/:number">
              {({ game, number }) => <PuzzlePage key={`${game} ${number}`} game={game} number={Number(number)} />}
            </Route>
            {GAME_PAGES.map(({ path, Page }) => (
              <Route key={path} path={path} component={Page} />
            ))}
            <Route path="/aid/:game">{({ game }) => <AidPage game={game} />}</Route>
            <Route path="/rules/:game">{({ game }) => <Rules game={game} />}</Route>
            <Route>
              <Closed />
            </Route>
          </Switch>
          <RuleRead />
          <AidRead />
        </Crash>
      </Speaking>
    </>
  );
}
