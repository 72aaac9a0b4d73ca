import { describe, expect, it } from 'vitest';
import { placementOf } from '../../board/fen';
import type { PositionFrame } from '../../protocol/protocol';
import { seeded } from '../random';
import { anyPosition, barren, castling, hunted, proposal, reaches } from './positions';
import { LEVELS, question } from './questions';

const SEEDS = Array.from({ length: 40 }, (_, index) => `seed ${index}`);

describe('proposed positions', () => {
  it('have both kings once, no pawn on the first or last rank, and come again with their seed', () => {
    for (const make of [
      (seed: string) => anyPosition(6, seeded(seed)),
      (seed: string) => hunted(seeded(seed)),
      (seed: string) => castling(seeded(seed)).fen,
      (seed: string) => barren(seeded(seed)),
    ]) {
      for (const seed of SEEDS) {
        const fen = make(seed);
        expect(make(seed)).toBe(fen);
        const pieces = [...placementOf(fen)];
        for (const color of ['white', 'black'] as const) {
          expect(pieces.filter(([, piece]) => piece.role === 'king' && piece.color === color)).toHaveLength(1);
        }
        expect(pieces.filter(([square, { role }]) => role === 'pawn' && /[18]$/.test(square))).toEqual([]);
      }
    }
  });

  it('propose moves of the player to move', () => {
    for (const seed of SEEDS) {
      const random = seeded(seed);
      const fen = anyPosition(6, random);
      const move = proposal(fen, random);
      if (move === null) continue;
      const color = fen.split(' ')[1] === 'w' ? 'white' : 'black';
      expect(placementOf(fen).get(move.slice(0, 2))?.color).toBe(color);
    }
  });

  it('know how far a piece goes on an empty board', () => {
    expect(reaches('a1', { color: 'white', role: 'knight' }).sort()).toEqual(['b3', 'c2']);
    expect(reaches('e2', { color: 'white', role: 'pawn' }).sort()).toEqual(['d3', 'e3', 'e4', 'f3']);
    expect(reaches('d4', { color: 'black', role: 'queen' })).toHaveLength(27);
  });
});

it.each(LEVELS)('questions of level %i are the same for the same seed and the same answers', async (level) => {
  const facts = {
    playable: true,
    valid: true,
    turn: 'black',
    check: true,
    checkmate: false,
    stalemate: false,
    dead: true,
  };
  const more = { can_mate: { white: 'no', black: 'no' }, try: { legal: false, rule: 'blocked', articles: {} } };
  const ask = async () => ({ ...facts, ...more }) as unknown as PositionFrame;
  for (const seed of SEEDS.slice(0, 8)) {
    const [one, other] = [
      await question(level, seeded(seed), 'en', ask),
      await question(level, seeded(seed), 'en', ask),
    ];
    expect(one).toEqual(other);
    expect(one.exercise.options.length).toBeGreaterThanOrEqual(2);
  }
});

it('positions that cannot be played are not asked about', async () => {
  let asked = 0;
  const ask = async ({ fen }: { fen: string }) => {
    asked += 1;
    const facts = { fen, playable: asked > 5, valid: true, turn: 'black', check: false, checkmate: false };
    const more = { stalemate: false, dead: false, can_mate: { white: 'yes', black: 'yes' } };
    return { ...facts, ...more, try: { legal: true, rule: null, articles: {} } } as unknown as PositionFrame;
  };
  const { facts } = await question(1, seeded('x'), 'en', ask);
  expect(facts?.playable).toBe(true);
  expect(asked).toBeGreaterThan(5);
});
