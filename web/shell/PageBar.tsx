import type { ReactNode } from "react";
import { Brand } from "./Brand.js";
import { SettingsChip } from "./SettingsChip.js";

/** The bar above a page that is no table: the way home, what stands beside it, the settings. */
export function PageBar({ children }: { children?: ReactNode }) {
  return (
    <header className="top">
      <Brand />
      {children}
      <span className="tools">
        <SettingsChip />
      </span>
    </header>
  );
}
