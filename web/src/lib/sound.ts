/** A few sounds, made in the page itself. */
import { ui } from "./ui.svelte";

interface Voice {
  /** The first frequency in Hz, and the last where it glides. */
  tone?: [number, number?];
  /** Noise around a frequency instead, and the last where it glides. */
  noise?: [number, number?];
  shape?: OscillatorType;
  /** Seconds after the beginning, until it is loudest, and until it has died away. */
  after?: number;
  rise?: number;
  length: number;
  /** 0 to 1. */
  loud: number;
}

const VOICES = {
  card: [{ noise: [2600, 1100], rise: 0.02, length: 0.13, loud: 0.5 }, { tone: [190, 120], after: 0.07, length: 0.08, loud: 0.35 }],
  servant: [{ tone: [420, 300], length: 0.09, loud: 0.5 }, { noise: [1500], length: 0.03, loud: 0.35 }],
  stone: [{ tone: [130, 70], shape: "triangle", length: 0.24, loud: 0.6 }, { noise: [420, 200], length: 0.16, loud: 0.9 }],
  water: [{ noise: [380, 900], rise: 0.22, length: 0.6, loud: 0.9 }, { noise: [900, 450], after: 0.3, rise: 0.15, length: 0.6, loud: 0.7 }],
  jade: [{ tone: [1760], length: 0.5, loud: 0.22 }, { tone: [2637], after: 0.05, length: 0.6, loud: 0.16 }],
  token: [{ tone: [1245], shape: "triangle", length: 0.09, loud: 0.25 }, { tone: [1661], shape: "triangle", after: 0.06, length: 0.22, loud: 0.22 }],
  gong: [1, 1.48, 2.03, 2.71, 3.42].map((times, i): Voice => ({ tone: [98 * times, 96 * times], rise: 0.01 + 0.03 * i, length: 2.6 - 0.35 * i, loud: 0.42 / (i + 1) })),
  turn: [{ tone: [587], length: 0.5, loud: 0.32 }, { tone: [880], after: 0.13, length: 0.7, loud: 0.3 }],
} satisfies Record<string, Voice[]>;

export type Sound = keyof typeof VOICES;
export const SOUNDS = Object.keys(VOICES) as Sound[];

let context: AudioContext | null = null;

export function play(sound: Sound, after = 0): void {
  context ??= new AudioContext();
  void context.resume();
  for (const voice of VOICES[sound]) sing(context, voice, context.currentTime + after);
}

function sing(context: BaseAudioContext, voice: Voice, from: number): void {
  const { after = 0, rise = 0.004, length } = voice;
  const start = from + after;
  const volume = context.createGain();
  volume.gain.setValueAtTime(0.0001, start);
  volume.gain.linearRampToValueAtTime(voice.loud * ui.volume, start + rise);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + length);
  const source = voice.noise ? noise(context, voice.noise, start, length, volume) : tone(context, voice, start, volume);
  volume.connect(context.destination);
  source.start(start);
  source.stop(start + length);
}

function tone(context: BaseAudioContext, { tone = [440], shape = "sine", length }: Voice, start: number, into: AudioNode): OscillatorNode {
  const source = context.createOscillator();
  source.type = shape;
  glide(source.frequency, tone, start, length);
  source.connect(into);
  return source;
}

function noise(context: BaseAudioContext, around: [number, number?], start: number, length: number, into: AudioNode): AudioBufferSourceNode {
  const source = context.createBufferSource();
  source.buffer = context.createBuffer(1, Math.ceil(context.sampleRate * length), context.sampleRate);
  source.buffer.getChannelData(0).forEach((_, i, samples) => (samples[i] = Math.random() * 2 - 1));
  const filter = context.createBiquadFilter();
  filter.type = "bandpass";
  glide(filter.frequency, around, start, length);
  source.connect(filter).connect(into);
  return source;
}

function glide(frequency: AudioParam, [first, last = first]: [number, number?], start: number, length: number): void {
  frequency.setValueAtTime(first, start);
  frequency.exponentialRampToValueAtTime(last, start + length);
}
