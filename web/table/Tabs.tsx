import { TabList } from "../design/TabList.js";
import { useWords } from "../words/Speaking.js";

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
  return (
    <TabList
      className="tabs"
      label={words("table-views")}
      panel={BOARD}
      tabs={["table-table", ...titles, "table-log"].map((title, place) => ({ id: `${place}`, label: words(title) }))}
      chosen={`${view}`}
      onChoose={(id) => onView(Number(id))}
    />
  );
}
