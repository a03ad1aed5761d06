// How a person is called back to the table.

let audio: AudioContext | null = null;

/** Two short notes. */
export function chime(): void {
  audio ??= new AudioContext();
  note(audio, 659, 0);
  note(audio, 880, 0.13);
}

function note(context: AudioContext, pitch: number, after: number): void {
  const start = context.currentTime + after;
  const [tone, volume] = [context.createOscillator(), context.createGain()];
  tone.type = "triangle";
  tone.frequency.value = pitch;
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(0.16, start + 0.015);
  volume.gain.exponentialRampToValueAtTime(0.001, start + 0.25);
  tone.connect(volume).connect(context.destination);
  tone.start(start);
  tone.stop(start + 0.3);
}

export const canNotify = "Notification" in globalThis;

/** Asks the browser for leave to notify; only ever called when somebody switches it on. */
export async function mayNotify(): Promise<boolean> {
  return canNotify && (await Notification.requestPermission()) === "granted";
}

/** A notification, if the page is not being looked at. */
export function notify(title: string, body: string, table: string): void {
  if (!canNotify || Notification.permission !== "granted" || document.visibilityState === "visible") return;
  try {
    const shown = new Notification(title, { body, tag: table, icon: "/icon-192.png" });
    shown.onclick = () => {
      window.focus();
      shown.close();
    };
  } catch {
    // Some phones only let service workers notify.
  }
}
