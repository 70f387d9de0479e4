/** Whatever falls over is caught here: the game itself is safe on the server, and a reload brings it back. */
import { Component, type ReactNode, useState } from "react";
import { Button } from "../design/Button.js";
import { useWords } from "../words/Speaking.js";
import { report } from "./api.js";
import { MessagePage } from "./MessagePage.js";

interface CrashState {
  failure: Error | null;
}

/** React has no other way to catch what a component throws: the one class of this page. */
export class Crash extends Component<{ children: ReactNode }, CrashState> {
  override state: CrashState = { failure: null };

  static getDerivedStateFromError(failure: unknown): CrashState {
    return { failure: failure instanceof Error ? failure : new Error(String(failure)) };
  }

  override render() {
    const { failure } = this.state;
    return failure ? <Fallen failure={failure} /> : this.props.children;
  }
}

function Fallen({ failure }: { failure: Error }) {
  const words = useWords();
  const [sent, setSent] = useState<"" | "reported" | "report-failed">("");
  const table = /^\/t\/(\w+)/.exec(location.pathname)?.[1];
  const send = () => {
    if (!table) return;
    const note = `${failure.name}: ${failure.message}\n${failure.stack ?? ""}`.slice(0, 2000);
    report(table, { note, page: navigator.userAgent.slice(0, 500) }).then(
      () => setSent("reported"),
      () => setSent("report-failed"),
    );
  };
  return (
    <MessagePage kind="crash">
      <Button kind="primary" icon="reload" onClick={() => location.reload()}>
        {words("closed-reload")}
      </Button>
      {table && sent !== "reported" && (
        <Button icon="flag" onClick={send}>
          {words("closed-report")}
        </Button>
      )}
      {sent && <span role="status">{words(`closed-${sent}`)}</span>}
    </MessagePage>
  );
}
