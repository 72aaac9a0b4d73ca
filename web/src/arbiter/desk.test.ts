import { afterEach, expect, it, vi } from 'vitest';
import { Desk } from './desk';

const answer = (body: unknown) => vi.fn(() => Promise.resolve(new Response(JSON.stringify(body))));
afterEach(() => vi.unstubAllGlobals());

it('finds the move that a player wrote in another way', async () => {
  const fetched = answer({ try: { legal: true, uci: 'f6g8', san: 'Ng8' } });
  vi.stubGlobal('fetch', fetched);
  const found = await new Desk('g', 't').written('fen', 'Jg8');
  expect([found?.uci, found?.san]).toEqual(['f6g8', 'Ng8']);
});

it('tells an act that would be refused from one that would be done', async () => {
  const entry = { rulings: [{ ruling: 'refused', code: 'no_claim' }], stands: { phase: 'playing' } };
  vi.stubGlobal('fetch', answer({ is_refused: true, entry }));
  const desk = new Desk('g', 't');
  expect((await desk.preview({ act: 'resume' }, 'en')).refused?.ruling).toBe('refused');
  vi.stubGlobal('fetch', answer({ is_refused: false, entry: { ...entry, rulings: [{ ruling: 'resumed' }] } }));
  expect((await desk.preview({ act: 'resume' }, 'en')).refused).toBeNull();
});
