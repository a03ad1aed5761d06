// How people come back: how many tables wait stands in the tab, the page is there without a net, and it calls if it is asked to.

import AxeBuilder from "@axe-core/playwright";
import { newTable, post } from "./player";
import { expect, test } from "./server";
import type { Page } from "@playwright/test";

async function letsEverybodyIn(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => String(target)).join(" ")}`)).toEqual(
    [],
  );
}

const icon = (page: Page) => page.locator('link[rel="icon"]');

test("the tab says on every screen how many tables wait, and when none does any more", async ({ page }) => {
  const first = await newTable(page.request);
  await page.goto("/");
  await expect(page).toHaveTitle("(1) Crossroads");
  await expect(icon(page)).toHaveAttribute("href", /^data:image\/svg\+xml.*%3E1%3C/);
  await page.getByRole("link", { name: "Lobby" }).first().click();
  await expect(page).toHaveTitle("(1) Lobby · Crossroads");
  const second = await newTable(page.request);
  await expect(page).toHaveTitle("(2) Lobby · Crossroads");
  await post(page.request, `/api/tables/${second}/resign`);
  await expect(page).toHaveTitle("(1) Lobby · Crossroads");
  await page.goto(`/t/${first}`);
  await expect(page).toHaveTitle("(1) ● Your turn · Crossroads");
  await post(page.request, `/api/tables/${first}/resign`);
  await expect(page).toHaveTitle(/^[^(●]* · Crossroads$/);
  await expect(icon(page)).toHaveAttribute("href", "/icon.svg");
});

test("the page can be installed", async ({ page }) => {
  await page.goto("/");
  const address = await page.locator('link[rel="manifest"]').getAttribute("href");
  const answer = await page.request.get(address!);
  expect(answer.headers()["content-type"]).toContain("application/manifest+json");
  const manifest = (await answer.json()) as { icons: { src: string; sizes: string; type: string }[] };
  expect(manifest).toMatchObject({ name: "Crossroads", start_url: "/", scope: "/", display: "standalone", id: "/" });
  for (const { src, sizes, type } of manifest.icons) {
    const drawn = await page.request.get(src);
    expect(drawn.headers()["content-type"], src).toBe(type);
    if (type !== "image/png") continue;
    // Width and height stand at the beginning of a PNG.
    const bytes = await drawn.body();
    expect(`${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`, src).toBe(sizes);
  }
  const worker = await page.request.get("/worker.js");
  expect(worker.headers()["content-type"]).toContain("text/javascript");
  expect(worker.headers()["cache-control"]).toBe("no-cache");
});

/** What the worker has kept, by path. */
const kept = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const all = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return all.flat().map(({ url }) => new URL(url).pathname);
  });

/** A page whose worker has kept all that it shows. */
async function settledIn(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator("h1").first()).toBeVisible();
  const shown = (): Promise<string[]> =>
    page.evaluate(() =>
      performance
        .getEntriesByType("resource")
        .map(({ name }) => new URL(name).pathname)
        .filter((path) => path.startsWith("/assets/")),
    );
  await expect
    .poll(async () => {
      const known = await kept(page);
      return known.includes("/no-connection") && (await shown()).every((path) => known.includes(path));
    })
    .toBe(true);
}

test("without a net the page is there, says so, and comes back by itself", async ({ newcomer }) => {
  const page = await newcomer({ serviceWorkers: "allow" });
  const table = await newTable(page.request);
  await settledIn(page, "/");
  expect((await kept(page)).filter((path) => path.startsWith("/api/"))).toEqual([]);
  await page.context().setOffline(true);
  await page.reload();
  await expect(page.getByRole("heading", { name: "No connection" })).toBeVisible();
  await expect(page.getByRole("banner").getByRole("link", { name: "Lobby" })).toBeVisible();
  await letsEverybodyIn(page);
  await page.context().setOffline(false);
  await expect(page.getByRole("heading", { name: "Board games of the road" })).toBeVisible();
  // At a table nobody is thrown out: the board stays, and says what it waits for.
  await page.goto(`/t/${table}`);
  await expect(page.locator(".ri .board")).toBeVisible();
  await page.context().setOffline(true);
  await expect(page.getByText("Reconnecting…")).toBeVisible();
  await expect(page.locator(".ri .board")).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByText("Reconnecting…")).toHaveCount(0);
});

test("where nothing is kept the worker says it itself, in the language of whoever reads", async ({ newcomer }) => {
  const page = await newcomer({ serviceWorkers: "allow", locale: "uk-UA" });
  await settledIn(page, "/lobby");
  await page.evaluate(async () => {
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const one of await cache.keys()) if (!one.url.endsWith("/no-connection")) await cache.delete(one);
    }
  });
  await page.context().setOffline(true);
  await page.goto("/rules");
  await expect(page.getByRole("heading", { name: "Немає зв’язку" })).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("lang", "uk");
  await page.context().setOffline(false);
  await page.getByRole("link", { name: "Спробувати ще раз" }).click();
  await expect(page.getByRole("banner")).toBeVisible();
});

test("whoever has an older page open is told of a newer one, and not pushed", async ({ newcomer }) => {
  const page = await newcomer({ serviceWorkers: "allow" });
  await settledIn(page, "/");
  await expect(page.getByText("A newer Crossroads is here.")).toHaveCount(0);
  // As when another worker takes over.
  await page.evaluate(() => navigator.serviceWorker.dispatchEvent(new Event("controllerchange")));
  await expect(page.getByText("A newer Crossroads is here.")).toBeVisible();
  await letsEverybodyIn(page);
  const loaded = page.waitForEvent("load");
  await page.getByRole("button", { name: "Reload" }).click();
  await loaded;
  await expect(page.getByRole("heading", { name: "Board games of the road" })).toBeVisible();
  await expect(page.getByText("A newer Crossroads is here.")).toHaveCount(0);
});

const box = (page: Page) => page.getByRole("checkbox", { name: "Tell me when it’s my turn, in this browser" });

interface Calls {
  push: boolean;
  push_key: string;
}

test("a browser is called if it is asked to and allows it, and no more when it is switched off", async ({
  newcomer,
}) => {
  const page = await newcomer({ serviceWorkers: "allow", permissions: ["notifications"] });
  // The browser of the tests has no push service; this one has said yes.
  await page.addInitScript(() => {
    const bytes = (many: number, first: number) => new Uint8Array(many).fill(7, 1).fill(first, 0, 1);
    const text64 = (bytes: Uint8Array) => btoa(String.fromCharCode(...bytes)).replace(/=+$/, "");
    let told: PushSubscription | null = null;
    PushManager.prototype.subscribe = (wish) => {
      const text = (wish?.applicationServerKey as string).replaceAll("-", "+").replaceAll("_", "/");
      const key = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0)).buffer;
      told = {
        endpoint: "https://push.example/somebody",
        options: { applicationServerKey: key },
        toJSON: () => ({
          endpoint: "https://push.example/somebody",
          keys: { p256dh: text64(bytes(65, 4)), auth: text64(bytes(16, 1)) },
        }),
        unsubscribe: () => {
          told = null;
          return Promise.resolve(true);
        },
      } as unknown as PushSubscription;
      return Promise.resolve(told);
    };
    PushManager.prototype.getSubscription = () => Promise.resolve(told);
  });
  await post(page.request, "/api/guest");
  const calls = async (): Promise<Calls> => (await page.request.get("/api/me/calls")).json() as Promise<Calls>;
  await settledIn(page, "/me");
  await expect(box(page)).not.toBeChecked();
  expect((await calls()).push).toBe(false);
  await box(page).check();
  await expect.poll(async () => (await calls()).push).toBe(true);
  await expect(box(page)).toBeChecked();
  await expect(page.getByLabel("E-mail address")).toHaveCount(0);
  await letsEverybodyIn(page);
  await box(page).uncheck();
  await expect.poll(async () => (await calls()).push).toBe(false);
  await expect(box(page)).not.toBeChecked();
});

test("a browser whose push service gives it another address is called there", async ({ newcomer }) => {
  const page = await newcomer({ serviceWorkers: "allow" });
  await post(page.request, "/api/guest");
  await settledIn(page, "/");
  const worker = page.context().serviceWorkers()[0]!;
  await worker.evaluate(() => {
    const bytes = (many: number, first: number) => new Uint8Array(many).fill(7, 1).fill(first, 0, 1);
    const text64 = (bytes: Uint8Array) => btoa(String.fromCharCode(...bytes)).replace(/=+$/, "");
    const endpoint = "https://push.example/moved";
    const keys = { p256dh: text64(bytes(65, 4)), auth: text64(bytes(16, 1)) };
    PushManager.prototype.subscribe = () =>
      Promise.resolve({ endpoint, toJSON: () => ({ endpoint, keys }) } as unknown as PushSubscription);
    const { ExtendableEvent } = globalThis as unknown as { ExtendableEvent: typeof Event };
    dispatchEvent(new ExtendableEvent("pushsubscriptionchange"));
  });
  const called = async (): Promise<string[]> => {
    const told = (await (await page.request.get("/api/me/export")).json()) as { called?: { endpoint: string }[] };
    return (told.called ?? []).map(({ endpoint }) => endpoint);
  };
  await expect.poll(called).toEqual(["https://push.example/moved"]);
});

test("a browser that does not allow it says so", async ({ newcomer }) => {
  const page = await newcomer({ serviceWorkers: "allow" });
  await page.addInitScript(() => (Notification.requestPermission = () => Promise.resolve("denied")));
  await post(page.request, "/api/guest");
  await settledIn(page, "/me");
  await box(page).click();
  await expect(page.getByText("The browser doesn’t let this page tell you anything.")).toBeVisible();
  await expect(box(page)).not.toBeChecked();
});

test("an address is given, asked, switched off and forgotten where the server writes e-mails", async ({ page }) => {
  let mail: { address: string; confirmed: boolean; wanted: boolean } | null = null;
  await page.route("**/api/me/calls", (route) =>
    route.fulfill({ json: { push_key: "AAAA", push: false, can_mail: true, mail } }),
  );
  await page.route("**/api/me/mail", async (route) => {
    const said = route.request().postDataJSON() as { address?: string; wanted?: boolean } | null;
    if (route.request().method() === "POST") mail = { address: said!.address!, confirmed: false, wanted: true };
    else if (route.request().method() === "PATCH") mail = { ...mail!, wanted: said!.wanted! };
    else mail = null;
    await route.fulfill({ json: mail ?? {} });
  });
  await post(page.request, "/api/guest");
  await page.goto("/me");
  await expect(page.getByText("E-mails need a name of your own")).toBeVisible();
  await post(page.request, "/api/me/password", { password: "correct horse" });
  await page.reload();
  await page.getByLabel("E-mail address").fill("ada@example.org");
  await page.getByRole("button", { name: "Send me e-mails" }).click();
  await expect(page.getByText("A letter is on its way to ada@example.org.")).toBeVisible();
  mail = { ...mail!, confirmed: true };
  await page.reload();
  const wants = page.getByRole("checkbox", { name: /Tell me by e-mail when it’s my turn/ });
  await expect(wants).toBeChecked();
  await letsEverybodyIn(page);
  await wants.uncheck();
  await expect(wants).not.toBeChecked();
  await page.getByRole("button", { name: "Forget my address" }).click();
  await expect(wants).toHaveCount(0);
});

test("links of e-mails work for whoever follows them", async ({ page }) => {
  await page.goto("/mail/unsubscribe/nobody-0-0");
  await expect(page.getByText("This link doesn’t work any more.")).toBeVisible();
  const tokens: unknown[] = [];
  await page.route("**/api/mail/confirm", (route) => {
    tokens.push(route.request().postDataJSON());
    return route.fulfill({ json: {} });
  });
  await page.goto("/mail/confirm/ada-1-2");
  await letsEverybodyIn(page);
  expect(tokens, "nothing is done before a person says so").toEqual([]);
  await page.getByRole("button", { name: "Yes, it’s mine" }).click();
  await expect(page.getByText("You’ll be told by e-mail from now on.")).toBeVisible();
  expect(tokens).toEqual([{ token: "ada-1-2" }]);
});
