/** The pages of the office and the desk in every state in which they look different. Nothing is found by its text. */
import type { Events } from './events';
import type { Open } from './states';

type OpenEvent = Open<Events>;
const click = (selector: string): ((person: Parameters<OpenEvent>[0]) => Promise<void>) => {
  return async ({ page }) => page.locator(selector).first().click();
};

/** The organiser's pages. */
export const OFFICE_STATES: Record<string, OpenEvent> = {
  'the list of events': async (person) => {
    await person.goTo('/events');
    await person.page.locator('li a').first().waitFor();
  },
  'a new event': async (person) => {
    await person.goTo('/events/new');
    await person.page.locator('.templates + label + button').waitFor();
  },
  'a new event, settings changed': async (person) => {
    await person.goTo('/events/new');
    await click('.templates + label + button')(person);
    await person.page.locator('.shows').waitFor();
  },
  'a link that gives nobody': async (person, { empty }) => {
    await person.goTo(`/event/${empty.id}/enter#t=${'0'.repeat(64)}`);
    await person.page.locator('.slip').waitFor();
  },
  'an office without a link': async (person, { empty }) => {
    await person.goTo(`/event/${empty.id}/office`);
    await person.page.locator('.slip').waitFor();
  },
  'no players yet': (person, { empty }) => empty.invite(person, '/office/players'),
  'a pasted list that does not fit': async (person, { empty }) => {
    await empty.invite(person, '/office/players');
    await person.page.locator('textarea').fill('Name;Elo;Shoes\nNovák, Jan;18x0;44\nDvořák, Petr;1700;45');
    await person.page.locator('.bad').waitFor();
  },
  'a player entered by hand': async (person, { empty }) => {
    await empty.invite(person, '/office/players');
    await click('header .btn')(person);
    await click('summary')(person);
  },
  players: async (person, { drafted }) => {
    await drafted.invite(person, '/office/players');
    await person.page.locator('table').waitFor();
  },
  'a player, withdrawing': async (person, { drafted }) => {
    await drafted.invite(person, '/office/players');
    await click('td button')(person);
    await click('.menu > .btn:last-child')(person);
    await person.page.getByRole('dialog').waitFor();
  },
  'a player, a link': async (person, { drafted }) => {
    await drafted.invite(person, '/office/players');
    await click('td button')(person);
    await click('.menu > .btn:nth-child(2)')(person);
    await click('.link .btn')(person);
    await person.page.locator('.qr svg').waitFor();
  },
  'check-in': async (person, { checking }) => {
    await checking.invite(person, '/office/round');
    await person.page.locator('li.withdrawn').waitFor();
  },
  'a draft': async (person, { drafted }) => {
    await drafted.invite(person, '/office/round');
    await person.page.locator('.lead').waitFor();
  },
  'a draft, changed by hand': async (person, { drafted }) => {
    await drafted.invite(person, '/office/round');
    await click('aside > .btn')(person);
    const { page } = person;
    await page.locator('form select').first().selectOption({ index: 1 });
    await page.locator('form select').nth(1).selectOption({ index: 3 });
    await page.locator('.conseq li, .conseq > p:nth-child(3)').first().waitFor();
  },
  'a draft, discarding': async (person, { drafted }) => {
    await drafted.invite(person, '/office/round');
    await click('.menu > .btn')(person);
    await person.page.getByRole('dialog').waitFor();
  },
  'a published round': async (person, { published }) => {
    await published.invite(person, '/office/round');
    await person.page.locator('table').waitFor();
  },
  'a round that is played': async (person, { playing }) => {
    await playing.invite(person, '/office/round');
    await person.page.locator('table').waitFor();
  },
  'a closed round': async (person, { finished }) => {
    await finished.invite(person, '/office/round/1');
    await person.page.locator('table').waitFor();
  },
  results: async (person, { playing }) => {
    await playing.invite(person, '/office/results');
    await person.page.locator('.quick').first().waitFor();
  },
  'a result, corrected': async (person, { finished }) => {
    await finished.invite(person, '/office/results/2');
    await click('.done button')(person);
    await person.page.locator('form select').selectOption('0-1');
    await person.page.locator('.conseq').waitFor();
  },
  standings: async (person, { finished }) => {
    await finished.invite(person, '/office/standings');
    await click('td button')(person);
    await person.page.locator('.how li').first().waitFor();
  },
  'cross-table': async (person, { finished }) => {
    await finished.invite(person, '/office/crosstable');
    await person.page.locator('table').waitFor();
  },
  helpers: async (person, { playing }) => {
    await playing.invite(person, '/office/people');
    await click('form .btn')(person);
    await person.page.locator('.qr svg').waitFor();
  },
  files: (person, { playing }) => playing.invite(person, '/office/files'),
  settings: (person, { playing }) => playing.invite(person, '/office/settings'),
  'settings, other points and players who may not meet': async (person, { checking }) => {
    await checking.invite(person, '/office/settings');
    const { page } = person;
    await page.locator('input[value=other]').check({ force: true });
    await page.locator('.three').waitFor();
    const selects = page.locator('fieldset fieldset:has(select) select');
    await selects.first().selectOption({ index: 1 });
    await selects.nth(1).selectOption({ index: 2 });
    await click('fieldset fieldset:has(select) .acts .btn')(person);
    await page.locator('.unsaved').waitFor();
  },
  'settings, virtual points': async (person, { checking }) => {
    await checking.invite(person, '/office/settings');
    await person.page.locator('select:has([value=baku])').selectOption('custom');
    await click('.spans > .btn')(person);
    await person.page.locator('.span').nth(1).waitFor();
  },
  'a new event, Keizer in several periods': async (person) => {
    await person.goTo('/events/new');
    await click('.templates + label + button')(person);
    await person.page.locator('select:has([value=keizer])').selectOption('keizer');
    await click('.btn.wide')(person);
    await person.page.locator('.shares').waitFor();
  },
  'a player, penalised': async (person, { over }) => {
    await over.invite(person, '/office/players');
    await click('td button')(person);
    await person.page.locator('.penalties').waitFor();
  },
  'a player, being penalised': async (person, { playing }) => {
    await playing.invite(person, '/office/players');
    await click('td button')(person);
    await click('.menu > .btn:nth-last-child(2)')(person);
    await person.page.locator('input[value=points]').check({ force: true });
    await person.page.locator('.conseq').waitFor();
  },
  'a player, personal data being erased': async (person, { over }) => {
    await over.invite(person, '/office/players');
    await click('td button')(person);
    await click('.menu ~ .btn')(person);
    await person.page.getByRole('dialog').waitFor();
  },
  'line-ups of a match': async (person, { match }) => {
    await match.invite(person, '/office/round');
    await person.page.locator('.sides li').nth(7).waitFor();
  },
  'a match of a knock-out, deciding': async (person, { knockout }) => {
    await knockout.invite(person, '/office/round');
    await click('section li button')(person);
    await click('form input[type=radio]')(person);
    await person.page.locator('.conseq').waitFor();
  },
  bracket: async (person, { knockout }) => {
    await knockout.invite(person, '/office/crosstable');
    await person.page.locator('table').first().waitFor();
  },
  'a finished event': async (person, { over }) => {
    await over.invite(person, '/office/round');
    await person.page.locator('.over').waitFor();
  },
  'settings of a finished event': async (person, { over }) => {
    await over.invite(person, '/office/settings');
    await person.page.locator('fieldset:disabled').first().waitFor();
  },
  'helpers of a finished event': async (person, { over }) => {
    await over.invite(person, '/office/people');
    await person.page.locator('li .btn').first().waitFor();
  },
};

/** The desk. */
export const DESK_STATES: Record<string, OpenEvent> = {
  'an empty desk': (person, { empty }) => empty.invite(person, '/desk'),
  'a desk with calls': async (person, { playing }) => {
    await playing.invite(person, '/desk');
    await person.page.locator('[data-item] .go').first().waitFor();
  },
  'a call, settling': async (person, { playing }) => {
    await playing.invite(person, '/desk');
    await click('[data-item] .act .btn:not(.go)')(person);
    await person.page.locator('[data-item] form').waitFor();
  },
  'stopping all clocks': async (person, { playing }) => {
    await playing.invite(person, '/desk');
    await person.page.locator('[data-board-card]').first().waitFor();
    await person.page.keyboard.press('s');
    await person.page.getByRole('dialog').waitFor();
  },
  'an announcement': async (person, { playing }) => {
    await playing.invite(person, '/desk');
    await click('.buttons .btn')(person);
    await person.page.getByRole('dialog').waitFor();
  },
  'all incidents': async (person, { playing }) => {
    await playing.invite(person, '/desk/incidents');
    await person.page.locator('li').first().waitFor();
  },
  'a player, penalised from the desk': async (person, { playing }) => {
    await playing.invite(person, '/desk/incidents');
    await click('.sub header button')(person);
    await person.page.locator('form select').selectOption({ index: 2 });
    await person.page.locator('.conseq').waitFor();
  },
  'a penalty, lifting': async (person, { playing }) => {
    await playing.invite(person, '/desk/incidents');
    await click('.sub li .more-of')(person);
    await person.page.locator('li form').waitFor();
  },
  'notes and announcements': async (person, { playing }) => {
    await playing.invite(person, '/desk/notes');
    await person.page.locator('li').nth(1).waitFor();
  },
  'a desk without calls': async (person, { finished }) => {
    await finished.invite(person, '/desk');
    await person.page.locator('[data-board-card]').first().waitFor();
  },
};
