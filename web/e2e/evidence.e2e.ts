import { expect, it } from 'vitest';
import { Visit } from './harness/people';

const visit = new Visit();

it('an article tag opens what the article says, by key, and Escape leads back to it', async () => {
  const seats = await visit.hall.game({ regulations: { board: 'physical', time_control: '5400+30' } });
  const { white } = await visit.players(seats);
  await white.drag('e2', 'e5');
  await white.sees('e5', 'white pawn');
  await white.button('Press the clock').click();
  const slips = white.page.getByRole('region', { name: 'Messages' });
  const tag = slips.getByRole('button', { name: 'Art. 7.5.5' });
  await tag.focus();
  await white.page.keyboard.press('Enter');
  const card = white.page.getByRole('dialog', { name: 'Article 7.5.5' });
  await card.getByText('FIDE Laws of Chess, 2023').waitFor();
  await card.getByText(/the arbiter gives the opponent two extra minutes/).waitFor();
  await card.getByText('2009: Art. 7.4b').waitFor();
  await white.findsNoBarrier();

  // Inside the card the space bar does not press the clock.
  const before = await visit.hall.view(seats.game);
  await white.page.keyboard.press(' ');
  await white.page.keyboard.press('Escape');
  await card.waitFor({ state: 'detached' });
  await expect.poll(() => tag.evaluate((node) => node === document.activeElement)).toBe(true);
  expect((await visit.hall.view(seats.game)).seq).toBe(before.seq);
});

it('an article is told in the language of the page and the edition of the game', async () => {
  const person = await visit.person({ language: 'cs', width: 390, height: 844 });
  await person.goTo('/position?fen=7k/5Q2/6K1/8/8/8/8/8+b+-+-+0+1');
  await person.page.getByRole('button', { name: 'čl. 5.2a', exact: true }).click();
  const card = person.page.getByRole('dialog', { name: 'Článek 5.2a' });
  await card.getByText('Pravidla šachu FIDE, 2009').waitFor();
  await card.getByText(/hráč na tahu nemá žádný přípustný tah/).waitFor();
  // The whole card lies on the page.
  const isWhole = async () => {
    const box = await card.boundingBox();
    return box && box.x >= 0 && box.x + box.width <= 390 && box.y >= 0 && box.y + box.height <= 844;
  };
  await expect.poll(isWhole).toBe(true);
  await person.page.mouse.click(5, 600);
  await card.waitFor({ state: 'detached' });
});

it('a dead position says why, and shows where the kings can get', async () => {
  const person = await visit.person();
  await person.goTo('/position?fen=4k3/8/8/p1p1p1p1/P1P1P1P1/8/8/4K3+w+-+-+0+41');
  await person.reads('Dead position: neither side can ever mate.');
  await person.reads(/The position is locked/);
  await person.reads('squares the white king can ever reach');
  await expect.poll(() => person.board.locator('.realm-white').count()).toBe(24);
  await expect.poll(() => person.board.locator('.realm-black').count()).toBe(24);

  // Two bare kings can go anywhere, so hatching would show nothing.
  await person.goTo('/position?fen=4k3/8/8/8/8/8/8/4K3+w+-+-+0+41');
  await person.reads('Both players have only their kings left.');
  expect(await person.board.locator('.realm-white').count()).toBe(0);
});

it('the line to a mate is played out on the board', async () => {
  const person = await visit.person();
  await person.goTo('/position?fen=8/8/8/4k3/8/8/4q3/K7+w+-+-+0+60');
  await person.reads('Only Black can still mate.');
  await person.reads('White has nothing but the king.');
  await person.button('Show a line').click();
  await expect.poll(() => person.page.locator('.shown ol li').count()).toBeGreaterThan(2);
  // The line plays by itself up to the mate.
  await expect.poll(() => person.page.locator('.shown ol li').last().locator('[aria-current=step]').count()).toBe(1);
  const moves = await person.page.locator('.shown ol li').last().innerText();
  expect(moves).toMatch(/#|\+\+/);
});
