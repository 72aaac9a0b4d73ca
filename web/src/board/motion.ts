/** Animates pieces from one position to the next. */
import { settings } from '../settings.svelte';
import { type Placement, travels } from './fen';
import { type Color, type Square, place } from './squares';

/** The size of a square in percent of a piece, which leaves a fiftieth free on each side. */
const SQUARE = 100 / 0.96;

/** The duration of a move in milliseconds, by the setting. */
const MOVE_MS = { normal: 160, fast: 80, slow: 320, off: 0 } as const;
/** The duration of a move that is taken back: slow enough to be noticed. */
export const RESTORE_MS = 420;

/** Returns the duration of a move in milliseconds. */
export const moveMs = (): number => MOVE_MS[settings.get('motion')];

/** Tells whether the reader prefers reduced motion. */
export function wantsStillness(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** Animates the pieces of `grid` from their old squares; a dragged piece is on its square already. */
export function showTravel(
  grid: HTMLElement,
  before: Placement,
  after: Placement,
  options: { side: Color; carried: Square | null; ms: number },
): void {
  if (wantsStillness() || options.ms === 0) {
    return;
  }
  for (const { from, to } of travels(before, after)) {
    const cell = grid.querySelector<HTMLElement>(`[data-square="${to}"]`);
    const piece = cell?.querySelector<HTMLElement>('.piece-box');
    if (!cell || !piece || to === options.carried) {
      continue;
    }
    const [start, end] = [place(from, options.side), place(to, options.side)];
    // In percent of the piece, because measuring a square would force a layout.
    const [right, down] = [(start.column - end.column) * SQUARE, (start.row - end.row) * SQUARE];
    const away = `${right}% ${down}%`;
    cell.style.zIndex = '6';
    const animation = piece.animate([{ translate: away }, { translate: '0 0' }], {
      duration: options.ms,
      easing: 'cubic-bezier(.2,.7,.2,1)',
    });
    const settle = () => (cell.style.zIndex = '');
    animation.onfinish = settle;
    animation.oncancel = settle;
  }
}
