import { beforeEach, describe, expect, it } from 'vitest';
import { placementOf } from './fen';
import { type Board, Hand } from './hand';

const START = placementOf('rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1');

describe('a hand', () => {
  let told: string[];
  let board: Board;
  let hand: Hand;
  beforeEach(() => {
    told = [];
    board = { pieces: START, held: null, grips: (piece) => piece.color === 'white', joins: () => false };
    hand = new Hand({
      touch: (square) => {
        told.push(`touch ${square}`);
        board.held = square;
      },
      place: (from, to) => told.push(`place ${from}${to}`),
      putBack: () => told.push('put back'),
    });
  });
  const click = (square: string) => {
    hand.press(square, 0, 0, board);
    hand.lift(square);
  };

  it('touches a piece when it is pressed, and places it where it is let go', () => {
    hand.press('e2', 0, 0, board);
    expect(told).toEqual(['touch e2']);
    hand.carry(0, 60);
    hand.lift('e4');
    expect(told).toEqual(['touch e2', 'place e2e4']);
  });
  it('does the same with two clicks', () => {
    click('e2');
    click('e4');
    expect(told).toEqual(['touch e2', 'place e2e4']);
  });
  it('trembles without carrying the piece away', () => {
    hand.press('e2', 0, 0, board);
    expect(hand.carry(2, 2)).toBe(false);
  });
  it('puts a piece back when it is clicked again', () => {
    click('e2');
    click('e2');
    expect(told).toEqual(['touch e2', 'put back']);
  });
  it('touches a second piece of the same player', () => {
    click('e2');
    click('d2');
    expect(told).toEqual(['touch e2', 'touch d2']);
  });
  it('puts the king on the rook where that means castling', () => {
    board.joins = (from, to) => from === 'e1' && to === 'h1';
    click('e1');
    click('h1');
    expect(told).toEqual(['touch e1', 'place e1h1']);
  });
  it('captures what it may not touch', () => {
    click('e2');
    click('e7');
    expect(told).toEqual(['touch e2', 'place e2e7']);
  });
  it('lets nothing happen when a carried piece is let go outside the board', () => {
    hand.press('e2', 0, 0, board);
    hand.carry(400, 400);
    hand.lift(null);
    expect(told).toEqual(['touch e2']);
  });
  it('does not touch what it may not', () => {
    expect(hand.press('e7', 0, 0, board)).toBe(false);
    expect(hand.press('e4', 0, 0, board)).toBe(false);
    expect(told).toEqual([]);
  });
});
