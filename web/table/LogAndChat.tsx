/** Log and chat in one panel. */
import { useEffect, useId, useState } from "react";
import { panelOf, TabList } from "../design/TabList.js";
import { lazyPart } from "../shell/lazyPart.js";
import { useWords } from "../words/Speaking.js";
import "./chat.css";
import { Log } from "./Log.js";
import { markRead } from "./readLines.js";
import { useTable } from "./tableStore.js";
import { Unread } from "./Unread.js";
import { useChairs } from "./useChairs.js";

// Fetched when somebody first turns to it: a table begins with little.
const Chat = lazyPart(() => import("./Chat.js").then(({ Chat }) => Chat));

export function LogAndChat() {
  const words = useWords();
  const chairs = useChairs();
  const said = useTable((store) => store.match.chat.length);
  // Nobody chats in a replay: who looks at one is no player there.
  const chats = useTable((store) => store.match.player !== null) || said > 0;
  const panel = useId();
  const [tab, setTab] = useState<"log" | "chat">("log");
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is said while the chat is open is seen
  useEffect(() => {
    if (tab === "chat") markRead();
  }, [tab, said]);
  const chat = (
    <>
      {words("table-chat")}
      <Unread />
    </>
  );
  return (
    <section className="log-and-chat panel" aria-label={words("table-log-and-chat")}>
      <TabList
        className="heads"
        label={words("table-log-and-chat")}
        panel={panel}
        tabs={[{ id: "log", label: words("table-log") }, ...(chats ? [{ id: "chat", label: chat }] : [])]}
        chosen={tab}
        onChoose={(id) => setTab(id as typeof tab)}
      />
      <div className="leaf" {...panelOf(panel, tab)}>
        {tab === "log" ? <Log chairs={chairs} /> : <Chat />}
      </div>
    </section>
  );
}
