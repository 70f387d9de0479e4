import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { gzipAsync } from "@gfx/zopfli";
import react from "@vitejs/plugin-react";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

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
        const file = readFileSync(path);
        // Zopfli takes its time once, and everybody is sent a twentieth less; whoever is at work on the page does not wait.
        writeFileSync(`${path}.gz`, watched ? gzipSync(file) : await gzipAsync(file, { numiterations: 5 }));
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

export default defineConfig({
  plugins: [react(), plainCatalogues(), compressed()],
  build: {
    outDir: "../src/guildtable/server/page",
    emptyOutDir: true,
    // The page's rules forbid addresses of the kind data: , so nothing is put inline.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: "es2022",
  },
  // The games' words lie beside their rules, outside this folder.
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: `http://127.0.0.1:${process.env.GUILDTABLE_PORT ?? 8302}`, ws: true } },
  },
  // A busy machine is no fault of a test: what hangs is ended, what is slow is not.
  test: { environment: "jsdom", globals: false, setupFiles: ["./app/testing.ts"], testTimeout: 30_000 },
});
