/**
 * The page's files, kept for when there is no line: a cache for each version. Only what the build has made is kept, never an answer
 * of the server's: what one player was told is not there for the next. The version before stays, for pages that were opened with it.
 */
import { FILES, PAGE, PRINT, VERSION } from "virtual:files";

declare const self: ServiceWorkerGlobalScope;

const NAME = `page-${VERSION}`;
/** Which language's words are kept; no file of the page is called so. */
const LANGUAGE = "/language";
/** So many files are fetched at once: whoever plays meanwhile has the line too. */
const AT_ONCE = 4;
/** Its name changes with what is in it. */
const isHashed = (path: string) => path.startsWith("/assets/");
const WAY = { ignoreVary: true };

export async function keepAll(): Promise<void> {
  const spoken = await caches.match(LANGUAGE);
  const words = spoken ? (FILES[await spoken.text()] ?? []) : [];
  await keep([...FILES.all!, ...words]);
  if (spoken) await (await caches.open(NAME)).put(LANGUAGE, (await caches.match(LANGUAGE))!);
}

export async function keepLanguage(language: string): Promise<void> {
  const words = FILES[language];
  if (!words) return;
  await keep(words);
  await (await caches.open(NAME)).put(LANGUAGE, new Response(language));
}

/** What is kept already, by this version or the one before, is not fetched again. */
async function keep(paths: readonly string[]): Promise<void> {
  const cache = await caches.open(NAME);
  const waiting = [...paths];
  const fetchOne = async () => {
    for (let path = waiting.pop(); path; path = waiting.pop()) {
      if (await cache.match(path, WAY)) continue;
      const known = isHashed(path) ? await caches.match(path, WAY) : undefined;
      await cache.put(path, known ?? (await fetched(path)));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, fetchOne));
}

/** While a site goes over to a new version, one of its nodes may still have the old page: that is none of ours. */
async function fetched(path: string): Promise<Response> {
  const answer = await fetch(path, isHashed(path) ? {} : { cache: "no-cache" });
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  if (path === PAGE && (await printOf(answer.clone())) !== PRINT) throw new Error("another version's page");
  return answer;
}

async function printOf(answer: Response): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest("SHA-256", await answer.arrayBuffer()));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** This version's files and those of the one before; what is older goes. */
export async function forgetOlder(): Promise<void> {
  const others = (await caches.keys()).filter((name) => name.startsWith("page-") && name !== NAME);
  await Promise.all(others.slice(0, -1).map((name) => caches.delete(name)));
}

/** What we have to say to a request; null where it is the server's to answer. */
export function answerOf(request: Request): Promise<Response> | null {
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin) return null;
  if (/^\/(api|health|ready|metrics)(\/|$)/.test(pathname)) return null;
  const isFile = pathname.slice(pathname.lastIndexOf("/")).includes(".");
  if (request.mode === "navigate" && !isFile) return kept(PAGE, request);
  return isHashed(pathname) || FILES.all!.includes(pathname) ? kept(pathname, request) : null;
}

async function kept(path: string, request: Request): Promise<Response> {
  const own = await (await caches.open(NAME)).match(path, WAY);
  return own ?? (isHashed(path) ? await caches.match(path, WAY) : undefined) ?? fetch(request);
}
