/** The way to the sounds: they are fetched with the first that is heard, and nothing is heard before the first click. */
export function sounding(make: (sounds: typeof import("./sound.js")) => void): void {
  if (navigator.userActivation?.hasBeenActive) void import("./sound.js").then(make, () => undefined);
}
