import { describe, expect, it } from 'vitest';
import type { PositionFrame } from '../protocol/protocol';
import { isLegal, statuses } from './course/make';
import { fits, rightOption } from './judge';
import { outcomeOf } from './outcomes';
import type { PlayRuling } from './play';

const facts = (more: Partial<PositionFrame>) =>
  ({ check: false, checkmate: false, stalemate: false, ...more }) as PositionFrame;
const rulings = (...all: object[]) => all as PlayRuling['ruling'][];

describe('the right option', () => {
  it('is the one that the facts make true', () => {
    expect(rightOption(statuses, { facts: facts({ check: true, checkmate: true }) })).toBe(0);
    expect(rightOption(statuses, { facts: facts({ check: true }) })).toBe(1);
    expect(rightOption(statuses, { facts: facts({ stalemate: true }) })).toBe(2);
    expect(rightOption(statuses, { facts: facts({}) })).toBe(3);
  });

  it('is unknown as long as the server has not said it', () => {
    expect(rightOption(isLegal, { facts: facts({}) })).toBeNull();
    expect(rightOption(statuses, {})).toBeNull();
    expect(
      rightOption([{ text: 'yes', when: { fact: 'dead', is: true } }], { facts: facts({ dead: null }) }),
    ).toBeNull();
  });
});

describe('an outcome', () => {
  it('is the weightiest ruling', () => {
    const illegal = { ruling: 'illegal_move', by: 'white' };
    expect(outcomeOf(rulings(illegal, { ruling: 'time_added', ms: 120_000 }))).toBe('illegal-2');
    expect(outcomeOf(rulings(illegal))).toBe('illegal-0');
    expect(outcomeOf(rulings(illegal, { ruling: 'game_over', reason: 'illegal_moves' }))).toBe('over-illegal_moves');
    const rejected = [{ ruling: 'claim_made' }, { ruling: 'claim_rejected' }, { ruling: 'time_added', ms: 180_000 }];
    expect(outcomeOf(rulings(...rejected))).toBe('rejected-3');
    expect(outcomeOf(rulings(...rejected, { ruling: 'time_deducted' }))).toBe('rejected-3-deducted');
    expect(outcomeOf(rulings({ ruling: 'touched', obliged: 'castle' }))).toBe('touched-castle');
    expect(outcomeOf(rulings({ ruling: 'refused', code: 'too_late' }))).toBe('refused-too_late');
    expect(outcomeOf(rulings({ ruling: 'move_made' }, { ruling: 'move_completed' }))).toBe('stands');
    expect(outcomeOf([])).toBe('nothing');
  });
});

it('a pattern fits what has all its fields', () => {
  expect(fits({ ruling: 'move_made', san: 'O-O' }, { san: 'O-O' })).toBe(true);
  expect(fits({ ruling: 'move_made', san: 'Kf1' }, { ruling: 'move_made', san: 'O-O' })).toBe(false);
});
