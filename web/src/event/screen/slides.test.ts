import { expect, it } from 'vitest';
import type { BoardFrame, RoundFrame } from '../../protocol/event';
import { type Known, after, gridFor, pageOf, rowsFor, shownOf, slidesFor, viewsFor, wishesIn } from './slides';

const board = (number: number, state: BoardFrame['state']) => ({ board: number, state }) as BoardFrame;
const round = (state: RoundFrame['state'], ...boards: BoardFrame['state'][]) =>
  ({ round: 2, state, boards: boards.map((one, index) => board(index + 1, one)), free: [] }) as unknown as RoundFrame;
const known = (more: Partial<Known>): Known => ({
  phase: 'running',
  players: 8,
  round: null,
  standings: { after: 1, lines: 8 },
  live: 0,
  ...more,
});

it('before the first round a screen shows who plays, or welcomes', () => {
  expect(viewsFor(known({ phase: 'setup' }))).toEqual(['players']);
  expect(viewsFor(known({ phase: 'setup', players: 0 }))).toEqual(['welcome']);
});

it('the views follow the round', () => {
  const views = (more: Partial<Known>) => viewsFor(known(more));
  expect(views({ round: round('published', 'waiting', 'waiting') })).toEqual(['boards', 'names', 'standings']);
  expect(views({ round: round('published', 'waiting'), standings: { after: 0, lines: 8 } })).toEqual([
    'boards',
    'names',
  ]);
  expect(views({ round: round('running', 'playing', 'playing'), live: 2 })).toEqual([
    'boards',
    'names',
    'live',
    'standings',
  ]);
  expect(views({ round: round('running', 'finished', 'playing') })).toEqual(['results', 'names', 'standings']);
  expect(views({ round: round('running', 'finished', 'finished') })).toEqual(['results', 'standings']);
  expect(views({ round: round('closed', 'finished') })).toEqual(['results', 'standings']);
  expect(views({ round: round('closed', 'finished'), phase: 'finished' })).toEqual(['standings', 'results']);
});

it('a grid is as small as possible, and what has no room is on another page', () => {
  expect(gridFor('boards', 2)).toEqual({ columns: 1, rows: 4 });
  expect(gridFor('boards', 5)).toEqual({ columns: 1, rows: 5 });
  expect(gridFor('boards', 24)).toEqual({ columns: 2, rows: 12 });
  expect(gridFor('names', 200)).toEqual({ columns: 4, rows: 12 });
  const many = round('published', ...Array.from({ length: 30 }, () => 'waiting' as const));
  const slides = slidesFor(known({ players: 60, round: many, standings: { after: 0, lines: 0 } }));
  expect(slides.map(({ view, page, pages }) => `${view} ${page + 1}/${pages}`)).toEqual([
    'boards 1/2',
    'boards 2/2',
    'names 1/2',
    'names 2/2',
  ]);
  expect(pageOf([1, 2, 3, 4, 5], { columns: 2, rows: 2 }, 1)).toEqual([5]);
});

it('the columns of a view are equally long', () => {
  expect(rowsFor(gridFor('standings', 9), 9)).toBe(5);
  expect(rowsFor(gridFor('names', 9), 9)).toBe(5);
  expect(rowsFor(gridFor('players', 2), 2)).toBe(4);
  expect(rowsFor(gridFor('standings', 24), 24)).toBe(12);
  expect(rowsFor(gridFor('standings', 300), 300)).toBe(12);
});

it('no page is empty because players are away', () => {
  const away = Array.from({ length: 20 }, (_, index) => ({ player: { player: 100 + index }, mark: 'zero_bye' }));
  const some = { ...round('published', ...Array.from({ length: 23 }, () => 'waiting' as const)), free: away };
  const slides = slidesFor(known({ round: some as unknown as RoundFrame }), ['boards']);
  expect(slides).toEqual([{ view: 'boards', page: 0, pages: 1 }]);
});

it('a screen can be limited to some views, and is never empty', () => {
  const playing = known({ round: round('running', 'playing') });
  expect(slidesFor(playing, ['names']).map(({ view }) => view)).toEqual(['names']);
  const over = known({ round: round('closed', 'finished') });
  expect(slidesFor(over, ['names']).map(({ view }) => view)).toEqual(['results', 'standings']);
});

it('views take turns, and one that disappears makes room for the first', () => {
  const slides = slidesFor(known({ round: round('published', 'waiting') }));
  const [boards, names, standings] = slides;
  expect(shownOf(slides, null)).toBe(boards);
  expect(after(slides, null)).toBe(names);
  expect(after(slides, standings ?? null)).toBe(boards);
  expect(shownOf(slides, { view: 'live', page: 0, pages: 1 })).toBe(boards);
  expect(shownOf(slides, { view: 'names', page: 3, pages: 4 })).toBe(names);
  expect(after([], null)).toBeNull();
});

it('the address of a screen says what it shows and how fast', () => {
  expect(wishesIn(new URLSearchParams('show=names,nonsense,standings&seconds=20'))).toEqual({
    views: ['names', 'standings'],
    seconds: 20,
  });
  expect(wishesIn(new URLSearchParams(''))).toEqual({ views: [], seconds: 15 });
  expect(wishesIn(new URLSearchParams('seconds=0')).seconds).toBe(3);
  expect(wishesIn(new URLSearchParams('seconds=x')).seconds).toBe(15);
});
