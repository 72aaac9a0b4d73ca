// How a game is played at a real board: castling, notation, the clock, touched pieces, illegal moves.

import type { Lesson } from '../types';
import { START, isLegal, outcomes, scene, yesNo } from './make';
import { BEFORE_CASTLING } from './pieces';

const PRESS = { text: 'press', act: { at: 0, by: 'white', act: 'press' } } as const;

export const PLAY: readonly Lesson[] = [
  {
    id: 'castling',
    screens: [
      { id: 'castling-how', board: { position: '8/8/8/8/8/8/8/R3K2R w KQ - 0 1', targets: ['g1', 'c1'] } },
      { id: 'castling-when', board: { position: '5r2/8/8/8/8/8/8/4K2R w K - 0 1', targets: ['f1'] } },
    ],
    exercises: [
      {
        kind: 'acts',
        id: 'castle-hand',
        article: '4.4.2',
        scene: scene(BEFORE_CASTLING, []),
        by: 'white',
        buttons: [],
        may: [{ act: 'touch', square: 'e1' }],
        want: [{ ruling: 'move_made', san: 'O-O' }],
        solution: [
          { at: 0, by: 'white', act: 'touch', square: 'e1' },
          { at: 0, by: 'white', act: 'move', move: 'e1g1' },
        ],
      },
      {
        kind: 'choice',
        id: 'castle-through',
        article: '3.8.2.2',
        fen: '4kr2/8/8/8/8/8/8/4K2R w K - 0 1',
        tried: 'e1g1',
        options: isLegal,
      },
      {
        kind: 'choice',
        id: 'castle-rook',
        article: '3.8.2.2',
        fen: '4k2r/8/8/8/8/8/8/4K2R w K - 0 1',
        tried: 'e1g1',
        options: isLegal,
      },
      {
        kind: 'choice',
        id: 'castle-b1',
        article: '3.8.2.2',
        fen: '1r2k3/8/8/8/8/8/8/R3K3 w Q - 0 1',
        tried: 'e1c1',
        options: isLegal,
      },
      {
        kind: 'scene',
        id: 'castle-rook-first',
        article: '4.4.2',
        scene: scene(BEFORE_CASTLING, ['white touch h1', 'white move e1g1']),
        options: yesNo({ refused: false }, { refused: true }),
      },
    ],
  },
  {
    id: 'notation',
    screens: [
      {
        id: 'notation-squares',
        board: {
          position: 'rnbqkbnr/pppppppp/8/8/8/5N2/PPPPPPPP/RNBQKB1R b KQkq - 1 1',
          last: { from: 'g1', to: 'f3' },
        },
      },
      { id: 'notation-signs', board: { position: '4k3/8/8/3p4/4P3/8/8/R3K2R w KQ - 0 1', targets: ['d5'] } },
    ],
    exercises: [
      {
        kind: 'move',
        id: 'play-written',
        article: 'C.2',
        fen: START,
        goal: { san: ['Nf3'] },
        named: 'Nf3',
        solution: 'g1f3',
      },
      {
        kind: 'move',
        id: 'play-written-2',
        article: 'C.9',
        fen: 'r1bqkbnr/pppp1ppp/2n5/1B2p3/4P3/5N2/PPPP1PPP/RNBQK2R w KQkq - 2 3',
        goal: { san: ['Bxc6'] },
        named: 'Bxc6',
        solution: 'b5c6',
      },
      {
        kind: 'move',
        id: 'play-written-3',
        article: 'C.10.1',
        fen: '4k3/8/8/8/8/8/4K3/R6R w - - 0 1',
        goal: { san: ['Rad1'] },
        named: 'Rad1',
        solution: 'a1d1',
      },
      {
        kind: 'choice',
        id: 'write-castling',
        article: 'C.13',
        fen: BEFORE_CASTLING,
        tried: 'e1g1',
        options: [
          { text: 'notation', args: { move: 'O-O' }, when: { san: 'O-O' } },
          { text: 'notation', args: { move: 'O-O-O' }, when: { san: 'O-O-O' } },
          { text: 'notation', args: { move: 'Kg1' }, when: { san: 'Kg1' } },
        ],
      },
      {
        kind: 'choice',
        id: 'write-capture',
        article: 'C.9',
        fen: '4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1',
        tried: 'e4d5',
        options: [
          { text: 'notation', args: { move: 'd5' }, when: { san: 'd5' } },
          { text: 'notation', args: { move: 'exd5' }, when: { san: 'exd5' } },
          { text: 'notation', args: { move: 'Bxd5' }, when: { san: 'Bxd5' } },
        ],
      },
    ],
  },
  {
    id: 'clock',
    screens: [
      { id: 'clock-press', board: { position: START } },
      { id: 'clock-hand', board: { position: START } },
    ],
    exercises: [
      {
        kind: 'acts',
        id: 'move-and-press',
        article: '6.2.1',
        scene: scene(START, []),
        by: 'white',
        buttons: [PRESS],
        may: [{ act: 'touch' }, { act: 'move' }],
        want: [{ ruling: 'move_completed', by: 'white' }],
        solution: [
          { at: 0, by: 'white', act: 'move', move: 'e2e4' },
          { at: 0, by: 'white', act: 'press' },
        ],
      },
      {
        kind: 'scene',
        id: 'press-nothing',
        article: '7.5.3',
        scene: scene(START, ['white press']),
        options: outcomes('stands', 'illegal-2', 'over-illegal_moves'),
      },
      {
        kind: 'scene',
        id: 'two-hands',
        article: '7.5.4',
        scene: scene(BEFORE_CASTLING, [['white move e1g1', { hands: 2 }], 'white press']),
        options: outcomes('stands', 'illegal-2', 'over-illegal_moves'),
      },
      {
        kind: 'scene',
        id: 'mate-no-press',
        article: '6.2.1.1',
        scene: scene('6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1', ['white move d1d8']),
        options: outcomes('stands', 'over-checkmate', 'over-flag_fall'),
      },
    ],
  },
  {
    id: 'touch',
    screens: [
      { id: 'touch-own', board: { position: BEFORE_CASTLING, targets: ['d2', 'd4', 'g5', 'h4', 'e5', 'g1'] } },
      { id: 'touch-other', board: { position: BEFORE_CASTLING } },
    ],
    exercises: [
      {
        kind: 'acts',
        id: 'touched-knight',
        article: '4.3.1',
        scene: scene(START, ['white touch b1']),
        by: 'white',
        buttons: [],
        may: [{ act: 'touch', square: 'b1' }],
        want: [{ ruling: 'move_made', by: 'white' }],
        solution: [{ at: 0, by: 'white', act: 'move', move: 'b1c3' }],
      },
      {
        kind: 'acts',
        id: 'touched-pawn',
        article: '4.3.2',
        scene: scene('4k3/8/8/3p4/4P3/2N5/8/4K3 w - - 0 1', ['white touch d5']),
        by: 'white',
        buttons: [],
        may: [
          { act: 'touch', square: 'e4' },
          { act: 'touch', square: 'c3' },
        ],
        want: [{ ruling: 'move_made', by: 'white' }],
        solution: [{ at: 0, by: 'white', act: 'move', move: 'e4d5' }],
      },
      {
        kind: 'scene',
        id: 'touched-immobile',
        article: '4.5',
        scene: scene(START, ['white touch a1']),
        options: outcomes('touched-move', 'touched-none', 'illegal-2'),
      },
      {
        kind: 'scene',
        id: 'touched-two',
        article: '4.3.3',
        scene: scene('4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1', ['white touch e4', 'white touch d5']),
        options: outcomes('touched-move', 'touched-capture', 'touched-none'),
      },
      {
        kind: 'acts',
        id: 'adjust',
        article: '4.2.1',
        scene: scene(START, []),
        by: 'white',
        buttons: [{ text: 'adjust', act: { at: 0, by: 'white', act: 'adjust', squares: ['g1'] } }],
        may: [],
        want: [],
        done: { act: 'adjust' },
        solution: [{ at: 0, by: 'white', act: 'adjust', squares: ['g1'] }],
      },
    ],
  },
  {
    id: 'illegal',
    screens: [
      { id: 'illegal-first', board: { position: '4k3/8/8/8/8/4r3/4N3/4K3 w - - 0 1' } },
      { id: 'illegal-second', board: { position: '4k3/8/8/8/8/4r3/4N3/4K3 w - - 0 1' } },
    ],
    exercises: [
      {
        kind: 'scene',
        id: 'illegal-one',
        article: '7.5.5',
        scene: scene('4k3/4p3/8/8/8/4r3/3PN3/4K3 w - - 0 1', ['white move e2c3', 'white press']),
        options: outcomes('illegal-0', 'illegal-2', 'over-illegal_moves'),
      },
      {
        kind: 'scene',
        id: 'illegal-two',
        article: '7.5.5',
        scene: scene(START, ['white move b1b3', 'white press', 'white move b1b4', 'white press']),
        options: outcomes('illegal-2', 'over-illegal_moves', 'stands'),
      },
      {
        kind: 'scene',
        id: 'illegal-unpromoted',
        article: '7.5.2',
        scene: scene('8/2P3k1/8/8/8/8/6P1/6K1 w - - 0 1', ['white move c7c8', 'white press']),
        options: outcomes('stands', 'illegal-2', 'over-illegal_moves'),
      },
    ],
  },
];
