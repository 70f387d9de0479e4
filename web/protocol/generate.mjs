// Writes the types of this folder from docs/schema: `npm run generate`, or `-- --check` that they are fresh.
import { createHash } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { compile } from "json-schema-to-typescript";
import openapiTS, { astToString } from "openapi-typescript";

const here = new URL("./", import.meta.url);
const schemas = new URL("../../docs/schema/", here);
const style = { printWidth: 120 };

/** A generated file begins with the print of what it was made from, so that anybody can see whether it is stale. */
async function source(name) {
  const text = await readFile(new URL(`${name}.json`, schemas), "utf8");
  const print = createHash("sha256").update(text).digest("hex");
  return { schema: JSON.parse(text), banner: `// Generated from docs/schema/${name}.json by generate.mjs.\n// sha256 ${print}\n` };
}

/** Calls `visit` with every object inside, the outermost first. */
function walk(part, visit) {
  if (part === null || typeof part !== "object") return;
  if (!Array.isArray(part)) visit(part);
  Object.values(part).forEach((inner) => walk(inner, visit));
}

/** What these definitions are made of. */
function reachable(definitions, ...names) {
  const found = {};
  const add = (name) => {
    if (name in found) return;
    found[name] = definitions[name];
    walk(definitions[name], (part) => part.$ref && add(part.$ref.split("/").at(-1)));
  };
  names.forEach(add);
  return found;
}

/** Interfaces for these definitions, without one for the file itself. */
async function interfaces(definitions) {
  const root = { title: "Nothing", type: "object", properties: {}, additionalProperties: false, $defs: definitions };
  walk(definitions, (part) => {
    if (part.type === "string" || part.type === "integer" || part.type === "number") delete part.title;
    delete part.default;
    delete part.discriminator;
  });
  const text = await compile(root, "Nothing", {
    additionalProperties: false,
    bannerComment: "",
    ignoreMinAndMaxItems: true,
    unreachableDefinitions: true,
    style,
  });
  return text
    .replace(/export interface Nothing \{\s*\}\n/, "")
    .replace(/\/\*\*\n \* This interface was referenced by [\s\S]*?\*\/\n/g, "")
    .replace(/ \*\n \* This interface was referenced by [^\n]*\n \* via the `definition` [^\n]*\n/g, "")
    .trimStart();
}

/** Every game and the type of its view, as the messages name them. */
const viewsIn = (schema) =>
  schema.$defs.Shown.properties.view.anyOf.map(({ $ref }) => $ref.split(/\.json#\/\$defs\//));

/** The one list of games, and the types of each under its name. */
async function gameList() {
  const { schema, banner } = await source("protocol");
  const names = viewsIn(schema).map(([game]) => game);
  const space = (game) => game.replace(/-(.)/g, (_, letter) => letter.toUpperCase());
  const types = names.map((game) => `export type * as ${space(game)} from "./${game}.js";\n`).join("");
  return `${banner}\n${types}
/** Every game there is. */
export const GAME_NAMES = [${names.map((game) => JSON.stringify(game)).join(", ")}] as const;
`;
}

/** All messages. Of which game `V` is the view, the table says; without it, it may be any. */
async function messages() {
  const { schema, banner } = await source("protocol");
  const views = viewsIn(schema);
  schema.$defs.Shown.properties.view = { tsType: "V" };
  const imports = views.map(([game, view]) => `import type { ${view} } from "./${game}.js";\n`).join("");
  const names = views.map(([game, view]) => `  ${JSON.stringify(game)}: ${view};\n`).join("");
  const text = (await interfaces(schema.$defs))
    .replace(/export interface (Shown|Update|Frame) \{/g, "export interface $1<V = View> {")
    .replace(/\bshown(\??): Shown\b/g, "shown$1: Shown<V>")
    .replace("export type FromServer =", "export type FromServer<V = View> =")
    .replace(/\| Update\b/, "| Update<V>");
  return `${banner}\n${imports}
/** What a viewer sees of each game. */
export interface Views {
${names}}
export type GameName = keyof Views;
export type View = Views[GameName];
\n${text}`;
}

/** What a client sees of a game: never a stored state. */
async function game(name) {
  const { schema, banner } = await source(name);
  const view = Object.keys(schema.$defs).find((part) => part.endsWith("View") && `Shown_${part}_` in schema.$defs);
  return `${banner}\n${await interfaces(reachable(schema.$defs, view))}`;
}

/** The calls over HTTP. */
async function api() {
  const { schema, banner } = await source("openapi");
  const options = { alphabetize: true, defaultNonNullable: false, rootTypes: true, rootTypesNoSchemaPrefix: true };
  return `${banner}\n${astToString(await openapiTS(schema, options))}`;
}

const files = { "messages.ts": await messages(), "api.ts": await api(), "games.ts": await gameList() };
for (const [name] of viewsIn((await source("protocol")).schema)) files[`${name}.ts`] = await game(name);
const stale = [];
for (const [name, text] of Object.entries(files)) {
  const old = await readFile(new URL(name, here), "utf8").catch(() => "");
  if (old === text) continue;
  stale.push(name);
  if (!process.argv.includes("--check")) await writeFile(new URL(name, here), text);
}
if (process.argv.includes("--check") && stale.length) {
  console.error(`stale: ${stale.join(", ")}; run make types`);
  process.exit(1);
}
