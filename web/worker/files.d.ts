/** Written by the build (vite.config.ts): the files of the page it has made. */
declare module "virtual:files" {
  /** Paths by language; under `all` what every reader needs. */
  export const FILES: Readonly<Record<string, readonly string[]>>;
  /** The one document, and its SHA-256. */
  export const PAGE: string;
  export const PRINT: string;
  /** Another for every build that differs. */
  export const VERSION: string;
}
