/** Building: the tiles one may lay, arms by arms; those that fit nowhere stay, with the reason. Sites that may be completed. */
import { useState } from "react";
import { colourClass } from "../../design/colours.js";
import { Icon } from "../../design/Icon.js";
import type { Asked } from "../../protocol/index.js";
import type { Drawn } from "../../table/drawing.js";
import { Ref } from "../../table/Ref.js";
import { idOf } from "../../table/refs.js";
import { useScreen } from "../../table/screen.js";
import { useWords } from "../../words/Speaking.js";
import { type Group, groupsOf } from "./choosable.js";
import { laidOn } from "./laid.js";
import { useDistrictName } from "./names.js";
import { Shield } from "./Shield.js";
import { TileChoice } from "./TileChoice.js";
import "./tiles.css";

export function Tiles({ asked, drawn }: { asked: Asked; drawn: Drawn<"flandern"> }) {
  const words = useWords();
  const desk = useScreen() === "desk";
  const { view, pointing } = drawn;
  const groups = groupsOf(asked, view.stock);
  const picked = pointing.picked.prefix[0];
  const holding = groups.find((group) => group.tiles.some(({ ref }) => ref === picked));
  const fitting = groups.find((group) => group.tiles.some(({ fits }) => fits > 0));
  const [wish, setWish] = useState<string | null>(null);
  const open = groups.find((group) => group.arms === wish) ?? holding ?? fitting ?? groups[0];
  const shown = desk ? groups : open ? [open] : [];
  let digit = 0;
  return (
    <div className="fl-tiles">
      <Completions asked={asked} drawn={drawn} />
      {!desk && (
        <div className="fl-arms" role="tablist" aria-label={words("fl-arms")}>
          {groups.map((group) => (
            <button
              key={group.arms}
              type="button"
              role="tab"
              aria-selected={group === open}
              className={colourClass(group.arms)}
              onClick={() => setWish(group.arms)}
            >
              <Shield arms={group.arms} />
              {words(`fl-arms-${group.arms}`)}
            </button>
          ))}
        </div>
      )}
      {shown.map((group) => (
        <fieldset
          key={group.arms}
          className={`fl-group ${colourClass(group.arms)}`}
          style={desk ? widthOf(group) : undefined}
          aria-label={words(`fl-arms-${group.arms}`)}
        >
          {desk && <GroupHead group={group} />}
          <div className="fl-row">
            {group.tiles.map((one) => (
              <TileChoice key={one.ref} one={one} pointing={pointing} digit={one.fits > 0 ? ++digit : null} />
            ))}
          </div>
        </fieldset>
      ))}
    </div>
  );
}

/** As wide as its tiles need to be; a group of one or two still has room for its name. */
const widthOf = ({ tiles }: Group) => ({ flexGrow: tiles.length, maxWidth: `max(190px, ${tiles.length * 105}px)` });

function GroupHead({ group: { arms, tiles } }: { group: Group }) {
  const words = useWords();
  return (
    <p className="lead">
      <Shield arms={arms} letter />
      <b>{words(`fl-arms-${arms}`)}</b>
      <small>{words("fl-left", { count: tiles.reduce((sum, { left }) => sum + left, 0) })}</small>
    </p>
  );
}

/** Building sites that may be completed instead: here and on the plan. */
function Completions({ asked, drawn: { view, pointing } }: { asked: Asked; drawn: Drawn<"flandern"> }) {
  const words = useWords();
  const nameOf = useDistrictName();
  const refs = asked.offers.map(({ path }) => path).filter((path) => path.startsWith("complete:"));
  // With a tile in hand one lays it; to complete a site instead, it is put back first.
  if (refs.length === 0 || pointing.picked.prefix.length > 0) return null;
  return (
    <fieldset className="fl-completions" aria-label={words("fl-complete")}>
      {refs.map((ref) => {
        const laid = laidOn(view, idOf(ref));
        return (
          <Ref
            key={ref}
            of={ref}
            pointing={pointing}
            name={`${words("fl-complete")}: ${laid ? nameOf(laid) : ""}`}
            className="offer fl-complete"
          >
            <Icon name="site" />
            <span>
              <b>{words("fl-complete")}</b>
              {laid && (
                <small>
                  <Shield arms={laid.tile.arms} />{" "}
                  {words(laid.tile.special ? "fl-special" : `fl-${laid.tile.shape}`, { letter: laid.tile.special })}
                </small>
              )}
            </span>
          </Ref>
        );
      })}
    </fieldset>
  );
}
