/** Synthesised sounds. They work only after the first press in the page, as browsers require. */
import { settings } from '../settings.svelte';
import { type Part, RECIPES, type SoundName } from './recipes';

/** The volume of each setting. */
const VOLUMES = { full: 0.6, medium: 0.3, quiet: 0.1 } as const;

let context: AudioContext | null = null;
let noise: AudioBuffer | null = null;

/** Plays a sound, unless sounds are switched off. */
export function play(name: SoundName): void {
  if (!settings.isOn('sounds') || typeof AudioContext === 'undefined') {
    return;
  }
  context ??= new AudioContext();
  const player = context;
  if (player.state === 'suspended') {
    // The page has not been pressed yet; earlier sounds are not played later.
    void player.resume();
    if (!navigator.userActivation?.hasBeenActive) {
      return;
    }
  }
  for (const part of RECIPES[name]) {
    start(player, part);
  }
}

function start(player: AudioContext, part: Part): void {
  const at = player.currentTime + part.at;
  const volume = player.createGain();
  volume.gain.setValueAtTime(0.0001, at);
  volume.gain.exponentialRampToValueAtTime(part.gain * VOLUMES[settings.get('volume')], at + 0.002);
  volume.gain.exponentialRampToValueAtTime(0.0001, at + part.decay);
  volume.connect(player.destination);
  const source = part.kind === 'tone' ? tone(player, part, at) : hiss(player, part, volume);
  if (part.kind === 'tone') {
    source.connect(volume);
  }
  source.start(at);
  source.stop(at + part.decay + 0.02);
}

function tone(player: AudioContext, part: Part, at: number): AudioScheduledSourceNode {
  const source = player.createOscillator();
  source.type = 'sine';
  source.frequency.setValueAtTime(part.pitch, at);
  if (part.slide) {
    source.frequency.exponentialRampToValueAtTime(part.slide, at + part.decay);
  }
  return source;
}

function hiss(player: AudioContext, part: Part, volume: AudioNode): AudioScheduledSourceNode {
  const source = player.createBufferSource();
  source.buffer = noiseOf(player);
  const filter = player.createBiquadFilter();
  filter.type = 'bandpass';
  filter.frequency.value = part.pitch;
  filter.Q.value = 1.2;
  source.connect(filter).connect(volume);
  return source;
}

function noiseOf(player: AudioContext): AudioBuffer {
  if (noise === null) {
    noise = player.createBuffer(1, player.sampleRate / 4, player.sampleRate);
    const samples = noise.getChannelData(0);
    for (let index = 0; index < samples.length; index += 1) {
      samples[index] = Math.random() * 2 - 1;
    }
  }
  return noise;
}
