/** The views of a screen: which ones there are now, how many pages each has, and which comes next. */
import type { EventFrame, RoundFrame } from '../../protocol/event';

export const VIEWS = ['welcome', 'players', 'boards', 'names', 'results', 'live', 'standings'] as const;
export type View = (typeof VIEWS)[number];

/** What a screen knows of an event. */
export interface Known {
  phase: EventFrame['phase'];
  /** The number of players. */
  players: number;
  /** The last published round. */
  round: RoundFrame | null;
  /** The round that the standings are after, and how many lines they have. */
  standings: { after: number; lines: number };
  /** The number of boards that can be watched. */
  live: number;
}

/** One page of a view. */
export interface Slide {
  view: View;
  /** The page, from 0. */
  page: number;
  pages: number;
}

/** The columns and rows of a view. */
export interface Grid {
  columns: number;
  rows: number;
}

/** The grids of a view: the first one with room for everything is taken; the last one has pages. */
const GRIDS: Record<View, readonly Grid[]> = {
  welcome: [{ columns: 1, rows: 1 }],
  players: [
    { columns: 2, rows: 6 },
    { columns: 3, rows: 8 },
    { columns: 4, rows: 12 },
  ],
  boards: [
    { columns: 1, rows: 6 },
    { columns: 2, rows: 8 },
    { columns: 2, rows: 12 },
  ],
  names: [
    { columns: 2, rows: 6 },
    { columns: 3, rows: 8 },
    { columns: 4, rows: 12 },
  ],
  results: [
    { columns: 1, rows: 6 },
    { columns: 2, rows: 8 },
    { columns: 2, rows: 12 },
  ],
  live: [
    { columns: 2, rows: 1 },
    { columns: 3, rows: 1 },
    { columns: 4, rows: 1 },
    { columns: 4, rows: 2 },
  ],
  standings: [
    { columns: 1, rows: 8 },
    { columns: 2, rows: 8 },
    { columns: 2, rows: 12 },
  ],
};

/** The fewest rows of a single column, so that two names do not fill the screen. */
const FEWEST = 4;

/** Returns the rows and columns for a number of items. A single column has no more rows than it needs. */
export function gridFor(view: View, count: number): Grid {
  const grids = GRIDS[view];
  const grid = grids.find(({ columns, rows }) => columns * rows >= count) ?? grids.at(-1) ?? { columns: 1, rows: 1 };
  return grid.columns === 1 ? { columns: 1, rows: Math.min(grid.rows, Math.max(FEWEST, count)) } : grid;
}

/** Returns the rows that a number of items really takes: several columns are equally long. The size of the text follows the grid. */
export function rowsFor({ columns, rows }: Grid, count: number): number {
  return count >= columns * rows ? rows : Math.max(FEWEST, Math.ceil(count / columns));
}

/** Returns the part of a list that a page shows. */
export function pageOf<Thing>(all: readonly Thing[], { columns, rows }: Grid, page: number): Thing[] {
  const room = columns * rows;
  return all.slice(page * room, (page + 1) * room);
}

/** Lists the views that have something to show, in the order in which they are shown. */
export function viewsFor({ phase, players, round, standings, live }: Known): View[] {
  if (!round) return [players > 0 ? 'players' : 'welcome'];
  const isOver = round.state === 'closed' || phase === 'finished';
  const hasResults = round.boards.some(({ state }) => state === 'finished');
  const views: View[] = [hasResults || isOver ? 'results' : 'boards'];
  // Whoever comes late looks for their name until the last game is over.
  if (!isOver && round.boards.some(({ state }) => state !== 'finished')) views.push('names');
  if (live > 0 && !isOver) views.push('live');
  if (standings.after > 0 && standings.lines > 0) views.push('standings');
  return phase === 'finished' ? views.toReversed() : views;
}

/** Lists those without an opponent who have a place among the boards; who is away gets no points and has none. */
export function freeOf(round: RoundFrame): RoundFrame['free'] {
  const bye = round.bye ? [{ player: round.bye, mark: 'pairing_bye' as const }] : [];
  return [...bye, ...round.free.filter(({ mark }) => mark !== 'zero_bye')];
}

/** Counts what a view shows. */
function countOf(view: View, { players, round, standings, live }: Known): number {
  if (view === 'players') return players;
  if (view === 'standings') return standings.lines;
  if (view === 'live') return live;
  if (!round) return 0;
  const boards = round.boards.length;
  return view === 'names' ? 2 * boards + round.free.length + (round.bye ? 1 : 0) : boards + freeOf(round).length;
}

/** Lists the pages of all views. A screen can be limited to some views; if it has none of them now, it shows what there is. */
export function slidesFor(known: Known, wanted: readonly View[] = []): Slide[] {
  const all = viewsFor(known);
  const chosen = all.filter((view) => wanted.length === 0 || wanted.includes(view));
  return (chosen.length > 0 ? chosen : all).flatMap((view) => {
    const count = countOf(view, known);
    const { columns, rows } = gridFor(view, count);
    const pages = Math.max(1, Math.ceil(count / (columns * rows)));
    return Array.from({ length: pages }, (_, page) => ({ view, page, pages }));
  });
}

/** Finds the slide that is shown: the same one as before, as far as it is still there. */
export function shownOf(slides: readonly Slide[], last: Slide | null): Slide | null {
  const same = (slide: Slide) => slide.view === last?.view && slide.page === last.page;
  return slides.find(same) ?? slides.find(({ view }) => view === last?.view) ?? slides[0] ?? null;
}

/** Returns the slide after another one. */
export function after(slides: readonly Slide[], last: Slide | null): Slide | null {
  const shown = shownOf(slides, last);
  const at = shown ? slides.indexOf(shown) : -1;
  return slides[(at + 1) % slides.length] ?? null;
}

/** Reads the views and the pace from the address of a screen: `?show=names,standings&seconds=20`. */
export function wishesIn(query: URLSearchParams): { views: View[]; seconds: number } {
  const views = (query.get('show') ?? '').split(',').flatMap((name) => VIEWS.find((view) => view === name) ?? []);
  const seconds = Number(query.get('seconds') ?? 15);
  return { views, seconds: Number.isFinite(seconds) ? Math.min(600, Math.max(3, seconds)) : 15 };
}
