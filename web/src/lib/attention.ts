// How a person is called back to the table.

export const canNotify = "Notification" in globalThis;

/** Asks the browser for leave to notify; only ever called when somebody switches it on. */
export async function mayNotify(): Promise<boolean> {
  return canNotify && (await Notification.requestPermission()) === "granted";
}

/** A notification, if the page is not being looked at. */
export function notify(title: string, body: string, table: string): void {
  if (!canNotify || Notification.permission !== "granted" || document.visibilityState === "visible") return;
  const told = { body, tag: table, icon: "/icon-192.png", data: { table } };
  try {
    const shown = new Notification(title, told);
    shown.onclick = () => {
      window.focus();
      shown.close();
    };
  } catch {
    // Some phones only let service workers notify, and ours leads back to the table too.
    void navigator.serviceWorker.getRegistration().then((worker) => worker?.showNotification(title, told));
  }
}
