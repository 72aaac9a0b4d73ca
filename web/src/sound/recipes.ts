/** The parts of each sound: knocks of wood, levers, bells. Nothing is longer than 300 ms except the tail of the gong. */

export type SoundName = 'move' | 'capture' | 'press' | 'illegal' | 'arbiter' | 'offer' | 'flag' | 'over' | 'tick';

/** One part of a sound. */
export interface Part {
  /** When it starts, in seconds. */
  at: number;
  /** The duration of its decay, in seconds. */
  decay: number;
  /** Its initial volume, from 0 to 1. */
  gain: number;
  /** The frequency in hertz: of a tone, or of the filter applied to noise. */
  kind: 'tone' | 'noise';
  pitch: number;
  /** The final frequency of the tone. */
  slide?: number;
}

/** Wood on wood: the click of the contact and the resonance of the board. */
function knock(at: number, pitch: number, gain: number): Part[] {
  return [
    { at, kind: 'noise', pitch: pitch * 9, decay: 0.025, gain: gain * 0.7 },
    { at, kind: 'tone', pitch, slide: pitch * 0.72, decay: 0.09, gain },
    { at, kind: 'tone', pitch: pitch * 2.7, decay: 0.035, gain: gain * 0.35 },
  ];
}

/** A bell: a tone and its overtones. */
function bell(at: number, pitch: number, gain: number, decay: number): Part[] {
  return [
    { at, kind: 'tone', pitch, decay, gain },
    { at, kind: 'tone', pitch: pitch * 2.76, decay: decay * 0.6, gain: gain * 0.4 },
    { at, kind: 'tone', pitch: pitch * 5.4, decay: decay * 0.3, gain: gain * 0.2 },
  ];
}

export const RECIPES: Record<SoundName, readonly Part[]> = {
  move: knock(0, 210, 0.5),
  capture: [...knock(0, 250, 0.5), ...knock(0.065, 190, 0.55)],
  press: [
    { at: 0, kind: 'noise', pitch: 2600, decay: 0.018, gain: 0.4 },
    { at: 0.045, kind: 'noise', pitch: 1500, decay: 0.03, gain: 0.5 },
    { at: 0.045, kind: 'tone', pitch: 320, slide: 240, decay: 0.05, gain: 0.25 },
  ],
  illegal: [...knock(0, 96, 0.8), ...knock(0.17, 88, 0.8)],
  arbiter: bell(0, 880, 0.35, 0.3),
  offer: [
    { at: 0, kind: 'tone', pitch: 1560, decay: 0.07, gain: 0.25 },
    { at: 0, kind: 'noise', pitch: 5200, decay: 0.012, gain: 0.2 },
  ],
  flag: bell(0, 146, 0.6, 0.3),
  over: [...knock(0, 150, 0.4), ...knock(0.2, 150, 0.35)],
  tick: [{ at: 0, kind: 'noise', pitch: 3400, decay: 0.015, gain: 0.3 }],
};

/** Returns the duration of a sound, in seconds. */
export function lengthOf(name: SoundName): number {
  return Math.max(...RECIPES[name].map((part) => part.at + part.decay));
}
