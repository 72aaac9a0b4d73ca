import { describe, expect, it } from 'vitest';
import { ownAddress, read } from './router.svelte';

const at = (path: string) => read(new URL(path, 'http://hall.test'));

describe('addresses', () => {
  it('lead to pages', () => {
    expect(at('/').page).toBe('start');
    expect(at('/games').page).toBe('games');
    expect(at('/position?fen=8%2F8').query.get('fen')).toBe('8/8');
    expect(at('/about/').page).toBe('about');
  });

  it('name the game and what stands after the sign', () => {
    const route = at('/seat/k3_v-x#i=secret');
    expect(route).toMatchObject({ page: 'seat', game: 'k3_v-x' });
    expect(route.fragment.get('i')).toBe('secret');
  });

  it('name the event, and the rest of the path', () => {
    expect(at('/events').page).toBe('events');
    expect(at('/events/new').page).toBe('event-new');
    expect(at('/event/e1')).toMatchObject({ page: 'event', event: 'e1', part: '' });
    expect(at('/event/e1/desk')).toMatchObject({ page: 'event-desk', event: 'e1', part: '' });
    expect(at('/event/e1/office/round/3')).toMatchObject({ page: 'event-office', event: 'e1', part: 'round/3' });
    expect(at('/event/e1/enter#t=x').fragment.get('t')).toBe('x');
    expect(at('/event/e1/kitchen').page).toBe('lost');
    expect(at('/event/').page).toBe('lost');
  });

  it('that lead nowhere are lost', () => {
    expect(at('/game/').page).toBe('lost');
    expect(at('/desk').page).toBe('lost');
  });
});

describe('a click', () => {
  const click = (html: string, init: MouseEventInit = {}) => {
    document.body.innerHTML = html;
    let found: string | null = null;
    const link = document.querySelector('a');
    const heard = (event: Event) => {
      found = ownAddress(event as MouseEvent);
      event.preventDefault();
    };
    document.addEventListener('click', heard, { once: true });
    link?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, button: 0, ...init }));
    return found;
  };

  it('on a link of the hall stays in the page', () => {
    expect(click('<a href="/games">x</a>')).toContain('/games');
  });

  it('that wants another tab, a file or another place is the browser’s', () => {
    expect(click('<a href="/games">x</a>', { ctrlKey: true })).toBeNull();
    expect(click('<a href="/games" target="_blank">x</a>')).toBeNull();
    expect(click('<a href="/game.pgn" download>x</a>')).toBeNull();
    expect(click('<a href="/api/v1/games">x</a>')).toBeNull();
    expect(click('<a href="http://elsewhere.test/">x</a>')).toBeNull();
  });
});
