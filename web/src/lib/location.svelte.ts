// Where the page is, as something that screens can follow.

import { readable, route, type Route } from "./router";

class Place {
  path = $state(location.pathname);
  query = $state.raw(new URLSearchParams(location.search));
  hash = $state(readable(location.hash.slice(1)));
  /** What is appended to the address of the current screen does not make it another screen. */
  readonly route: Route = $derived(route(this.path));

  read(): void {
    this.path = location.pathname;
    this.query = new URLSearchParams(location.search);
    this.hash = readable(location.hash.slice(1));
  }
}

export const place = new Place();

/** Goes to an address of this page. */
export function go(address: string, how: { replace?: boolean } = {}): void {
  if (how.replace) history.replaceState(null, "", address);
  else history.pushState(null, "", address);
  const before = place.path;
  place.read();
  if (place.path !== before) arrive();
}

/** A new screen is read from its top, by eyes and by screen readers alike. */
function arrive(): void {
  scrollTo(0, 0);
  document.getElementById("main")?.focus({ preventScroll: true });
}

function follow(event: MouseEvent): void {
  const plain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (!plain || !link || event.defaultPrevented) return;
  const own = link.origin === location.origin && !link.target && !link.hasAttribute("download");
  const samePlace = link.pathname === location.pathname && link.hash !== "";
  if (!own || samePlace || link.pathname.startsWith("/api/")) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
}

/** Lets links and the browser's buttons move the page. */
export function startRouting(): void {
  addEventListener("click", follow);
  addEventListener("popstate", () => place.read());
}
