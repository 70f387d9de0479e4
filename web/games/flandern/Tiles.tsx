/** Building: the tiles one may lay, arms by arms; those that fit nowhere stay, with the reason. Sites that may be completed. */
import { useState } from "react";
import { colourClass } from "../../design/colours.js";
import { Icon } from "../../design/Icon.js";
import { panelOf, TabList } from "../../design/TabList.js";
import type { Asked } from "../../protocol/index.js";
import type { Drawn, Pointing } from "../../table/drawing.js";
import { lastPicked } from "../../table/picking.js";
import { Ref } from "../../table/Ref.js";
import { idOf } from "../../table/refs.js";
import { useScreen, useScreenForText } from "../../table/screen.js";
import { useWords } from "../../words/Speaking.js";
import { type ChoiceGroup, type Choosable, groupsOf } from "./choosable.js";
import { laidOn } from "./laid.js";
import { useDistrictName } from "./names.js";
import { Shield } from "./Shield.js";
import { ownGuilds } from "./seats.js";
import { TileChoice } from "./TileChoice.js";
import "./tiles.css";
import "./tiles-sizes.css";

export function Tiles({ asked, drawn }: { asked: Asked; drawn: Drawn<"flandern"> }) {
  const words = useWords();
  const desk = useScreenForText() === "desk";
  // Where there is little room, the board has it: what fits nowhere is a line.
  const phone = useScreen() === "phone";
  const { view, pointing } = drawn;
  const groups = groupsOf(asked, view.stock);
  const picked = lastPicked(pointing.picked)[0];
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
        <TabList
          className="fl-arms"
          label={words("fl-arms")}
          panel="fl-group"
          tabs={groups.map(({ arms }) => ({
            id: arms,
            className: colourClass(arms),
            label: (
              <>
                <Shield arms={arms} />
                <span className="name">{words(`fl-arms-${arms}`)}</span>
              </>
            ),
          }))}
          chosen={open?.arms ?? ""}
          onChoose={setWish}
        />
      )}
      {shown.map((group) => (
        <fieldset
          key={group.arms}
          className={`fl-group ${colourClass(group.arms)}`}
          style={desk ? widthOf(group) : undefined}
          {...(desk ? { "aria-label": words(`fl-arms-${group.arms}`) } : panelOf("fl-group", group.arms))}
        >
          {desk && <GroupHead group={group} own={ownGuilds(drawn).includes(group.arms)} />}
          <div className="fl-row">
            {group.tiles
              .filter(({ fits }) => !phone || fits > 0)
              .map((one) => (
                <TileChoice key={one.ref} one={one} pointing={pointing} digit={one.fits > 0 ? ++digit : null} />
              ))}
          </div>
          {phone && <Unfit tiles={group.tiles.filter(({ fits }) => fits === 0)} pointing={pointing} />}
        </fieldset>
      ))}
    </div>
  );
}

/** As wide as its tiles need to be; a group of one or two still has room for its name. */
const widthOf = ({ tiles }: ChoiceGroup) => ({
  flexGrow: tiles.length,
  maxWidth: `max(190px, ${tiles.length * 105}px)`,
});

function GroupHead({ group: { arms, tiles }, own }: { group: ChoiceGroup; own: boolean }) {
  const words = useWords();
  const left = words("fl-left", { count: tiles.reduce((sum, { left }) => sum + left, 0) });
  return (
    <p className="lead">
      <Shield arms={arms} letter />
      <b>{words(`fl-arms-${arms}`)}</b>
      <small>{own ? `${words("fl-scores-for-you")} · ${left}` : left}</small>
    </p>
  );
}

/** The tiles that fit nowhere, folded under one line that says why. */
function Unfit({ tiles, pointing }: { tiles: readonly Choosable[]; pointing: Pointing }) {
  const words = useWords();
  if (tiles.length === 0) return null;
  const reasons = [...new Set(tiles.flatMap(({ why }) => (why ? [words(`fl-nowhere-${why}`)] : [])))];
  return (
    <details className="fl-unfit">
      <summary>
        {words("fl-unfit", { count: tiles.length })}
        {reasons.length > 0 && `: ${reasons.join("; ")}`}
      </summary>
      <div className="fl-row">
        {tiles.map((one) => (
          <TileChoice key={one.ref} one={one} pointing={pointing} digit={null} />
        ))}
      </div>
    </details>
  );
}

/** Building sites that may be completed instead: here and on the plan. */
function Completions({ asked, drawn: { view, pointing } }: { asked: Asked; drawn: Drawn<"flandern"> }) {
  const words = useWords();
  const nameOf = useDistrictName();
  const refs = asked.offers.map(({ path }) => path).filter((path) => path.startsWith("complete:"));
  if (refs.length === 0) return null;
  // With a tile in hand one lays it; to complete a site instead, it is put back first. The tiles keep their places meanwhile.
  const holding = lastPicked(pointing.picked).some((ref) => ref.startsWith("tile:"));
  return (
    <fieldset
      className={`fl-completions ${holding ? "later" : ""}`}
      aria-label={words("fl-complete")}
      title={holding ? words("fl-complete-later") : undefined}
    >
      {refs.map((ref) => {
        const laid = laidOn(view, idOf(ref));
        const name = `${words("fl-complete")}: ${laid ? nameOf(laid) : ""}`;
        const inside = (
          <>
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
          </>
        );
        return holding ? (
          <button
            key={ref}
            type="button"
            className="offer fl-complete"
            aria-disabled="true"
            aria-label={`${name}, ${words("fl-complete-later")}`}
          >
            {inside}
          </button>
        ) : (
          <Ref key={ref} of={ref} pointing={pointing} name={name} className="offer fl-complete">
            {inside}
          </Ref>
        );
      })}
    </fieldset>
  );
}
