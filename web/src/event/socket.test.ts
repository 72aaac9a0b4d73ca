import { describe, expect, it } from 'vitest';
import { FakeWorld } from '../hall/fake';
import type { SocketState } from '../hall/socket';
import type { BoardsFrame, EventEntryFrame } from '../protocol/event';
import { EventSocket } from './socket';

function joined(world = new FakeWorld()) {
  const entries: number[] = [];
  const states: SocketState[] = [];
  const boards: BoardsFrame[] = [];
  const socket = new EventSocket({
    address: 'ws://hall.test',
    token: () => 'token',
    boards: () => true,
    onjoined: () => undefined,
    onentry: ({ seq }) => entries.push(seq),
    onboards: (frame) => boards.push(frame),
    onstate: (state) => states.push(state),
    surroundings: world,
  });
  const say = (frame: object) => world.last.say(frame as never);
  const enter = (seq: number) => {
    world.last.open();
    say({ joined: { person: 1, name: 'O', roles: [], seq } });
  };
  const entry = (seq: number) => say({ entry: { seq, at: 0, rulings: [] } satisfies EventEntryFrame });
  return { world, socket, entries, states, boards, say, enter, entry };
}

describe('the socket of an event', () => {
  it('joins with its token, and asks for the boards', () => {
    const { world, enter, states } = joined();
    enter(7);
    expect(world.last.heard[0]).toEqual({ join: { token: 'token', boards: true } });
    expect(states).toEqual(['joining', 'here']);
  });

  it('comes back by itself, and names the last entry it has seen', () => {
    const { world, enter, entry, entries } = joined();
    enter(7);
    entry(8);
    world.last.breakOff();
    world.pass(2_000);
    expect(world.sockets).toHaveLength(2);
    world.last.open();
    expect(world.last.heard[0]).toEqual({ join: { token: 'token', after: 8, boards: true } });
    entry(8);
    entry(9);
    expect(entries).toEqual([8, 9]);
  });

  it('gives up on a server that does not answer a ping', () => {
    const { world, enter, states } = joined();
    enter(1);
    world.pass(8_500);
    expect(states.at(-1)).not.toBe('here');
    expect(world.sockets.length).toBeGreaterThan(1);
  });

  it('sends one ping at a time, however often somebody comes back to the page', () => {
    const { world, socket, enter, say } = joined();
    enter(1);
    const pings = () => world.last.sent.filter((frame) => 'ping' in frame);
    const answer = () => {
      for (const { ping } of pings().slice(answered)) say({ pong: ping, now: 0 });
      answered = pings().length;
    };
    let answered = 0;
    answer();
    for (let back = 0; back < 10; back += 1) {
      socket.rejoin();
      answer();
    }
    const before = pings().length;
    world.pass(15_000);
    expect(pings().length).toBe(before + 1);
  });

  it('stays closed after its link was revoked', () => {
    const { world, enter, say, states } = joined();
    enter(1);
    say({ closed: { code: 'revoked', detail: 'x' } });
    world.pass(60_000);
    expect(states.at(-1)).toBe('closed');
    expect(world.sockets).toHaveLength(1);
  });

  it('passes boards on', () => {
    const { enter, say, boards } = joined();
    enter(1);
    say({ boards: { round: 2, cards: [] } });
    expect(boards).toEqual([{ round: 2, cards: [] }]);
  });
});
