import { describe, expect, it } from 'vitest';
import { type SaidRuling, articleIn, gravest, isDecision, isRecorded, sentencesOf, withoutPlace } from './said';

const ruling = (fields: object) => ({ article: null, words: 'Said.', ...fields }) as SaidRuling;

describe('a sentence', () => {
  it('loses the place it cites, which has its own tag', () => {
    expect(withoutPlace('The game begins (Article 6.6).')).toBe('The game begins.');
    expect(withoutPlace('Černému spadl praporek (články 6.8 a 6.9).')).toBe('Černému spadl praporek.');
    expect(withoutPlace('White offers a draw.')).toBe('White offers a draw.');
  });
});

describe('several rulings', () => {
  it('are led by the gravest', () => {
    const illegal = ruling({ ruling: 'illegal_move', by: 'white', count: 2, kind: 'move', broken: null });
    const over = ruling({ ruling: 'game_over', result: '0-1', reason: 'illegal_moves' });
    expect(gravest([illegal, over])).toBe(over);
    expect(gravest([ruling({ ruling: 'time_added', to: 'black', ms: 1 }), illegal])).toBe(illegal);
    expect(gravest([ruling({ ruling: 'move_made', by: 'white', move: 'e2e4', san: 'e4' })])).toBeNull();
  });
  it('are not recorded where they are seen on the board', () => {
    expect(isRecorded(ruling({ ruling: 'move_made', by: 'white', move: 'e2e4', san: 'e4' }))).toBe(false);
    expect(isRecorded(ruling({ ruling: 'draw_offered', by: 'white', proper: true }))).toBe(true);
  });
  it('are passed over where they have no sentence', () => {
    const quiet = ruling({ ruling: 'clock_set', article: '6.1', words: undefined });
    const added = ruling({ ruling: 'time_added', to: 'black', ms: 1, article: '7.5.5' });
    expect(sentencesOf([quiet, added])).toEqual(['Said.']);
    expect(articleIn([quiet, added])).toBe('7.5.5');
    expect(articleIn([quiet])).toBeNull();
    expect(gravest([quiet, added])).toBe(added);
    expect(gravest([quiet])).toBeNull();
  });
  it('are noted where this page does not know their name', () => {
    const unknown = ruling({ ruling: 'pieces_moved' });
    expect([isDecision(unknown), isRecorded(unknown)]).toEqual([false, true]);
    expect(gravest([unknown])).toBeNull();
  });
});
