import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { speak } from '../../words/words.svelte';
import { Attention, notify } from './attention.svelte';
import type { Table } from './table.svelte';

const notices: { title: string; body: string }[] = [];

class FakeNotification {
  static permission: NotificationPermission = 'default';
  static asked = 0;
  static requestPermission(): Promise<NotificationPermission> {
    FakeNotification.asked += 1;
    FakeNotification.permission = 'granted';
    return Promise.resolve('granted');
  }
  onclick: (() => void) | null = null;
  constructor(title: string, { body }: { body: string }) {
    notices.push({ title, body });
  }
  close() {}
}

/** A game in which the user plays White. */
function table(mover: 'white' | 'black', phase = 'playing'): Table {
  const names = { white: 'Marek', black: 'Hrubý' };
  return { mine: 'white', mover, phase, nameOf: (color: 'white' | 'black') => names[color] } as unknown as Table;
}

function looksElsewhere(isAway: boolean): void {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(isAway);
}

describe('attention', () => {
  beforeEach(async () => {
    await speak('en');
    notices.length = 0;
    FakeNotification.permission = 'default';
    FakeNotification.asked = 0;
    vi.stubGlobal('Notification', FakeNotification);
  });
  afterEach(() => vi.unstubAllGlobals());

  it('is called by the title of the page when it is the own move', () => {
    const state = { ...table('black') };
    const attention = new Attention(state as Table);
    attention.watch();
    expect(document.title).toBe('Marek – Hrubý · Arbiter');
    Object.assign(state, { mover: 'white' });
    attention.watch();
    expect(document.title).toMatch(/^● .*Hrubý/);
    attention.leave();
    expect(document.title).toBe('Arbiter');
  });

  it('is not asked for before somebody presses the bell', async () => {
    looksElsewhere(true);
    const attention = new Attention(table('white'));
    attention.watch();
    expect([FakeNotification.asked, notices.length, attention.canAsk]).toEqual([0, 0, true]);
    await attention.ask();
    expect([FakeNotification.asked, attention.canAsk]).toEqual([1, false]);
  });

  it('is called by the service worker where a page may not notify itself, as on phones', async () => {
    class Forbidden extends FakeNotification {
      constructor() {
        super('', { body: '' });
        notices.length = 0;
        throw new TypeError('Illegal constructor');
      }
    }
    Forbidden.permission = 'granted';
    vi.stubGlobal('Notification', Forbidden);
    const shown: unknown[] = [];
    const ready = Promise.resolve({ showNotification: (...told: unknown[]) => shown.push(told) });
    vi.stubGlobal('navigator', { serviceWorker: { ready } });
    vi.stubGlobal('location', new URL('http://hall.test/event/e1/desk?x=1#t=secret'));
    notify('L. Hrubý calls.', 'arbiter-call');
    await ready;
    expect(shown).toEqual([
      ['Arbiter', { body: 'L. Hrubý calls.', tag: 'arbiter-call', data: { page: '/event/e1/desk?x=1' } }],
    ]);
  });

  it('is called by a notification once for each move, and only from a page that nobody looks at', async () => {
    const state = { ...table('black') };
    const attention = new Attention(state as Table);
    await attention.ask();
    attention.watch();
    looksElsewhere(true);
    Object.assign(state, { mover: 'white' });
    attention.watch();
    attention.watch();
    expect(notices).toHaveLength(1);
    expect(notices[0]?.body).toContain('Hrubý');
    looksElsewhere(false);
    Object.assign(state, { mover: 'black' });
    attention.watch();
    Object.assign(state, { mover: 'white' });
    attention.watch();
    expect(notices).toHaveLength(1);
  });

  it('is not called to a game that does not go on', async () => {
    looksElsewhere(true);
    const attention = new Attention(table('white', 'finished'));
    await attention.ask();
    attention.watch();
    expect([notices.length, document.title]).toEqual([0, 'Marek – Hrubý · Arbiter']);
  });
});
