import { describe, expect, it, vi } from 'vitest';
import { type Asked, answerTo, commandOf } from './blind';

vi.mock('../../board/label', () => ({
  pieceName: ({ color, role }: { color: string; role: string }) => `${color} ${role}`,
  piecesName: ({ color, role }: { color: string; role: string }) => `${color} ${role}s`,
}));
vi.mock('../../words/words.svelte', () => ({
  t: (_id: string, { pieces, squares }: { pieces: string; squares: string }) => `${pieces} on ${squares}`,
  language: () => ({ list: (items: string[]) => items.join(' and ') }),
}));

const asked: Asked = {
  position: '4k3/8/8/8/3n4/8/4P3/4K1N1 w - - 0 1',
  names: { white: 'Anna', black: 'Boris' },
  left: { white: 303_000, black: 19_430 },
  mine: 'black',
  last: 'Anna: e4',
  duty: '',
  targets: '',
  say: (id) => id,
};
const answer = (text: string) => {
  const command = commandOf(text);
  return command ? answerTo(command, asked) : null;
};

describe('the command line', () => {
  it('tells the clocks, the own first', () => {
    expect(answer('c')).toBe('Boris: 0:19.4. Anna: 5:03.');
  });
  it('tells the last move and the opponent', () => {
    expect(answer('l')).toBe('Anna: e4');
    expect(answer('o')).toBe('Anna');
  });
  it('tells where the knights are, in English and in Czech letters', () => {
    expect(answer('p N')).toBe('white knight on g1. black knight on d4');
    expect(answer('p J')).toBe('white knight on g1. black knight on d4');
    expect(answer('p q')).toBe('white queens: blind-none. black queens: blind-none');
  });
  it('scans a file and a rank', () => {
    expect(answer('s e')).toBe('e1 white king, e2 white pawn, e8 black king');
    expect(answer('s 4')).toBe('d4 black knight');
    expect(answer('s 5')).toBe('5: blind-empty');
  });
  it('tells what stands on a square', () => {
    expect(answer('b d4')).toBe('d4: black knight');
    expect(answer('B E4')).toBe('e4: blind-empty');
  });
  it('leaves moves alone', () => {
    for (const move of ['e4', 'Nf3', 'b4', 'c5', 'd7c8q', 'O-O', 'bxc3']) {
      expect(commandOf(move), move).toBeNull();
    }
  });
  it('resigns and offers only by the whole word', () => {
    expect(commandOf('resign')).toEqual({ do: 'resign' });
    expect(commandOf('draw')).toEqual({ do: 'draw' });
    expect(commandOf('r')).toBeNull();
    expect(commandOf('d')).toBeNull();
  });
});
