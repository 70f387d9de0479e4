/** Which page stands where. */
import { Route, Switch } from "wouter";
import { Sprite } from "../design/Sprite.js";
import { Crash } from "../home/Crash.js";
import { RuleRead } from "../table/RuleRead.js";
import { Speaking } from "../words/Speaking.js";
import { later } from "./later.js";

const Home = later(() => import("../home/Home.js").then(({ Home }) => Home));
const Rules = later(() => import("../rules/Rules.js").then(({ Rules }) => Rules));
const Gallery = later(() => import("../games/bruges/Gallery.js").then(({ Gallery }) => Gallery));
const Closed = later(() => import("../home/Closed.js").then(({ Closed }) => Closed));
const TablePage = later(() => import("../table/TablePage.js").then(({ TablePage }) => TablePage));
const ReplayPage = later(() => import("../replay/ReplayPage.js").then(({ ReplayPage }) => ReplayPage));
const Records = later(() => import("../replay/Records.js").then(({ Records }) => Records));

export function App() {
  return (
    <>
      <Sprite />
      <Speaking>
        <Crash>
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
          <RuleRead />
        </Crash>
      </Speaking>
    </>
  );
}
