import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { ActFrame } from '../../protocol/protocol';
import type { Answer } from '../../hall/session.svelte';
import { Conduct, type TableView } from './conduct.svelte';

const START = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';
const CASTLING = 'r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1';
const PROMOTION = '8/2P3k1/8/8/8/8/6K1/8 w - - 0 1';

class FakeTable implements TableView {
  told: ActFrame[] = [];
  answer: Answer = { seq: 1 };
  isPhysical = false;
  hasPad = false;
  isTouchMove = true;
  bound: string[] = [];
  player = 'white' as const;
  position = START;
  isSealing = false;
  act(act: ActFrame): Promise<Answer> {
    this.told.push(act);
    return Promise.resolve(this.answer);
  }
  actOf(_color: string, act: ActFrame): Promise<Answer> {
    return this.act(act);
  }
}

describe('a hand at an assisted board', () => {
  let table: FakeTable;
  let conduct: Conduct;
  beforeEach(() => {
    table = new FakeTable();
    conduct = new Conduct(table);
  });

  it('touches, and plays the whole move when it lets go', () => {
    conduct.touch('e2');
    conduct.place('e2', 'e4');
    expect(table.told).toEqual([
      { act: 'touch', square: 'e2' },
      { act: 'play', move: 'e2e4' },
    ]);
    expect(conduct.position).toContain('4P3');
  });
  it('tells no touch where touching does not bind', () => {
    table.isTouchMove = false;
    conduct.touch('e2');
    expect(table.told).toEqual([]);
    expect(conduct.held).toBe('e2');
  });
  it('sees the piece go back, and why, when the move is refused', async () => {
    table.answer = { refused: { ruling: 'refused', code: 'illegal_move', article: '3.7.2', why: 'no' } };
    conduct.place('e2', 'e5');
    await vi.waitFor(() => expect(conduct.position).toBe(START));
    expect(conduct.refusal?.article).toBe('3.7.2');
  });
  it('keeps a touched piece in hand that must be moved', () => {
    table.bound = ['e2'];
    conduct.touch('e2');
    conduct.putBack();
    expect(conduct.held).toBe('e2');
    table.bound = [];
    conduct.putBack();
    expect(conduct.held).toBeNull();
  });
  it('asks what a pawn becomes, and plays nothing before', () => {
    table.position = PROMOTION;
    conduct.place('c7', 'c8');
    expect(table.told).toEqual([]);
    conduct.promote('knight');
    expect(table.told).toEqual([{ act: 'play', move: 'c7c8n' }]);
  });
  it('binds itself to nothing when it adjusts', () => {
    conduct.isAdjusting = true;
    conduct.touch('e1');
    expect(table.told).toEqual([{ act: 'adjust', squares: ['e1'] }]);
    expect(conduct.held).toBeNull();
  });
});

describe('a hand at a physical board', () => {
  let table: FakeTable;
  let conduct: Conduct;
  beforeEach(() => {
    table = new FakeTable();
    table.isPhysical = true;
    table.hasPad = true;
    conduct = new Conduct(table);
  });
  const moves = () => table.told.filter((act) => act.act !== 'touch');

  it('puts pieces anywhere, and presses when it likes', async () => {
    conduct.place('e2', 'e5');
    await conduct.press();
    expect(moves()).toEqual([{ act: 'move', move: 'e2e5' }, { act: 'press' }]);
  });
  it('castles with the king first and then the rook', () => {
    table.position = CASTLING;
    conduct.place('e1', 'g1');
    expect(conduct.position).toContain('R5KR');
    conduct.place('h1', 'f1');
    expect(moves()).toEqual([
      { act: 'release', square: 'g1', piece: 'king' },
      { act: 'move', move: 'e1g1' },
    ]);
  });
  it('has moved only the king if it presses before the rook has moved', async () => {
    table.position = CASTLING;
    conduct.place('e1', 'c1');
    await conduct.press();
    expect(moves()).toEqual([
      { act: 'release', square: 'c1', piece: 'king' },
      { act: 'move', move: 'e1d1' },
      { act: 'move', move: 'd1c1' },
      { act: 'press' },
    ]);
  });
  it('can leave a pawn on the last rank', async () => {
    table.position = PROMOTION;
    conduct.place('c7', 'c8');
    conduct.promote(null);
    expect(conduct.position).toContain('2P5/6k1');
    await conduct.press();
    expect(moves()).toEqual([
      { act: 'release', square: 'c8', piece: 'pawn' },
      { act: 'move', move: 'c7c8' },
      { act: 'press' },
    ]);
  });
  it('chooses the new piece by putting it there', () => {
    table.position = PROMOTION;
    conduct.place('c7', 'c8');
    conduct.promote('rook');
    expect(moves()).toEqual([
      { act: 'release', square: 'c8', piece: 'pawn' },
      { act: 'release', square: 'c8', piece: 'rook' },
      { act: 'move', move: 'c7c8r' },
    ]);
  });
});

describe('a hand that shows a move for the envelope', () => {
  it('tells the hall nothing, and makes nothing on the board', () => {
    const table = new FakeTable();
    table.isSealing = true;
    const conduct = new Conduct(table);
    conduct.touch('g1');
    conduct.place('g1', 'f3');
    expect([table.told, conduct.shownMove, conduct.held, conduct.position]).toEqual([[], 'g1f3', null, START]);
  });

  it('is asked which piece a pawn becomes', () => {
    const table = new FakeTable();
    table.isSealing = true;
    table.position = PROMOTION;
    const conduct = new Conduct(table);
    conduct.touch('c7');
    conduct.place('c7', 'c8');
    conduct.promote('queen');
    expect([table.told, conduct.shownMove]).toEqual([[], 'c7c8q']);
  });
});
