import qrcode from "qrcode-generator";
import { memo } from "react";

const QUIET = 3; // modules of white around the code; cameras want them

/** The QR code of an address, as one path: dark on white in both themes, for cameras do not read the other way round. */
export const Qr = memo(function Qr({ text, label }: { text: string; label: string }) {
  const code = qrcode(0, "M");
  code.addData(text);
  code.make();
  const n = code.getModuleCount();
  const all = Array.from({ length: n * n }, (_, i) => [Math.floor(i / n), i % n] as const);
  const dark = all
    .filter(([row, column]) => code.isDark(row, column))
    .map(([row, column]) => `M${column} ${row}h1v1h-1z`);
  const size = n + 2 * QUIET;
  return (
    <svg
      className="qr"
      viewBox={`${-QUIET} ${-QUIET} ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={dark.join("")} fill="#1d1a17" />
    </svg>
  );
});
