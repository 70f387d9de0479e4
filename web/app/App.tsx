/** Which page stands where. */
import { lazy, Suspense } from "react";
import { Route, Switch } from "wouter";
import { Sprite } from "../design/Sprite.js";
import { Crash } from "../home/Crash.js";
import { RuleRead } from "../table/RuleRead.js";
import { Speaking } from "../words/Speaking.js";

const Home = lazy(() => import("../home/Home.js").then(({ Home }) => ({ default: Home })));
const Rules = lazy(() => import("../rules/Rules.js").then(({ Rules }) => ({ default: Rules })));
const Gallery = lazy(() => import("../games/bruges/Gallery.js").then(({ Gallery }) => ({ default: Gallery })));
const Closed = lazy(() => import("../home/Closed.js").then(({ Closed }) => ({ default: Closed })));
const TablePage = lazy(() => import("../table/TablePage.js").then(({ TablePage }) => ({ default: TablePage })));
const ReplayPage = lazy(() => import("../replay/ReplayPage.js").then(({ ReplayPage }) => ({ default: ReplayPage })));
const Records = lazy(() => import("../replay/Records.js").then(({ Records }) => ({ default: Records })));

export function App() {
  return (
    <>
      <Sprite />
      <Speaking>
        <Crash>
          <Suspense>
            <Switch>
              <Route path="/" component={Home} />
              <Route path="/t/:table">{({ table }) => <TablePage table={table} />}</Route>
              <Route path="/r" component={Records} />
              <Route path="/r/:match">{({ match }) => <ReplayPage match={match} />}</Route>
              <Route path="/persons" component={Gallery} />
              <Route path="/rules/:game">{({ game }) => <Rules game={game} />}</Route>
              <Route>
                <Closed />
              </Route>
            </Switch>
          </Suspense>
          <RuleRead />
        </Crash>
      </Speaking>
    </>
  );
}
