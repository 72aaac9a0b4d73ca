// What a player meets in an event: draws and claims, flags and dead positions, fast games, conduct, the first tournament.

import type { Lesson } from '../types';
import { START, canMate, isDead, outcomes, scene } from './make';

/** Four half-moves that lead back to the position before them. */
const ROUND_TRIP = ['white play g1f3', 'black play g8f6', 'white play f3g1', 'black play f6g8'];
const CLAIM = {
  text: 'claim-repetition',
  act: { at: 0, by: 'white', act: 'claim_draw', ground: 'repetition' },
} as const;
const OFFER = { text: 'offer', act: { at: 0, by: 'white', act: 'offer_draw' } } as const;
const PRESS = { text: 'press', act: { at: 0, by: 'white', act: 'press' } } as const;
const CLAIM_ILLEGAL = { text: 'claim-illegal', act: { at: 0, by: 'black', act: 'claim_illegal_move' } } as const;
const ACCEPT = { text: 'accept', act: { at: 0, by: 'black', act: 'accept_draw' } } as const;

export const EVENT: readonly Lesson[] = [
  {
    id: 'draws',
    screens: [
      { id: 'draws-offer', board: { position: START } },
      { id: 'draws-claim', board: { position: 'rnbqkb1r/pppppppp/5n2/8/8/5N2/PPPPPPPP/RNBQKB1R w KQkq - 2 2' } },
      { id: 'draws-auto', board: { position: START } },
    ],
    exercises: [
      {
        kind: 'acts',
        id: 'claim-third',
        article: '9.2.2',
        scene: scene(START, [...ROUND_TRIP, ...ROUND_TRIP]),
        by: 'white',
        buttons: [CLAIM, OFFER],
        may: [],
        want: [{ ruling: 'game_over', reason: 'repetition' }],
        solution: [CLAIM.act],
      },
      {
        kind: 'scene',
        id: 'claim-second',
        article: '9.5.3',
        scene: scene(START, [...ROUND_TRIP, ['white claim_draw', { ground: 'repetition' }]]),
        options: outcomes('over-repetition', 'rejected-0', 'rejected-2'),
      },
      {
        kind: 'acts',
        id: 'offer-right',
        article: '9.1.2.1',
        scene: scene(START, []),
        by: 'white',
        buttons: [OFFER, PRESS],
        may: [{ act: 'touch' }, { act: 'move' }],
        want: [{ ruling: 'draw_offered', by: 'white' }],
        solution: [
          { at: 0, by: 'white', act: 'move', move: 'e2e4' },
          { at: 0, by: 'white', act: 'offer_draw' },
        ],
      },
      {
        kind: 'acts',
        id: 'accept-offer',
        article: '9.1.2.1',
        orientation: 'black',
        scene: scene(START, [
          'white play e2e4',
          'black play e7e5',
          'white move g1f3',
          'white offer_draw',
          'white press',
        ]),
        by: 'black',
        buttons: [ACCEPT],
        may: [],
        want: [{ ruling: 'game_over', reason: 'agreement' }],
        solution: [ACCEPT.act],
      },
      {
        kind: 'scene',
        id: 'move-declines',
        article: '9.1.2.1',
        scene: scene(START, ['white move e2e4', 'white offer_draw', 'white press', 'black touch e7']),
        options: outcomes('draw_declined', 'over-agreement', 'stands'),
      },
      {
        kind: 'scene',
        id: 'seventy-five',
        article: '9.6.2',
        scene: scene('8/8/4k3/8/8/3RK3/8/8 w - - 149 120', ['white move d3d4']),
        options: outcomes('over-seventy_five_moves', 'stands', 'claim_made'),
      },
    ],
  },
  {
    id: 'flag',
    screens: [
      { id: 'flag-falls', board: { position: '4k3/8/8/8/8/8/4P3/4K3 w - - 0 1' } },
      { id: 'flag-dead', board: { position: '4k3/8/8/1p1p1p1p/1P1P1P1P/8/8/4K3 w - - 0 1' } },
    ],
    exercises: [
      {
        kind: 'choice',
        id: 'win-on-time-knight',
        article: '6.9',
        fen: '4k3/8/8/8/8/8/8/4K1N1 b - - 0 1',
        options: canMate('white'),
      },
      {
        kind: 'choice',
        id: 'win-on-time-pawn',
        article: '6.9',
        fen: '4k3/7p/8/8/8/8/8/4K1N1 b - - 0 1',
        options: canMate('white'),
      },
      {
        kind: 'choice',
        id: 'dead-bishops',
        article: '5.2.2',
        fen: '2b1k3/8/8/8/8/8/8/4KB2 w - - 0 1',
        options: isDead,
      },
      {
        kind: 'choice',
        id: 'dead-wall',
        article: '5.2.2',
        fen: '4k3/8/8/p1p1p1p1/P1P1P1P1/8/8/4K3 w - - 0 1',
        options: isDead,
      },
      {
        kind: 'scene',
        id: 'flag-bare-king',
        article: '6.9',
        scene: scene('4k3/8/8/8/8/8/4P3/4K3 w - - 0 1', [['arbiter tick', { at: 7_300_000 }]], {
          time_control: '5400',
        }),
        options: outcomes('over-flag_fall', 'over-flag_fall_no_mate', 'stands'),
      },
      {
        kind: 'scene',
        id: 'flag-loses',
        article: '6.9',
        scene: scene('4k3/7p/8/8/8/8/4P3/4K3 w - - 0 1', [['arbiter tick', { at: 7_300_000 }]], {
          time_control: '5400',
        }),
        options: outcomes('over-flag_fall', 'over-flag_fall_no_mate', 'stands'),
      },
    ],
  },
  {
    id: 'rapid',
    screens: [
      { id: 'rapid-paces', board: { position: START } },
      { id: 'rapid-claims', board: { position: START } },
    ],
    exercises: [
      {
        kind: 'scene',
        id: 'rapid-illegal',
        article: 'A.3',
        scene: scene(START, ['white move b1b3', 'white press'], { time_control: '900+10' }),
        options: outcomes('illegal-1', 'illegal-2', 'over-illegal_moves'),
      },
      {
        kind: 'acts',
        id: 'blitz-claim',
        article: 'A.5.2',
        orientation: 'black',
        scene: scene(START, ['white move b1b3', 'white press'], { time_control: '180+2', supervision: 'inadequate' }),
        by: 'black',
        buttons: [CLAIM_ILLEGAL],
        may: [],
        want: [{ ruling: 'illegal_move', by: 'white' }],
        solution: [CLAIM_ILLEGAL.act],
      },
      {
        kind: 'scene',
        id: 'blitz-late',
        article: 'A.5.2',
        scene: scene(
          START,
          ['white move b1b3', 'white press', 'black move e7e5', 'black press', 'black claim_illegal_move'],
          {
            time_control: '180+2',
            supervision: 'inadequate',
          },
        ),
        options: outcomes('illegal-1', 'refused-too_late', 'over-illegal_moves'),
      },
    ],
  },
  {
    id: 'conduct',
    screens: [
      { id: 'conduct-respect', board: { position: START } },
      { id: 'conduct-phone', board: { position: START } },
    ],
    exercises: [
      {
        kind: 'scene',
        id: 'phone-rings',
        article: '11.3.2.2',
        scene: scene(START, ['white play e2e4', ['arbiter report', { irregularity: 'device', player: 'black' }]]),
        options: outcomes('over-device', 'penalised', 'irregularity'),
      },
      {
        kind: 'scene',
        id: 'talking',
        article: '11.5',
        scene: scene(START, ['white play e2e4', ['white report', { irregularity: 'disturbance' }]]),
        options: outcomes('over-device', 'illegal-2', 'irregularity'),
      },
      {
        kind: 'scene',
        id: 'resign-bare',
        article: '5.1.2',
        scene: scene('4k3/8/8/8/8/8/4P3/4K3 w - - 0 1', ['white resign']),
        options: outcomes('over-resignation', 'over-resignation_no_mate', 'stands'),
      },
    ],
  },
  {
    id: 'tournament',
    screens: [
      { id: 'tournament-start', board: { position: START } },
      { id: 'tournament-record', board: { position: START } },
      { id: 'tournament-end', board: { position: '8/8/8/4k3/8/4K3/8/8 w - - 0 1' } },
    ],
    exercises: [
      {
        kind: 'scene',
        id: 'late',
        article: '6.7.1',
        scene: scene(START, [['arbiter tick', { at: 900_001 }]], { default_time: 900_000, present: ['black'] }),
        options: outcomes('over-default', 'over-flag_fall', 'stands'),
      },
      {
        kind: 'scene',
        id: 'not-recorded',
        article: '8.1.3',
        scene: scene(START, ['white play e2e4', 'black play e7e5', 'white play g1f3'], { scoresheets: 'players' }),
        options: outcomes('stands', 'must_record', 'illegal-2'),
      },
      {
        kind: 'scene',
        id: 'last-piece',
        article: '5.2.2',
        scene: scene('8/8/4k3/8/8/4n3/3K4/8 w - - 0 1', ['white move d2e3']),
        options: outcomes('over-dead_position', 'stands', 'over-stalemate'),
      },
    ],
  },
];
