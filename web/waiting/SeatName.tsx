/** The name at a seat: whoever has none yet is asked for it on sitting down, and it can be changed until the first card. */
import { useState } from "react";
import { Button } from "../design/Button.js";
import { Sheet } from "../design/Sheet.js";
import type { SeatState } from "../protocol/index.js";
import { me, sit } from "../shell/api.js";
import { NameField } from "../shell/NameField.js";
import { isGuestName } from "../shell/playerNames.js";
import { useAct } from "../shell/useAct.js";
import { useWords } from "../words/Speaking.js";

interface SeatNameProps {
  table: string;
  seat: SeatState;
}

/** One press for whoever has a name. */
export function SitHere({ table, seat }: SeatNameProps) {
  const words = useWords();
  const { act, trouble } = useAct();
  const [asking, setAsking] = useState(false);
  const take = async () => {
    const { name } = await me(() => words("home-guest"));
    if (isGuestName(name)) setAsking(true);
    else await sit(table, seat.seat);
  };
  return (
    <>
      <Button small icon="person" onClick={() => act(take())}>
        {words("room-sit-here")}
      </Button>
      {trouble && <small role="alert">{trouble}</small>}
      {asking && (
        <Asked table={table} seat={seat} name="" action={words("room-sit")} onClose={() => setAsking(false)} />
      )}
    </>
  );
}

export function OwnSeatName({ table, seat }: SeatNameProps) {
  const words = useWords();
  const [asking, setAsking] = useState(false);
  const nameless = isGuestName(seat.name);
  return (
    <>
      <Button small kind={nameless ? "primary" : "quiet"} icon="quill" onClick={() => setAsking(true)}>
        {words(nameless ? "room-name-give" : "room-name-change")}
      </Button>
      {asking && (
        <Asked
          table={table}
          seat={seat}
          name={nameless ? "" : seat.name}
          action={words("new-name-save")}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}

/** A seat has the name it was taken under: with another one it is taken anew. */
function Asked({ table, seat, name, action, onClose }: SeatNameProps & AskedProps) {
  const words = useWords();
  const named = async () => {
    await sit(table, seat.seat);
    onClose();
  };
  return (
    <Sheet title={words("new-name")} close={words("table-close")} onClose={onClose}>
      <NameField name={name} action={action} onNamed={named} />
    </Sheet>
  );
}

interface AskedProps {
  name: string;
  action: string;
  onClose: () => void;
}
