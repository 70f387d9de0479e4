import { StrictMode, useState } from "react";
import { createRoot } from "react-dom/client";
import { Button } from "./Button";
import { CardBack } from "./CardBack";
import { Coin } from "./Coin";
import { COLOURS } from "./colours";
import { Die, type Pips } from "./Die";
import { KIT } from "./glyphs";
import { House } from "./House";
import { Icon, type IconName } from "./Icon";
import { Notice } from "./Notice";
import { GROUPS, Portrait } from "./portrait";
import { Qr } from "./Qr";
import { SEALS, Seal } from "./Seal";
import { Segmented } from "./Segmented";
import { Sheet } from "./Sheet";
import { Sprite } from "./Sprite";
import { Stairs } from "./Stairs";
import { Switch } from "./Switch";
import { THREAT, Threat, type ThreatColour } from "./Threat";
import { Waterfront } from "./Waterfront";
import { Worker } from "./Worker";
import "./index.css";
import "./gallery.css";

/** Every part of the kit on one page, for those who draw with it: `npm run dev`, then /design/gallery.html. Not part of the build. */

/** Of every group a man and a woman on a card of each of five colours. */
const PEOPLE = GROUPS.flatMap((group) =>
  COLOURS.slice(0, 5).flatMap((colour) =>
    [false, true].map((woman) => ({ id: `${group} ${colour} ${woman ? "woman" : "man"}`, group, colour, woman })),
  ),
);

function Pieces() {
  const [sum, setSum] = useState(7);
  return (
    <section>
      <h2>Pieces</h2>
      <p>
        {SEALS.map((seal) => (
          <Seal key={seal} seal={seal} label={seal} />
        ))}
        {([1, 2, 3, 4, 5, 6] as Pips[]).map((face, i) => (
          <Die key={face} colour={COLOURS[i % 5]!} face={face} label={`${face}`} />
        ))}
        {COLOURS.map((colour, i) => (
          <Worker key={colour} colour={colour} count={i % 3} label={colour} />
        ))}
        {COLOURS.map((colour) => (
          <CardBack key={colour} colour={colour} label={colour} />
        ))}
        {(Object.keys(THREAT) as ThreatColour[]).map((colour, i) => (
          <Threat key={colour} colour={colour} count={i % 4} label={THREAT[colour]} />
        ))}
        <Coin count={sum} label={`${sum} guilders`} />
        <Coin kind="gold" count={3} label="3 gold" />
        <Button small onClick={() => setSum(sum + 9)}>
          Count along
        </Button>
      </p>
      <p>
        {COLOURS.slice(0, 5).map((colour, i) => (
          <House
            key={colour}
            colour={colour}
            name={PEOPLE[i * 9]!.id}
            state={(["plain", "ready", "used", "empty", "plain"] as const)[i]!}
            window={<Portrait {...PEOPLE[i * 9]!} />}
            tag={(["always", "extra card", "used", null, null] as const)[i]}
          />
        ))}
        <span className="box">
          <Stairs
            values={[1, 2, 3, 4, 6, 7, 9, 12]}
            pawns={[
              { seal: "swan", step: 5 },
              { seal: "bear", step: 4 },
              { seal: "ship", step: 4 },
              { seal: "key", step: 0 },
            ]}
            title="Reputation"
          />
        </span>
        <span className="code">
          <Qr text="https://guildtable.example/t/KRAAN72" label="QR" />
        </span>
      </p>
    </section>
  );
}

function Controls() {
  const [sheet, setSheet] = useState(location.hash === "#sheet");
  const [on, setOn] = useState(true);
  const [strength, setStrength] = useState("fair");
  const strengths = ["easy", "fair", "strong"].map((value) => ({ value, label: value }));
  return (
    <section>
      <h2>Controls</h2>
      <p>
        <Button kind="primary" icon="bot" onClick={() => setSheet(true)}>
          Open a sheet
        </Button>
        <Button icon="copy">Plain</Button>
        <Button kind="quiet">Quiet</Button>
        <Button icon="lock" barred="a card was drawn">
          Undo
        </Button>
        <Switch label="Letters" on={on} onChange={setOn} />
        <Segmented label="Strength" options={strengths} value={strength} onChange={setStrength} />
        <Notice icon="off" title="Connection lost" bad>
          Your move is saved. Reconnecting.
        </Notice>
      </p>
      {sheet && (
        <Sheet title="A sheet" close="Close" onClose={() => setSheet(false)}>
          <p>Esc closes it.</p>
        </Sheet>
      )}
      <p>
        {(Object.keys(KIT) as IconName[]).map((name) => (
          <span key={name} className="glyph" title={name}>
            <Icon name={name} />
          </span>
        ))}
      </p>
    </section>
  );
}

function Portraits() {
  return (
    <section>
      <h2>Portraits: eleven groups, in five colours</h2>
      <div className="wall">
        {PEOPLE.map((one) => (
          <figure key={one.id}>
            <Portrait {...one} label={one.id} />
            <figcaption>{one.id}</figcaption>
          </figure>
        ))}
      </div>
    </section>
  );
}

if (location.search.includes("dark")) document.documentElement.dataset.theme = "dark";

createRoot(document.getElementById("root")!).render(
  <StrictMode>
    <Sprite />
    <main className="gallery">
      <header>
        <Waterfront />
      </header>
      <Pieces />
      <Controls />
      <Portraits />
    </main>
  </StrictMode>,
);
