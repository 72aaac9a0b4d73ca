/** Arrows and marks that a reader draws on a board. They are nobody else's business and go with the position. */
import type { Square } from './squares';

export type Ink = 'green' | 'red' | 'blue' | 'yellow';

export interface Drawing {
  from: Square;
  /** The same square as `from` is a mark. */
  to: Square;
  ink: Ink;
}

/** The keys that are held choose the ink, as on other boards: Shift red, Alt blue, both yellow. */
export function drawingWith(from: Square, to: Square, keys: { shiftKey: boolean; altKey: boolean }): Drawing {
  const ink = keys.shiftKey ? (keys.altKey ? 'yellow' : 'red') : keys.altKey ? 'blue' : 'green';
  return { from, to, ink };
}

/** Adds a drawing; the same one again takes it away, another ink replaces it. */
export function toggled(drawings: readonly Drawing[], drawing: Drawing): Drawing[] {
  const others = drawings.filter(({ from, to }) => from !== drawing.from || to !== drawing.to);
  const known = drawings.find(({ from, to }) => from === drawing.from && to === drawing.to);
  return known?.ink === drawing.ink ? others : [...others, drawing];
}
