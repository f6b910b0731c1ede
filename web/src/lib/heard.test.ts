import { beforeEach, expect, test, vi } from "vitest";
import { EVENTS } from "./generated";
import { sound, soundsOf } from "./heard";
import { play, SOUNDS } from "./sound";
import { ui } from "./ui.svelte";

/** Notes how loud each voice becomes. */
const loud: number[] = [];
const param = () => ({ setValueAtTime() {}, exponentialRampToValueAtTime() {}, linearRampToValueAtTime: (value: number) => loud.push(value) });
const node = () => ({ gain: param(), frequency: param(), connect: (next: unknown) => next, start() {}, stop() {} });

vi.stubGlobal(
  "AudioContext",
  class {
    currentTime = 0;
    sampleRate = 100;
    destination = node();
    resume = async () => {};
    createGain = node;
    createOscillator = node;
    createBufferSource = node;
    createBiquadFilter = node;
    createBuffer = () => ({ getChannelData: () => new Float32Array(10) });
  },
);
const lines = (...events: string[]) => events.map((what) => ({ what }));

beforeEach(() => {
  loud.length = 0;
  ui.volume = 0.5;
});

test.each(["wall", "sail", "jade", "swap", "gain", "nightfall"])("%s is heard", (what) => {
  expect(soundsOf(lines(what))).toHaveLength(1);
});

test("of many things at once a few are heard, the rarest first", () => {
  expect(soundsOf(lines(...EVENTS))).toEqual(["gong", "stone", "water"]);
});

test("what happens again and again is heard once", () => {
  expect(soundsOf(lines("pay", "gain", "pay", "gain"))).toEqual(["servant"]);
});

test("nothing is heard until sound is switched on", () => {
  ui.sound = false;
  sound(lines("wall"));
  expect(loud).toEqual([]);
  ui.sound = true;
  sound(lines("wall"));
  expect(loud).not.toEqual([]);
});

test.each(SOUNDS)("%s is as loud as the player wishes", (name) => {
  play(name);
  const whole = [...loud];
  loud.length = 0;
  ui.volume = 0.25;
  play(name);
  expect(loud).toEqual(whole.map((value) => value / 2));
});
