/**
 * Playing without seeing: a command line with letters known from other servers, and single keys. Questions are answered in words;
 * any text that is not a command is a move.
 */
import { type Role, ROLES, placementOf, roleOf } from '../../board/fen';
import { pieceName, piecesName } from '../../board/label';
import { type Color, FILES, RANKS, type Square, isSquare, opponent } from '../../board/squares';
import { face } from '../../parts/time';
import { COLORS } from '../../protocol/protocol';
import { language, t } from '../../words/words.svelte';

/** The commands. */
export type Command =
  | { ask: 'clocks' | 'last' | 'opponent' | 'help' | 'duty' | 'position' | 'targets' }
  | { ask: 'pieces'; role: Role; color: Color | null }
  | { ask: 'line'; line: string }
  | { ask: 'square'; square: Square }
  | { do: 'draw' | 'resign' | 'press' | 'accept' | 'decline' };

const PLAIN: Record<string, Command> = {
  c: { ask: 'clocks' },
  l: { ask: 'last' },
  o: { ask: 'opponent' },
  h: { ask: 'help' },
  '?': { ask: 'help' },
  p: { ask: 'position' },
  m: { ask: 'targets' },
  duty: { ask: 'duty' },
  draw: { do: 'draw' },
  accept: { do: 'accept' },
  decline: { do: 'decline' },
  resign: { do: 'resign' },
  press: { do: 'press' },
};

/** Letters of pieces in Czech and Slovak. */
const OWN_LETTERS: Record<string, Role> = { D: 'queen', V: 'rook', S: 'bishop', J: 'knight' };

/** Reads a command; null if it is a move. */
export function commandOf(text: string): Command | null {
  const entered = text.trim();
  const plain = PLAIN[entered.toLowerCase()];
  if (plain) {
    return plain;
  }
  const [word, rest] = entered.split(/\s+/, 2);
  if (rest === undefined) {
    return null;
  }
  switch (word?.toLowerCase()) {
    case 'p': {
      const role = OWN_LETTERS[rest] ?? roleOf(rest);
      return role ? { ask: 'pieces', role, color: null } : null;
    }
    case 's':
      return /^[a-h1-8]$/.test(rest.toLowerCase()) ? { ask: 'line', line: rest.toLowerCase() } : null;
    case 'b':
      return isSquare(rest.toLowerCase()) ? { ask: 'square', square: rest.toLowerCase() } : null;
    default:
      return null;
  }
}

/** The data for the answers. */
export interface Asked {
  position: string;
  names: Record<Color, string>;
  left: Record<Color, number | null>;
  mine: Color | null;
  last: string;
  duty: string;
  targets: string;
  say: (id: string, args?: Record<string, string | number>) => string;
}

/** Answers a question. */
export function answerTo(command: Command, asked: Asked): string {
  const { say } = asked;
  if (!('ask' in command)) {
    return '';
  }
  const pieces = placementOf(asked.position);
  switch (command.ask) {
    case 'clocks': {
      const time = (color: Color) => {
        const left = asked.left[color];
        return left === null ? say('face-no-clock') : `${asked.names[color]}: ${face(left).trim()}`;
      };
      const first = asked.mine ?? 'white';
      return `${time(first)}. ${time(opponent(first))}.`;
    }
    case 'last':
      return asked.last || say('blind-no-move');
    case 'duty':
      return asked.duty || say('blind-no-duty');
    case 'targets':
      return asked.targets || say('blind-no-help');
    case 'opponent':
      return asked.names[opponent(asked.mine ?? 'white')];
    case 'help':
      return say('blind-help');
    case 'square': {
      const piece = pieces.get(command.square);
      return `${command.square}: ${piece ? pieceName(piece) : say('blind-empty')}`;
    }
    case 'line': {
      const squares = /[a-h]/.test(command.line)
        ? RANKS.map((rank) => command.line + rank)
        : FILES.map((file) => file + command.line);
      const found = squares.flatMap((square) => {
        const piece = pieces.get(square);
        return piece ? [`${square} ${pieceName(piece)}`] : [];
      });
      return found.length > 0 ? found.join(', ') : `${command.line}: ${say('blind-empty')}`;
    }
    case 'pieces': {
      return COLORS.map((color) => squaresOf(pieces, color, command.role, say)).join('. ');
    }
    case 'position': {
      return COLORS.map((color) =>
        ROLES.map((role) => squaresOf(pieces, color, role, () => ''))
          .filter(Boolean)
          .join(', '),
      ).join('. ');
    }
  }
}

function squaresOf(pieces: ReturnType<typeof placementOf>, color: Color, role: Role, say: Asked['say']): string {
  const squares = [...pieces]
    .filter(([, piece]) => piece.color === color && piece.role === role)
    .map(([square]) => square)
    .sort();
  const none = say('blind-none');
  if (squares.length === 0) {
    return none ? `${piecesName({ color, role })}: ${none}` : '';
  }
  const name = squares.length === 1 ? pieceName({ color, role }) : piecesName({ color, role });
  return t('board-pieces-on', { pieces: name, squares: language().list(squares) });
}
