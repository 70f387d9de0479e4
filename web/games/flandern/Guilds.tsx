/** With two players: which of the guilds nobody leads does one take under one's influence? */
import type { Drawn } from "../../table/drawing.js";
import { Ref } from "../../table/Ref.js";
import { useWords } from "../../words/Speaking.js";
import "./guilds.css";
import { Shield } from "./Shield.js";
import { ARMS } from "./tileKinds.js";

export function Guilds({ pointing }: Drawn<"flandern">) {
  const words = useWords();
  const refs = ARMS.filter((arms) => pointing.of(`arms:${arms}`).open);
  return (
    <fieldset className="fl-guilds" aria-label={words("take-influence")}>
      {refs.map((arms, place) => (
        <Ref
          key={arms}
          of={`arms:${arms}`}
          pointing={pointing}
          name={`${words(`fl-arms-${arms}`)}, ${words("fl-under-influence")}`}
          className="offer fl-guild"
          data-key={`${place + 1}`}
        >
          <Shield arms={arms} letter />
          <span>
            <b>{words(`fl-arms-${arms}`)} </b>
            <small>{words("fl-under-influence")}</small>
          </span>
        </Ref>
      ))}
    </fieldset>
  );
}
