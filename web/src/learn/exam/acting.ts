// A situation that is decided by acting: the acts of an arbiter in place of a choice of rulings. The server judges the acts, and both
// are compared by what they change: the result and the time of each player.

import { COLORS, type Color } from '../../protocol/protocol';
import { outcomeOf, type Outcome } from '../outcomes';
import type { PlayAct, PlayFrame, PlayRuling, PlayStep } from '../play';
import type { Situation } from './draw';

/** An answer: a ruling that was chosen, or acts with what the server has said about them. */
export type Answer = { chosen: Outcome } | { acts: readonly PlayAct[]; steps: readonly PlayStep[] };

/** What rulings change. */
export interface Effects {
  /** The score of a game that is over. */
  result: string | null;
  /** The time that each player gets, in milliseconds; below zero if they lose some. */
  time: Record<Color, number>;
}

/** Adds up what rulings change. */
export function effectsOf(rulings: readonly PlayRuling['ruling'][]): Effects {
  const effects: Effects = { result: null, time: { white: 0, black: 0 } };
  for (const ruling of rulings) {
    if (ruling.ruling === 'game_over') effects.result = ruling.result;
    else if (ruling.ruling === 'time_added') effects.time[ruling.to] += ruling.ms;
    else if (ruling.ruling === 'time_deducted') effects.time[ruling.from] -= ruling.ms;
  }
  return effects;
}

/** Tells whether two changes are the same; once the game is over, time does not matter. */
export function areSame(one: Effects, other: Effects): boolean {
  if (one.result !== null || other.result !== null) return one.result === other.result;
  return COLORS.every((color) => one.time[color] === other.time[color]);
}

const rulingsOf = (steps: readonly (PlayStep | undefined)[]) =>
  steps.flatMap((step) => step?.rulings ?? []).map(({ ruling }) => ruling);

/** Tells whether an answer agrees with what the server has ruled on the last act of a situation. */
export function isRight(answer: Answer | null, frame: PlayFrame | undefined): boolean {
  if (!answer || !frame) return false;
  const ruled = rulingsOf([frame.steps.at(-1)]);
  if ('chosen' in answer) return answer.chosen === outcomeOf(ruled);
  return areSame(effectsOf(rulingsOf(answer.steps)), effectsOf(ruled));
}

/** Outcomes that change the result or the clocks. */
const CHANGES = /^(over-.*|(illegal|rejected)-[1-9].*)$/;

/** Tells whether a situation can be decided by acting: at least one of its options changes something. */
export function canAct({ options }: Situation): boolean {
  return options.some((option) => CHANGES.test(option));
}

/** The scene in which the arbiter acts: all that happened before the question, and the acts at that moment. */
export function sceneOf({ acts }: Situation, own: readonly PlayAct[]): PlayAct[] {
  return [...acts.slice(0, -1), ...own];
}

/** The time of the arbiter's acts: the last moment before the question, so that no clock runs on. */
export function momentOf({ acts }: Situation): number {
  return acts.at(-2)?.at ?? 0;
}
