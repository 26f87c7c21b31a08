/** Small sounds, made here and now: no files. Silent until the person switches them on. */
import { settings } from "./settings.svelte";

export type Sound = "dice" | "card" | "token" | "turn" | "end";

/** One tone of a sound: when it begins and how long it lasts, in seconds; without a pitch it is a rustle. */
interface Tone {
  at: number;
  lasts: number;
  hertz?: number;
  shape?: OscillatorType;
  /** 0 to 1. */
  loud: number;
}

/** A knock is a short low tone with a rustle on it. */
const knock = (at: number, hertz: number, loud: number): Tone[] => [
  { at, lasts: 0.05, hertz, shape: "triangle", loud },
  { at, lasts: 0.02, loud: loud / 2 },
];

export const SOUNDS: Readonly<Record<Sound, readonly Tone[]>> = {
  dice: [...knock(0, 310, 0.3), ...knock(0.07, 260, 0.26), ...knock(0.13, 340, 0.2), ...knock(0.22, 230, 0.24)],
  card: [{ at: 0, lasts: 0.09, loud: 0.16 }, { at: 0.07, lasts: 0.03, loud: 0.22 }],
  token: knock(0, 190, 0.34),
  turn: [
    { at: 0, lasts: 0.18, hertz: 587, shape: "sine", loud: 0.22 },
    { at: 0.12, lasts: 0.3, hertz: 880, shape: "sine", loud: 0.2 },
  ],
  end: [523, 659, 784, 1047].map((hertz, step) => ({ at: step * 0.13, lasts: 0.34, hertz, shape: "sine", loud: 0.2 }) as const),
};

/** The same sound again within so many milliseconds is one sound. */
const ONCE = 60;
const last = new Map<Sound, number>();
let studio: AudioContext | null = null;

/** Let a sound be heard, if sounds are wanted and the browser lets us. */
export function sound(name: Sound): void {
  const now = performance.now();
  if (!settings.sound || now - (last.get(name) ?? -ONCE) < ONCE) return;
  last.set(name, now);
  studio ??= new AudioContext();
  // Without a press on the page yet the browser keeps it silent, which is no trouble.
  void studio.resume().catch(() => undefined);
  if (studio.state === "running") for (const tone of SOUNDS[name]) ring(studio, tone);
}

function ring(studio: AudioContext, { at, lasts, hertz, shape = "sine", loud }: Tone): void {
  const begins = studio.currentTime + at;
  const volume = studio.createGain();
  volume.gain.setValueAtTime(loud, begins);
  volume.gain.exponentialRampToValueAtTime(0.001, begins + lasts);
  volume.connect(studio.destination);
  const source = hertz ? tuned(studio, hertz, shape) : rustle(studio, lasts);
  source.connect(volume);
  source.start(begins);
  source.stop(begins + lasts);
}

function tuned(studio: AudioContext, hertz: number, shape: OscillatorType): OscillatorNode {
  return new OscillatorNode(studio, { frequency: hertz, type: shape });
}

function rustle(studio: AudioContext, lasts: number): AudioBufferSourceNode {
  const noise = studio.createBuffer(1, Math.ceil(studio.sampleRate * lasts), studio.sampleRate);
  noise.getChannelData(0).forEach((_, place, wave) => (wave[place] = Math.random() * 2 - 1));
  return new AudioBufferSourceNode(studio, { buffer: noise });
}
