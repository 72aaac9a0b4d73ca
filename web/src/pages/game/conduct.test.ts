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
  isToMove = true;
  isPlaying = true;
  moment = 'before';
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
  it('adjusts one piece each time it says so, and moves nothing while it does', () => {
    conduct.isAdjusting = true;
    conduct.touch('e1');
    // A pointer that slips while adjusting a piece makes no move.
    conduct.place('e1', 'e2');
    expect(conduct.isAdjusting).toBe(false);
    conduct.touch('g1');
    conduct.place('g1', 'f3');
    expect(table.told).toEqual([
      { act: 'adjust', squares: ['e1'] },
      { act: 'touch', square: 'g1' },
      { act: 'play', move: 'g1f3' },
    ]);
  });
  it('has announced nothing any more when somebody has moved', () => {
    conduct.isAdjusting = true;
    conduct.gameMoved();
    expect(conduct.isAdjusting).toBe(false);
    conduct.isAdjusting = true;
    conduct.place('e2', 'e4');
    expect(conduct.isAdjusting).toBe(false);
  });
  it('cannot excuse a touched piece by adjusting it afterwards', () => {
    conduct.touch('e2');
    table.bound = ['e2'];
    conduct.isAdjusting = true;
    conduct.touch('e2');
    conduct.putBack();
    expect(conduct.held).toBe('e2');
  });
  it('is told why something was refused only as long as the game stands as it did', async () => {
    table.answer = { refused: { ruling: 'refused', code: 'illegal_move', article: '3.7.2', why: 'no' } };
    await conduct.type('e5');
    expect(conduct.refusal).not.toBeNull();
    table.moment = 'after';
    expect(conduct.refusal).toBeNull();
  });
  it('offers a draw between the move and the press, as the Laws want it', async () => {
    conduct.isOffering = true;
    conduct.place('e2', 'e4');
    await vi.waitFor(() => expect(table.told).toHaveLength(3));
    expect(table.told).toEqual([{ act: 'move', move: 'e2e4' }, { act: 'offer_draw' }, { act: 'press' }]);
    expect(conduct.isOffering).toBe(false);
  });
  it('offers nothing with a move that is refused', async () => {
    table.answer = { refused: { ruling: 'refused', code: 'illegal_move', article: '3.7.2', why: 'no' } };
    conduct.isOffering = true;
    await conduct.type('e5');
    expect(table.told).toEqual([{ act: 'move', move: 'e5' }]);
    expect(conduct.isOffering).toBe(true);
  });
});

describe('a move that comes while the clocks are stopped', () => {
  const STOPPED: Answer = { refused: { ruling: 'refused', code: 'clocks_stopped', article: '6.11', why: 'stopped' } };
  async function refused() {
    const table = new FakeTable();
    const conduct = new Conduct(table);
    table.answer = STOPPED;
    table.isPlaying = false;
    conduct.touch('e2');
    conduct.place('e2', 'e4');
    await vi.waitFor(() => expect(conduct.readyMove).toBe('e2e4'));
    table.answer = { seq: 2 };
    table.told = [];
    return { table, conduct };
  }

  it('is kept, shown, and sent when play goes on', async () => {
    const { table, conduct } = await refused();
    expect(conduct.refusal).toBeNull();
    expect(conduct.position).toContain('4P3');
    conduct.playOn();
    expect(table.told).toEqual([]);
    table.isPlaying = true;
    conduct.playOn();
    expect(table.told).toEqual([{ act: 'play', move: 'e2e4' }]);
    expect(conduct.readyMove).toBeNull();
  });
  it('is not sent on another board, nor out of turn, nor when it was dropped', async () => {
    for (const happens of [
      (table: FakeTable) => (table.position = CASTLING),
      (table: FakeTable) => (table.isToMove = false),
      (_: FakeTable, conduct: Conduct) => conduct.dropReady(),
    ]) {
      const { table, conduct } = await refused();
      happens(table, conduct);
      table.isPlaying = true;
      conduct.playOn();
      expect(table.told).toEqual([]);
    }
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
