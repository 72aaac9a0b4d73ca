/** The rulebook: an article is found in three ways, editions are compared, an incident is played and changed. */
import { expect, it } from 'vitest';
import { type Person, Visit } from './harness/people';
import type { Open } from './harness/states';
import { walkOver } from './harness/walk';

const INCIDENT = '05-completion/checkmate-2018';
const visit = new Visit();

const heading = ({ page }: Person, name: RegExp) => page.getByRole('heading', { level: 1, name }).waitFor();

it('9.2 is found by the contents, by its number and by words of another language', async () => {
  const reader = await visit.person();
  const { page } = reader;
  await reader.goTo('/rules/2018');
  const contents = page.getByRole('navigation', { name: 'Contents' });
  await contents.getByRole('link', { name: /^9\b/ }).click();
  await contents.getByRole('link', { name: /^9\.2\b/ }).click();
  await heading(reader, /^9\.2/);
  expect(new URL(page.url()).pathname).toBe('/rules/2018/9.2');

  await reader.goTo('/rules/2018');
  await page.keyboard.press('/');
  const field = page.getByRole('searchbox');
  await field.pressSequentially('9.2');
  await heading(reader, /“9\.2”/);
  await page.keyboard.press('Enter');
  await heading(reader, /^9\.2/);

  await reader.goTo('/rules/2018');
  await field.fill('opakovani pozice');
  await heading(reader, /opakovani pozice/);
  await page.getByRole('main').getByRole('link', { name: /^9\.2/ }).first().click();
  await heading(reader, /^9\.2/);
});

it('the start page leads to the rulebook', async () => {
  const reader = await visit.person();
  const { page } = reader;
  await reader.goTo('/');
  await page.locator('.other a[href="/rules"]').click();
  await page.locator('.chapters').waitFor();
});

it('what cannot be found is said, and the way back leads to where one was', async () => {
  const reader = await visit.person();
  const { page } = reader;
  await reader.goTo('/rules/2018/9.2');
  await heading(reader, /^9\.2/);
  await page.getByRole('searchbox').fill('qqxzzyw');
  await heading(reader, /qqxzzyw/);
  expect(await page.locator('.results li').count()).toBe(0);
  await page.keyboard.press('Escape');
  await heading(reader, /^9\.2/);
  await page.getByRole('link', { name: '9.3' }).first().click();
  await heading(reader, /^9\.3/);
  await page.goBack();
  await heading(reader, /^9\.2/);
});

it('a part opens on the page of its section, and neighbours are turned to with the arrow keys', async () => {
  const reader = await visit.person({ language: 'cs' });
  await reader.goTo('/rules/2018/9.2.1');
  await heading(reader, /^9\.2/);
  await reader.page.locator('.named', { hasText: '9.2.1' }).waitFor();
  await reader.page.keyboard.press('ArrowRight');
  await heading(reader, /^9\.3/);
  await reader.page.keyboard.press('ArrowLeft');
  await heading(reader, /^9\.2/);
  await reader.goTo('/rules/2018/99.9');
  await heading(reader, /99\.9/);
});

it('editions are shown side by side with their differences, and the address keeps them', async () => {
  const reader = await visit.person();
  const { page } = reader;
  await reader.goTo('/rules/2023/9.2');
  await page.getByRole('group', { name: 'Compare' }).getByRole('button', { name: '2018' }).click();
  await page.getByRole('region', { name: '2018', exact: true }).getByText('9.2.1').first().waitFor();
  await page.getByRole('region', { name: '2023', exact: true }).locator('ins').first().waitFor();
  expect(new URL(page.url()).searchParams.get('with')).toBe('2018');
  await page.reload();
  await page.getByRole('region', { name: '2018', exact: true }).waitFor();
});

it('an incident is played with the arrow keys, changed, and played under another edition', async () => {
  const reader = await visit.person();
  const { page } = reader;
  await reader.goTo(`/rules/2018/5.1?incident=${INCIDENT}`);
  const incident = page.locator('.incident');
  await incident.getByText(/^0 of/).waitFor();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await incident
    .getByText(/checkmate/i)
    .first()
    .waitFor();
  await incident
    .getByRole('link', { name: /5\.1\.1/ })
    .first()
    .waitFor();
  await incident.getByRole('combobox').selectOption('move');
  await incident.getByRole('textbox').fill('d8d2');
  await incident.getByRole('button', { name: /See what/ }).click();
  await incident.locator('.now', { hasText: 'Rd2' }).waitFor();
  await incident.getByRole('button', { name: '1997' }).click();
  await incident.getByRole('button', { name: '1997', pressed: true }).waitFor();
  await incident.getByRole('button', { name: 'Start over' }).click();
  await incident.getByText(/^0 of/).waitFor();
});

it('an incident stands beside its article on a wide screen, and below it on a phone once it is chosen', async () => {
  const wide = await visit.person({ width: 1440, height: 900 });
  await wide.goTo('/rules/2018/9.2');
  await wide.page.locator('.incident .board').waitFor();
  const [article, beside] = await Promise.all(
    ['.middle article', '#incident'].map((place) => wide.page.locator(place).boundingBox()),
  );
  expect(beside?.x).toBeGreaterThanOrEqual((article?.x ?? 0) + (article?.width ?? Infinity));
  expect(beside?.y).toBeLessThan(900);
  // The arrow keys still turn to the neighbours until the incident is used.
  await wide.page.keyboard.press('ArrowRight');
  await heading(wide, /^9\.3/);

  const phone = await visit.person({ width: 390, height: 844 });
  await phone.goTo('/rules/2018/9.2');
  await phone.page.locator('.incidents li button').first().click();
  await phone.page.locator('.incident .board').waitFor();
  const [above, below] = await Promise.all(
    ['.middle article', '#incident'].map((place) => phone.page.locator(place).boundingBox()),
  );
  expect(below?.y).toBeGreaterThanOrEqual((above?.y ?? 0) + (above?.height ?? Infinity));
});

it('a number that only parts have opens its section', async () => {
  const reader = await visit.person();
  await reader.goTo('/rules/1997/3.5b');
  await heading(reader, /^3\.5/);
});

it('the tag of a ruling leads to its article', async () => {
  const reader = await visit.person();
  const { page } = reader;
  await reader.goTo(`/rules/2018/5.1?incident=${INCIDENT}`);
  await page.locator('.incident').getByText(/^0 of/).waitFor();
  await page.keyboard.press('ArrowRight');
  await page.locator('.incident').getByRole('link', { name: /6\.6/ }).click();
  await heading(reader, /^6\.6/);
});

it('a situation leads to its articles in another edition', async () => {
  const reader = await visit.person({ language: 'sk', width: 390, height: 844 });
  const { page } = reader;
  await reader.goTo('/rules?situation=');
  await page.getByRole('link', { name: /Nemožný ťah/ }).click();
  await page.getByRole('link', { name: 'Hráč vykoná nemožný ťah' }).click();
  await page.getByRole('button', { name: '2018' }).click();
  await page.getByRole('link', { name: /7\.5\.1/ }).waitFor();
  await page.getByRole('button', { name: 'Rapid' }).click();
  await page.getByRole('link', { name: /A\.4\.2/ }).waitFor();
});

it('every link of a volume leads to an article', async () => {
  const names = ['1997', '2009', '2018', '2023', 'encyclopedia', 'leaflet'];
  const volumes = new Map<string, Set<string>>();
  const read = await Promise.all(
    names.map(async (name) => {
      const answer = await fetch(`${visit.hall.address}/api/v1/book/${name}`);
      return (await answer.json()) as {
        volume: string;
        entries: { number: string; counterparts?: Record<string, string[]> }[];
      };
    }),
  );
  for (const { volume, entries } of read) volumes.set(volume, new Set(entries.map(({ number }) => number)));
  const lost = read.flatMap(({ volume, entries }) =>
    entries.flatMap(({ number, counterparts = {} }) =>
      Object.entries(counterparts).flatMap(([other, numbers]) =>
        numbers
          .filter((there) => !volumes.get(other)?.has(there))
          .map((there) => `${volume} ${number}: ${other} ${there}`),
      ),
    ),
  );
  expect(read.flatMap(({ entries }) => entries).length).toBeGreaterThan(1000);
  expect(lost).toEqual([]);
});

const STATES: Record<string, Open<null>> = {
  'the rulebook': async (person) => {
    await person.goTo('/rules');
    await person.page.locator('.chapters').waitFor();
  },
  'an article': async (person) => {
    await person.goTo('/rules/2018/9.2');
    await person.page.locator('.terms').waitFor();
  },
  'four editions side by side': async (person) => {
    await person.goTo('/rules/2018/9.2?with=1997,2009,2023');
    await person.page.locator('.columns section').nth(3).waitFor();
  },
  'an incident': async (person) => {
    await person.goTo(`/rules/2018/5.1?incident=${INCIDENT}`);
    await person.page.locator('.acts').waitFor();
    await person.page.keyboard.press('ArrowRight');
    await person.page.locator('.what-if').waitFor();
  },
  'results of a search': async (person) => {
    await person.goTo('/rules/2018');
    await person.page.getByRole('searchbox').fill('king');
    await person.page.locator('.results li').first().waitFor();
  },
  'a situation': async (person) => {
    await person.goTo('/rules/2018?situation=illegal,illegal-move');
    await person.page.locator('.situations dl a').first().waitFor();
  },
};

walkOver(STATES, () => Promise.resolve(null));
