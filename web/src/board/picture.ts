/** A position as a standalone picture, to keep or to send. */
import { placementOf } from './fen';
import { IVORY_AND_EBONY, drawingOf, drawings } from './pieces';
import { type Color, filesFor, isDark, place, ranksFor, rowsFor } from './squares';

/** Draws a position as SVG. */
export function pictureOf(position: string, orientation: Color, title: string): string {
  const pieces = placementOf(position);
  const squares = rowsFor(orientation)
    .flat()
    .map((square) => {
      const at = place(square, orientation);
      const piece = pieces.get(square);
      const [x, y] = [at.column * 40 + 16, at.row * 40 + 16];
      const drawing = piece ? `<use href="#${drawingOf(piece)}" x="${x}" y="${y}" width="40" height="40"/>` : '';
      return `<rect x="${x}" y="${y}" width="40" height="40" fill="${isDark(square) ? '#AE7A52' : '#EAD4AE'}"/>${drawing}`;
    });
  const letter = (text: string, x: number, y: number) => `<text x="${x}" y="${y}">${text}</text>`;
  const files = filesFor(orientation).map((file, index) => letter(file, index * 40 + 36, 347));
  const ranks = ranksFor(orientation).map((rank, index) => letter(rank, 8, index * 40 + 39));
  const credit =
    'Chess pieces: Cburnett and Rfc1394 (Wikimedia Commons), via cm-chessboard, CC BY-SA 3.0; colours changed';
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 352 352" width="704" height="704"><title>${escaped(title)}</title>`,
    `<desc>${credit}</desc><defs>${drawings(IVORY_AND_EBONY)}</defs><rect width="352" height="352" rx="4" fill="#4A3124"/>`,
    ...squares,
    `<g font-family="sans-serif" font-size="8" font-weight="600" fill="#D9C3A8" text-anchor="middle">`,
    ...files,
    ...ranks,
    '</g></svg>',
  ].join('');
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
