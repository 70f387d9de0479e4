import { useWords } from "../words/Speaking.js";

/** In the server's words: whoever set it up understands them best. */
export function LastError({ said }: { said: string }) {
  const words = useWords();
  return <small className="call-error">{words("calls-error", { why: said })}</small>;
}
