/** Takes the pictures of docs/events.md: `npm run pictures`. */
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { EventOf, nobody } from './harness/events';
import { type Person, Visit } from './harness/people';

const IMAGES = join(import.meta.dirname, '..', '..', 'docs', 'images');
const PLAYERS = [
  'Krátká, Lucie',
  'Dolejš, Marek',
  'Ashby, Helen',
  'Chalupa, Jan',
  'Šramko, Peter',
  'Brož, Stanislav',
  'Ľuptáková, Žofia',
  'Whitcombe, Alan',
];
const LAPTOP = { width: 1100, height: 640 };
const visit = new Visit();

async function picture(person: Person, name: string): Promise<void> {
  await person.isSettled();
  // A pointer or a cursor that blinks would make each picture different.
  await person.page.mouse.move(0, 0);
  await person.page.screenshot({ path: join(IMAGES, `${name}.png`), caret: 'hide' });
}

it('an evening at the club', async () => {
  const olga = await visit.person(LAPTOP);
  const { page } = olga;
  // The evening has a server that phones reach.
  await page.route('**/api/v1/hall', (route) =>
    route.fulfill({ json: { name: 'Arbiter', addresses: ['http://192.168.1.20:8080'] } }),
  );
  await page.setViewportSize({ width: 1100, height: 790 });
  await olga.goTo('/events/new');
  await page.getByRole('radio', { name: /^Club blitz/ }).check({ force: true });
  await page.getByRole('textbox', { name: 'Name of the event' }).fill('Tuesday blitz');
  await page.getByRole('textbox', { name: 'Your name' }).fill('Olga Malá');
  await picture(olga, 'event-new');
  await page.setViewportSize(LAPTOP);

  const settings = { check_in: 'each_round', rounds: 7 } as const;
  const event = await EventOf.club(visit.hall, { name: 'Tuesday blitz', players: PLAYERS, settings });
  await event.invite(olga, '/print/players');
  await olga.button('Make links for 8 players').click();
  await olga.reads('8 links were made.');
  await picture(olga, 'event-cards');

  await olga.goTo(`${event.path}/office/round`);
  await olga.button('Everybody is here').click();
  await olga.button('Pair 8 players').click();
  await page.getByRole('heading', { name: 'Why board 1' }).waitFor();
  await picture(olga, 'event-draft');
  await olga.button('Publish round 1').click();
  await olga.button('Start round 1').waitFor();

  const lucie = await visit.person({ width: 390, height: 760, hasTouch: true });
  await event.give(lucie, (await event.player('Krátká')).token);
  await lucie.page.getByRole('heading', { name: /^You play / }).waitFor();
  await picture(lucie, 'event-phone');

  await event.act({ act: 'announce', text: 'Round 2 starts five minutes after the last game.' });
  const screen = await visit.person({ width: 1100, height: 620 });
  await screen.goTo(`${event.path}/screen`);
  await screen.page.locator('[data-view=boards] li').nth(3).waitFor();
  await picture(screen, 'event-screen');

  // All boards are played on devices; somebody calls the arbiter from board 3.
  await event.start('all');
  const sockets = await nobody(visit);
  const openings = ['e2e4 c7c5 g1f3 d7d6', 'd2d4 g8f6 c2c4', 'e2e4 e7e5 g1f3 b8c6 f1b5', ''];
  for (const [index, moves] of openings.entries()) {
    const seats = await event.seats(1, index + 1);
    for (const token of [seats.white, seats.black]) await sockets.join(seats.game, token);
    if (moves) await sockets.play(seats, moves);
    if (index === 2) await sockets.act(seats.black, { act: 'stop_clocks', reason: 'arbiter' });
  }
  await visit.hall.pass(14_000);
  await event.invite(olga, '/desk');
  await page.getByRole('button', { name: 'Go to board 3' }).waitFor();
  await expect.poll(() => page.locator('[data-board-card]').first().getAttribute('data-board-card')).toBe('3');
  await picture(olga, 'event-desk');

  // A round on wooden boards, of which two results are in; then two more.
  const wooden = await EventOf.club(visit.hall, { name: 'Tuesday blitz', players: PLAYERS, settings: { rounds: 7 } });
  await wooden.publish();
  await wooden.start();
  await wooden.invite(olga, '/office/results');
  const line = page.getByRole('textbox', { name: 'Board and result' });
  for (const typed of ['3 1', '4 =']) {
    await line.fill(typed);
    await line.press('Enter');
    await olga.hears(/^Board/);
  }
  await expect.poll(() => page.getByRole('button', { name: /^Correct/ }).count()).toBe(2);
  await picture(olga, 'event-results');
  await wooden.enter(1, { 1: '1-0', 2: '0-1' });
  await wooden.act({ act: 'close_round' });
  for (const round of [2, 3, 4]) await wooden.playRound(round);
  await olga.goTo(`${wooden.path}/office/standings`);
  await page
    .getByRole('button', { name: /^BH\/C1 of .*: how/ })
    .first()
    .click();
  await olga.reads('Buchholz adds the points of all opponents.');
  await picture(olga, 'event-standings');
});
