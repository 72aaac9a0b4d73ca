/** Events that are no Swiss, run through the pages: a team match, a round robin, a knock-out and a Keizer evening. */
import { expect, it } from 'vitest';
import type { KeizerFrame } from '../src/protocol/event';
import { EventOf } from './harness/events';
import { type Person, Visit } from './harness/people';

const visit = new Visit();

/** Sets up an event from a template, with settings that the page changes, and enters the players. */
async function setUp(
  person: Person,
  {
    template = /^Club blitz/,
    name,
    players,
    change,
  }: {
    template?: RegExp;
    name: string;
    players: readonly string[];
    change: () => Promise<void>;
  },
): Promise<void> {
  const { page } = person;
  await person.goTo('/events/new');
  await page.getByRole('radio', { name: template }).check({ force: true });
  await person.button('Change settings first').click();
  await page.getByRole('textbox', { name: 'Name of the event' }).fill(name);
  await page.getByRole('textbox', { name: 'Your name' }).fill('Olga Malá');
  await change();
  await person.button('Set up the event').click();
  await page.getByRole('textbox', { name: 'Players' }).fill(players.join('\n'));
  await person.button(`Enter ${players.length - 1} players`).click();
  await page
    .getByRole('row')
    .nth(players.length - 1)
    .waitFor();
  await page.getByRole('link', { name: 'Round', exact: true }).click();
}

/** Publishes the draft, starts the wooden boards and types the results. */
async function play(person: Person, round: number, results: readonly string[]): Promise<void> {
  const { page } = person;
  await person.button(`Publish round ${round}`).click();
  await person.button(`Start round ${round}`).click();
  await page.getByRole('link', { name: /^Enter (the last result|\d+ results)$/ }).click();
  for (const typed of results) {
    const line = page.getByRole('textbox', { name: 'Board and result' });
    await line.fill(typed);
    await line.press('Enter');
    await page.getByRole('row', { name: new RegExp(`^${typed.split(' ')[0]} .*Correct`) }).waitFor();
  }
  await page.getByRole('link', { name: `Close round ${round}` }).click();
  await person.button(`Close round ${round}`).click();
}

it('a team match: line-ups from the clubs, changed by keyboard, a score, and the end', async () => {
  const olga = await visit.person();
  const { page } = olga;
  await setUp(olga, {
    template: /^Team match/,
    name: 'Modra – Brno',
    players: [
      'Name;Elo;Club',
      'Adam, Jan;1900;Modra',
      'Bures, Petr;2000;Modra',
      'Cerny, Ivan;1800;Brno',
      'Dusek, Karel;2100;Brno',
    ],
    change: () => page.getByRole('spinbutton', { name: 'Boards', exact: true }).fill('2'),
  });
  // The strongest of each club is on board 1; the keyboard moves a player, and the focus follows.
  const lineUp = (side: number) => page.locator('.sides > div').nth(side).getByRole('listitem').allInnerTexts();
  const names = async (side: number) => (await lineUp(side)).map((text) => /[A-Z]\w+/.exec(text)?.[0]);
  await expect.poll(() => names(0)).toEqual(['Bures', 'Adam']);
  expect(await names(1)).toEqual(['Dusek', 'Cerny']);
  await olga.button('Adam Jan: one board up').focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => names(0)).toEqual(['Adam', 'Bures']);
  await olga.hears('Adam Jan: Modra, board 1');
  await olga.button('Adam Jan: one board down').and(page.locator(':focus')).waitFor();
  await olga.button('Cerny Ivan: to Modra').click();
  await olga.reads('Each side needs 2 players; now there are 3 and 1.');
  await olga.button('Cerny Ivan: to Brno').click();
  await olga.findsNoBarrier();

  await olga.button('Make the pairs of round 1').click();
  await page.getByRole('row', { name: /^1 .*Adam.*Dusek|^1 .*Dusek.*Adam/ }).waitFor();
  await page.getByRole('row', { name: /^2 .*Bures.*Cerny|^2 .*Cerny.*Bures/ }).waitFor();
  await play(olga, 1, ['1 =', '2 1']);
  await olga.button('Finish the event').click();
  await page.getByRole('heading', { name: 'The event is finished' }).waitFor();
  await page.getByRole('main').getByRole('link', { name: 'Public page' }).first().click();
  await olga.reads(/(½ : 1½|1½ : ½)/);
});

it('a round robin: four players, three rounds, everybody meets everybody', async () => {
  const olga = await visit.person();
  const { page } = olga;
  await setUp(olga, {
    name: 'Club championship',
    players: ['Name;Elo', 'Adam, Jan;1900', 'Bures, Petr;2000', 'Cerny, Ivan;1800', 'Dusek, Karel;2100'],
    change: async () => {
      await page.getByRole('combobox', { name: 'System of play' }).selectOption('round_robin');
      await page.getByText('None', { exact: true }).first().click();
    },
  });
  await page.getByRole('radio', { name: 'by lot' }).check();
  const met = new Set<string>();
  for (const round of [1, 2, 3]) {
    await olga.button(`Make the pairs of round ${round}`).click();
    await olga.reads('The table says who meets whom. There are no criteria to explain.');
    for (const text of await page.getByRole('row').allInnerTexts()) {
      const pair = text.match(/Adam|Bures|Cerny|Dusek/g) ?? [];
      if (pair.length === 2) met.add(pair.toSorted().join());
    }
    await play(olga, round, ['1 1', '2 =']);
    if (round < 3) await page.getByRole('link', { name: `Go to round ${round + 1}` }).click();
  }
  expect(met.size).toBe(6);
  await olga.button('Finish the event').click();
  await page.getByRole('heading', { name: 'The event is finished' }).waitFor();
  await page.getByRole('link', { name: 'Cross-table' }).click();
  await expect.poll(() => page.getByRole('row').count()).toBe(5);
  await olga.findsNoBarrier();
});

it('a knock-out: a level match is decided by lot, the winner is known, the event ends', async () => {
  const olga = await visit.person();
  const { page } = olga;
  await setUp(olga, {
    name: 'Cup',
    players: ['Name;Elo', 'Adam, Jan;1900', 'Bures, Petr;2000', 'Cerny, Ivan;1800', 'Dusek, Karel;2100'],
    change: async () => {
      await page.getByRole('combobox', { name: 'System of play' }).selectOption('knockout');
      await page.getByRole('spinbutton', { name: 'Games in a match' }).fill('1');
      await page.getByText('None', { exact: true }).first().click();
    },
  });
  await olga.button('Make the pairs of round 1').click();
  await play(olga, 1, ['1 1', '2 =']);

  // One match is level: it would go on, and is decided by lot, by keyboard.
  await page.getByRole('heading', { name: 'Matches of stage 1' }).waitFor();
  await olga.button(/^Decide the match /).focus();
  await page.keyboard.press('Enter');
  const form = page.getByRole('form', { name: /^Decide the match / });
  await form.getByRole('radio').first().and(page.locator(':focus')).waitFor();
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.type('By lot');
  await olga.reads(/ advances, .* is out\.$/);
  await olga.findsNoBarrier();
  await page.keyboard.press('Enter');
  await olga.hears(/ advances\.$/);
  await page.getByRole('heading', { name: 'Matches of stage 2' }).waitFor();
  await page.getByRole('link', { name: 'Go to round 2' }).click();
  await olga.button('Make the pairs of round 2').click();
  await play(olga, 2, ['1 0']);
  await olga.reads(/^Winner: /);
  // Whoever comes back later finds no round to pair, but the end.
  await page.getByRole('link', { name: 'Round', exact: true }).click();
  await page.getByRole('heading', { name: 'The last match is decided' }).waitFor();
  await olga.button('Finish the event').click();
  await page.getByRole('heading', { name: 'The event is finished' }).waitFor();
  await page.getByRole('link', { name: 'Bracket' }).click();
  await page.getByRole('heading', { name: 'Stage 2' }).waitFor();
  await olga.reads(/^Winner: /);
});

it('a Keizer evening: nobody pairs one player, neighbours meet, and the score has room on the screen', async () => {
  const settings = { check_in: 'each_round', format: { keizer: {} as KeizerFrame } } as const;
  const event = await EventOf.create(visit.hall, { players: 7, settings });
  const olga = await visit.person();
  const { page } = olga;
  await event.act({ act: 'check_in', player: 1, is_here: true });
  await event.invite(olga, '/office/round');
  await olga.reads('A round needs at least two players who are here.');
  expect(await olga.button('Pair one player').getAttribute('aria-disabled')).toBe('true');
  await olga.button('Everybody is here').click();
  await olga.button('Pair 7 players').click();
  await olga.reads(/^Neighbours in the ranking meet/);
  await event.act({ act: 'publish' });
  await event.start();
  await event.enter(1, { 1: '1-0', 2: '1/2-1/2', 3: '0-1' });
  await event.act({ act: 'close_round' });
  const screen = await visit.person({ width: 1920, height: 1080 });
  await screen.goTo(`${event.path}/screen?show=standings`);
  const scores = screen.page.locator('[data-view=standings] li > b');
  await expect.poll(() => scores.count()).toBe(7);
  // Hundredths are longer than points, and there is nothing beside them.
  expect(await scores.evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth).length)).toBe(0);
  expect(await screen.page.locator('.tie').count()).toBe(0);
  await page.getByRole('link', { name: 'Standings' }).click();
  await page.getByRole('row', { name: /^1 / }).waitFor();
});
