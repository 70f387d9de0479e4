/** Sounds, made and not recorded: short, dry, acoustic. Nothing sounds before the first click, as browsers want it. */
import { useSettings } from "../settings/settings.js";

let context: AudioContext | null = null;
let lastAt = 0;

function room(): { context: AudioContext; out: GainNode } | null {
  const { volume, hushed } = useSettings.getState();
  if (hushed || volume === 0 || !navigator.userActivation?.hasBeenActive || typeof AudioContext === "undefined")
    return null;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  const out = context.createGain();
  out.gain.value = volume * 0.25;
  out.connect(context.destination);
  return { context, out };
}

/** A struck note: a pitch and its overtones, dying away. A bell has a minor third in it. */
function note(pitch: number, seconds: number, after = 0, tones: readonly number[] = [1, 2, 2.4, 3]): void {
  const place = room();
  if (!place) return;
  const start = place.context.currentTime + after;
  for (const [n, tone] of tones.entries()) {
    const voice = place.context.createOscillator();
    const loud = place.context.createGain();
    voice.frequency.value = pitch * tone;
    loud.gain.setValueAtTime(0.6 / (n + 1), start);
    loud.gain.exponentialRampToValueAtTime(0.001, start + seconds / (n + 1));
    voice.connect(loud).connect(place.out);
    voice.start(start);
    voice.stop(start + seconds);
  }
}

/** Notes one after another. */
function tune(pitches: readonly number[], seconds: number, apart: number): void {
  for (const [n, pitch] of pitches.entries()) note(pitch, seconds, n * apart);
}

/** A rustle: noise through a filter. Paper is high, water and wood are low. */
function rustle(pitch: number, seconds: number, after = 0): void {
  const place = room();
  if (!place) return;
  const start = place.context.currentTime + after;
  const noise = place.context.createBuffer(1, Math.ceil(place.context.sampleRate * seconds), place.context.sampleRate);
  const waves = noise.getChannelData(0);
  for (let n = 0; n < waves.length; n++) waves[n] = (Math.random() * 2 - 1) * (1 - n / waves.length) ** 2;
  const source = place.context.createBufferSource();
  source.buffer = noise;
  const filter = place.context.createBiquadFilter();
  filter.type = "bandpass";
  filter.frequency.value = pitch;
  source.connect(filter).connect(place.out);
  source.start(start);
}

const SOUNDS = {
  card: () => rustle(3200, 0.12),
  coins: () => {
    note(2100, 0.18, 0, [1, 1.51]);
    note(2500, 0.22, 0.07, [1, 1.51]);
  },
  worker: () => rustle(520, 0.06),
  dice: () => {
    // Each knocks on the table twice, and lies.
    for (let n = 0; n < 5; n++) {
      rustle(900 + n * 120, 0.05, 0.3 + n * 0.06);
      rustle(700 + n * 90, 0.05, 0.5 + n * 0.07);
      rustle(520 + n * 60, 0.07, 0.68 + n * 0.06);
    }
  },
  canal: () => rustle(420, 0.5),
  house: () => {
    rustle(300, 0.08);
    rustle(240, 0.1, 0.12);
  },
  threat: () => note(110, 0.7),
  struck: () => {
    note(98, 0.5);
    rustle(160, 0.3);
  },
  score: () => tune([523, 659, 784], 0.6, 0.14),
  flood: () => {
    rustle(300, 1.5);
    rustle(620, 0.9, 0.35);
    note(98, 1.2);
  },
  plague: () => tune([131, 123], 1.8, 0.7),
  fire: () => {
    rustle(240, 1.2);
    for (let n = 0; n < 9; n++) rustle(1600 + Math.random() * 1800, 0.04, 0.1 + n * 0.12 * Math.random() * 1.6);
  },
  intrigue: () => {
    rustle(2600, 0.35);
    rustle(3100, 0.3, 0.3);
    note(185, 1.1, 0.45, [1, 1.19]);
  },
  raid: () => {
    for (const after of [0, 0.16, 0.32, 0.64]) rustle(110, 0.16, after);
    note(2300, 0.2, 0.5, [1, 1.51]);
    note(1900, 0.25, 0.62, [1, 1.51]);
  },
  majority: () => tune([659, 988], 1.3, 0.45),
  statue: () => {
    rustle(140, 0.5);
    tune([392, 494, 587], 1.1, 0.16);
  },
  grow: () => {
    rustle(3200, 0.1);
    rustle(300, 0.07, 0.12);
    rustle(420, 0.07, 0.24);
  },
  town: () => tune([440, 554, 659], 0.9, 0.3),
  last: () => tune([147, 147], 2.4, 0.9),
};

export type SoundName = keyof typeof SOUNDS;

/** One sound at a time is enough. */
export function play(sound: SoundName): void {
  const now = Date.now();
  if (now - lastAt < 60) return;
  lastAt = now;
  SOUNDS[sound]();
}

/** Your turn: one note of the carillon. */
export const ringBell = (): void => note(784, 1.4);
/** The end: a short carillon. */
export const carillon = (): void => tune([784, 659, 698, 784, 1047], 1.2, 0.22);
