/** A set of our own: plain shapes, easy to tell apart at any size. */
import { type Role, ROLES, letterOf } from '../fen';

/** The outline of each piece on a square of 40. */
const SHAPES: Record<Role, string> = {
  pawn: 'M20 10a5 5 0 0 1 3 9c2.6 2.4 4 5.4 4.4 9H12.6c.4-3.6 1.8-6.6 4.4-9a5 5 0 0 1 3-9z',
  knight: 'M12.5 28c0-5.5 5.5-7.5 6.5-12.5l-5.5 3.2-3-3.2 6.5-7.5.8-3.2 3.2 2.2c6.5 2 8.5 9 8 21z',
  bishop:
    'M20 5.5a2.4 2.4 0 0 1 1.6 4.2c4.6 3.300 6 7.8 4 12L23.5 28h-7l-2.1-6.300c-2-4.2-.6-8.700 4-12A2.4 2.4 0 0 1 20 5.5z',
  rook: 'M11 8.5h4v3h3v-3h4v3h3v-3h4v8l-3 2.5v9H14v-9l-3-2.5z',
  queen: 'M7.5 11l6 7 1.700-10.5L20 17l4.8-9.5L26.5 18l6-7-4.300 17H11.8z',
  king: 'M18.5 4.5h3v3h3v3h-3V14c5.5 0 9.300 3.6 8.300 8.2L27 28H13l-2.8-5.8C9.2 17.6 13 14 18.5 14v-3.5h-3v-3h3z',
};
const FOOT = 'M10.5 30h19v4.5h-19z';
/** The details inside the outline. */
const DETAILS: Partial<Record<Role, string>> = {
  bishop: 'M20 14v7M16.8 17.300h6.4',
  king: 'M13.5 23.5h13',
  rook: 'M14 19h12',
  queen: 'M12.8 24h14.4',
};

/** Writes the drawings as SVG symbols, one per piece. */
export function plain(): string {
  return ROLES.flatMap((role) =>
    (['w', 'b'] as const).map((side) => {
      const [fill, line, detail] =
        side === 'w'
          ? ['var(--pc-w-fill)', 'var(--pc-w-line)', 'var(--pc-w-line)']
          : ['var(--pc-b-fill)', 'var(--pc-b-line)', 'var(--pc-b-detail)'];
      const outline = `<path d="${SHAPES[role]}${FOOT}" fill="${fill}" stroke="${line}"/>`;
      const eye = role === 'knight' ? `<circle cx="20.5" cy="12" r="1.1" fill="${detail}"/>` : '';
      const inner = DETAILS[role] ? `<path d="${DETAILS[role]}" fill="none" stroke="${detail}"/>` : '';
      return (
        `<symbol id="piece-${side}${letterOf(role)}" viewBox="0 0 40 40">` +
        `<g stroke-width="1.6" stroke-linejoin="round" stroke-linecap="round">${outline}${inner}${eye}</g></symbol>`
      );
    }),
  ).join('');
}
