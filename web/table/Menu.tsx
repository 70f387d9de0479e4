/** The table's menu: what one may do here besides playing. */
import { useContext, useState } from "react";
import { useLocation } from "wouter";
import { Sheet } from "../design/Sheet.js";
import type { GameName, TableState } from "../protocol/index.js";
import { endGame } from "../shell/api.js";
import { SettingsForm } from "../shell/SettingsForm.js";
import { isByTheDay, otherPeople } from "../shell/tableTexts.js";
import { useAct } from "../shell/useAct.js";
import { More } from "../words/More.js";
import { useWords } from "../words/Speaking.js";
import { openAid } from "./aid.js";
import { KeyLists } from "./KeyLists.js";
import { LeaveQuestion } from "./LeaveQuestion.js";
import "./menu.css";
import { type EntriesProps, MoreEntries } from "./moreEntries.js";
import { Order } from "./Order.js";
import { People } from "./People.js";
import { ReportForm } from "./ReportForm.js";
import { useTable } from "./tableStore.js";

type Page = "menu" | "settings" | "people" | "order" | "report" | "keys" | "rules" | "leave" | "end";

interface MenuProps {
  open: boolean;
  onClose: () => void;
  table: TableState;
}

export function Menu(props: MenuProps) {
  return props.open ? (
    <More pages={["menu"]}>
      <Opened {...props} />
    </More>
  ) : null;
}

function Opened({ onClose, table }: MenuProps) {
  const words = useWords();
  const [page, setPage] = useState<Page>("menu");
  const [, go] = useLocation();
  const close = () => {
    setPage("menu");
    onClose();
  };
  const left = () => {
    close();
    go("/");
  };
  return (
    <Sheet close={words("table-close")} onClose={close} title={words(`menu-${page}`)}>
      {page === "menu" && <Entries table={table} onPage={setPage} onClose={close} onHome={left} />}
      {page === "settings" && <SettingsForm />}
      {page === "people" && <People table={table} />}
      {page === "order" && <Order table={table} />}
      {page === "report" && <ReportForm onDone={close} />}
      {page === "keys" && <KeyLists />}
      {page === "rules" && <Rules game={table.game} />}
      {page === "leave" && <LeaveQuestion table={table.id} onStay={close} onLeft={left} />}
      {page === "end" && <End table={table} onDone={close} />}
      {page !== "menu" && page !== "leave" && (
        <button type="button" className="btn" onClick={() => setPage("menu")}>
          {words("menu-back")}
        </button>
      )}
    </Sheet>
  );
}

type OpenedProps = EntriesProps & { onPage: (page: Page) => void; onHome: () => void };

function Entries({ table, onPage, onClose, onHome }: OpenedProps) {
  const words = useWords();
  const More = useContext(MoreEntries);
  const seat = useTable((store) => store.match.seat);
  const player = useTable((store) => store.match.player);
  const host = player !== null && player === table.host;
  const playing = table.state === "playing" && seat !== null && !table.seats[seat]?.away;
  const [copied, setCopied] = useState(false);
  const copy = () => navigator.clipboard?.writeText(location.href).then(() => setCopied(true));
  const aid = () => {
    onClose();
    openAid(table.game);
  };
  return (
    <ul className="menu">
      {/* A phone on its side has no other way there. */}
      <li>
        <button type="button" onClick={onHome}>
          {words("table-home")}
          <small>{words("menu-home-why")}</small>
        </button>
      </li>
      {More && <More table={table} onClose={onClose} />}
      <li>
        <button type="button" onClick={() => onPage("settings")}>
          {words("menu-settings")}
        </button>
      </li>
      <li>
        <button type="button" onClick={() => onPage("rules")}>
          {words("menu-rules")}
        </button>
      </li>
      <li>
        <button type="button" onClick={aid}>
          {words("menu-aid")}
          <kbd>A</kbd>
          <small>{words("menu-aid-why")}</small>
        </button>
      </li>
      <li className="of-keyboard">
        <button type="button" onClick={() => onPage("keys")}>
          {words("menu-keys")}
        </button>
      </li>
      <li>
        <button type="button" onClick={copy}>
          {words(copied ? "menu-copied" : "menu-copy-link")}
          <small>{words("menu-copy-link-why")}</small>
        </button>
      </li>
      <li>
        <button type="button" onClick={() => onPage("people")}>
          {words("menu-people")}
          <small>{words("menu-people-why")}</small>
        </button>
      </li>
      {host && (
        <li>
          <button type="button" onClick={() => onPage("order")}>
            {words("menu-order")}
            <small>{words("menu-order-why")}</small>
          </button>
        </li>
      )}
      <li>
        <button type="button" onClick={() => onPage("report")}>
          {words("menu-report")}
          <small>{words("menu-report-why")}</small>
        </button>
      </li>
      {playing && (
        <li>
          <button type="button" onClick={() => onPage("leave")}>
            {words("menu-leave")}
            <small>{words("menu-leave-why")}</small>
          </button>
        </li>
      )}
      {table.state === "playing" && seat !== null && (
        <li>
          <button type="button" onClick={() => onPage("end")}>
            {words("menu-end")}
            <small>{words("menu-end-why")}</small>
          </button>
        </li>
      )}
      <li className="fair">
        <small>{words("menu-commitment")}</small>
        <code>{table.commitment}</code>
      </li>
    </ul>
  );
}

/** A game that nobody wants to play on: everybody is asked, and then it is over for everybody. */
function End({ table, onDone }: { table: TableState; onDone: () => void }) {
  const words = useWords();
  const seat = useTable((store) => store.match.seat);
  const { act, trouble } = useAct();
  const alone = otherPeople(table, seat).length === 0;
  const what = alone ? "menu-end-alone" : isByTheDay(table.clock) ? "menu-end-what-days" : "menu-end-what";
  return (
    <div className="report">
      <p>{words(what)}</p>
      {trouble && <p role="alert">{trouble}</p>}
      <button type="button" className="btn primary" onClick={() => act(endGame(table.id).then(onDone))}>
        {words(alone ? "menu-end-now" : "menu-end-ask")}
      </button>
    </div>
  );
}

function Rules({ game }: { game: GameName }) {
  const words = useWords();
  return (
    <div className="rules-text">
      <a className="btn primary" href={`/rules/${game}`} target="_blank" rel="noopener">
        {words("rules-whole")}
      </a>
      <p>{words("summary")}</p>
      {words("help-rules")
        .split("\n")
        .map((line) => (
          <p key={line}>{line}</p>
        ))}
    </div>
  );
}
