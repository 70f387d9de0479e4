import { useState } from "react";
import { Icon } from "../design/Icon.js";
import { Sheet } from "../design/Sheet.js";
import { useWords } from "../words/Speaking.js";
import { SettingsForm } from "./SettingsForm.js";

/** The wheel that opens the settings. */
export function SettingsChip() {
  const words = useWords();
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="chip" aria-label={words("home-settings")} onClick={() => setOpen(true)}>
        <Icon name="gear" />
      </button>
      {open && (
        <Sheet title={words("home-settings")} close={words("table-close")} onClose={() => setOpen(false)}>
          <SettingsForm />
        </Sheet>
      )}
    </>
  );
}
