import { useWords } from "../words/Speaking.js";

/** That something is under way, or why it failed. */
export function Working({ busy, trouble }: { busy: boolean; trouble: string }) {
  const words = useWords();
  return (
    <>
      {trouble && (
        <p role="alert" className="account-trouble">
          {trouble}
        </p>
      )}
      <p role="status" className="sr">
        {busy ? words("account-wait") : ""}
      </p>
    </>
  );
}
