/** Idling: how long nobody has touched this page. The others at the table see it after five minutes. */

const TOUCHES = ["pointerdown", "pointermove", "keydown", "wheel"] as const;
/** Seconds after which somebody counts as away; the server has the same number. */
const AWAY = 300;
let touched = Date.now();

export const idleSeconds = (): number => Math.floor((Date.now() - touched) / 1000);

/** Call it as soon as somebody who was away is back; what is returned ends it. */
export function onReturn(back: () => void): () => void {
  const touch = () => {
    const was = idleSeconds();
    touched = Date.now();
    if (was >= AWAY) back();
  };
  touch();
  for (const one of TOUCHES) window.addEventListener(one, touch, { passive: true });
  return () => {
    for (const one of TOUCHES) window.removeEventListener(one, touch);
  };
}
