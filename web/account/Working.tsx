import { usePaying } from "../shell/paying.js";
import { useWords } from "../words/Speaking.js";

/** That something is under way, or why it failed. */
export function Working({ busy, trouble }: { busy: boolean; trouble: string }) {
  const words = useWords();
  const paying = usePaying((state) => state.paying) && busy;
  return (
    <>
      {trouble && (
        <p role="alert" className="account-trouble">
          {trouble}
        </p>
      )}
      <p role="status" className={paying ? "account-small" : "sr"}>
        {busy ? words(paying ? "account-toll" : "account-wait") : ""}
      </p>
    </>
  );
}
