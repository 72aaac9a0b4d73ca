// The situations of the examination, and the draw of twenty of them.

import { EDITIONS, type Edition, type RegulationsFrame } from '../../protocol/protocol';
import type { Outcome } from '../outcomes';
import type { PlayAct } from '../play';
import { shuffled, type Random } from '../random';
import pool from './situations.json';

/** A question: what follows from the last act? */
export interface Situation {
  /** The incident it is taken from. */
  incident: string;
  options: Outcome[];
  /** The outcome that the incident expects; only tests read it, since the server decides. */
  expected: Outcome;
  regulations: RegulationsFrame & { edition: Edition };
  acts: PlayAct[];
}

export const SITUATIONS = pool as unknown as readonly Situation[];
export const QUESTIONS = 20;
export const NEEDED = 16;

/** Draws the questions: as many of each edition, and no answer more than three times. */
export function draw(random: Random, from: readonly Situation[] = SITUATIONS): Situation[] {
  const drawn: Situation[] = [];
  const count = (of: (one: Situation) => boolean) => drawn.filter(of).length;
  for (const edition of EDITIONS) {
    const own = shuffled(
      from.filter(({ regulations }) => regulations.edition === edition),
      random,
    );
    for (const one of own) {
      if (count(({ regulations }) => regulations.edition === edition) >= QUESTIONS / EDITIONS.length) break;
      if (count(({ expected }) => expected === one.expected) < 3) drawn.push(one);
    }
  }
  return shuffled(drawn, random);
}
