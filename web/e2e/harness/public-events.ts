/** Events for tests: created and run over the interface, as far as a test wants them. */
import type {
  ActFrame,
  EventCreated,
  LinkMade,
  OpenedGames,
  PlayerFrame,
  RoleFrame,
  RoundFrame,
  SeatGiven,
  SettingsFrame,
} from '../../src/protocol/event';
import type { Hall } from './hall';
import type { Person } from './people';
import type { Sockets } from './sockets';

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

interface Wishes {
  name?: string;
  players?: readonly string[];
  settings?: Partial<SettingsFrame>;
}

/** An event with its organiser's link. */
export class TestEvent {
  private constructor(
    readonly hall: Hall,
    readonly id: string,
    readonly organiser: string,
  ) {}

  /** Creates a club evening with players who have numbers. */
  static async create(hall: Hall, { name = 'Club blitz', players = ENTRANTS, settings = {} }: Wishes = {}) {
    const body = { template: 'club_blitz', name, organiser: 'Olga Nová' };
    const { event, token } = await hall.ask<EventCreated>('/api/v1/events', { body });
    const made = new TestEvent(hall, event, token);
    const { settings: usual } = await made.read<{ settings: SettingsFrame }>('');
    await made.act({ act: 'configure', settings: { ...usual, check_in: 'none', place: 'Brno', ...settings } });
    for (const [index, player] of players.entries()) {
      await made.act({ act: 'register', registration: { name: player, rating: 2000 - 10 * index, club: 'ŠK Modra' } });
    }
    await made.act({ act: 'seed', seeding: 'by_rating' });
    return made;
  }

  get path(): string {
    return `/event/${this.id}`;
  }

  read<Part>(part: string, token = this.organiser): Promise<Part> {
    return this.hall.ask(`/api/v1/events/${this.id}${part === '' ? '' : `/${part}`}`, { token });
  }

  post<Answer>(part: string, body: unknown, token = this.organiser): Promise<Answer> {
    return this.hall.ask(`/api/v1/events/${this.id}/${part}`, { body, token });
  }

  act(act: ActFrame, token = this.organiser): Promise<unknown> {
    return this.post('acts', act, token);
  }

  async link(role: RoleFrame, name?: string): Promise<string> {
    const { token } = await this.post<LinkMade>('links', { role, ...(name ? { name } : {}) });
    return token;
  }

  async publish(): Promise<void> {
    await this.act({ act: 'pair', pairer: { own: { lot: 7 } } });
    await this.act({ act: 'publish' });
  }

  /** Opens games on the server for the first boards. */
  open(last: number): Promise<OpenedGames> {
    return this.post('games', { boards: { range: { first: 1, last } } });
  }

  start(): Promise<unknown> {
    return this.act({ act: 'start', boards: 'all' });
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
    const { boards } = await this.read<RoundFrame>(`rounds/${round}`);
    const results = ['1-0', '1/2-1/2', '0-1'] as const;
    for (const { board } of boards) await this.enter(round, { [board]: results[board % 3] ?? '1-0' });
    await this.act({ act: 'close_round' });
  }

  /** Finds a player by the beginning of the name, with a link. */
  async player(start: string): Promise<{ player: number; token: string }> {
    const players = await this.read<PlayerFrame[]>('players');
    const found = players.find(({ name }) => name?.startsWith(start));
    if (!found) throw new Error(`no player ${start}`);
    return { player: found.player, token: await this.link({ player: found.player }) };
  }

  /** Takes the seats of a board and plays moves there. */
  async playOn(sockets: Sockets, round: number, board: number, moves: string): Promise<void> {
    const { boards } = await this.read<RoundFrame>(`rounds/${round}`);
    const pair = boards.find((one) => one.board === board);
    if (!pair) throw new Error(`no board ${board}`);
    const seats = { game: '', white: '', black: '', arbiter: null };
    for (const color of ['white', 'black'] as const) {
      const token = await this.link({ player: pair[color].player });
      const given = await this.post<SeatGiven>('seat', '', token);
      seats.game = given.game;
      seats[color] = given.token;
      await sockets.join(given.game, given.token);
    }
    await sockets.play(seats, moves);
  }

  /** Lets a device take a link, as scanning its code does. */
  async give(person: Person, token: string): Promise<void> {
    await person.goTo(`${this.path}/enter#t=${token}`);
    await person.page.waitForURL((url) => !url.pathname.endsWith('/enter'));
  }
}
