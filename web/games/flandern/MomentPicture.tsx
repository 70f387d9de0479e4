/** The moments of Flandern 1302 in the middle of the table: a town and whom it pays, guild after guild. */
import type { CSSProperties } from "react";
import { Icon } from "../../design/Icon.js";
import type { Arms } from "../../protocol/flandern.js";
import type { Drawn } from "../../table/drawing.js";
import { END_NEAR } from "../../table/endNear.js";
import { LastRound } from "../../table/LastRound.js";
import type { StagedMoment } from "../../table/moments.js";
import { idOf } from "../../table/refs.js";
import { useWords } from "../../words/Speaking.js";
import "./moment-picture.css";
import { Shield } from "./Shield.js";
import { seatOf } from "./seats.js";

export function MomentPicture({ moment, drawn }: { moment: StagedMoment; drawn: Drawn<"flandern"> }) {
  const words = useWords();
  const { event, said, more = [] } = moment;
  if (event.id === END_NEAR) return <LastRound title={words("table-end-near")} why={words.say(said)} />;
  if (event.id !== "town-is-scored") return <LastRound title={words("table-last-round")} why={words.say(said)} />;
  const { players } = drawn.view;
  const paid = more.map(({ args }) => ({
    guild: idOf(`${args.guild}`) as Arms,
    districts: Number(args.districts),
    masters: Number(args.masters),
    points: Number(args.points),
  }));
  // With as many districts, Guild Masters decide.
  const isTied = (districts: number) => paid.filter((share) => share.districts === districts).length > 1;
  return (
    <>
      <div className="fl-paid-head">
        <Icon name="laurel" />
        <h3>{words.name(`${event.args.town}`)}</h3>
        <p>{words("fl-full", { value: Number(event.args.value) })}</p>
      </div>
      <ol className="fl-paid">
        {paid.map(({ guild, districts, masters, points }, rank) => {
          const seat = seatOf(players, guild);
          const chair = seat === null ? undefined : drawn.chairs[seat];
          return (
            <li key={guild} className={chair?.own ? "own" : ""} style={{ "--rank": rank } as CSSProperties}>
              <Shield arms={guild} />
              <span>
                <b>{chair ? chair.name : words(`fl-arms-${guild}`)}</b>
                <small>
                  {words("fl-districts", { districts })}
                  {isTied(districts) && `, ${words("fl-masters", { masters })}`}
                </small>
              </span>
              <strong>+{points}</strong>
            </li>
          );
        })}
      </ol>
    </>
  );
}
