/** How the page becomes an app on an iPhone, in three pictures: Safari lets nobody press it for one. */
import type { ReactNode } from "react";
import { Sheet } from "../design/Sheet.js";
import { useWords } from "../words/Speaking.js";
import "./install.css";

export function InstallSheet({ onClose }: { onClose: () => void }) {
  const words = useWords();
  return (
    <Sheet title={words("calls-install-title")} close={words("table-close")} onClose={onClose}>
      <p>{words("calls-install-ios")}</p>
      <ol className="install-steps">
        <Step text={words("calls-install-share")}>
          <rect x="16" y="8" width="88" height="34" rx="5" className="soft" />
          <path d="M0 54h120" className="edge" />
          <path d="M18 61l-6 6 6 6M36 61l6 6-6 6" className="faint" />
          <rect x="78" y="61" width="11" height="11" rx="2" className="faint solid" />
          <rect x="99" y="61" width="11" height="11" rx="2" className="faint solid" />
          <circle cx="60" cy="67" r="12" className="ring" />
          <path d="M56 65h-2v9h12v-9h-2M60 70V59m-3.5 3.5L60 59l3.5 3.5" className="sign" />
        </Step>
        <Step text={words("calls-install-add")}>
          <rect x="12" y="6" width="96" height="68" rx="8" className="soft" />
          <path d="M22 17h52M22 63h40" className="faint" />
          <rect x="8" y="27" width="104" height="26" rx="5" className="ring filled" />
          <text x="16" y="43">
            {words("calls-install-add-short")}
          </text>
          <path d="M96 34h10v10H96zM101 36.5v5M98.5 39h5" className="sign" />
        </Step>
        <Step text={words("calls-install-open")}>
          <rect x="10" y="18" width="26" height="26" rx="7" className="faint solid" />
          <rect x="84" y="18" width="26" height="26" rx="7" className="faint solid" />
          <rect x="44" y="14" width="32" height="32" rx="8" className="app" />
          <path d="M49 41V29h3v-3h3v-3h3v-3h4v3h3v3h3v3h3v12z" className="house" />
          <path d="M56.5 41v-5a3.5 3.5 0 0 1 7 0v5z" className="door" />
          <circle cx="77" cy="14" r="7" className="count" />
          <text x="60" y="60" textAnchor="middle">
            Guildtable
          </text>
        </Step>
      </ol>
      <p className="install-later">{words("calls-install-once")}</p>
    </Sheet>
  );
}

function Step({ text, children }: { text: string; children: ReactNode }) {
  return (
    <li>
      <svg viewBox="0 0 120 80" aria-hidden="true">
        {children}
      </svg>
      <span>{text}</span>
    </li>
  );
}
