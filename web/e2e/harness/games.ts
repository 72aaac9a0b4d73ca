/** Games in every state in which a page looks different, played by players who have no page. */
import type { ActFrame, GameCreated } from '../../src/protocol/protocol';
import type { Seats } from './hall';
import type { Visit } from './people';
import { Sockets } from './sockets';

export const NAMES = { white: 'A. Marek', black: 'L. Hrubý' };
/** Long ones: nothing may be cut off or pushed aside by them. */
export const LONG = { white: 'Bartholomäus Střítezský-Vlašimský', black: 'Wolfgang-Amadeus Nepomucký' };
const PROMOTION = '8/2P3k1/7p/8/8/7P/6K1/8 w - - 0 1';
const NONCE = '5a'.repeat(32);

/** Players without a page, and what sets a game up for them. */
export async function seated(visit: Visit) {
  const { hall } = visit;
  const nobody = await visit.person();
  await nobody.goTo('/about');
  const sockets = await Sockets.on(nobody.page);
  /** A game that has begun: both players are there, and its arbiter. */
  const begun = async (wanted: Parameters<typeof hall.game>[0] = {}, moves = ''): Promise<Seats> => {
    const seats = await hall.game({ names: NAMES, ...wanted });
    for (const token of [seats.white, seats.black]) await sockets.join(seats.game, token);
    if (seats.arbiter) {
      await sockets.join(seats.game, seats.arbiter);
      await sockets.act(seats.arbiter, { act: 'start' });
    }
    if (moves) await sockets.play(seats, moves);
    return seats;
  };
  return { sockets, begun };
}

/** Games in all these states. */
export async function games(visit: Visit) {
  const { hall } = visit;
  const { sockets, begun } = await seated(visit);
  const body = { regulations: {}, arbiter: false };
  const create = (wanted: object) => hall.ask<GameCreated>('/api/v1/games', { body: { ...body, ...wanted } });
  const both = async (wanted: object = {}) => {
    const { game, token } = await create({ seat: 'both', ...wanted });
    return { game, token: token ?? '' };
  };

  const supervised = { arbiter: true, regulations: { event: 'Open Brno', round: '3', time_control: '5400+30' } };
  const quickplay = { quickplay: 'guideline_iii5', pace: 'standard', time_control: '100' } as const;
  const physical = { regulations: { board: 'physical' } } as const;
  const adjourn = { act: 'adjourn', place: 'Brno, Klub', resume_at: 90_000_000 } as const;
  /** What the players do once a game has begun, one after the other. */
  const then = async (game: Promise<Seats>, ...acts: [keyof Omit<Seats, 'game'>, ActFrame][]): Promise<Seats> => {
    const seats = await game;
    for (const [seat, act] of acts) await sockets.act(seats[seat] ?? '', act);
    return seats;
  };
  return allOf({
    playing: begun(),
    long: begun({ names: LONG, regulations: { time_control: '5400+30' } }, 'e2e4'),
    ready: hall.game({ names: NAMES, ready: true }),
    physical: hall.game({ names: NAMES, regulations: { board: 'physical', event: 'Open' }, arbiter: true }),
    touched: then(begun(physical), ['white', { act: 'touch', square: 'g1' }]),
    offered: then(
      begun(physical),
      ['white', { act: 'move', move: 'e2e4' }],
      ['white', { act: 'offer_draw' }],
      ['white', { act: 'press' }],
    ),
    takingBack: then(begun({}, 'e2e4 e7e5'), ['black', { act: 'take_back' }]),
    promoting: begun({ regulations: { start: PROMOTION } }),
    training: begun({ mode: 'training', regulations: { time_control: '300+3' } }, 'e2e4 e7e5'),
    illegal: then(
      begun({ regulations: { board: 'physical', time_control: '5400+30' } }),
      ['white', { act: 'move', move: 'e2e5' }],
      ['white', { act: 'press' }],
    ),
    stopped: then(begun({}, 'e2e4'), ['black', { act: 'stop_clocks' }]),
    called: then(begun(supervised, 'e2e4'), ['black', { act: 'stop_clocks', reason: 'arbiter' }]),
    claimed: then(begun({ arbiter: true, regulations: { ...supervised.regulations, ...quickplay } }, 'e2e4'), [
      'black',
      { act: 'claim_quickplay', ground: 'cannot_win' },
    ]),
    sealing: then(begun(supervised, 'e2e4'), ['arbiter', adjourn]),
    adjourned: then(
      begun(supervised, 'e2e4'),
      ['arbiter', adjourn],
      ['black', { act: 'seal', text: 'c5', nonce: NONCE }],
      ['black', { act: 'stop_clocks' }],
    ),
    finished: begun(supervised, 'f2f3 e7e5 g2g4 d8h4'),
    device: both(),
    flat: both({ regulations: { board: 'physical' } }),
    invited: create({ seat: 'white' }),
    open: create({ seat: 'white', name: 'Přemysl Janda', open: true }),
    chess960: create({ regulations: { start: 42 }, seat: 'white', arbiter: true, touch_move: false }),
    engine: create({ seat: 'white', name: 'Marek', opponent: { engine: 'stockfish', strength: 3 }, ready: true }),
  });
}
export type Games = Awaited<ReturnType<typeof games>>;

/** Waits for everything at once. */
async function allOf<Made extends Record<string, unknown>>(
  made: Made,
): Promise<{ [Name in keyof Made]: Awaited<Made[Name]> }> {
  const entries = Object.entries(made).map(async ([name, value]) => [name, await value] as const);
  return Object.fromEntries(await Promise.all(entries)) as { [Name in keyof Made]: Awaited<Made[Name]> };
}
