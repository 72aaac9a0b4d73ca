// Short ways to write the exercises of the course.

import type { Color, RegulationsFrame } from '../../protocol/protocol';
import type { Outcome } from '../outcomes';
import type { PlayAct } from '../play';
import type { Option, Scene, Test } from '../types';

export const START = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';
/** The edition that the course teaches. */
export const TAUGHT = '2023';

/** Acts in short: `white play e2e4`, with further fields. */
type Lines = readonly (string | [string, Record<string, unknown>])[];

/** Writes the acts of a scene, a second apart: `white play e2e4`, `black press`. The start is added. */
export function acts(...lines: Lines): PlayAct[] {
  const all: PlayAct[] = [{ at: 0, by: 'arbiter', act: 'start' }];
  for (const line of lines) {
    const [text, more] = typeof line === 'string' ? [line, {}] : line;
    const [by = 'white', act = 'play', what] = text.split(' ');
    const named = what === undefined ? {} : act === 'touch' ? { square: what } : { move: what };
    all.push({ at: all.length * 1000, by: by as Color | 'arbiter', act, ...named, ...more });
  }
  return all;
}

/** A scene at a real board. */
export function scene(start: string, lines: Lines, more: RegulationsFrame = {}): Scene {
  const regulations: RegulationsFrame = { edition: TAUGHT, time_control: '5400+30', board: 'physical', ...more };
  return { regulations: start === START ? regulations : { ...regulations, start }, acts: acts(...lines) };
}

/** The answers yes and no. */
export const yesNo = (yes: Test, no: Test): Option[] => [
  { text: 'yes', when: yes },
  { text: 'no', when: no },
];
export const isLegal = yesNo({ legal: true }, { legal: false });
export const isDead = yesNo({ fact: 'dead', is: true }, { fact: 'dead', is: false });
export const canMate = (color: Color) => yesNo({ canMate: color, is: true }, { canMate: color, is: false });

/** The states of the player to move. */
export const statuses: Option[] = (['checkmate', 'check', 'stalemate', 'none'] as const).map((status) => ({
  text: `status-${status}`,
  when: { status },
}));

/** Outcomes as answers. */
export const outcomes = (...names: Outcome[]): Option[] =>
  names.map((outcome) => ({ text: `outcome-${outcome}`, when: { outcome } }));
