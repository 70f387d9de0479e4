/** LeaveQuestion in mid-game is asked first: a bot takes the seat, and one comes back once a round. */
import { leave } from "../shell/api.js";
import { useAct } from "../shell/useAct.js";
import { More } from "../words/More.js";
import { useWords } from "../words/Speaking.js";

interface LeaveQuestionProps {
  table: string;
  onStay: () => void;
  onLeft: () => void;
}

export function LeaveQuestion(props: LeaveQuestionProps) {
  return (
    <More pages={["people"]}>
      <Asked {...props} />
    </More>
  );
}

function Asked({ table, onStay, onLeft }: LeaveQuestionProps) {
  const words = useWords();
  const { act, trouble } = useAct();
  return (
    <div className="report">
      <p>{words("leave-what")}</p>
      {trouble && <p role="alert">{trouble}</p>}
      <button type="button" className="btn primary" onClick={() => act(leave(table).then(onLeft))}>
        {words("leave-now")}
      </button>
      <button type="button" className="btn" onClick={onStay}>
        {words("leave-stay")}
      </button>
    </div>
  );
}
