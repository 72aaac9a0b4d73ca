import { expect, it } from 'vitest';
import type { EventFrame, PageFrame } from '../../protocol/event';
import { byeRounds, cardOf, freeMark } from './own';

const page = (more: object = {}) =>
  ({
    player: { player: 1 },
    points: 0,
    rounds: [],
    is_in_next_round: true,
    calls: [],
    ...more,
  }) as unknown as PageFrame;
const event = (more: object = {}) =>
  ({ phase: 'running', rounds: [], total_rounds: 5, settings: { check_in: 'none' }, ...more }) as unknown as EventFrame;
const round = (number: number, state: string) => ({ round: number, state });

it('a player with a seat is told the board', () => {
  const seat = { round: 2, board: 6, color: 'white', state: 'waiting' };
  expect(cardOf(page({ seat }), event({ rounds: [round(2, 'published')] }))).toMatchObject({
    kind: 'seat',
    isOver: false,
  });
  expect(cardOf(page({ seat: { ...seat, state: 'finished' } }), event())).toMatchObject({ isOver: true });
});

it('a player without an opponent is told why', () => {
  const free = page({ rounds: [{ opponent: null, mark: 'half_bye' }], next_round: 2 });
  expect(cardOf(free, event({ rounds: [round(1, 'running')] }))).toEqual({ kind: 'free', round: 1, mark: 'half_bye' });
  // Once it is closed, the next round matters.
  expect(cardOf(free, event({ rounds: [round(1, 'closed')] }))).toMatchObject({ kind: 'next', round: 2, isIn: true });
  expect([freeMark('half_bye'), freeMark('forfeit_loss')]).toEqual(['half_bye', 'zero_bye']);
});

it('a player who has not checked in is asked to', () => {
  const checking = event({ settings: { check_in: 'each_round' } });
  expect(cardOf(page({ next_round: 1, player: { player: 1, is_here: false } }), checking)).toMatchObject({
    checksIn: true,
  });
  expect(cardOf(page({ next_round: 1, player: { player: 1, is_here: true } }), checking)).toMatchObject({
    checksIn: false,
  });
});

it('whoever has withdrawn and whoever is through is told so', () => {
  expect(cardOf(page({ player: { player: 1, withdrawn_after: 2 } }), event())).toEqual({ kind: 'withdrawn' });
  expect(cardOf(page(), event({ phase: 'finished' }))).toEqual({ kind: 'finished' });
});

it('a bye can be asked for in rounds that are not published and not taken', () => {
  const byes = [
    { round: 3, state: 'asked' },
    { round: 4, state: 'refused' },
  ];
  expect(byeRounds(page({ next_round: 2, player: { player: 1, byes, absences: [5] } }), event())).toEqual([2, 4]);
  expect(byeRounds(page(), event())).toEqual([]);
});
