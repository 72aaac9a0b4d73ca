/** Arrows and marks that a reader draws on a board. Nobody else sees them, and they disappear with the position. */
import type { Square } from './squares';

export type Ink = 'green' | 'red' | 'blue' | 'yellow';

export interface Drawing {
  from: Square;
  /** The end; a mark if it equals `from`. */
  to: Square;
  ink: Ink;
}

/** The modifier keys choose the colour, as on other boards: Shift red, Alt blue, both yellow. */
export function drawingWith(from: Square, to: Square, keys: { shiftKey: boolean; altKey: boolean }): Drawing {
  const ink = keys.shiftKey ? (keys.altKey ? 'yellow' : 'red') : keys.altKey ? 'blue' : 'green';
  return { from, to, ink };
}

/** Adds a drawing; the same one again removes it, another colour replaces it. */
export function toggled(drawings: readonly Drawing[], drawing: Drawing): Drawing[] {
  const others = drawings.filter(({ from, to }) => from !== drawing.from || to !== drawing.to);
  const known = drawings.find(({ from, to }) => from === drawing.from && to === drawing.to);
  return known?.ink === drawing.ink ? others : [...others, drawing];
}
