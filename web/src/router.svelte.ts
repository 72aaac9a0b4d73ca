// Addresses and pages. The server serves index.html for every path outside the API, so the browser's history is enough.

import type { Component } from 'svelte';
import type { EventPage } from './event/pages';
import type { Chapter } from './words/languages';
import { open } from './words/words.svelte';

/** The contents of an address: the page, the game, and what is after `#`. */
export interface Route {
  page: PageName;
  /** The id of the game, on the pages of a game; on the pages to learn, the lesson. */
  game: string;
  /** The id of the event, on the pages of an event. */
  event: string;
  /** The rest of the path of a page: `round/3` of `/event/E/office/round/3`, `2018/9.2` of `/rules/2018/9.2`. */
  part: string;
  /** The parameters after `#` when the page was opened. */
  fragment: URLSearchParams;
  /** The parameters after `?`. */
  query: URLSearchParams;
}

/** The pages of events. Their chunks are listed in one of their own, so that a game does not load the list. */
const EVENT_PAGES = () => import('./event/pages');
const event = (name: EventPage) => async () => (await EVENT_PAGES()).PAGES[name]();

/** The pages, each a chunk that is loaded when it is first opened. */
const PAGES = {
  start: () => import('./pages/Start.svelte'),
  games: () => import('./pages/Games.svelte'),
  game: () => import('./pages/Game.svelte'),
  seat: () => import('./pages/Seat.svelte'),
  position: () => import('./pages/Position.svelte'),
  about: () => import('./pages/About.svelte'),
  settings: () => import('./pages/Settings.svelte'),
  learn: () => import('./pages/Learn.svelte'),
  lost: () => import('./pages/Lost.svelte'),
  events: event('events'),
  'event-new': event('new'),
  'event-enter': event('enter'),
  event: event('public'),
  'event-me': event('me'),
  'event-desk': event('desk'),
  'event-office': event('office'),
  'event-screen': event('screen'),
  'event-print': event('print'),
  rules: () => import('./pages/Rules.svelte'),
} as const;

export type PageName = keyof typeof PAGES;

/** The chapters of the texts that a page reads. */
const CHAPTERS: Partial<Record<PageName, readonly Chapter[]>> = {
  start: ['start', 'position'],
  games: ['start', 'games'],
  seat: ['start'],
  position: ['start', 'position'],
  about: ['start'],
  learn: ['learn'],
  events: ['event', 'office'],
  'event-new': ['event', 'office', 'start'],
  'event-enter': ['event'],
  event: ['event', 'event-public', 'games', 'start'],
  'event-me': ['event', 'event-public', 'games', 'start'],
  'event-desk': ['event', 'desk', 'games', 'arbiter'],
  'event-office': ['event', 'office', 'start'],
  'event-screen': ['event', 'screen'],
  'event-print': ['event', 'paper'],
  rules: ['rules'],
};

/** The props of every page. */
export interface PageProps {
  route: Route;
}

const ADDRESSES: readonly [RegExp, PageName][] = [
  [/^\/$/, 'start'],
  [/^\/games\/?$/, 'games'],
  [/^\/game\/([\w-]+)\/?$/, 'game'],
  [/^\/seat\/([\w-]+)\/?$/, 'seat'],
  [/^\/position\/?$/, 'position'],
  [/^\/about\/?$/, 'about'],
  [/^\/settings\/?$/, 'settings'],
  [/^\/learn(?:\/([\w-]+))?\/?$/, 'learn'],
  [/^\/events\/?$/, 'events'],
  [/^\/events\/new\/?$/, 'event-new'],
];

/** The pages of one event, by the word after its id. */
const OF_EVENT: Record<string, PageName> = {
  '': 'event',
  enter: 'event-enter',
  me: 'event-me',
  desk: 'event-desk',
  office: 'event-office',
  screen: 'event-screen',
  print: 'event-print',
};

/** Reads an address. */
export function read(url: URL): Route {
  const fragment = new URLSearchParams(url.hash.slice(1));
  const query = url.searchParams;
  for (const [form, page] of ADDRESSES) {
    const found = form.exec(url.pathname);
    if (found) return { page, game: found[1] ?? '', event: '', part: '', fragment, query };
  }
  const rules = /^\/rules(?:\/(.*?))?\/?$/.exec(url.pathname);
  if (rules) return { page: 'rules', game: '', event: '', part: rules[1] ?? '', fragment, query };
  const [, event = '', word = '', part = ''] =
    /^\/event\/([\w-]+)(?:\/(\w*)(?:\/(.*?))?)?\/?$/.exec(url.pathname) ?? [];
  const page = event === '' ? undefined : OF_EVENT[word];
  if (page) return { page, game: '', event, part, fragment, query };
  return { page: 'lost', game: '', event: '', part: '', fragment, query };
}

/** Fetches the code of a page and its texts. */
export async function load(page: PageName): Promise<Component<PageProps>> {
  const [module] = await Promise.all([PAGES[page](), open(...(CHAPTERS[page] ?? []))]);
  return module.default as Component<PageProps>;
}

class Router {
  route = $state.raw(read(new URL(location.href)));

  /** The address to go to once the user confirms that the game may be left. */
  pending = $state<string | null>(null);
  /** Whether leaving the page needs a confirmation. */
  #isHeld = false;
  /** The address of the page that is open. */
  #here = location.href;

  /** Asks for confirmation before the page is left from now on. Returns a function that stops it. */
  hold(): () => void {
    this.#isHeld = true;
    const leaving = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', leaving);
    return () => {
      this.#isHeld = false;
      this.pending = null;
      removeEventListener('beforeunload', leaving);
    };
  }

  /** Handles the user's answer whether to leave the page. */
  answer(leaves: boolean) {
    const address = this.pending;
    this.pending = null;
    if (!leaves || address === null) return;
    this.#isHeld = false;
    this.go(address);
  }

  /** Goes to an address of this server. */
  go(address: string, how: 'push' | 'replace' = 'push') {
    if (this.#isHeld) {
      this.pending = address;
      return;
    }
    if (how === 'push') history.pushState(null, '', address);
    else history.replaceState(null, '', address);
    this.route = read(new URL(location.href));
    this.#here = location.href;
    scrollTo(0, 0);
  }

  /** Changes the address of the open page. */
  rewrite(address: string) {
    history.replaceState(null, '', address);
    this.#here = location.href;
  }

  /** Removes secrets from the address, so that they are neither bookmarked nor seen by others. */
  forgetFragment() {
    history.replaceState(null, '', location.pathname + location.search);
    this.#here = location.href;
  }

  /** Follows the browser's history and links to this server. Returns a function that stops it. */
  listen(): () => void {
    const moved = () => {
      if (this.#isHeld && location.href !== this.#here) {
        // The browser has changed the address already: go back to the game, and ask.
        const wanted = location.href;
        history.pushState(null, '', this.#here);
        this.pending = wanted;
        return;
      }
      this.#here = location.href;
      this.route = read(new URL(location.href));
    };
    const clicked = (event: MouseEvent) => {
      const address = ownAddress(event);
      if (address === null) return;
      event.preventDefault();
      if (address !== location.href) this.go(address);
    };
    addEventListener('popstate', moved);
    document.addEventListener('click', clicked);
    return () => {
      removeEventListener('popstate', moved);
      document.removeEventListener('click', clicked);
    };
  }
}

/** Returns the target of a click, if it is an ordinary click on a link to one of our pages. */
export function ownAddress(event: MouseEvent): string | null {
  if (event.defaultPrevented || event.button !== 0) return null;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
  if (!(link instanceof HTMLAnchorElement) || link.target !== '' || link.hasAttribute('download')) return null;
  const url = new URL(link.href);
  if (url.origin !== location.origin || url.pathname.startsWith('/api/')) return null;
  // The browser handles a jump within the page.
  if (url.hash !== '' && url.pathname === location.pathname) return null;
  return url.href;
}

export const router = new Router();
