/** Events for tests: set up over the interface, as far as a test needs them. */
import type {
  ActFrame,
  EventCreated,
  ItemFrame,
  LinkMade,
  OpenedGames,
  PlayerFrame,
  RoleFrame,
  RoundFrame,
  SeatGiven,
  SelectionFrame,
  SettingsFrame,
  TemplateList,
} from '../../src/protocol/event';
import type { Hall } from './hall';
import type { Person, Visit } from './people';
import { Sockets } from './sockets';

export const PLAYERS = [
  'Ashby, Helen',
  'Brož, Stanislav',
  'Čapek, Oldřich',
  'Danko, Samuel',
  'Eliáš, Eva',
  'Fiala, Filip',
  'Gajdoš, Gustáv',
  'Holá, Hana',
];
/** Names as people have them: long ones, and letters of all three languages. */
export const ENTRANTS = [
  'Krátká, Lucie',
  'Dolejš, Marek',
  'Ashby, Helen',
  'Chalupa, Jan',
  'Šramko, Peter',
  'Střítezský-Vlašimský, Bartholomäus',
  'Ľuptáková, Žofia',
  'Whitcombe, Alan',
];
/** The list of players as a spreadsheet gives it. */
export const LIST = [
  'Name\tElo\tClub',
  ...PLAYERS.map((name, index) => `${name}\t${2100 - 50 * index}\tŠK Modra`),
].join('\n');

interface Wishes {
  name?: string;
  /** The names of the players, or how many there are. */
  players?: number | readonly string[];
  settings?: Partial<SettingsFrame>;
}

/** An event, and the link of its organiser. */
export class EventOf {
  /** Whether players have got their numbers. */
  #isSeeded = false;

  private constructor(
    readonly hall: Hall,
    readonly id: string,
    readonly token: string,
  ) {}

  /** Creates an event with players, without check-in. */
  static async create(
    hall: Hall,
    { players = PLAYERS.length, name = 'Modra Cup', settings = {} }: Wishes = {},
  ): Promise<EventOf> {
    const wanted = { settings: { name, rounds: 5, regulations: { time_control: '180+2' }, ...settings } };
    const created = await hall.ask<EventCreated>('/api/v1/events', { body: { ...wanted, organiser: 'Olga Malá' } });
    const event = new EventOf(hall, created.event, created.token);
    const names =
      typeof players === 'number'
        ? Array.from(
            { length: players },
            (_, index) => PLAYERS[index] ?? `Player${String(index).padStart(3, '0')}, Anna`,
          )
        : players;
    for (const [index, known] of names.entries()) {
      await event.act({ act: 'register', registration: { name: known, rating: 2100 - index, club: 'ŠK Modra' } });
    }
    return event;
  }

  /** Creates an evening at the club from its template, with players who have numbers. */
  static async club(
    hall: Hall,
    { name = 'Club blitz', players = ENTRANTS, settings = {} }: Wishes = {},
  ): Promise<EventOf> {
    const { templates } = await hall.ask<TemplateList>('/api/v1/event-templates');
    const blitz = templates.find(({ template }) => template === 'club_blitz')?.settings;
    const wanted = { ...blitz, check_in: 'none', place: 'Brno', ...settings } as const;
    const event = await EventOf.create(hall, { name, players, settings: { ...wanted, name } });
    await event.seed();
    return event;
  }

  get path(): string {
    return `/event/${this.id}`;
  }

  ask<Answer>(path: string, body?: unknown, token = this.token): Promise<Answer> {
    return this.hall.ask<Answer>(`/api/v1/events/${this.id}${path}`, {
      token,
      ...(body === undefined ? {} : { body }),
    });
  }
  act(act: ActFrame, token = this.token): Promise<unknown> {
    return this.ask('/acts', act, token);
  }
  round(number: number): Promise<RoundFrame> {
    return this.ask(`/rounds/${number}`);
  }
  attention(): Promise<ItemFrame[]> {
    return this.ask('/attention');
  }
  async link(role: RoleFrame, name = 'Emil Malý'): Promise<string> {
    return (await this.ask<LinkMade>('/links', { role, name })).token;
  }
  /** Finds a player by the beginning of the name, with a link. */
  async player(start: string): Promise<{ player: number; token: string }> {
    const players = await this.ask<PlayerFrame[]>('/players');
    const found = players.find(({ name }) => name?.startsWith(start));
    if (!found) throw new Error(`no player ${start}`);
    return { player: found.player, token: await this.link({ player: found.player }) };
  }

  async seed(): Promise<void> {
    await this.act({ act: 'seed', seeding: 'by_rating' });
    this.#isSeeded = true;
  }
  /** Pairs and publishes the next round. */
  async publish(): Promise<void> {
    await this.draft();
    await this.act({ act: 'publish' });
  }
  async draft(): Promise<void> {
    if (!this.#isSeeded) await this.seed();
    await this.act({ act: 'pair', pairer: { own: { lot: 7 } } });
  }
  /** Opens games on the server for the first boards. */
  open(last: number): Promise<OpenedGames> {
    return this.ask('/games', { boards: { range: { first: 1, last } } });
  }
  /** Opens games for boards, and starts the round. */
  async start(boards: SelectionFrame | null = null): Promise<void> {
    if (boards) await this.ask<OpenedGames>('/games', { boards });
    await this.act({ act: 'start', boards: 'all' });
  }
  /** Gives the seats of a board to its players. */
  async seats(round: number, board: number): Promise<{ game: string; white: string; black: string }> {
    const pair = (await this.round(round)).boards.find((known) => known.board === board);
    if (!pair) throw new Error(`round ${round} has no board ${board}`);
    const seat = async (player: number) => {
      const link = await this.link({ player });
      return this.ask<SeatGiven>('/seat', {}, link);
    };
    const [white, black] = [await seat(pair.white.player), await seat(pair.black.player)];
    return { game: white.game, white: white.token, black: black.token };
  }
  async enter(round: number, results: Record<number, '1-0' | '0-1' | '1/2-1/2'>): Promise<void> {
    for (const [board, result] of Object.entries(results)) {
      await this.act({ act: 'enter_result', round, board: Number(board), result, source: 'slip' });
    }
  }
  /** Plays a whole round over the board. */
  async playRound(round: number): Promise<void> {
    await this.publish();
    await this.start();
    const { boards } = await this.round(round);
    const results = ['1-0', '1/2-1/2', '0-1'] as const;
    for (const { board } of boards) await this.enter(round, { [board]: results[board % 3] ?? '1-0' });
    await this.act({ act: 'close_round' });
  }
  /** Takes the seats of a board and plays moves there. */
  async playOn(sockets: Sockets, round: number, board: number, moves: string): Promise<void> {
    const seats = await this.seats(round, board);
    for (const token of [seats.white, seats.black]) await sockets.join(seats.game, token);
    await sockets.play(seats, moves);
  }

  /** Lets a device take a link, as scanning its code does; without one that of the organiser. */
  async give(person: Person, token = this.token): Promise<void> {
    await person.goTo(`${this.path}/enter#t=${token}`);
    await person.page.waitForURL((url) => !url.pathname.endsWith('/enter'));
  }
  /** Lets somebody come to a page of the event with a link; without one as the organiser. */
  async invite(person: Person, path: string, token = this.token): Promise<void> {
    // From another page: the address of a link differs only after its sign.
    await person.goTo('/about');
    await this.give(person, token);
    await person.goTo(`${this.path}${path}`);
    await person.page.getByRole('heading', { level: 1 }).waitFor();
  }
}

/** Players without a page. */
export async function nobody(visit: Visit): Promise<Sockets> {
  const person = await visit.person();
  await person.goTo('/about');
  return Sockets.on(person.page);
}

/** An event in each phase in which its pages look different. */
export async function events(visit: Visit) {
  const { hall } = visit;
  const sockets = await nobody(visit);
  const empty = await EventOf.create(hall, { players: 0 });
  const checking = await EventOf.create(hall, {
    players: 7,
    settings: { check_in: 'each_round', byes: { most: 1, last_round: null } },
  });
  await checking.act({ act: 'check_in', player: 1, is_here: true });
  await checking.act({ act: 'grant_bye', player: 2, round: 1, bye: 'half' });
  await checking.act({ act: 'withdraw', player: 3, reason: '' });
  const drafted = await EventOf.create(hall, { players: 7 });
  await drafted.draft();
  const published = await EventOf.create(hall);
  await published.publish();
  const playing = await EventOf.create(hall);
  await playing.publish();
  await playing.start({ range: { first: 1, last: 3 } });
  await playing.link({ sector_arbiter: { first: 1, last: 2 } }, 'Emil Malý');
  await playing.link({ sector_arbiter: { first: 3, last: 4 } }, 'Jana Veselá');
  const seats = await playing.seats(1, 2);
  for (const token of [seats.white, seats.black]) await sockets.join(seats.game, token);
  await sockets.play(seats, 'e2e4 e7e5');
  await sockets.act(seats.white, { act: 'stop_clocks', reason: 'arbiter' });
  await playing.act({
    act: 'raise',
    call: {
      need: 'other',
      round: 1,
      board: 4,
      player: null,
      article: null,
      text: 'Noise at the door',
      is_clock_stopped: false,
    },
  });
  await playing.act({ act: 'announce', text: 'Tea is in the hall.' });
  await playing.act({ act: 'note', text: 'Board 4 was warned.' });
  await playing.act({ act: 'penalise', player: 1, penalty: 'warning', article: '11.5', reason: 'Talked' });
  const finished = await EventOf.create(hall, { settings: { rounds: 2 } });
  for (const round of [1, 2]) {
    await finished.publish();
    await finished.start();
    await finished.enter(round, { 1: '1-0', 2: '1/2-1/2', 3: '0-1', 4: '1-0' });
    await finished.act({ act: 'close_round' });
  }
  const over = await EventOf.create(hall, { settings: { rounds: 1 } });
  await over.playRound(1);
  await over.act({ act: 'penalise', player: 1, penalty: { points: 0.5 }, article: '12.9.5', reason: 'Talked' });
  await over.act({ act: 'finish', early: null });
  const match = await EventOf.create(hall, { settings: { format: { match: { boards: 4, games: 1 } } } });
  const knockout = await EventOf.create(hall, {
    players: 4,
    settings: { format: { knockout: { games: 1, tie_break_games: 1 } } },
  });
  await knockout.publish();
  await knockout.start();
  await knockout.enter(1, { 1: '1-0', 2: '1/2-1/2' });
  await knockout.act({ act: 'close_round' });
  return { empty, checking, drafted, published, playing, finished, over, match, knockout };
}
export type Events = Awaited<ReturnType<typeof events>>;
