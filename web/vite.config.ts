import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { gzipAsync } from "@gfx/zopfli";
import react from "@vitejs/plugin-react";
import { build, type Plugin, type Rolldown } from "vite";
import { defineConfig } from "vitest/config";

const pack = (file: Uint8Array, watched: boolean) =>
  // Zopfli takes its time once, and everybody is sent a twentieth less; whoever is at work on the page does not wait.
  watched ? gzipSync(file) : gzipAsync(file, { numiterations: 5 });

/** Leaves a .gz beside every text file, so that the server need not compress the same bytes for everybody. */
function compressed(): Plugin {
  let watched = false;
  return {
    name: "compressed",
    configResolved(config) {
      watched = config.build.watch !== null;
    },
    async writeBundle(options, bundle) {
      for (const name of Object.keys(bundle)) {
        if (!/\.(js|css|svg|html|webmanifest)$/.test(name)) continue;
        const path = join(options.dir ?? "", name);
        writeFileSync(`${path}.gz`, await pack(readFileSync(path), watched));
      }
    },
  };
}

/** The catalogues as readers need them: what translators tell each other, and empty lines, stay here. */
function plainCatalogues(): Plugin {
  const ours = /\.ftl\?raw$/;
  return {
    name: "plain-catalogues",
    enforce: "pre",
    apply: "build",
    load(id) {
      if (!ours.test(id)) return null;
      const text = readFileSync(id.replace(ours, ".ftl"), "utf8").replace(/^#.*\n/gm, "");
      // An empty line within a message is a paragraph of it.
      return `export default ${JSON.stringify(text.replace(/\n{2,}(?! )/g, "\n").trimStart())}`;
    },
  };
}

/** What is printed on boards and tiles, without where we know it from: that is for whoever reads the file. */
function plainData(): Plugin {
  const ours = /[\\/]guildtable[\\/]games[\\/].+\.json$/;
  const unread = new Set(["_note", "design", "note", "source"]);
  return {
    name: "plain-data",
    enforce: "pre",
    apply: "build",
    load(id) {
      if (!ours.test(id)) return null;
      return JSON.stringify(
        JSON.parse(readFileSync(id, "utf8"), (key, value) => (unread.has(key) ? undefined : value)),
      );
    },
  };
}

const print = (file: string | Uint8Array) => createHash("sha256").update(file).digest("hex");

/** The language of a piece of the page that is nothing but words; "all" where it is anything else. */
function languageOf(piece: Rolldown.OutputAsset | Rolldown.OutputChunk): string {
  const modules = piece.type === "chunk" ? piece.moduleIds : [];
  const languages = new Set(modules.map((id) => /[./](en|nl|de)\.ftl\?raw$/.exec(id)?.[1] ?? "all"));
  const [only = "all"] = languages;
  return languages.size === 1 ? only : "all";
}

/** Builds the worker when the page stands, in one file: it knows every file of the page by name. */
function worker(): Plugin {
  let watched = false;
  let publicDir = "";
  return {
    name: "worker",
    apply: "build",
    configResolved(config) {
      watched = config.build.watch !== null;
      publicDir = config.publicDir;
    },
    async writeBundle({ dir = "" }, bundle) {
      const all = readdirSync(publicDir).map((name) => `/${name}`);
      const files: Record<string, string[]> = { all, en: [], nl: [], de: [] };
      for (const piece of Object.values(bundle)) files[languageOf(piece)]?.push(`/${piece.fileName}`);
      for (const paths of Object.values(files)) paths.sort();
      const page = readFileSync(join(dir, "index.html"));
      const known = readdirSync(publicDir).map((name) => print(readFileSync(join(publicDir, name))));
      const VERSION = print(JSON.stringify([files, print(page), known])).slice(0, 12);
      const said = { FILES: files, PAGE: "/index.html", PRINT: print(page), VERSION };
      const text = Object.entries(said).map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`);
      await build({
        configFile: false,
        publicDir: false,
        logLevel: "warn",
        plugins: [
          {
            name: "files",
            resolveId: (id) => (id === "virtual:files" ? id : null),
            load: (id) => (id === "virtual:files" ? text.join("\n") : null),
          },
        ],
        build: {
          outDir: dir,
          emptyOutDir: false,
          target: "es2022",
          rolldownOptions: { input: "worker/sw.ts", output: { format: "iife", entryFileNames: "sw.js" } },
        },
      });
      const path = join(dir, "sw.js");
      writeFileSync(`${path}.gz`, await pack(readFileSync(path), watched));
    },
  };
}

const modules = (folder: string, names: string) =>
  new RegExp(`[\\\\/]web[\\\\/]${folder}[\\\\/](${names})\\.(?:tsx?|css)$`);

/** Two pieces that wait for each other begin with one of them unmade: which page that breaks is a matter of luck. */
function withoutCircles(): Plugin {
  return {
    name: "without-circles",
    generateBundle(_, bundle) {
      const importsOf = (name: string) => {
        const piece = bundle[name];
        return piece?.type === "chunk" ? piece.imports : [];
      };
      const done = new Set<string>();
      const visit = (name: string, path: readonly string[]): void => {
        if (path.includes(name))
          this.error(`pieces of the page that wait for each other: ${[...path, name].join(" > ")}`);
        if (done.has(name)) return;
        for (const next of importsOf(name)) visit(next, [...path, name]);
        done.add(name);
      };
      for (const name of Object.keys(bundle)) visit(name, []);
    },
  };
}

/** What every table fetches at once is packed better in one file than in twenty small ones. */
const AT_A_TABLE = {
  name: "at-a-table",
  test: modules(
    "(?:design|table)",
    "Badged|Choices|Clock|Counting|ending|endNear|keys|pointing|presence|readLines|recap|Ref|roundEnd|screen|soFar|TabList|Tabs|unread|Unread|useChairs|useRecap|useTurns|voice",
  ),
};

export default defineConfig({
  plugins: [react(), plainCatalogues(), plainData(), withoutCircles(), compressed(), worker()],
  build: {
    outDir: "../src/guildtable/server/page",
    emptyOutDir: true,
    // The page's rules forbid addresses of the kind data: , so nothing is put inline.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: "es2022",
    rolldownOptions: { output: { codeSplitting: { includeDependenciesRecursively: false, groups: [AT_A_TABLE] } } },
  },
  // The games' words lie beside their rules, outside this folder.
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: `http://127.0.0.1:${process.env.GUILDTABLE_PORT ?? 8302}`, ws: true } },
  },
  test: {
    // A busy machine is no fault of a test: what hangs is ended, what is slow is not.
    testTimeout: 30_000,
    pool: "threads",
    maxWorkers: "100%",
    // A page takes longer to set up than most tests to run: only what draws gets one. A module that needs one says so.
    projects: [
      { extends: true, test: { name: "modules", include: ["**/*.test.ts"], environment: "node" } },
      {
        extends: true,
        test: { name: "drawn", include: ["**/*.test.tsx"], environment: "jsdom", setupFiles: ["./app/testing.ts"] },
      },
    ],
  },
});
