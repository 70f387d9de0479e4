/** A seat is a house on the quay: the seal in the gable, who sits there at the window, what can be done on the plate. */
import { type ReactNode, useState } from "react";
import { Button } from "../design/Button.js";
import { GableTop } from "../design/Gable.js";
import { Icon } from "../design/Icon.js";
import { SEALS, Seal } from "../design/Seal.js";
import { Sheet } from "../design/Sheet.js";
import type { SeatState, TableState } from "../protocol/index.js";
import { leave, setBot, sit } from "../shell/api.js";
import { botOf, personaOf, personasOf } from "../shell/cast.js";
import { useNewTablePlan } from "../shell/newTablePlan.js";
import { PersonaPick, PersonaTold } from "../shell/PersonaPick.js";
import { facesBefore, PlayerFace } from "../shell/PlayerFace.js";
import { PortraitButton } from "../shell/PortraitButton.js";
import { faceAt, namesAt } from "../shell/playerNames.js";
import { StrengthPick } from "../shell/StrengthPick.js";
import { stars, strengthOf, strengthWord } from "../shell/strengths.js";

import { useAct } from "../shell/useAct.js";
import { useCopied } from "../shell/useCopied.js";
import type { SeatChoice } from "../table/drawing.js";
import { PersonActs } from "../table/PersonActs.js";
import { useWords } from "../words/Speaking.js";
import { Chosen } from "./Choose.js";
import { OwnSeatName, SitHere } from "./SeatName.js";

import "./front.css";

interface SeatProps {
  table: TableState;
  seat: SeatState;
  /** Who is looking. */
  player: string | null;
  choosing: SeatChoice | undefined;
  /** Seats that were taken from the same address as this one; the host is told. */
  shared: readonly number[];
}

export function WaitingSeat(props: SeatProps) {
  const { seat } = props;
  if (seat.kind === "person") return <Person {...props} />;
  if (seat.kind === "bot") return <Bot {...props} />;
  return seat.kept === null ? <Free {...props} /> : <Kept {...props} />;
}

function Front({ seat, window, children }: { seat: SeatState; window: ReactNode; children: ReactNode }) {
  return (
    <li className={`seat-front ${seat.kind} tone-${seat.seat}`} data-names={`seat:${seat.seat}`}>
      <GableTop className="roof" />
      <Seal seal={SEALS[seat.seat % SEALS.length]!} />
      <div className="wall">
        <span className="window">{window}</span>
        <div className="plate">{children}</div>
      </div>
    </li>
  );
}

function Person({ table, seat, player, choosing, shared }: SeatProps) {
  const words = useWords();
  const { act, trouble } = useAct();
  const own = seat.player === player;
  const host = seat.player === table.host;
  const here = seat.here && !seat.idle;
  return (
    <Front
      seat={seat}
      window={<PlayerFace face={faceAt(table, seat) ?? seat.name} besides={facesBefore(table, seat)} />}
    >
      <b>{own ? words("room-you", { name: seat.name }) : seat.name}</b>
      {host && <small>{words("room-host")}</small>}
      {own ? (
        <>
          <OwnSeatName table={table.id} seat={seat} />
          <PortraitButton
            portrait={seat.portrait}
            face={faceAt(table, seat)}
            besides={facesBefore(table, seat)}
            onChosen={() => undefined}
          />
        </>
      ) : (
        <span className={here ? "here" : "gone"}>
          <Icon name={here ? "check" : "hourglass"} /> {words(here ? "room-here" : "room-gone")}
        </span>
      )}
      {shared.length > 0 && (
        <small className="same-address">
          <Icon name="person" /> {words("room-same-address", { names: words.list(namesOf(table, shared)) })}
        </small>
      )}
      {choosing && <Chosen seat={seat} choosing={choosing} />}
      {own && !host && (
        <Button small onClick={() => act(leave(table.id))}>
          {words("room-stand")}
        </Button>
      )}
      {player !== null && !own && <AboutPerson seat={seat} />}
      {player === table.host && !own && (
        <Button
          small
          kind="quiet"
          icon="close"
          title={words("room-send-away-why")}
          onClick={() => act(setBot(table.id, seat.seat, null))}
        >
          {words("room-send-away")}
        </Button>
      )}
      {trouble && <small role="alert">{trouble}</small>}
    </Front>
  );
}

/** Their page, blocking, reporting: there for whoever looks for it. */
function AboutPerson({ seat }: { seat: SeatState }) {
  const words = useWords();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button small kind="quiet" icon="more" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {words("fellow-about", { name: seat.name })}
      </Button>
      {open && (
        <Sheet title={seat.name} close={words("table-close")} onClose={() => setOpen(false)}>
          <PersonActs seat={seat} />
        </Sheet>
      )}
    </>
  );
}

const namesOf = (table: TableState, seats: readonly number[]) => seats.map((seat) => namesAt(table)[seat] ?? "");

function Bot({ table, seat, player }: SeatProps) {
  const words = useWords();
  const { act, trouble } = useAct();
  const name = words("room-bot", { name: namesAt(table)[seat.seat] ?? seat.name });
  const strength = strengthOf(seat.bot);
  const persona = personaOf(seat.bot);
  return (
    <Front
      seat={seat}
      window={
        <>
          <PlayerFace face={faceAt(table, seat) ?? seat.name} besides={facesBefore(table, seat)} />
          <span className="is-bot">
            <Icon name="bot" />
          </span>
        </>
      }
    >
      <b>{name}</b>
      {player === table.host ? (
        <>
          <StrengthPick
            label={words("room-strength", { name })}
            value={strength}
            onChange={(level) => act(setBot(table.id, seat.seat, botOf(level, persona)))}
          />
          <small>{words(`${strengthWord(strength)}-why`)}</small>
          <PersonaPick
            label={words("room-persona", { name })}
            personas={personasOf(table.game)}
            anybody={["any"]}
            value={persona}
            onChange={(one) => act(setBot(table.id, seat.seat, botOf(strength, one)))}
          />
          <Button small kind="quiet" icon="close" onClick={() => act(setBot(table.id, seat.seat, null))}>
            {words("room-send-away")}
          </Button>
        </>
      ) : (
        <>
          <small>
            {words(strengthWord(strength))} <span aria-hidden>{stars(strength)}</span>
          </small>
          {persona !== "any" && <PersonaTold persona={persona} name={namesAt(table)[seat.seat]} />}
        </>
      )}
      {trouble && <small role="alert">{trouble}</small>}
    </Front>
  );
}

/** Free, but for somebody who played here before: the host may give it to others. */
function Kept({ table, seat, player }: SeatProps) {
  const words = useWords();
  const { act, trouble } = useAct();
  const own = seat.kept === player;
  return (
    <Front seat={seat} window={<Icon name="hourglass" />}>
      <b>{words(own ? "room-kept-own" : "room-kept", { name: seat.name })}</b>
      <small>{words("room-kept-why")}</small>
      {own && (
        <Button small icon="person" onClick={() => act(sit(table.id, seat.seat))}>
          {words("room-sit-here")}
        </Button>
      )}
      {player === table.host && !own && (
        <Button small kind="quiet" icon="close" onClick={() => act(setBot(table.id, seat.seat, null))}>
          {words("room-kept-free")}
        </Button>
      )}
      {trouble && <small role="alert">{trouble}</small>}
    </Front>
  );
}

function Free({ table, seat, player }: SeatProps) {
  const words = useWords();
  const { act, trouble } = useAct();
  const { copied, copy } = useCopied();
  const strength = useNewTablePlan((plan) => plan.strength);
  const seated = table.seats.some((one) => one.player !== null && one.player === player);
  const host = player === table.host;
  return (
    <Front seat={seat} window={<Icon name="plus" />}>
      <b>{words("room-free")}</b>
      <small>{words(host ? "room-free-or-bot" : "room-free-waits")}</small>
      {host && (
        <>
          <Button small icon={copied ? "check" : "copy"} onClick={() => copy(location.href)}>
            {words(copied ? "room-copied" : "room-copy")}
          </Button>
          <Button small icon="bot" onClick={() => act(setBot(table.id, seat.seat, strength))}>
            {words("room-add-bot")}
          </Button>
        </>
      )}
      {!seated && <SitHere table={table.id} seat={seat} />}
      {trouble && <small role="alert">{trouble}</small>}
    </Front>
  );
}
