/** A set of our own: discs with the letter of the piece, for learners and for small screens. */
import { type Role, ROLES, letterOf } from '../fen';

/** The letters on the discs, by language; pawns have none. */
const LETTERS: Record<'en' | 'cs', Record<Role, string>> = {
  en: { king: 'K', queen: 'Q', rook: 'R', bishop: 'B', knight: 'N', pawn: '' },
  cs: { king: 'K', queen: 'D', rook: 'V', bishop: 'S', knight: 'J', pawn: '' },
};

/** Writes the drawings as SVG symbols, one per piece. */
export function letters(language: 'en' | 'cs'): string {
  return ROLES.flatMap((role) =>
    (['w', 'b'] as const).map((side) => {
      const letter = LETTERS[language][role];
      const radius = role === 'pawn' ? 9 : 15;
      const [fill, line] = side === 'w' ? ['#ffffff', '#14110e'] : ['#14110e', '#ffffff'];
      const disc = `<circle cx="20" cy="20" r="${radius}" fill="${fill}" stroke="#14110e" stroke-width="1.8"/>`;
      const ring = `<circle cx="20" cy="20" r="${radius - 2.4}" fill="none" stroke="${line}" stroke-width="0.9"/>`;
      const text = letter
        ? `<text x="20" y="26.6" text-anchor="middle" font-family="sans-serif" font-size="19" font-weight="700" fill="${line}">${letter}</text>`
        : '';
      return `<symbol id="piece-${side}${letterOf(role)}" viewBox="0 0 40 40">${disc}${ring}${text}</symbol>`;
    }),
  ).join('');
}
