/** Everybody else at the table: their faces and names; what bots are and like, and what can be done about each person. */
import type { SeatState, TableState } from "../protocol/index.js";
import { personaOf } from "../shell/cast.js";
import { PersonaTold } from "../shell/PersonaPick.js";
import { facesBefore, PlayerFace } from "../shell/PlayerFace.js";
import { faceAt, namesAt } from "../shell/playerNames.js";
import { stars, strengthOf, strengthWord } from "../shell/strengths.js";
import { More } from "../words/More.js";
import { useWords } from "../words/Speaking.js";
import { PersonActs } from "./PersonActs.js";
import "./people.css";
import { presenceOf } from "./presence.js";
import { useTable } from "./tableStore.js";

export function People({ table }: { table: TableState }) {
  const { seat, player } = useTable((store) => store.match);
  const names = namesAt(table);
  return (
    <ul className="people">
      {table.seats
        .filter((one) => one.seat !== seat && one.kind !== "empty")
        .map((one) => (
          <li key={one.seat}>
            <span className="person-face">
              <PlayerFace face={faceAt(table, one) ?? one.name} besides={facesBefore(table, one)} />
            </span>
            <b>
              {names[one.seat]}
              {one.kind === "person" && <PresenceTold seat={one} />}
            </b>
            {one.kind === "bot" ? <BotTold seat={one} name={names[one.seat]} /> : player && <PersonActs seat={one} />}
          </li>
        ))}
    </ul>
  );
}

/** A dot says it at the seat; here it is said in words. */
const PresenceTold = (props: { seat: SeatState }) => (
  <More pages={["people"]}>
    <PresenceText {...props} />
  </More>
);

const PresenceText = ({ seat }: { seat: SeatState }) => (
  <small className="told-presence">{useWords()(`presence-${presenceOf({ ...seat, bot: false, own: false })}`)}</small>
);

const BotTold = (props: BotProps) => (
  <More pages={["strengths"]}>
    <BotText {...props} />
  </More>
);

interface BotProps {
  seat: SeatState;
  name: string | undefined;
}

/** How strong it is, and what it likes. */
function BotText({ seat, name }: BotProps) {
  const words = useWords();
  const strength = strengthOf(seat.bot);
  const persona = personaOf(seat.bot);
  return (
    <p className="bot-told">
      <span aria-hidden>{stars(strength)}</span> {words(`${strengthWord(strength)}-why`)}
      {persona !== "any" && <PersonaTold persona={persona} name={name} />}
    </p>
  );
}
