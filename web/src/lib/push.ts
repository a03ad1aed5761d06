// How this browser is called when no page is open: by its own push service, which the server asks.

import { mayNotify } from "./attention";
import { calls } from "./calls";
import type { Lang } from "./catalogues";

/** Whether this browser can be called at all. Without HTTPS, and on some phones outside the home screen, it cannot. */
export const canPush = (): boolean => "serviceWorker" in navigator && "PushManager" in globalThis;

/** Bytes as they stand in addresses. */
const base64 = (bytes: ArrayBuffer | null): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes ?? new ArrayBuffer(0))))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");

async function known(): Promise<PushSubscription | null> {
  const registration = canPush() ? await navigator.serviceWorker.getRegistration() : undefined;
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/** Whether the server with this key is let call here. */
export async function pushesHere(key: string): Promise<boolean> {
  const subscription = await known();
  return subscription !== null && base64(subscription.options.applicationServerKey) === key;
}

/** Asks the browser, and then the server, to call here; false if the browser does not allow it. Only ever called by a click. */
export async function pushHere(key: string, lang: Lang): Promise<boolean> {
  if (!(await mayNotify())) return false;
  const { pushManager } = await navigator.serviceWorker.ready;
  // A subscription that was for another server's key cannot be used.
  if (!(await pushesHere(key))) await (await known())?.unsubscribe();
  // Some browsers have no push service, or may not use it, and say so only now.
  const wished = { userVisibleOnly: true, applicationServerKey: key };
  const subscription = await pushManager.subscribe(wished).catch(() => null);
  if (subscription === null) return false;
  const { endpoint = "", keys } = subscription.toJSON();
  await calls.here({ endpoint, p256dh: keys?.p256dh ?? "", auth: keys?.auth ?? "", lang });
  return true;
}

/** Is called no more here. */
export async function pushNoMore(): Promise<void> {
  await calls.hereNoMore();
  await (await known())?.unsubscribe();
}
