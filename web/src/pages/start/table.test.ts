import { beforeEach, describe, expect, it } from 'vitest';
import { Table } from './table.svelte';

let table: Table;
beforeEach(() => (table = new Table()));

describe('a table', () => {
  it('is ready at once: two people, rapid, the Laws of 2023, a board and a clock to press', () => {
    expect(table.isFine).toBe(true);
    expect(table.wanted()).toEqual({
      regulations: { edition: '2023', time_control: '900+10', board: 'physical', scoresheets: 'automatic' },
      seat: 'both',
      ready: true,
      arbiter: false,
      mode: 'competition',
      touch_move: true,
    });
  });

  it('helps on the net unless somebody has chosen otherwise', () => {
    table.way = 'net';
    expect(table.wanted().regulations?.board).toBe('assisted');
    table.board = 'physical';
    table.way = 'engine';
    expect(table.board).toBe('physical');
  });

  it('has the names of both at one screen, and the own name on the net', () => {
    table.white = ' Jana ';
    expect(table.wanted().regulations?.names).toEqual({ white: 'Jana', black: null });
    table.way = 'net';
    table.name = 'Jana';
    expect(table.wanted()).toMatchObject({ name: 'Jana', seat: 'random' });
    expect(table.wanted().regulations?.names).toBeUndefined();
  });

  it('offers electronic scoresheets only where the edition has them', () => {
    table.scoresheets = 'electronic';
    expect(table.wanted().regulations?.scoresheets).toBe('electronic');
    table.edition = '2018';
    expect(table.wanted().regulations?.scoresheets).toBe('players');
  });

  it('draws one of the 960 arrays by lot, or takes the one that is named', () => {
    table.start = 'chess960';
    expect(table.wanted(() => 0.5).regulations?.start).toBe(480);
    table.chess960 = '518';
    expect(table.wanted().regulations?.start).toBe(518);
    table.chess960 = '960';
    expect(table.flaws.chess960).toBe('flaw-chess960');
  });

  it('lets a hand be free only on an assisted board', () => {
    table.touchMove = 'off';
    expect(table.wanted().touch_move).toBe(true);
    table.board = 'assisted';
    expect(table.wanted().touch_move).toBe(false);
  });

  it('takes a position or a game to go on with', () => {
    table.start = 'fen';
    expect(table.flaws.fen).toBe('flaw-empty');
    table.fen = ' 8/8/8/8/8/8/8/8 w - - ';
    expect(table.wanted().regulations?.start).toBe('8/8/8/8/8/8/8/8 w - -');
    table.start = 'pgn';
    table.pgn = '1. e4';
    expect(table.wanted()).toMatchObject({ pgn: '1. e4' });
  });

  it('against the computer waits for an engine', () => {
    table.way = 'engine';
    expect(table.isFine).toBe(false);
    table.engine = 'stockfish';
    expect(table.wanted().opponent).toEqual({ engine: 'stockfish', strength: 8 });
  });
});
