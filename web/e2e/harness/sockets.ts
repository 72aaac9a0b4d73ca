/** Players without a page: one browser page holds their sockets, so that a game gets into a state quickly. */
import type { Page } from 'playwright-core';
import type { ActFrame } from '../../src/protocol/protocol';

interface Held {
  sockets: Map<string, WebSocket>;
  answers: Map<string, (answer: Answer) => void>;
  count: number;
}
interface Answer {
  ack: string;
  seq?: number;
  refused?: { why?: string };
  error?: { detail: string };
}

export class Sockets {
  private constructor(readonly page: Page) {}

  /** Uses a page that does nothing else; it must have the server's origin. */
  static async on(page: Page): Promise<Sockets> {
    await page.evaluate(() => {
      const held: Held = { sockets: new Map(), answers: new Map(), count: 0 };
      Object.assign(globalThis, { held });
    });
    return new Sockets(page);
  }

  /** Joins with a token: from now on the player is connected. */
  async join(game: string, token: string): Promise<void> {
    await this.page.evaluate(
      ([game, token]) =>
        new Promise<void>((resolve, reject) => {
          const { held } = globalThis as unknown as { held: Held };
          const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/api/v1/games/${game}/socket`);
          held.sockets.set(token, socket);
          socket.onopen = () => socket.send(JSON.stringify({ join: { token } }));
          socket.onclose = () => reject(new Error('the socket was closed'));
          socket.onmessage = ({ data }) => {
            const frame = JSON.parse(String(data)) as Partial<Answer> & { view?: object };
            if (frame.view) resolve();
            if (frame.ack) held.answers.get(frame.ack)?.(frame as Answer);
          };
        }),
      [game, token] as const,
    );
  }

  /** Tells the server that this player is ready. */
  async ready(token: string): Promise<void> {
    await this.page.evaluate((token) => {
      const { held } = globalThis as unknown as { held: Held };
      held.sockets.get(token)?.send(JSON.stringify({ ready: true }));
    }, token);
  }

  /** Sends an act, and waits until it is recorded. */
  async act(token: string, act: ActFrame): Promise<void> {
    const answer = await this.page.evaluate(
      ([token, act]) =>
        new Promise<Answer>((resolve) => {
          const { held } = globalThis as unknown as { held: Held };
          const id = `s${(held.count += 1)}`;
          held.answers.set(id, resolve);
          held.sockets.get(token)?.send(JSON.stringify({ id, ...act }));
        }),
      [token, act] as const,
    );
    if (answer.seq === undefined) throw new Error(`${act.act} was not done: ${JSON.stringify(answer)}`);
  }

  /** Plays moves in turn. */
  async play(tokens: { white: string; black: string }, moves: string): Promise<void> {
    for (const [index, move] of moves.split(' ').entries()) {
      await this.act(index % 2 === 0 ? tokens.white : tokens.black, { act: 'play', move });
    }
  }
}
