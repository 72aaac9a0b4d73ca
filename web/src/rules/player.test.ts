import { afterEach, expect, it, vi } from 'vitest';
import { Player } from './player.svelte';

const state = { position: 'start' };
const step = (by: string, act: Record<string, unknown>, at: number) => ({
  at,
  by,
  act,
  words: '',
  rulings: [],
  refused: false,
  san: null,
  state,
});
const INCIDENT = {
  name: 'a/b',
  regulations: { edition: '2018' },
  play: {
    volume: '2018',
    start: state,
    ending: null,
    steps: [step('arbiter', { act: 'start' }, 0), step('white', { act: 'play', move: 'e2e4' }, 5)],
  },
};

afterEach(() => vi.unstubAllGlobals());

function answers(...bodies: unknown[]) {
  const fetched = vi.fn(() => Promise.resolve(new Response(JSON.stringify(bodies.shift()))));
  vi.stubGlobal('fetch', fetched);
  return fetched;
}

const sent = (fetched: ReturnType<typeof answers>, call: number) => {
  const [, init] = fetched.mock.calls[call] as unknown as [string, { body: string }];
  return JSON.parse(init.body) as { regulations: unknown; acts: Record<string, unknown>[] };
};

it('steps through an incident, changes an act and plays it under another edition', async () => {
  const judged = { ...INCIDENT.play, ending: 'changed' };
  const fetched = answers(INCIDENT, judged, judged, judged);
  const player = new Player();
  await player.open('a/b', 'en');
  expect([player.at, player.count]).toEqual([0, 2]);
  player.go(7);
  expect(player.at).toBe(2);
  await player.change(1, { kind: 'move', move: 'e2e5' }, 'en');
  expect(sent(fetched, 1).acts[1]).toEqual({ at: 5, by: 'white', act: 'play', move: 'e2e5' });
  expect([player.shown?.ending, player.isChanged]).toEqual(['changed', true]);
  await player.change(1, { kind: 'left-out' }, 'en');
  expect(sent(fetched, 2).acts).toHaveLength(1);
  player.reset();
  expect([player.at, player.isChanged, player.shown?.ending]).toEqual([0, false, null]);
  await player.under('1997', 'en');
  expect(sent(fetched, 3)).toMatchObject({
    regulations: { edition: '1997' },
    acts: [{ act: 'start' }, { move: 'e2e4' }],
  });
});

it('says so if the server does not answer', async () => {
  vi.stubGlobal(
    'fetch',
    vi.fn(() => Promise.reject(new Error('no network'))),
  );
  const player = new Player();
  await player.open('c/d', 'en');
  expect(player.isSilent).toBe(true);
});
