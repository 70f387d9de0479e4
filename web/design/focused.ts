/** As a ref: what has come has the focus, and stays where it stands. */
export const focused = (one: HTMLElement | null): void => one?.focus({ preventScroll: true });
