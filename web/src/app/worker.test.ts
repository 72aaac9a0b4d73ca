import { beforeEach, expect, it, vi } from 'vitest';
import code from './worker.js?raw';

type Handler = (event: Record<string, unknown>) => void;

/** The worker of a build, with caches that the test keeps. */
function worker(build: string, kept: Map<string, Map<string, Response>>, pages: { url: string; focus: () => void }[]) {
  const handlers = new Map<string, Handler>();
  const opened: string[] = [];
  const open = (name: string) => {
    const cache = kept.get(name) ?? new Map<string, Response>();
    kept.set(name, cache);
    const key = (request: string | { url: string }) =>
      new URL(typeof request === 'string' ? request : request.url, 'http://hall.test').href;
    return Promise.resolve({
      addAll: (files: string[]) => Promise.resolve(files.forEach((file) => cache.set(key(file), new Response('')))),
      put: (request: string | { url: string }, answer: Response) => Promise.resolve(cache.set(key(request), answer)),
      match: (request: string | { url: string }) => Promise.resolve(cache.get(key(request))),
    });
  };
  const caches = {
    open,
    keys: () => Promise.resolve([...kept.keys()]),
    delete: (name: string) => Promise.resolve(kept.delete(name)),
  };
  const self = {
    location: { origin: 'http://hall.test' },
    addEventListener: (name: string, handler: Handler) => handlers.set(name, handler),
    skipWaiting: () => Promise.resolve(),
    clients: {
      claim: () => Promise.resolve(),
      matchAll: () => Promise.resolve(pages),
      openWindow: (address: string) => Promise.resolve(opened.push(address)),
    },
  };
  const text = code.replace('__BUILD__', build).replace('__FILES__', '[]');
  new Function('self', 'caches', text)(self, caches);
  const happens = async (name: string, event: Record<string, unknown> = {}) => {
    let done: Promise<unknown> = Promise.resolve();
    const take = (what: Promise<unknown>) => (done = what);
    handlers.get(name)?.({ ...event, waitUntil: take, respondWith: take });
    return done;
  };
  return { happens, opened };
}

const BOOK = 'http://hall.test/api/v1/book/2018?language=en';
const read = () => ({ request: { url: BOOK, method: 'GET' } });
const kept = new Map<string, Map<string, Response>>();

beforeEach(() => kept.clear());

it('keeps the rulebook that was read, also over an upgrade', async () => {
  const online = vi.spyOn(globalThis, 'fetch').mockImplementation(() => Promise.resolve(new Response('the book')));
  const first = worker('1', kept, []);
  await first.happens('install');
  await first.happens('activate');
  await first.happens('fetch', read());
  const second = worker('2', kept, []);
  await second.happens('install');
  await second.happens('activate');
  expect([...kept.keys()].sort()).toEqual(['arbiter-2', 'arbiter-book']);
  online.mockRejectedValue(new TypeError('offline'));
  expect(await ((await second.happens('fetch', read())) as Response).text()).toBe('the book');
});

it('keeps what a page has read before the worker was there, and nothing else', async () => {
  const fetched = vi.spyOn(globalThis, 'fetch').mockImplementation(() => Promise.resolve(new Response('the book')));
  const { happens } = worker('1', kept, []);
  const book = [BOOK, 'http://hall.test/api/v1/book/search?q=x', 'http://other.test/api/v1/book/1997', '/api/v1/games'];
  await happens('message', { data: { book } });
  expect(fetched.mock.calls.map(([address]) => address)).toEqual([BOOK]);
  fetched.mockRejectedValue(new TypeError('offline'));
  expect(await ((await happens('fetch', read())) as Response).text()).toBe('the book');
});

it('leads from a notification to the page that it is about', async () => {
  const focused: string[] = [];
  const page = (path: string) => ({ url: `http://hall.test${path}`, focus: () => void focused.push(path) });
  const { happens, opened } = worker('1', kept, [page('/game/g1'), page('/event/e1/desk')]);
  const pressed = (data?: unknown) => happens('notificationclick', { notification: { close: () => undefined, data } });
  await pressed({ page: '/event/e1/desk' });
  expect([focused, opened]).toEqual([['/event/e1/desk'], []]);
  await pressed({ page: '/event/e2/me?x=1' });
  expect(opened).toEqual(['http://hall.test/event/e2/me?x=1']);
});
