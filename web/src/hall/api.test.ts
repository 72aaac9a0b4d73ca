import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ask, createGame, HallProblem, listGames, socketAddress } from './api';
import { connection } from './connection.svelte';
import { claimed, claiming, forgetSeat, keepSeat, seatAt, seats } from './seats';

const answer = (status: number, body: string) =>
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(body, { status }));

describe('asking the hall', () => {
  it('sends JSON and gives the answer', async () => {
    const fetched = answer(201, '{"game":"g1"}');
    expect(await createGame({ seat: 'both' })).toEqual({ game: 'g1' });
    const [address, init] = fetched.mock.calls[0] ?? [];
    expect(address).toBe('/api/v1/games');
    expect(init).toMatchObject({ method: 'POST', body: '{"seat":"both"}' });
    expect(connection.reach).toBe('here');
  });

  it('puts what is asked for into the address', async () => {
    const fetched = answer(200, '{"games":[],"next":null}');
    await listGames({ before: 'g 1', limit: 10 });
    expect(fetched.mock.calls[0]?.[0]).toBe('/api/v1/games?before=g+1&limit=10');
  });

  it('fails with what the hall says', async () => {
    answer(
      422,
      '{"type":"urn:arbiter:problem:bad_field","title":"x","status":422,"detail":"expected seconds","field":"time_control"}',
    );
    const problem = await ask('/games').catch((error: unknown) => error);
    expect(problem).toBeInstanceOf(HallProblem);
    expect(problem).toMatchObject({ type: 'bad_field', field: 'time_control', message: 'expected seconds' });
  });

  it('fails plainly when something else answers', async () => {
    answer(502, '<html>Bad gateway</html>');
    expect(await ask('/games').catch((error: unknown) => error)).toMatchObject({ type: 'unknown', status: 502 });
  });

  it('notices that nobody answers', async () => {
    vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('fetch failed'));
    expect(await ask('/games').catch((error: unknown) => error)).toMatchObject({ type: 'silent' });
    expect(connection.reach).toBe('silent');
  });

  it('finds the socket beside the page, as safe as the page', () => {
    const at = (href: string) => socketAddress('g1', new URL(href) as unknown as Location);
    expect(at('http://hall.test:8080/')).toBe('ws://hall.test:8080/api/v1/games/g1/socket');
    expect(at('https://hall.test/')).toBe('wss://hall.test/api/v1/games/g1/socket');
  });
});

describe('seats', () => {
  beforeEach(() => localStorage.clear());
  const seat = (game: string, seat: 'white' | 'black', token: string) => ({ game, seat, token, taken: 1 });

  it('are found again, the newest first', () => {
    keepSeat(seat('g1', 'white', 'a'));
    keepSeat(seat('g2', 'black', 'b'));
    expect(seats().map(({ game }) => game)).toEqual(['g2', 'g1']);
    expect(seatAt('g1')?.token).toBe('a');
    expect(seatAt('g3')).toBeNull();
  });

  it('are replaced by a newer token for the same seat, and can be forgotten', () => {
    keepSeat(seat('g1', 'white', 'a'));
    keepSeat(seat('g1', 'white', 'b'));
    expect(seats()).toHaveLength(1);
    expect(seatAt('g1', 'white')?.token).toBe('b');
    forgetSeat('g1', 'a');
    expect(seats()).toHaveLength(1);
    forgetSeat('g1');
    expect(seats()).toEqual([]);
  });

  it('survive a storage that holds something else', () => {
    localStorage.setItem('arbiter.seats', '{"no":"list"}');
    expect(seats()).toEqual([]);
    localStorage.setItem('arbiter.seats', '[{"game":1}, null]');
    expect(seats()).toEqual([]);
  });
});

describe('claims', () => {
  it('repeat the same secret until they are answered, even after a reload', async () => {
    const secret = claiming('invitation');
    expect(secret).toMatch(/^[0-9a-f]{64}$/);
    expect(claiming('invitation')).toBe(secret);
    expect(claiming('another')).not.toBe(secret);
    // A reloaded page knows only what the browser has stored.
    vi.resetModules();
    const again = await import('./seats');
    expect(again.claiming('invitation')).toBe(secret);
    claimed('invitation');
    again.claimed('invitation');
    expect(claiming('invitation')).not.toBe(secret);
  });
});
