import { describe, expect, it, vi } from 'vitest';
import { HallProblem } from '../../hall/api';
import type { GameCard, LobbyFrame } from '../../protocol/protocol';
import { left, running } from './clock';
import { timeLabel } from './kind';
import { Lobby } from './lobby.svelte';
import { points, winner } from './result';

const card = (game: string, more: Partial<GameCard> = {}): GameCard => ({
  game,
  time_control: '180+2',
  pace: 'blitz',
  board: 'assisted',
  names: { white: null, black: null, arbiter: null },
  phase: 'playing',
  turn: 'white',
  position: '8/8/8/8/8/8/8/8',
  clock: { white: 100_000, black: 90_000, running: 'white' },
  age: 0,
  result: '*',
  ...more,
});
const frame = (more: Partial<LobbyFrame>): LobbyFrame => ({
  version: 1,
  people: 2,
  waiting: 0,
  playing: 0,
  open: [],
  games: [],
  cards: [],
  ...more,
});

describe('the list of games', () => {
  it('keeps what has not changed and lets games keep their places', () => {
    const lobby = new Lobby();
    lobby.take(frame({ games: ['b', 'a'], cards: [card('a'), card('b')] }), 1_000);
    lobby.take(frame({ version: 2, games: ['a', 'c', 'b'], cards: [card('a', { turn: 'black' }), card('c')] }), 2_000);
    expect(lobby.order).toEqual(['c', 'b', 'a']);
    expect(lobby.cards.get('a')?.card.turn).toBe('black');
    lobby.take(frame({ version: 3, games: ['c'] }), 3_000);
    expect(lobby.order).toEqual(['c']);
    expect([...lobby.cards.keys()]).toEqual(['c']);
  });

  it('has games that were over before it was opened at the end, and lets those that end keep their places', () => {
    const lobby = new Lobby();
    const over = { phase: 'finished' } as const;
    lobby.take(frame({ games: ['a', 'b', 'c'], cards: [card('a', over), card('b'), card('c')] }), 1_000);
    expect(lobby.order).toEqual(['b', 'c', 'a']);
    lobby.take(frame({ version: 2, games: ['a', 'b', 'c', 'd'], cards: [card('b', over), card('d', over)] }), 2_000);
    expect(lobby.order).toEqual(['b', 'c', 'a', 'd']);
  });

  it('touches nothing where nothing has changed', () => {
    const lobby = new Lobby();
    lobby.take(frame({ games: ['a'], cards: [card('a')] }), 1_000);
    const { cards, order } = lobby;
    lobby.take(frame({ games: ['a'] }), 2_000);
    expect(lobby.cards).toBe(cards);
    expect(lobby.order).toBe(order);
  });

  it('lets the running clock run, from when the server looked at it', () => {
    const lobby = new Lobby();
    lobby.take(frame({ games: ['a'], cards: [card('a', { age: 500 })] }), 10_000);
    const shown = lobby.cards.get('a');
    if (!shown) throw new Error('no card');
    expect([left(shown, 'white', 12_000), left(shown, 'black', 12_000)]).toEqual([97_500, 90_000]);
    expect(left(shown, 'white', 1_000_000)).toBe(0);
    const held = { ...shown, card: card('a', { clock: { white: 5_000, black: 0, running: 'white', holds: 3_000 } }) };
    expect(left(held, 'white', 13_500)).toBe(4_000);
    expect(running(card('a', { phase: 'finished' }))).toBe(null);
  });
});

it('time controls are written as players say them', () => {
  expect(['180+2', '900+10', '5400+30', '40/5400+30:1800+30', '300', '90', '900d10', '-'].map(timeLabel)).toEqual([
    '3 + 2',
    '15 + 10',
    '90 + 30',
    '40/90, 30 + 30',
    '5 + 0',
    '90 s + 0',
    '15 d 10',
    '',
  ]);
});

it('results are split between the players', () => {
  expect(points('1-0')).toEqual({ white: '1', black: '0' });
  expect(points('1/2-1/2')).toEqual({ white: '½', black: '½' });
  expect(points('+/-')).toEqual({ white: '+', black: '−' });
  expect(points('*')).toBe(null);
  expect([winner('0-1'), winner('+/-'), winner('1/2-0')]).toEqual(['black', 'white', null]);
});

it('stops the clocks while the server does not answer', async () => {
  vi.useFakeTimers();
  const answers: (() => Promise<LobbyFrame>)[] = [
    () => Promise.resolve(frame({})),
    () => Promise.reject(new HallProblem('silent', 0, 'x')),
    () => Promise.reject(new HallProblem('silent', 0, 'x')),
    () => Promise.resolve(frame({})),
  ];
  const lobby = new Lobby(() => (answers.shift() ?? (() => Promise.resolve(frame({}))))());
  const stop = lobby.run();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(lobby.isSilent).toBe(true);
  const lost = lobby.now;
  await vi.advanceTimersByTimeAsync(3_000);
  expect(lobby.now).toBe(lost);
  await vi.advanceTimersByTimeAsync(6_000);
  expect(lobby.now).toBeGreaterThan(lost + 5_000);
  stop();
  vi.useRealTimers();
});
