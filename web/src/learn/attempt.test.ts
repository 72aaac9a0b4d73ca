import { beforeEach, describe, expect, it, vi } from 'vitest';
import { HallProblem } from '../hall/api';
import type { PlayFrame, PlayStep, PositionFrame, TriedFrame } from '../protocol/protocol';
import { speak } from '../words/words.svelte';
import { Attempt, type Server } from './attempt.svelte';
import { isLegal } from './course/make';
import type { ActsExercise, ChoiceExercise, MoveExercise, StarsExercise } from './types';

const FEN = '4k3/8/8/8/8/8/8/R3K3 w Q - 0 1';
const facts = (more: Partial<PositionFrame> = {}) =>
  ({ fen: FEN, turn: 'white', check: false, checkmate: false, stalemate: false, ...more }) as PositionFrame;
const tried = (uci: string, san: string | null, position: string | null = null): TriedFrame => ({
  legal: san !== null,
  uci,
  san,
  position: san === null ? null : (position ?? FEN.replace(' w ', ' b ')),
  rule: san === null ? 'way_of_moving' : null,
  articles: { '1997': '3.2b', '2009': '3.3', '2018': '3.3', '2023': '3.3' },
  by: [],
  ...(san === null ? { words: 'A rook does not move that way.' } : {}),
});
const step = (rulings: object[], refused = false) =>
  ({
    at: 0,
    by: 'white',
    act: { act: 'press' },
    words: 'White presses the clock.',
    refused,
    rulings: rulings.map((ruling) => ({ ruling, at: 0, words: 'said', volume: '2023', article: '4.3.1' })),
    state: { position: FEN, clock: { white: 1, black: 2, running: 'white' }, obliged: null },
    san: null,
  }) as unknown as PlayStep;

let server: { [Name in keyof Server]: ReturnType<typeof vi.fn> };
const settled = (attempt: Attempt) => vi.waitFor(() => expect(['loading', 'busy']).not.toContain(attempt.state));
const begin = async (exercise: ConstructorParameters<typeof Attempt>[0]) => {
  const attempt = new Attempt(exercise, () => 'en', server as unknown as Server);
  await settled(attempt);
  return attempt;
};

beforeEach(async () => {
  await speak('en');
  server = { examine: vi.fn(async () => facts()), play: vi.fn(), readRules: vi.fn() };
});

describe('a move', () => {
  const exercise: MoveExercise = {
    kind: 'move',
    id: 'm',
    article: '3.3',
    fen: FEN,
    goal: { san: ['Ra4'] },
    solution: 'a1a4',
  };

  it('is right if the server calls it what was asked for', async () => {
    const attempt = await begin(exercise);
    server.examine.mockResolvedValueOnce(facts({ try: tried('a1a4', 'Ra4+') }));
    attempt.place('a1', 'a4');
    await settled(attempt);
    expect(attempt.state).toBe('right');
  });

  it('that is illegal is explained by the server, and the position stays', async () => {
    const attempt = await begin(exercise);
    server.examine.mockResolvedValueOnce(facts({ try: tried('a1b2', null) }));
    attempt.place('a1', 'b2');
    await settled(attempt);
    expect([attempt.state, attempt.wrong?.words, attempt.wrong?.article]).toEqual([
      'wrong',
      'A rook does not move that way.',
      '3.3',
    ]);
    expect(attempt.position).toBe(FEN);
    await attempt.reset();
    expect([attempt.state, attempt.wrong]).toEqual(['open', null]);
  });

  it('that is legal but not asked for is wrong without a sentence of the server', async () => {
    const attempt = await begin(exercise);
    server.examine.mockResolvedValueOnce(facts({ try: tried('a1a5', 'Ra5') }));
    attempt.place('a1', 'a5');
    await settled(attempt);
    expect([attempt.state, attempt.wrong?.words]).toEqual(['wrong', null]);
  });

  it('can be tried again when the server was silent', async () => {
    const attempt = await begin(exercise);
    server.examine.mockRejectedValueOnce(new HallProblem('silent', 0, 'no answer'));
    attempt.place('a1', 'a4');
    await settled(attempt);
    expect(attempt.state).toBe('silent');
    await attempt.reset();
    expect(attempt.state).toBe('open');
  });
});

it('stars are collected one after the other by the same player', async () => {
  const exercise: StarsExercise = {
    kind: 'stars',
    id: 's',
    article: '3.3',
    fen: FEN,
    stars: ['a4', 'h4'],
    solution: [],
  };
  const attempt = await begin(exercise);
  server.examine.mockResolvedValueOnce(facts({ try: tried('a1a4', 'Ra4', '4k3/8/8/8/R7/8/8/4K3 b - - 1 1') }));
  attempt.place('a1', 'a4');
  await settled(attempt);
  expect([attempt.state, attempt.stars]).toEqual(['open', ['h4']]);
  expect(attempt.position).toBe('4k3/8/8/8/R7/8/8/4K3 w - - 0 1');
  server.examine.mockResolvedValueOnce(facts({ try: tried('a4h4', 'Rh4', '4k3/8/8/8/7R/8/8/4K3 b - - 1 1') }));
  attempt.place('a4', 'h4');
  await settled(attempt);
  expect(attempt.state).toBe('right');
});

it('an answer is right or wrong as the server says', async () => {
  const exercise: ChoiceExercise = {
    kind: 'choice',
    id: 'c',
    article: '3.3',
    fen: FEN,
    tried: 'a1b2',
    options: isLegal,
  };
  server.examine.mockResolvedValue(facts({ try: tried('a1b2', null) }));
  const attempt = await begin(exercise);
  attempt.choose(0);
  expect([attempt.state, attempt.rightOption]).toEqual(['wrong', 1]);
  await attempt.reset();
  attempt.choose(1);
  expect(attempt.state).toBe('right');
});

describe('acts', () => {
  const exercise: ActsExercise = {
    kind: 'acts',
    id: 'a',
    article: '4.4.2',
    scene: { regulations: {}, acts: [{ at: 0, by: 'arbiter', act: 'start' }] },
    by: 'white',
    buttons: [],
    may: [{ act: 'touch', square: 'e1' }],
    want: [{ ruling: 'move_made', san: 'O-O' }],
    solution: [],
  };
  const frame = (...steps: PlayStep[]) => ({ steps }) as unknown as PlayFrame;

  it('go on while they lead to the goal, and end with what was wanted', async () => {
    server.play.mockResolvedValue(frame(step([])));
    const attempt = await begin(exercise);
    attempt.touch('e1');
    await settled(attempt);
    expect(attempt.state).toBe('open');
    server.play.mockResolvedValue(frame(step([{ ruling: 'move_made', san: 'O-O' }])));
    attempt.place('e1', 'g1');
    await settled(attempt);
    expect(attempt.state).toBe('right');
    expect(server.play.mock.lastCall?.[1]).toEqual([
      { at: 0, by: 'arbiter', act: 'start' },
      { at: 1000, by: 'white', act: 'touch', square: 'e1' },
      { at: 2000, by: 'white', act: 'move', move: 'e1g1' },
    ]);
  });

  it('that are allowed but lead elsewhere are explained by the article of the exercise, refused ones by theirs', async () => {
    server.play.mockResolvedValue(frame(step([{ ruling: 'touched' }])));
    const attempt = await begin(exercise);
    attempt.touch('h1');
    await settled(attempt);
    expect(attempt.wrong).toEqual({ words: 'said', article: '4.4.2' });
    await attempt.reset();
    server.play.mockResolvedValue(frame(step([{ ruling: 'refused', code: 'touch_move' }], true)));
    attempt.place('a2', 'a3');
    await settled(attempt);
    expect(attempt.wrong).toEqual({ words: 'said', article: '4.3.1' });
  });
});
