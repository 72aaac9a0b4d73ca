/**
 * The drawings of the pieces: Cburnett's set as the package cm-chessboard ships it (CC BY-SA 3.0, see the About page),
 * with its black and white replaced by the colours of our wood.
 */
import sprite from 'cm-chessboard/assets/pieces/standard.svg?raw';
import { type Setting, settings } from '../settings.svelte';
import { type Piece, letterOf } from './fen';

/** The colours of the drawings. */
export interface Woods {
  white: { fill: string; line: string };
  black: { fill: string; line: string; detail: string };
}

const TOKENS: Woods = {
  white: { fill: 'var(--pc-w-fill)', line: 'var(--pc-w-line)' },
  black: { fill: 'var(--pc-b-fill)', line: 'var(--pc-b-line)', detail: 'var(--pc-b-detail)' },
};

/** The colours of the light theme, for exported pictures. */
export const IVORY_AND_EBONY: Woods = {
  white: { fill: '#FBF4E4', line: '#231C16' },
  black: { fill: '#2A2320', line: '#17120F', detail: '#F3E7D3' },
};

/** Names the drawing of a piece. */
export function drawingOf(piece: Piece): string {
  return `piece-${piece.color[0]}${letterOf(piece.role)}`;
}

/** Writes the drawings as SVG symbols, one per piece. */
export function drawings(woods: Woods = TOKENS): string {
  const names = [...sprite.matchAll(/<g id="([wb][kqrbnp])"/g)];
  const symbols = names.map((found, index) => {
    const name = found[1] ?? '';
    const rest = sprite.slice(found.index, names[index + 1]?.index ?? sprite.lastIndexOf('</svg>'));
    const drawing = rest.slice(0, rest.lastIndexOf('</g>') + 4).replaceAll(/\s+id="[^"]*"/g, '');
    // Shapes without a fill would be plain black.
    const fill = name.startsWith('w') ? '' : ` fill="${woods.black.fill}"`;
    return `<symbol id="piece-${name}" viewBox="0 0 40 40"${fill}>${coloured(drawing, name.startsWith('w'), woods)}</symbol>`;
  });
  return symbols.join('').replaceAll(/\s+/g, ' ');
}

function coloured(drawing: string, isWhite: boolean, woods: Woods): string {
  if (isWhite) {
    return drawing.replaceAll('#000000', woods.white.line).replaceAll('#FFFFFF', woods.white.fill);
  }
  return drawing
    .replaceAll('fill="#000000"', `fill="${woods.black.fill}"`)
    .replaceAll('#000000', woods.black.line)
    .replaceAll('#FFFFFF', woods.black.detail);
}

const STORE = 'piece-drawings';
let worn: PieceSet = 'wood';

export type PieceSet = Setting<'pieces'>;

/** The colours of the bold set: black and white in every theme. */
const INK: Woods = {
  white: { fill: '#ffffff', line: '#000000' },
  black: { fill: '#000000', line: '#000000', detail: '#ffffff' },
};

/** Writes the drawings of a set; some sets load their code on demand. */
async function drawingsOf(set: PieceSet): Promise<string> {
  switch (set) {
    case 'wood':
      return drawings();
    case 'bold':
      return bolder(drawings(INK));
    case 'plain':
      return (await import('./sets/plain')).plain();
    case 'letters':
      return (await import('./sets/letters')).letters(settings.language === 'en' ? 'en' : 'cs');
  }
}

/** Draws every line thicker, with a white outline, so that pieces stand out on any square. */
function bolder(symbols: string): string {
  const thick = symbols.replaceAll(/stroke-width="([\d.]+)"/g, (_, width) => `stroke-width="${Number(width) * 1.45}"`);
  return thick.replaceAll(
    /<symbol ([^>]*)>(.*?)<\/symbol>/g,
    '<symbol $1><g style="filter: drop-shadow(0 0 0.7px #fff) drop-shadow(0 0 0.7px #fff)">$2</g></symbol>',
  );
}

/** Inserts the drawings into the page once, so that every board can use them. */
export function storeDrawings(): void {
  if (document.getElementById(STORE)) {
    return;
  }
  const store = document.createElement('div');
  store.id = STORE;
  store.hidden = true;
  store.innerHTML = `<svg aria-hidden="true">${drawings()}</svg>`;
  document.body.append(store);
  if (worn !== 'wood') void wear(worn);
}

/** Draws all boards with another set from now on. */
export async function wear(set: PieceSet): Promise<void> {
  worn = set;
  const symbols = await drawingsOf(set);
  const store = document.getElementById(STORE);
  // Another set may have been chosen meanwhile.
  if (store && worn === set) store.innerHTML = `<svg aria-hidden="true">${symbols}</svg>`;
}
