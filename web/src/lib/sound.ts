// What is heard at a table: every sound is made here, of tones and of noise, so that there is nothing to be fetched but these rows.

import type { Sound } from "../games/contract";

/** A tone that glides, or noise behind a filter that glides. Pitches are in hertz, times in seconds. */
interface Part {
  wave: OscillatorType | "noise";
  from: number;
  to: number;
  lasts: number;
  /** How loud, from 0 to 1. */
  loud: number;
  after?: number;
  /** How narrow the filter is. */
  narrow?: number;
}

const click = (after: number, pitch: number, loud = 0.2): Part => ({
  wave: "noise",
  from: pitch,
  to: pitch * 0.7,
  lasts: 0.035,
  loud,
  after,
  narrow: 4,
});

const SOUNDS: Record<Sound, readonly Part[]> = {
  card: [{ wave: "noise", from: 3800, to: 1400, lasts: 0.09, loud: 0.16, narrow: 1.2 }],
  dice: [0, 0.06, 0.14, 0.21, 0.31].map((after, at) => click(after, 1500 + 350 * ((at * 7) % 4), 0.3 - at * 0.04)),
  engine: [
    { wave: "sawtooth", from: 62, to: 128, lasts: 0.5, loud: 0.14 },
    { wave: "square", from: 31, to: 64, lasts: 0.5, loud: 0.07 },
    { wave: "noise", from: 300, to: 900, lasts: 0.45, loud: 0.05, narrow: 0.8 },
  ],
  brake: [
    { wave: "sawtooth", from: 120, to: 50, lasts: 0.35, loud: 0.1 },
    { wave: "noise", from: 2400, to: 1700, lasts: 0.4, loud: 0.09, narrow: 9 },
  ],
  slide: [
    { wave: "noise", from: 2600, to: 1500, lasts: 0.8, loud: 0.17, narrow: 11 },
    { wave: "noise", from: 700, to: 260, lasts: 0.9, loud: 0.12, narrow: 0.7, after: 0.15 },
  ],
  slam: [
    { wave: "noise", from: 900, to: 120, lasts: 0.25, loud: 0.5, narrow: 0.6 },
    { wave: "square", from: 170, to: 42, lasts: 0.18, loud: 0.22 },
    click(0.07, 3100, 0.2),
    click(0.16, 2300, 0.12),
  ],
  shot: [
    { wave: "noise", from: 4200, to: 500, lasts: 0.12, loud: 0.4, narrow: 0.5 },
    { wave: "noise", from: 3600, to: 420, lasts: 0.12, loud: 0.34, narrow: 0.5, after: 0.11 },
    { wave: "noise", from: 3900, to: 380, lasts: 0.2, loud: 0.34, narrow: 0.5, after: 0.22 },
  ],
  boom: [
    { wave: "noise", from: 700, to: 50, lasts: 1.1, loud: 0.6, narrow: 0.4 },
    { wave: "sine", from: 95, to: 28, lasts: 0.9, loud: 0.5 },
    { wave: "noise", from: 2600, to: 300, lasts: 0.3, loud: 0.25, narrow: 0.5 },
  ],
  fire: [{ wave: "noise", from: 500, to: 1900, lasts: 0.45, loud: 0.17, narrow: 0.9 }],
  steam: [{ wave: "noise", from: 5200, to: 3000, lasts: 0.4, loud: 0.1, narrow: 0.7 }],
  gear: [click(0, 900, 0.24), click(0.05, 1500, 0.2), { wave: "triangle", from: 340, to: 300, lasts: 0.08, loud: 0.1 }],
  pencil: [
    { wave: "noise", from: 5200, to: 6100, lasts: 0.1, loud: 0.06, narrow: 2 },
    { wave: "noise", from: 6000, to: 4800, lasts: 0.08, loud: 0.05, narrow: 2, after: 0.11 },
  ],
  chime: [
    { wave: "triangle", from: 659, to: 659, lasts: 0.25, loud: 0.16 },
    { wave: "triangle", from: 880, to: 880, lasts: 0.3, loud: 0.16, after: 0.13 },
  ],
  flag: [523, 659, 784, 1047].map((pitch, at) => ({
    wave: "triangle" as const,
    from: pitch,
    to: pitch,
    lasts: at === 3 ? 0.7 : 0.16,
    loud: 0.18,
    after: at * 0.13,
  })),
  out: [
    { wave: "sawtooth", from: 196, to: 185, lasts: 0.35, loud: 0.12 },
    { wave: "sawtooth", from: 156, to: 98, lasts: 0.8, loud: 0.12, after: 0.35 },
  ],
};

let audio: AudioContext | null = null;
let noise: AudioBuffer | null = null;

/** Half a second of noise is enough for all: it goes round. */
function noiseOf(context: AudioContext): AudioBuffer {
  if (noise) return noise;
  noise = context.createBuffer(1, context.sampleRate / 2, context.sampleRate);
  const samples = noise.getChannelData(0);
  for (let at = 0; at < samples.length; at++) samples[at] = 2 * Math.random() - 1;
  return noise;
}

function source(context: AudioContext, { wave, from, to, lasts, narrow = 1 }: Part, start: number) {
  if (wave !== "noise") {
    const tone = context.createOscillator();
    tone.type = wave;
    tone.frequency.setValueAtTime(from, start);
    tone.frequency.exponentialRampToValueAtTime(to, start + lasts);
    return { starts: tone, sounds: tone };
  }
  const [rush, filter] = [context.createBufferSource(), context.createBiquadFilter()];
  rush.buffer = noiseOf(context);
  rush.loop = true;
  filter.type = "bandpass";
  filter.Q.value = narrow;
  filter.frequency.setValueAtTime(from, start);
  filter.frequency.exponentialRampToValueAtTime(to, start + lasts);
  rush.connect(filter);
  return { starts: rush, sounds: filter };
}

/** Makes a sound. A browser lets nothing be heard before somebody has clicked: until then it is silent, and nothing is kept for later. */
export function play(sound: Sound): void {
  audio ??= new AudioContext();
  const context = audio;
  if (context.state === "suspended") return void context.resume();
  for (const part of SOUNDS[sound]) {
    const start = context.currentTime + (part.after ?? 0);
    const { starts, sounds } = source(context, part, start);
    const volume = context.createGain();
    volume.gain.setValueAtTime(0, start);
    volume.gain.linearRampToValueAtTime(part.loud, start + Math.min(0.015, part.lasts / 4));
    volume.gain.exponentialRampToValueAtTime(0.001, start + part.lasts);
    sounds.connect(volume).connect(context.destination);
    starts.start(start);
    starts.stop(start + part.lasts + 0.02);
  }
}
