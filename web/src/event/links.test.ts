import { beforeEach, describe, expect, it } from 'vitest';
import type { RoleFrame } from '../protocol/event';
import { forgetLink, homeOf, keepLink, linkAddress, links, linkTo } from './links';

const link = (event: string, person: number, roles: RoleFrame[], token = `t${person}`) => ({
  event,
  person,
  roles,
  token,
  name: '',
  title: 'Cup',
  taken: 1,
});

describe('links to events', () => {
  beforeEach(() => localStorage.clear());

  it('are found again, an official’s before a player’s', () => {
    keepLink(link('e1', 1, ['organiser']));
    keepLink(link('e1', 5, [{ player: 3 }]));
    keepLink(link('e2', 1, ['spectator']));
    expect(linkTo('e1')?.person).toBe(1);
    expect(linkTo('e1', 'player')?.person).toBe(5);
    expect(linkTo('e2', 'official')).toBeNull();
    expect(linkTo('e3')).toBeNull();
  });

  it('are replaced by a newer one of the same person, and forgotten when they are revoked', () => {
    keepLink(link('e1', 1, ['organiser'], 'old'));
    keepLink(link('e1', 1, ['organiser'], 'new'));
    expect(links().map(({ token }) => token)).toEqual(['new']);
    forgetLink('e1', 'old');
    expect(links()).toHaveLength(1);
    forgetLink('e1', 'new');
    expect(links()).toEqual([]);
  });

  it('survive a storage that holds something else', () => {
    localStorage.setItem('arbiter.events', '[{"event":1},7,null]');
    expect(links()).toEqual([]);
    localStorage.setItem('arbiter.events', 'x');
    expect(links()).toEqual([]);
  });
});

it('each role has a page to start from', () => {
  expect(homeOf('e', ['organiser'])).toBe('/event/e/office');
  expect(homeOf('e', [{ sector_arbiter: { first: 1, last: 8 } }])).toBe('/event/e/desk');
  expect(homeOf('e', ['check_in'])).toBe('/event/e/office/round');
  expect(homeOf('e', ['result_entry'])).toBe('/event/e/office/results');
  expect(homeOf('e', [{ player: 4 }])).toBe('/event/e/me');
  expect(homeOf('e', ['screen'])).toBe('/event/e/screen');
  expect(homeOf('e', ['spectator'])).toBe('/event/e');
});

it('the token of a link is after the sign that is sent to no server', () => {
  const url = new URL(linkAddress('http://hall.test:8080', 'e1', 'ab+c'));
  expect([url.pathname, url.search, new URLSearchParams(url.hash.slice(1)).get('t')]).toEqual([
    '/event/e1/enter',
    '',
    'ab+c',
  ]);
});
