import { beforeAll, expect, it } from 'vitest';
import { START_POSITION, type ViewFrame } from '../../protocol/protocol';
import { Bundle } from '../../words/bundle';
import { wholeLanguage } from '../../words/languages';
import { read } from '../../router.svelte';
import { startInWords } from '../game/start';
import { seatLink, termsInWords } from './game';

let words: Bundle;
beforeAll(async () => {
  words = new Bundle('en', await wholeLanguage('en'));
});

const view = (regulations: ViewFrame['regulations'], table: Partial<ViewFrame['table']> = {}) =>
  ({ regulations, pace: 'rapid', table: { mode: 'competition', touch_move: true, ...table } }) as ViewFrame;

it('an invitation names the start, touch-move, training and who keeps the score', () => {
  expect(termsInWords(view({}), words)).toEqual(['Touch-move: a touched piece must be moved.']);
  expect(
    termsInWords(view({ start: 518, scoresheets: 'players' }, { touch_move: false, mode: 'training' }), words),
  ).toEqual([
    'Chess960, position 518.',
    'Touch-move does not apply: a touched piece may be put back.',
    'Training: the page shows where pieces may go.',
    'Each player keeps the scoresheet.',
  ]);
  // On a physical board touch-move always applies.
  expect(termsInWords(view({ board: 'physical' }), words)).toEqual([]);
});

it('the usual position goes without saying', () => {
  expect(startInWords(START_POSITION, words)).toBeNull();
  expect(startInWords('8/8/4k3/8/8/4K3/4R3/8 w - - 0 1', words)).toBe('From a set-up position');
});

it('a link names the seat, and the page reads it', () => {
  const link = seatLink('http://hall', 'abcd', { seat: 'arbiter', invitation: 'a+b/c=' });
  const { page, game, fragment } = read(new URL(link));
  expect([page, game, fragment.get('i'), fragment.get('s')]).toEqual(['seat', 'abcd', 'a+b/c=', 'arbiter']);
});
