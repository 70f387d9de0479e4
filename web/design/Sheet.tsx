import { type ReactNode, useEffect, useId, useRef } from "react";
import { createPortal } from "react-dom";
import { Icon } from "./Icon";

type SheetProps = { title: string; close: string; onClose: () => void; children: ReactNode; className?: string };

/** A sheet over the page: from below on the phone, from the right on a desk. It is shown as long as it is in the page.
 *  It hangs on the body, so that no style of the place that opened it reaches it.
 *  The browser's own dialog keeps the focus in it, closes it on Esc and gives the focus back. */
export function Sheet({ title, close, onClose, children, className = "" }: SheetProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useEffect(() => {
    const sheet = dialog.current;
    sheet?.showModal();
    return () => sheet?.close();
  }, []);
  return createPortal(
    // biome-ignore lint/a11y/useKeyWithClickEvents: a click beside the sheet closes it; the keyboard has Esc and the button
    <dialog
      ref={dialog}
      className={`sheet ${className}`}
      aria-labelledby={heading}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => event.target === dialog.current && onClose()}
    >
      <header>
        <h2 id={heading}>{title}</h2>
        <button type="button" aria-label={close} onClick={onClose}>
          <Icon name="close" />
        </button>
      </header>
      <div>{children}</div>
    </dialog>,
    document.body,
  );
}
