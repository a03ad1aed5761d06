// The page at once, also where there is no net; and calls back to a table while no page is open.
//
// It keeps what has been shown and never decides what is shown: files whose names say what is in them come from here, the page
// itself comes from the server if that answers soon, and what is asked of the tables is none of its business. So there is no
// old version that anybody could be caught in.

export {};
declare const self: ServiceWorkerGlobalScope;
/** Another one for every build; put in by the build. */
declare const __BUILD__: string;

const PREFIX = "crossroads-";
const CACHE = PREFIX + __BUILD__;
/** The page, which is the same at every place. */
const SHELL = "/";
/** What is said where there is neither net nor page, in the language that the page spoke last. */
const WORDS = "/no-connection";
/** How long the server may take to answer before what is known is shown. */
const PATIENCE_MS = 2500;
/** How many files are kept. */
const MOST = 300;

/** What the page asks to be kept. */
interface Wish {
  /** What has been shown before the worker was there. */
  keep: string[];
  words: Words;
}

interface Words {
  lang: string;
  title: string;
  text: string;
  again: string;
}

const ENGLISH: Words = {
  lang: "en",
  title: "No connection",
  text: "Crossroads cannot be reached from here right now.",
  again: "Try again",
};

/** What a call says. */
interface Call {
  title: string;
  body: string;
  table: string;
  waiting: number;
}

/** Fetches the page and all that it begins with. */
async function begin(): Promise<void> {
  const cache = await caches.open(CACHE);
  const page = await fetch(SHELL, { cache: "no-cache" });
  if (!page.ok) throw new Error(page.statusText);
  const text = await page.clone().text();
  const files = Array.from(text.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g), ([, path]) => path!);
  // Some are named twice, which a cache does not take.
  await cache.addAll([...new Set(files)]);
  await cache.put(SHELL, page);
}

/** Pages that are open may still want files of the version before this one, of older ones nobody does. */
async function tidy(): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== CACHE);
  await Promise.all(names.slice(0, -1).map((name) => caches.delete(name)));
}

async function keep(cache: Cache, path: string): Promise<Response> {
  const answer = await fetch(path);
  if (answer.ok) {
    await cache.put(path, answer.clone());
    const known = await cache.keys();
    await Promise.all(
      known
        .filter(({ url }) => new URL(url).pathname.startsWith("/assets/"))
        .slice(0, -MOST)
        .map((old) => cache.delete(old)),
    );
  }
  return answer;
}

/** A file that never changes. */
async function file(path: string): Promise<Response> {
  return (await caches.match(path)) ?? keep(await caches.open(CACHE), path);
}

/** The page: as the server has it now or, if that takes too long, as it was. */
async function page(request: Request): Promise<Response> {
  const cache = await caches.open(CACHE);
  const fresh = fetch(request).then(async (answer) => {
    if (answer.ok) await cache.put(SHELL, answer.clone());
    return answer;
  });
  const late = new Promise<null>((done) => setTimeout(() => done(null), PATIENCE_MS));
  const soon = await Promise.race([fresh.catch(() => null), late]);
  // What stands before a server that is down answers in its place.
  if (soon !== null && soon.status < 500) return soon;
  return (await caches.match(SHELL)) ?? fresh.catch(async () => noConnection(await words()));
}

async function words(): Promise<Words> {
  const known = await caches.match(WORDS);
  return known ? ((await known.json()) as Words) : ENGLISH;
}

const SIGNS: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

function noConnection(words: Words): Response {
  const { lang, title, text, again } = Object.fromEntries(
    Object.entries(words).map(([name, said]) => [name, String(said).replace(/[&<>"]/g, (sign) => SIGNS[sign]!)]),
  ) as unknown as Words;
  const style =
    ":root{color-scheme:light dark}body{max-width:32rem;margin:20vh auto;padding:0 1.5rem;font:1.125rem/1.5 system-ui}";
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title} · Crossroads</title>`;
  const body = `<h1>${title}</h1><p>${text}</p><p><a href="">${again}</a></p>`;
  return new Response(
    `<!doctype html><html lang="${lang}"><head>${head}<style>${style}</style></head><body>${body}</body></html>`,
    {
      status: 503,
      headers: {
        "content-type": "text/html; charset=utf-8",
        "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'",
      },
    },
  );
}

self.addEventListener("install", (event) => {
  event.waitUntil(begin().then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(tidy().then(() => self.clients.claim()));
});

self.addEventListener("message", (event) => {
  const { keep: paths, words } = event.data as Wish;
  const all = async (): Promise<void> => {
    const cache = await caches.open(CACHE);
    await cache.put(WORDS, Response.json(words));
    for (const path of paths) if (!(await caches.match(path))) await keep(cache, path);
  };
  event.waitUntil(all());
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin || pathname.startsWith("/api/")) return;
  if (pathname.startsWith("/assets/")) event.respondWith(file(pathname));
  // What ends like a file is one, and none that the page is made of.
  else if (request.mode === "navigate" && !/\.[^/]*$/.test(pathname)) event.respondWith(page(request));
});

/** Says on the icon at how many tables it is somebody's turn, where there is an icon that can. */
const count = (tables: number): Promise<void> =>
  "setAppBadge" in navigator ? navigator.setAppBadge(tables).catch(() => {}) : Promise.resolve();

self.addEventListener("push", (event) => {
  const { title, body, table, waiting } = (event.data?.json() ?? {}) as Partial<Call>;
  if (title === undefined || table === undefined) return;
  const shown = self.registration.showNotification(title, {
    body: body ?? "",
    tag: table,
    icon: "/icon-192.png",
    data: { table },
  });
  event.waitUntil(Promise.all([shown, count(waiting ?? 1)]));
});

/** Asks to be called at the address that the push service has given this browser instead of another one. */
async function moved({ oldSubscription, newSubscription }: PushSubscriptionChangeEvent): Promise<void> {
  const { push_key } = (await (await fetch("/api/me/calls")).json()) as { push_key: string };
  const wished = { userVisibleOnly: true, applicationServerKey: push_key };
  const subscription = newSubscription ?? (await self.registration.pushManager.subscribe(wished));
  if (subscription.endpoint === oldSubscription?.endpoint) return;
  const { endpoint, keys } = subscription.toJSON();
  const wish = { endpoint, p256dh: keys?.p256dh, auth: keys?.auth, lang: (await words()).lang };
  const headers = { "content-type": "application/json" };
  await fetch("/api/me/push", { method: "POST", headers, body: JSON.stringify(wish) });
}

self.addEventListener("pushsubscriptionchange", (event) => {
  // Whoever is signed in here no more is called here no more, and nobody can be told of it.
  event.waitUntil(moved(event).catch(() => {}));
});

/** Leads to a table: in a page that is there already, or in one that is open, or in a new one. */
async function lead(table: string): Promise<void> {
  const path = `/t/${encodeURIComponent(table)}`;
  const pages = await self.clients.matchAll({ type: "window" });
  const there = pages.find(({ url }) => new URL(url).pathname === path);
  if (there) await there.focus();
  else await self.clients.openWindow(path);
}

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const { table } = event.notification.data as { table?: string };
  if (table !== undefined) event.waitUntil(lead(table));
});
