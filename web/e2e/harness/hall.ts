/** A server for one test file: a process on a free port, with a clock that stands still until a test moves it. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { CreateGame, GameCreated, SeatTaken, ViewFrame } from '../../src/protocol/protocol';

export interface Seats {
  game: string;
  white: string;
  black: string;
  /** Null unless the game has an arbiter. */
  arbiter: string | null;
}

interface Wanted extends Partial<Omit<CreateGame, 'seat'>> {
  names?: { white: string; black: string };
}

export class Hall {
  #process: ChildProcess | null = null;
  readonly #directory = mkdtempSync(join(tmpdir(), 'arbiter-e2e-'));
  #log = '';
  address = '';

  private constructor(
    readonly program: string,
    readonly hasTestClock: boolean,
  ) {}

  static async open(program: string, hasTestClock: boolean): Promise<Hall> {
    const hall = new Hall(program, hasTestClock);
    await hall.start('127.0.0.1:0');
    return hall;
  }

  /** Starts the process; the games in its database are there again. */
  async start(listen: string = new URL(this.address).host): Promise<void> {
    const flags = ['serve', '--listen', listen, '--database', join(this.#directory, 'hall.db')];
    if (this.hasTestClock) flags.push('--test-clock');
    const child = spawn(this.program, [...flags, '--games-per-minute', '10000', '--frames-per-second', '1000'], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ARBITER_LOG: 'warn', PATH: `${process.env.PATH ?? ''}:/usr/games` },
    });
    this.#process = child;
    child.stderr.on('data', (text) => (this.#log += String(text)));
    this.address = await new Promise<string>((resolve, reject) => {
      createInterface({ input: child.stdout }).once('line', resolve);
      child.once('exit', (code) => reject(new Error(`the hall ended with ${code}: ${this.#log}`)));
    });
  }

  /** Kills the process, as a power cut would. */
  async kill(): Promise<void> {
    const child = this.#process;
    if (!child || child.exitCode !== null) return;
    const gone = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGKILL');
    await gone;
  }

  async close(): Promise<void> {
    await this.kill();
    rmSync(this.#directory, { recursive: true, force: true });
  }

  /** Advances the server's clock. */
  async pass(ms: number): Promise<void> {
    await this.ask('/test/clock', { body: { advance: ms } });
  }

  async ask<Answer>(path: string, asked: { body?: unknown; token?: string } = {}): Promise<Answer> {
    const text = await this.text(path, asked);
    return (text === '' ? null : JSON.parse(text)) as Answer;
  }

  async text(path: string, { body, token }: { body?: unknown; token?: string } = {}): Promise<string> {
    const response = await fetch(this.address + path, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        'content-type': 'application/json',
        // A connection that is kept may be closed by the server just when it is used again.
        connection: 'close',
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${path}: ${response.status} ${text}`);
    return text;
  }

  /** Creates a game and takes every seat. */
  async game({ names = { white: 'Marek', black: 'Hrubý' }, ...wanted }: Wanted = {}): Promise<Seats> {
    const body = { regulations: {}, arbiter: false, ...wanted, seat: 'white', name: names.white };
    const created = await this.ask<GameCreated>('/api/v1/games', { body });
    const taken = { game: created.game, white: created.token ?? '', black: '', arbiter: null as string | null };
    // The arbiter's seat is taken after the players'.
    const order = [...created.invitations].sort((one, other) => rank(one.seat) - rank(other.seat));
    for (const { seat, invitation } of order) {
      const name = seat === 'black' ? names.black : 'Nováková';
      const claim = { invitation, name, arbiter: true };
      const { token } = await this.ask<SeatTaken>(`/api/v1/games/${created.game}/seats`, { body: claim });
      if (seat === 'black') taken.black = token;
      else taken.arbiter = token;
    }
    if (taken.arbiter !== null) await this.accept(created.game, [taken.white, taken.black]);
    return taken;
  }

  /** Accepts the person who asks for the arbiter’s seat, for the players. */
  async accept(game: string, tokens: string[]): Promise<void> {
    for (const token of tokens) {
      const request = (await this.view(game)).seats.find((status) => status.request)?.request?.number;
      const body = { request, accept: true };
      await this.ask(`/api/v1/games/${game}/seats/arbiter/answer`, { body, token });
    }
  }

  view(game: string): Promise<ViewFrame> {
    return this.ask(`/api/v1/games/${game}`);
  }
}

const rank = (seat: string) => (seat === 'arbiter' ? 1 : 0);
