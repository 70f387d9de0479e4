import { TabList } from "../design/TabList.js";
import { useWords } from "../words/Speaking.js";
import { Unread } from "./Unread.js";

/** The id of what the tabs of a phone turn over. */
export const BOARD = "board";

interface TabsProps {
  titles: string[];
  view: number;
  onView: (view: number) => void;
}

/** Which view fills the phone above the prompt: the table, a game's further views, the log. */
export function Tabs({ titles, view, onView }: TabsProps) {
  const words = useWords();
  const log = (
    <>
      {words("table-log")}
      <Unread />
    </>
  );
  const labels = [...["table-table", ...titles].map((title) => words(title)), log];
  return (
    <TabList
      className="tabs"
      label={words("table-views")}
      panel={BOARD}
      tabs={labels.map((label, place) => ({ id: `${place}`, label }))}
      chosen={`${view}`}
      onChoose={(id) => onView(Number(id))}
    />
  );
}
