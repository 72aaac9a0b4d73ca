// Addresses and pages. The hall serves index.html for every path that is no API, so the history of the browser is enough.

import type { Component } from 'svelte';

/** What the address says: which page, the game it is about, and what stood after `#`. */
export interface Route {
  page: PageName;
  /** The game, on the pages of a game. */
  game: string;
  /** What stood after `#` when the page was opened, as parameters. */
  fragment: URLSearchParams;
  /** What stood after `?`. */
  query: URLSearchParams;
}

/** Every page is a chunk of its own, fetched when somebody first goes there. */
const PAGES = {
  start: () => import('./pages/Start.svelte'),
  games: () => import('./pages/Games.svelte'),
  game: () => import('./pages/Game.svelte'),
  seat: () => import('./pages/Seat.svelte'),
  position: () => import('./pages/Position.svelte'),
  about: () => import('./pages/About.svelte'),
  settings: () => import('./pages/Settings.svelte'),
  lost: () => import('./pages/Lost.svelte'),
} as const;

export type PageName = keyof typeof PAGES;

/** What every page is given. */
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
];

/** Reads an address. */
export function read(url: URL): Route {
  const fragment = new URLSearchParams(url.hash.slice(1));
  const query = url.searchParams;
  for (const [form, page] of ADDRESSES) {
    const found = form.exec(url.pathname);
    if (found) return { page, game: found[1] ?? '', fragment, query };
  }
  return { page: 'lost', game: '', fragment, query };
}

/** Fetches the code of a page. */
export async function load(page: PageName): Promise<Component<PageProps>> {
  const module = await PAGES[page]();
  return module.default as Component<PageProps>;
}

class Router {
  route = $state.raw(read(new URL(location.href)));

  /** Where somebody wants to go who must say first that the game may be left. */
  pending = $state<string | null>(null);
  /** Whether the page should not be left without a question. */
  #isHeld = false;
  /** The address of the page that is open. */
  #here = location.href;

  /** Asks before the page is left from now on. Gives what stops it. */
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

  /** The page may be left, or not. */
  answer(leaves: boolean) {
    const address = this.pending;
    this.pending = null;
    if (!leaves || address === null) return;
    this.#isHeld = false;
    this.go(address);
  }

  /** Goes to an address of this hall. */
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

  /** Writes another address for the page that is open. */
  rewrite(address: string) {
    history.replaceState(null, '', address);
    this.#here = location.href;
  }

  /** Takes what is secret out of the address, so that it is neither bookmarked nor read over a shoulder. */
  forgetFragment() {
    history.replaceState(null, '', location.pathname + location.search);
    this.#here = location.href;
  }

  /** Follows the history and the links of the hall. Gives what stops it. */
  listen(): () => void {
    const moved = () => {
      if (this.#isHeld && location.href !== this.#here) {
        // The browser has gone already: back to the game, and the question.
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

/** Gives where a click leads, if it is an ordinary click on a link to one of our pages. */
export function ownAddress(event: MouseEvent): string | null {
  if (event.defaultPrevented || event.button !== 0) return null;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
  if (!(link instanceof HTMLAnchorElement) || link.target !== '' || link.hasAttribute('download')) return null;
  const url = new URL(link.href);
  if (url.origin !== location.origin || url.pathname.startsWith('/api/')) return null;
  // A jump within the page is the browser's own.
  if (url.hash !== '' && url.pathname === location.pathname) return null;
  return url.href;
}

export const router = new Router();
