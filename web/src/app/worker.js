// The service worker: keeps the pages for the moments without a network, and nothing about games.
//
// `BUILD` is the name of this build and `FILES` what its pages are made of; the build puts them in. The page itself is always
// asked for over the network first, so that an upgrade is seen at once.

const BUILD = '__BUILD__';
const FILES = JSON.parse('__FILES__');
const CACHE = `arbiter-${BUILD}`;
const PAGE = '/index.html';
/** The rulebook outlives a build: what was read stays readable after an upgrade. */
const BOOK = 'arbiter-book';
const IS_BOOK = /^\/api\/v1\/book(\/(?!search)|$)/;

self.addEventListener('install', (event) => {
  const keep = async () => {
    const cache = await caches.open(CACHE);
    await cache.addAll([PAGE, ...FILES]);
    await self.skipWaiting();
  };
  event.waitUntil(keep());
});

self.addEventListener('activate', (event) => {
  const tidy = async () => {
    const names = await caches.keys();
    await Promise.all(names.filter((name) => name !== CACHE && name !== BOOK).map((name) => caches.delete(name)));
    await self.clients.claim();
  };
  event.waitUntil(tidy());
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin) return;
  // Games, their lists and everything else that changes goes past the cache.
  if (IS_BOOK.test(url.pathname)) {
    event.respondWith(book(request));
    return;
  }
  if (/^\/(api|test|metrics)(\/|$)/.test(url.pathname)) return;
  if (request.mode === 'navigate') event.respondWith(page(request));
  else if (url.pathname.startsWith('/assets/')) event.respondWith(asset(request));
});

// On the first visit a page has read the rulebook before this worker could see it: the page names what it has read.
self.addEventListener('message', (event) => {
  const keep = async () => {
    const cache = await caches.open(BOOK);
    for (const address of event.data?.book ?? []) {
      const url = new URL(address, self.location.origin);
      const isOwn = url.origin === self.location.origin && IS_BOOK.test(url.pathname);
      if (!isOwn || (await cache.match(url.href))) continue;
      const answer = await fetch(url.href);
      if (answer.ok) await cache.put(url.href, answer);
    }
  };
  event.waitUntil(keep());
});

// A pressed notification leads to the page that asked for it: a phone lets only the worker show one.
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const show = async () => {
    const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
    const wanted = new URL(event.notification.data?.page ?? '/', self.location.origin);
    const open = pages.find(({ url }) => new URL(url).pathname === wanted.pathname);
    await (open ? open.focus() : self.clients.openWindow(wanted.href));
  };
  event.waitUntil(show());
});

/** The page as the server has it now; without a network the one that was kept. */
async function page(request) {
  try {
    return await fetch(request);
  } catch (problem) {
    const kept = await caches.match(PAGE, { cacheName: CACHE });
    if (kept) return kept;
    throw problem;
  }
}

/** The rulebook as the server has it now; without a network what was read before. */
async function book(request) {
  const cache = await caches.open(BOOK);
  try {
    const answer = await fetch(request);
    if (answer.ok) await cache.put(request, answer.clone());
    return answer;
  } catch (problem) {
    const kept = await cache.match(request);
    if (kept) return kept;
    throw problem;
  }
}

/** A file with a hash in its name never changes. */
async function asset(request) {
  const kept = await caches.match(request, { cacheName: CACHE });
  if (kept) return kept;
  const answer = await fetch(request);
  // Fonts come here: they are kept once somebody needs them.
  if (answer.ok) {
    const cache = await caches.open(CACHE);
    await cache.put(request, answer.clone());
  }
  return answer;
}
