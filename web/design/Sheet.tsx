import { type ReactNode, useEffect, useId, useLayoutEffect, useRef } from "react";
import { createPortal } from "react-dom";
import { Icon } from "./Icon";

type SheetProps = { title: string; close: string; onClose: () => void; children: ReactNode; className?: string };

/** A sheet over the page: from below on the phone, from the right on a desk. It is shown as long as it is in the page.
 *  It hangs on the body, so that no style of the place that opened it reaches it.
 *  The browser's own dialog keeps the focus in it and closes it on Esc; whatever opened it has the focus again then.
 *  What carries `data-first` has it first. */
export function Sheet({ title, close, onClose, children, className = "" }: SheetProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  // Before it leaves the page: a dialog that is gone gives nothing back.
  useLayoutEffect(() => {
    const sheet = dialog.current;
    const opener = document.activeElement;
    sheet?.showModal();
    sheet?.querySelector<HTMLElement>("[data-first]")?.focus();
    return () => {
      sheet?.close();
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true });
    };
  }, []);
  // Another page in it begins at its title, where what was pressed is gone.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another title is another page
  useEffect(() => {
    if (!dialog.current?.contains(document.activeElement)) document.getElementById(heading)?.focus();
  }, [title]);
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
        <h2 id={heading} tabIndex={-1}>
          {title}
        </h2>
        <button type="button" aria-label={close} onClick={onClose}>
          <Icon name="close" />
        </button>
      </header>
      <div>{children}</div>
    </dialog>,
    document.body,
  );
}
