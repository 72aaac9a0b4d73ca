/**
 * Every page, in every state in which it looks different, for tests that visit them all. Nothing is found by its text, so that
 * they can be visited in any language.
 */
import type { GameCreated } from '../../src/protocol/protocol';
import type { Games } from './games';
import type { Person } from './people';

const DEAD = '/position?fen=8%2F8%2F4k3%2F8%2F8%2F3K4%2F8%2F8+w+-+-+0+1';

export type Open<Prepared = Games> = (person: Person, prepared: Prepared) => Promise<unknown>;

const heading = ({ page }: Person) => page.getByRole('heading', { level: 1 }).waitFor();
const invitation = ({ invitations }: GameCreated, seat: string) =>
  invitations.find((found) => found.seat === seat)?.invitation ?? '';
/** Presses one of the player's acts and waits for the confirmation. */
async function ask(person: Person, act: string): Promise<void> {
  await person.page.locator(`[data-act="${act}"]`).click();
  await person.page.getByRole('dialog').first().waitFor();
}
const form = ({ page }: Person, power: string) => page.locator(`[data-power="${power}"]`).click();

/** Every page, as it looks on opening. */
export const PAGES: Record<string, Open> = {
  start: async (person) => {
    await person.goTo('/');
    await heading(person);
  },
  games: async (person) => {
    await person.goTo('/games');
    await person.page.getByRole('main').getByRole('table').waitFor();
  },
  position: async (person) => {
    await person.goTo('/position');
    await person.page.locator('.verdict').waitFor();
  },
  about: (person) => person.goTo('/about'),
  settings: (person) => person.goTo('/settings'),
  lost: (person) => person.goTo('/no/such/page'),
  seat: (person, { invited }) => person.goTo(`/seat/${invited.game}#i=${invitation(invited, 'black')}`),
  'seat of an arbiter': (person, { chess960 }) =>
    person.goTo(`/seat/${chess960.game}#i=${invitation(chess960, 'arbiter')}&s=arbiter`),
  'used link': async (person, { playing }) => {
    await person.goTo(`/seat/${playing.game}#i=used&s=black`);
    await heading(person);
  },
  'no such game': async (person) => {
    await person.goTo('/game/nonsense');
    await heading(person);
  },
  watching: (person, { physical }) => person.comeTo(physical.game),
  player: (person, { playing }) => person.comeTo(playing.game, playing.white),
  physical: (person, { physical }) => person.comeTo(physical.game, physical.black),
  finished: async (person, { finished }) => {
    await person.comeTo(finished.game);
    await person.page.locator('.ways a[href^="/position"]').waitFor();
  },
  arbiter: (person, { physical }) => person.comeTo(physical.game, physical.arbiter),
  'arbiter afterwards': (person, { finished }) => person.comeTo(finished.game, finished.arbiter),
  device: (person, { device }) => person.comeTo(device.game, device.token),
};

/** States that pages without a game come into by what somebody does there. */
export const OTHER_STATES: Record<string, Open> = {
  'start, against the engine': async (person) => {
    await person.goTo('/');
    await person.page.getByRole('radio').and(person.page.locator('[value=engine]')).check({ force: true });
    await person.page.getByRole('slider').waitFor();
  },
  'a dead position': async (person) => {
    await person.goTo(DEAD);
    await person.page.locator('.verdict').waitFor();
  },
  'the keys': async (person) => {
    await person.goTo('/');
    await person.page.locator('.tools .tool').first().click();
    await person.page.locator('kbd').first().waitFor();
  },
  'the menu of looks': async (person) => {
    await person.goTo('/');
    await person.page.locator('.tools .tool').nth(1).click();
    await person.page.locator('.tools a[href="/settings"]').waitFor();
  },
  'waiting for an opponent': async (person, { invited }) => {
    await person.goTo('/about');
    await person.page.evaluate(({ game, token, invitations }) => {
      const seat = { game, seat: 'white', token, taken: 1, invitations };
      localStorage.setItem('arbiter.seats', JSON.stringify([seat]));
    }, invited);
    await person.goTo(`/seat/${invited.game}`);
    await heading(person);
  },
};

/** States of the page of a player or of somebody who watches. */
export const PLAYER_STATES: Record<string, Open> = {
  ready: async (person, { ready }) => {
    await person.comeTo(ready.game, ready.white);
    await person.page.locator('.slips .slip').waitFor();
  },
  'ready against the engine': async (person, { engine }) => {
    await person.comeTo(engine.game, engine.token);
    await person.page.locator('.slips .btn.primary').waitFor();
  },
  'long names': (person, { long }) => person.comeTo(long.game, long.white),
  'a touched piece': (person, { touched }) => person.comeTo(touched.game, touched.white),
  'a move planned': async (person, { long }) => {
    await person.comeTo(long.game, long.white);
    await person.mayPlan();
    await person.carry('g1', 'f3');
    await person.page.locator('.planned').first().waitFor();
  },
  'a draw offered': (person, { offered }) => person.comeTo(offered.game, offered.black),
  'a take-back asked for': (person, { takingBack }) => person.comeTo(takingBack.game, takingBack.white),
  'an illegal move': (person, { illegal }) => person.comeTo(illegal.game, illegal.black),
  promotion: async (person, { promoting }) => {
    await person.comeTo(promoting.game, promoting.white);
    await person.mayMove();
    await person.page.locator('[data-square=c7]').click();
    await person.page.locator('[data-square=c8]').click();
    await person.page.getByRole('dialog').waitFor();
  },
  'offer with the move': async (person, { training }) => {
    await person.comeTo(training.game, training.white);
    await person.page.locator('[data-act=draw]').click();
    await person.page.locator('[data-act=draw][aria-pressed=true]').waitFor();
  },
  claims: async (person, { playing }) => {
    await person.comeTo(playing.game, playing.white);
    await ask(person, 'claim');
  },
  'a claim with a move': async (person, { playing }) => {
    await person.comeTo(playing.game, playing.white);
    await ask(person, 'claim');
    await person.page.locator('[data-claim=repetition]').click();
    await person.page.getByRole('dialog').getByRole('radio').nth(1).check();
    await person.page.getByRole('dialog').getByRole('textbox').waitFor();
  },
  'a question before resigning': async (person, { training }) => {
    await person.comeTo(training.game, training.white);
    await ask(person, 'resign');
  },
  'a question before calling': async (person, { playing }) => {
    await person.comeTo(playing.game, playing.white);
    await ask(person, 'arbiter');
  },
  'a question before leaving': async (person, { playing }) => {
    await person.comeTo(playing.game, playing.white);
    await person.mayMove();
    await person.page.locator('a.brand').click();
    await person.page.getByRole('alertdialog').waitFor();
  },
  'an article': async (person, { offered }) => {
    await person.comeTo(offered.game, offered.black);
    await person.page.locator('.slips button.art').first().click();
    await person.page.locator('.article-card, [role=dialog]').first().waitFor();
  },
  stopped: (person, { stopped }) => person.comeTo(stopped.game, stopped.white),
  'stopped by a call': (person, { called }) => person.comeTo(called.game, called.black),
  'a claim under review': (person, { claimed }) => person.comeTo(claimed.game, claimed.black),
  sealing: (person, { sealing }) => person.comeTo(sealing.game, sealing.black),
  adjourned: (person, { adjourned }) => person.comeTo(adjourned.game, adjourned.white),
  browsing: async (person, { training }) => {
    await person.comeTo(training.game, training.white);
    await person.page.keyboard.press('ArrowLeft');
    await person.page.locator('.past').waitFor();
  },
  'finished, with a seat': async (person, { finished }) => {
    await person.comeTo(finished.game, finished.white);
    await person.page.locator('.ways a[href^="/position"]').waitFor();
  },
  'telling the arbiter': async (person, { called }) => {
    await person.comeTo(called.game);
    await person.page.locator('.tell button').click();
    await person.page.locator('.slips form').waitFor();
  },
};

/** States of the arbiter's page, and of one screen between two. */
export const ARBITER_STATES: Record<string, Open> = {
  'arbiter, called': (person, { called }) => person.comeTo(called.game, called.arbiter),
  'arbiter, a claim': (person, { claimed }) => person.comeTo(claimed.game, claimed.arbiter),
  'arbiter, a penalty': async (person, { called }) => {
    await person.comeTo(called.game, called.arbiter);
    await form(person, 'penalise');
    await person.page.getByRole('form').waitFor();
  },
  'arbiter, time': async (person, { called }) => {
    await person.comeTo(called.game, called.arbiter);
    await form(person, 'adjust');
    await person.page.getByRole('form').waitFor();
  },
  'arbiter, adjourned': (person, { adjourned }) => person.comeTo(adjourned.game, adjourned.arbiter),
  'device, more': async (person, { device }) => {
    await person.comeTo(device.game, device.token);
    await person.page.locator('.end.white .acts button').last().click();
  },
  'device, claims': async (person, { device }) => {
    await person.comeTo(device.game, device.token);
    await person.page.locator('.end.white .acts button').last().click();
    await person.page.locator('.end.white .acts button').first().click();
    await person.page.getByRole('dialog').waitFor();
  },
  'device, resigning': async (person, { device }) => {
    await person.comeTo(device.game, device.token);
    await person.page.locator('.end.white .acts button').last().click();
    await person.page.locator('.end.white .acts button').nth(2).click();
    await person.page.getByRole('dialog').waitFor();
  },
  'device, physical': (person, { flat }) => person.comeTo(flat.game, flat.token),
};

/** Opens a state with nothing left of the one before. */
export async function enter<Prepared>(person: Person, open: Open<Prepared>, prepared: Prepared): Promise<void> {
  const { page } = person;
  if (page.url().startsWith('http')) await page.evaluate(() => localStorage.clear());
  // Changing only the fragment would not reload the page.
  await page.goto('about:blank');
  await open(person, prepared);
  await person.isSettled();
}
