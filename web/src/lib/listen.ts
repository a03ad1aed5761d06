// Hears which tables wait, on screens that follow no table themselves.

import { TableSocket } from "./socket";
import { waiting } from "./waiting.svelte";

const nothing = (): void => {};

/** Listens until what is answered is called. */
export function listen(): () => void {
  const socket = new TableSocket(null, {
    connection: nothing,
    table: nothing,
    update: nothing,
    chat: nothing,
    unreachable: nothing,
    waiting: (tables) => (waiting.tables = tables),
  });
  const hurry = (): void => socket.hurry();
  const cut = (): void => socket.cut();
  addEventListener("online", hurry);
  addEventListener("offline", cut);
  document.addEventListener("visibilitychange", hurry);
  return () => {
    socket.end();
    removeEventListener("online", hurry);
    removeEventListener("offline", cut);
    document.removeEventListener("visibilitychange", hurry);
  };
}
