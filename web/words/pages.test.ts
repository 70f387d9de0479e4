// @vitest-environment node
/** No page says what it has no words for: a message of `book/` is used only below what fetches its page. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";

const WEB = fileURLToPath(new URL("..", import.meta.url));
const BOOK = join(WEB, "words", "book");
const read = (path: string) => readFileSync(path, "utf8");
const idsIn = (path: string) => new FluentResource(read(path)).body.map(({ id }) => id);

const sources = (readdirSync(WEB, { recursive: true, encoding: "utf8" }) as string[])
  .filter((path) => /\.tsx?$/.test(path) && !/node_modules|\.test\.tsx?$/.test(path))
  .map((path) => join(WEB, path));
const texts = new Map(sources.map((path) => [path, read(path)]));

/** What a file imports, at once or later. */
function importsOf(path: string): string[] {
  return [...texts.get(path)!.matchAll(/(?:from|import)\s*\(?\s*"(\.[^"]+)"/g)].flatMap(([, to]) => {
    const there = resolve(dirname(path), to!.replace(/\.js$/, ""));
    return [there, `${there}.ts`, `${there}.tsx`, join(there, "index.ts"), join(there, "index.tsx")].filter((file) =>
      texts.has(file),
    );
  });
}

/** Everything the page is made of, except what is only below those files. */
function reached(without: ReadonlySet<string>): Set<string> {
  const found = new Set([join(WEB, "app", "main.tsx")]);
  for (const path of found) {
    if (!without.has(path)) for (const next of importsOf(path)) found.add(next);
  }
  return found;
}

/**
 * Files that put names together which may be those of another page, and say only some of them: what a rulebook calls a passage; the
 * page for crashes, of the shell's own; what a closed page is told to say; the lists of what is looked for.
 */
const SAYS_SOME = [
  "rules/Text.tsx",
  "shell/Crash.tsx",
  "shell/MessagePage.tsx",
  "profile/SoughtForm.tsx",
  "home/PrivacyPage.tsx",
];

/** Which of these messages a file says: by their names, or by names it puts together, as `set-theme-${theme}`. */
function spoken(path: string, ids: ReadonlySet<string>): string[] {
  const text = texts.get(path)!;
  const plain = [...text.matchAll(/words\(\s*"([\w-]+)"/g)].map(([, id]) => id!).filter((id) => ids.has(id));
  const made = SAYS_SOME.includes(relative(WEB, path)) ? "" : text;
  const joined = [...made.matchAll(/words\(\s*`([\w-]*\$\{\w+\}[\w-]*)`/g)].flatMap(([, template]) => {
    const name = new RegExp(`^${template!.replace(/\$\{\w+\}/, "[a-z]+")}$`);
    return [...ids].filter((id) => name.test(id));
  });
  return [...plain, ...joined];
}

const pages = readdirSync(BOOK)
  .filter((name) => name.endsWith(".en.ftl"))
  .map((name) => name.replace(".en.ftl", ""));
const opens = (page: string) => {
  const asked = new RegExp(`(?:<More pages=\\{\\[[^\\]]*|bookCatalogue\\()"${page}"`);
  return new Set(sources.filter((path) => asked.test(texts.get(path)!)));
};
// Those of a game are fetched by its name.
const fetched = pages.filter((page) => opens(page).size > 0);

describe("the pages of words", () => {
  it("are fetched by somebody", () => {
    expect(existsSync(join(WEB, "app", "main.tsx"))).toBe(true);
    expect(pages.filter((page) => !fetched.includes(page) && !/(bruges|flandern|capital-lux)$/.test(page))).toEqual([]);
  });

  it.each(fetched)("%s is there wherever it is spoken", (page) => {
    const openers = opens(page);
    const ids = new Set(idsIn(join(BOOK, `${page}.en.ftl`)));
    const faults = [...reached(openers)]
      .filter((path) => !openers.has(path))
      .flatMap((path) => spoken(path, ids).map((id) => `${relative(WEB, path)}: ${id}`));
    expect(faults).toEqual([]);
  });
});
