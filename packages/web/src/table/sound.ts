import { settings } from '../app/settings.ts';
import type { Sound } from '../play/beat.ts';
import type { Deck } from './face.ts';

/** A short sound: filtered noise or a falling tone. Times in seconds. */
interface Voice {
  readonly kind: 'noise' | 'tone';
  readonly pitch: number;
  readonly length: number;
  readonly loudness: number;
  readonly after?: number;
}

/** Flower cards are thick and click. */
const VOICES: Readonly<Record<Sound, readonly Voice[]>> = {
  tap: [{ kind: 'noise', pitch: 2600, length: 0.035, loudness: 0.5 }],
  paper: [{ kind: 'noise', pitch: 5200, length: 0.09, loudness: 0.18 }],
  flip: [{ kind: 'noise', pitch: 4200, length: 0.02, loudness: 0.3 }],
  capture: [
    { kind: 'noise', pitch: 2400, length: 0.03, loudness: 0.45 },
    { kind: 'noise', pitch: 3000, length: 0.03, loudness: 0.4, after: 0.07 },
  ],
  steal: [
    { kind: 'noise', pitch: 2400, length: 0.03, loudness: 0.4 },
    { kind: 'noise', pitch: 6000, length: 0.16, loudness: 0.15, after: 0.05 },
  ],
  yaku: [
    { kind: 'tone', pitch: 880, length: 0.07, loudness: 0.3 },
    { kind: 'tone', pitch: 1175, length: 0.09, loudness: 0.28, after: 0.1 },
  ],
  drum: [{ kind: 'tone', pitch: 120, length: 0.22, loudness: 0.7 }],
  turn: [{ kind: 'tone', pitch: 620, length: 0.08, loudness: 0.2 }],
  tick: [{ kind: 'noise', pitch: 3600, length: 0.015, loudness: 0.4 }],
  win: [
    { kind: 'tone', pitch: 130, length: 0.2, loudness: 0.7 },
    { kind: 'tone', pitch: 175, length: 0.3, loudness: 0.7, after: 0.22 },
  ],
  loss: [{ kind: 'tone', pitch: 90, length: 0.35, loudness: 0.6 }],
};

/** French cards are paper: they slide over the cloth and snap when turned. */
const PAPER_VOICES: Readonly<Partial<Record<Sound, readonly Voice[]>>> = {
  tap: [
    { kind: 'noise', pitch: 5600, length: 0.08, loudness: 0.16 },
    { kind: 'noise', pitch: 900, length: 0.045, loudness: 0.42, after: 0.05 },
  ],
  flip: [
    { kind: 'noise', pitch: 6800, length: 0.03, loudness: 0.22 },
    { kind: 'noise', pitch: 1500, length: 0.025, loudness: 0.34, after: 0.025 },
  ],
  capture: [
    { kind: 'noise', pitch: 4600, length: 0.14, loudness: 0.16 },
    { kind: 'noise', pitch: 5200, length: 0.12, loudness: 0.14, after: 0.06 },
    { kind: 'noise', pitch: 800, length: 0.05, loudness: 0.4, after: 0.16 },
  ],
};

export function voicesOf(sound: Sound, deck: Deck): readonly Voice[] {
  return (deck === 'french' ? PAPER_VOICES[sound] : undefined) ?? VOICES[sound];
}

let onTable: Deck = 'korean';

/** Selects the sounds of this deck. */
export function playWith(deck: Deck): void {
  onTable = deck;
}

let context: AudioContext | null = null;
let noise: AudioBuffer | null = null;

/** Short pulses in milliseconds, for what happens to the player; other sounds have none. */
const PULSES: Readonly<Partial<Record<Sound, readonly number[]>>> = {
  tap: [12],
  steal: [10, 40, 10],
  turn: [20],
  win: [30, 60, 50],
};

/** Whether the device can vibrate: a phone. */
export function canVibrate(): boolean {
  return 'vibrate' in navigator && matchMedia('(pointer: coarse)').matches;
}

/** Plays a sound of the table, which the reader sees, and its pulse. */
export function play(sound: Sound): void {
  const pulses = PULSES[sound];
  if (pulses && settings().haptics && canVibrate() && navigator.userActivation?.hasBeenActive)
    navigator.vibrate([...pulses]);
  if (settings().speed !== 0 && !document.hidden) playUnseen(sound);
}

/** Plays a sound, in a hidden tab too. Browsers block audio until the first interaction. */
export function playUnseen(sound: Sound): void {
  if (!settings().sound || !navigator.userActivation?.hasBeenActive) return;
  context ??= new AudioContext();
  for (const voice of voicesOf(sound, onTable)) speak(context, voice);
}

function speak(audio: AudioContext, { kind, pitch, length, loudness, after = 0 }: Voice): void {
  const start = audio.currentTime + after;
  const gain = audio.createGain();
  gain.gain.setValueAtTime(loudness * 0.35 * settings().volume, start);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
  gain.connect(audio.destination);
  const source = kind === 'noise' ? hiss(audio, pitch, gain) : tone(audio, pitch, start, length, gain);
  source.start(start);
  source.stop(start + length);
}

function hiss(audio: AudioContext, pitch: number, out: GainNode): AudioBufferSourceNode {
  noise ??= whiteNoise(audio);
  const source = audio.createBufferSource();
  source.buffer = noise;
  const filter = audio.createBiquadFilter();
  filter.type = 'bandpass';
  filter.frequency.value = pitch;
  source.connect(filter).connect(out);
  return source;
}

function tone(audio: AudioContext, pitch: number, start: number, length: number, out: GainNode): OscillatorNode {
  const source = audio.createOscillator();
  source.frequency.setValueAtTime(pitch, start);
  source.frequency.exponentialRampToValueAtTime(pitch * 0.7, start + length);
  source.connect(out);
  return source;
}

function whiteNoise(audio: AudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, audio.sampleRate / 4, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  return buffer;
}
