/** An address of one's own that is called, such as a room of Discord's. */
import { type FormEvent, useId, useState } from "react";
import { Button } from "../design/Button.js";
import { Row } from "../shell/Row.js";
import { useWords } from "../words/Speaking.js";

interface WebhookProps {
  address: string;
  /** By which what is posted is signed; null before there is an address. */
  secret: string | null;
  /** It failed so often that it is called no more. */
  off: boolean;
  onChange: (address: string) => void;
}

export function Webhook({ address, secret, off, onChange }: WebhookProps) {
  const words = useWords();
  const [typed, setTyped] = useState(address);
  const field = useId();
  const save = (event: FormEvent) => {
    event.preventDefault();
    onChange(typed.trim());
  };
  return (
    <Row title={words("calls-webhook")} why={words("calls-webhook-why")} wide>
      <form className="call-webhook" onSubmit={save}>
        <label className="sr" htmlFor={field}>
          {words("calls-webhook")}
        </label>
        <input
          id={field}
          className="field"
          type="url"
          pattern="https://.+"
          placeholder="https://"
          maxLength={500}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <Button type="submit" barred={typed.trim() === address && !off ? words("calls-webhook-same") : ""}>
          {words("new-name-save")}
        </Button>
      </form>
      {secret && address && (
        <small className="call-secret">
          {words("calls-webhook-secret")} <code>{secret}</code>
        </small>
      )}
      {off && <small className="call-error">{words("calls-webhook-off")}</small>}
    </Row>
  );
}
