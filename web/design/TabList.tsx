import type { KeyboardEvent, ReactNode } from "react";

export interface Tab {
  id: string;
  label: ReactNode;
  className?: string;
}

interface TabListProps {
  label: string;
  tabs: readonly Tab[];
  chosen: string;
  onChoose: (id: string) => void;
  /** The id of what they turn over; that is called by the tab which is chosen. */
  panel: string;
  className: string;
}

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1, Home: -Infinity, End: Infinity };

/** Tabs over a panel. Tab comes to the chosen one only; arrows go from one to the next. */
export function TabList({ label, tabs, chosen, onChoose, panel, className }: TabListProps) {
  const press = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const place = tabs.findIndex(({ id }) => id === chosen) + step;
    const next = Number.isFinite(step) ? (place + tabs.length) % tabs.length : step < 0 ? 0 : tabs.length - 1;
    onChoose(tabs[next]!.id);
    document.getElementById(tabId(panel, tabs[next]!.id))?.focus();
  };
  return (
    <div className={className} role="tablist" aria-label={label} onKeyDown={press}>
      {tabs.map((tab) => (
        <button
          key={tab.id}
          type="button"
          role="tab"
          id={tabId(panel, tab.id)}
          aria-selected={tab.id === chosen}
          aria-controls={panel}
          tabIndex={tab.id === chosen ? 0 : -1}
          className={tab.className}
          onClick={() => onChoose(tab.id)}
        >
          {tab.label}
        </button>
      ))}
    </div>
  );
}

const tabId = (panel: string, id: string) => `${panel}-${id}`;

/** What the panel under them is: spread over it. */
export const panelOf = (panel: string, chosen: string) =>
  ({ id: panel, role: "tabpanel", "aria-labelledby": tabId(panel, chosen) }) as const;
