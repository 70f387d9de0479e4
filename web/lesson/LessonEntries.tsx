/** What the table's menu has in a lesson: to begin it anew, to be rid of the Mentor, and to call the Mentor back. */
import { useState } from "react";
import { useLocation, useSearch } from "wouter";
import type { TableState } from "../protocol/index.js";
import { More } from "../words/More.js";
import { useWords } from "../words/Speaking.js";
import { forget, isLesson } from "./myLessons.js";

interface EntriesProps {
  table: TableState;
  onClose: () => void;
}

export function LessonEntries(props: EntriesProps) {
  const taught = new URLSearchParams(useSearch()).get("lesson") !== null;
  if (!taught && !isLesson(props.table.id)) return null;
  return (
    <More pages={["lesson"]}>
      <Entries {...props} taught={taught} />
    </More>
  );
}

function Entries({ table, onClose, taught }: EntriesProps & { taught: boolean }) {
  const words = useWords();
  const [here, go] = useLocation();
  const [failed, setFailed] = useState(false);
  const again = async () => {
    try {
      const { beginLesson } = await import("./begin.js");
      const anew = await beginLesson(table.game);
      onClose();
      go(`/t/${anew.table}?lesson`);
    } catch {
      setFailed(true);
    }
  };
  const end = () => {
    forget(table.id);
    onClose();
    go(here, { replace: true });
  };
  const callBack = () => {
    onClose();
    go(`${here}?lesson`, { replace: true });
  };
  return (
    <>
      <li>
        <button type="button" onClick={again}>
          {words("lesson-again")}
          <small role={failed ? "alert" : undefined}>
            {words(failed ? "lesson-again-failed" : "lesson-again-why")}
          </small>
        </button>
      </li>
      <li>
        <button type="button" onClick={taught ? end : callBack}>
          {words(taught ? "lesson-end" : "lesson-call-back")}
          <small>{words(taught ? "lesson-end-why" : "lesson-call-back-why")}</small>
        </button>
      </li>
    </>
  );
}
