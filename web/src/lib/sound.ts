/** Two soft notes of our own: a piece was put down, and it is your turn. */
let context: AudioContext | null = null;

function note(frequency: number, after: number, length: number): void {
  context ??= new AudioContext();
  const start = context.currentTime + after;
  const tone = context.createOscillator();
  const volume = context.createGain();
  tone.type = "sine";
  tone.frequency.value = frequency;
  volume.gain.setValueAtTime(0.12, start);
  volume.gain.exponentialRampToValueAtTime(0.001, start + length);
  tone.connect(volume).connect(context.destination);
  tone.start(start);
  tone.stop(start + length);
}

export function knock(): void {
  note(220, 0, 0.12);
}

export function bell(): void {
  note(587, 0, 0.5);
  note(880, 0.12, 0.7);
}
