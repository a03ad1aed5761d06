// What the page has to do with its service worker: it asks for one, says what to keep, and hears when a newer page is there.

import { t } from "./language.svelte";
import { shell } from "./shell.svelte";

/** Files that were fetched before the worker could see it. */
function shown(): string[] {
  const paths = performance.getEntriesByType("resource").map(({ name }) => new URL(name).pathname);
  return [...new Set(paths)].filter((path) => path.startsWith("/assets/"));
}

let asked = false;

function install(workers: ServiceWorkerContainer): void {
  asked = true;
  let hadOne = workers.controller !== null;
  workers.addEventListener("controllerchange", () => {
    // The first one has come to the page that asked for it; any other came with a newer page.
    if (hadOne) shell.fresh = true;
    hadOne = true;
    tell(document.documentElement.lang);
  });
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible")
      void workers.getRegistration().then((registration) => registration?.update().catch(() => {}));
  });
  // Where there may be none (a private window, a server without a name for HTTPS) the page does without.
  workers.register("/worker.js").catch(() => {});
}

/** Tells the worker what to keep, and what to say in this language where nothing can be reached. */
export function tell(lang: string): void {
  // Without HTTPS there is none.
  if (!("serviceWorker" in navigator) || !import.meta.env.PROD) return;
  const workers = navigator.serviceWorker;
  if (!asked) install(workers);
  const words = { lang, title: t("offline-title"), text: t("offline-text"), again: t("broken-again") };
  workers.controller?.postMessage({ keep: shown(), words });
}
