/** Forms that few events need: penalties, other points, acceleration, players who may not meet, personal data. */
import { expect, it } from 'vitest';
import type { EventFrame, PlayerFrame, StandingsFrame } from '../src/protocol/event';
import { EventOf } from './harness/events';
import { type Person, Visit } from './harness/people';

const visit = new Visit();

it('a player is penalised from the desk by keyboard, loses points, and the penalty is lifted; the report tells both', async () => {
  const event = await EventOf.create(visit.hall, { settings: { rounds: 3 } });
  await event.playRound(1);
  const chief = await visit.person();
  await event.invite(chief, '/desk/incidents', await event.link('chief_arbiter', 'Jana Malíková'));
  const { page } = chief;
  await chief.button('Penalise a player').focus();
  await page.keyboard.press('Enter');
  const form = page.getByRole('form', { name: 'Penalise a player' });
  await form.getByRole('combobox', { name: 'Player' }).and(page.locator(':focus')).waitFor();
  await page.keyboard.type('Ash');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowRight');
  await form.getByRole('spinbutton', { name: 'Points taken away' }).waitFor();
  await page.keyboard.press('Tab');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('0.5');
  await page.keyboard.press('Tab');
  await page.keyboard.type('12.9.5');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Talked to a spectator');
  await form.getByText('Helen Ashby loses 0.5 points in the standings at once.').waitFor();
  await chief.findsNoBarrier();
  const points = async () => {
    const { lines } = await event.ask<StandingsFrame>('/standings');
    return lines.find(({ player }) => player.name === 'Ashby, Helen')?.points ?? NaN;
  };
  const before = await points();
  await page.keyboard.press('Enter');
  await chief.hears('Penalty recorded: Helen Ashby');
  await chief.reads(/Talked to a spectator/);
  expect(await points()).toBe(before - 0.5);

  // Without a reason it is not lifted.
  await chief.button('Lift the penalty of Helen Ashby').click();
  await page.getByRole('textbox', { name: 'Why it is lifted, goes to the record' }).press('Enter');
  expect(await points()).toBe(before - 0.5);
  await page.getByRole('textbox', { name: 'Why it is lifted, goes to the record' }).fill('It was somebody else');
  await chief.button('Lift the penalty').click();
  await chief.hears('Penalty lifted: Helen Ashby');
  await expect.poll(points).toBe(before);
  await chief.goTo(`${event.path}/print/report`);
  await page.getByRole('row', { name: /Helen Ashby, −½ pts, Talked to a spectator 12\.9\.5, 2023/ }).waitFor();
  await page.getByRole('row', { name: /Penalty lifted: It was somebody else/ }).waitFor();
});

it('an organiser warns a player, expels another, and erases the personal data of one who left', async () => {
  const event = await EventOf.create(visit.hall, { settings: { rounds: 3 } });
  await event.playRound(1);
  const olga = await visit.person({ width: 390, height: 844, hasTouch: true });
  await event.invite(olga, '/office/players');
  const { page } = olga;
  await olga.button('Change Ashby, Helen').tap();
  await olga.button('Penalise the player').tap();
  await page.getByRole('textbox', { name: 'Reason, goes to the record' }).fill('Late');
  await olga.button('Warn and record').tap();
  await page.getByRole('list', { name: 'Penalties' }).getByText('Late').waitFor();
  await olga.button('Close').tap();

  await olga.button('Change Holá, Hana').tap();
  await olga.button('Penalise the player').tap();
  await page.getByText('Expulsion', { exact: true }).tap();
  await page.getByRole('textbox', { name: 'Reason, goes to the record' }).fill('Used a phone');
  await olga.reads('Hana Holá is expelled and is not paired any more. The results so far stay.');
  await olga.button('Expel from the event').tap();
  await page.getByRole('cell', { name: 'Withdrawn after round 1' }).waitFor();
  await olga.findsNoBarrier();

  // Results stay, the name goes.
  await olga.button('Erase the personal data of Hana Holá').tap();
  const question = page.getByRole('dialog', { name: 'Erase the personal data of Hana Holá?' });
  await question.getByRole('button', { name: 'Keep it' }).tap();
  await question.waitFor({ state: 'detached' });
  await olga.button('Erase the personal data of Hana Holá').tap();
  await question.getByRole('button', { name: 'Erase personal data' }).tap();
  await olga.reads('The personal data was erased.');
  const players = await event.ask<PlayerFrame[]>('/players');
  expect(players.filter(({ name }) => name === undefined)).toHaveLength(1);
  expect(players.filter(({ is_erased }) => is_erased)).toHaveLength(1);
});

it('a helper whose role was taken away is erased, too', async () => {
  const event = await EventOf.create(visit.hall, { players: 2 });
  await event.link('result_entry', 'Karel Tichý');
  const olga = await visit.person();
  await event.invite(olga, '/office/people');
  await olga.button('Take the role of Karel Tichý away').click();
  await olga.page.getByRole('heading', { name: 'Former helpers' }).waitFor();
  await olga.button('Erase the personal data of Karel Tichý').click();
  await olga.page.getByRole('dialog').getByRole('button', { name: 'Erase personal data' }).click();
  await olga.page.getByText('Karel Tichý').waitFor({ state: 'detached' });
});

it('three points for a win, Baku and players who may not meet are set, kept, and hold in the pairing', async () => {
  const event = await EventOf.create(visit.hall, { settings: { rounds: 5 } });
  const olga = await visit.person();
  await event.invite(olga, '/office/settings');
  const { page } = olga;
  await page.getByText('3 – 1 – 0', { exact: true }).click();
  await page.getByRole('combobox', { name: 'Acceleration' }).selectOption('baku');
  await page.getByRole('combobox', { name: 'Colour of number 1 in round 1' }).selectOption('black');
  // Number 1 would meet number 5 in the first round.
  await page.getByRole('combobox', { name: 'This player' }).selectOption({ label: 'Ashby Helen' });
  await page.getByRole('combobox', { name: 'may not meet' }).selectOption({ label: 'Eliáš Eva' });
  await olga.button('Add to the list').click();
  await olga.reads('Ashby Helen – Eliáš Eva');
  await olga.reads('Save the settings to keep the list.');
  await olga.button('Save').click();
  await olga.reads('Saved.');
  const { settings } = await event.ask<EventFrame>('');
  expect(settings).toMatchObject({
    scoring: { win: 3, draw: 1, loss: 0 },
    acceleration: 'baku',
    initial_color: 'black',
    forbidden: [{ players: [1, 5], first_round: 1, last_round: 5 }],
  });
  await event.publish();
  const { boards } = await event.round(1);
  const met = boards.map(({ white, black }) => [white.player, black.player].toSorted().join());
  expect(met).not.toContain('1,5');
  expect(boards.find(({ white, black }) => [white.player, black.player].includes(1))?.black.player).toBe(1);

  // What the first round has fixed can no longer be chosen; the list still can.
  await olga.goTo(`${event.path}/office/settings`);
  await olga.reads('Fixed once the first round is published.');
  expect(await page.getByRole('combobox', { name: 'Acceleration' }).isDisabled()).toBe(true);
  await olga.button('Remove: Ashby Helen – Eliáš Eva').click();
  await olga.button('Save').click();
  await olga.reads('Saved.');
  expect((await event.ask<EventFrame>('')).settings.forbidden).toEqual([]);
});

it('virtual points of one’s own are entered by group, saved, and shown again', async () => {
  const event = await EventOf.create(visit.hall, { settings: { rounds: 5 } });
  const olga = await visit.person();
  await event.invite(olga, '/office/settings');
  const { page } = olga;
  await page.getByRole('combobox', { name: 'Acceleration' }).selectOption('custom');
  const group = (n: number) => page.getByRole('group', { name: `Group ${n}` });
  await group(1).getByRole('spinbutton', { name: 'To number' }).fill('2');
  await group(1).getByRole('spinbutton', { name: 'To round' }).fill('3');
  await olga.button('Add a group').click();
  await page.locator('input:focus').waitFor();
  await group(2).getByRole('spinbutton', { name: 'Points' }).fill('0.5');
  await olga.button('Save').click();
  await olga.reads('Saved.');
  const saved = [
    { points: 1, first_round: 1, last_round: 3, first_player: 1, last_player: 2 },
    { points: 0.5, first_round: 1, last_round: 3, first_player: 3, last_player: 4 },
  ];
  expect((await event.ask<EventFrame>('')).settings.acceleration).toEqual({ custom: saved });
  // The two with most points meet: 1 and 2 are the first group.
  await event.publish();
  const { boards } = await event.round(1);
  expect([boards[0]?.white.player, boards[0]?.black.player].toSorted()).toEqual([1, 2]);
  await olga.goTo(`${event.path}/office/settings`);
  await expect.poll(() => group(2).getByRole('spinbutton', { name: 'To number' }).inputValue()).toBe('4');
  expect(await group(2).getByRole('spinbutton', { name: 'To number' }).isDisabled()).toBe(true);
});

it('an event of 35 Keizer evenings with two periods and no arbiter is set up in the form', async () => {
  const olga = await visit.person();
  const { page } = olga;
  await olga.goTo('/events/new');
  await page.getByRole('radio', { name: /^Club blitz/ }).check({ force: true });
  await olga.button('Change settings first').click();
  await page.getByRole('textbox', { name: 'Name of the event' }).fill('Thursdays');
  await page.getByRole('textbox', { name: 'Your name' }).fill('Olga');
  await page.getByRole('combobox', { name: 'System of play' }).selectOption('keizer');
  await page.getByRole('spinbutton', { name: 'Number of rounds' }).fill('35');
  await page.getByRole('spinbutton', { name: 'Rounds between two games' }).fill('5');
  await page.getByRole('spinbutton', { name: 'Absence' }).fill('20');
  await olga.button('Several periods or a delay').click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('40/5400+3o');
  await olga.reads(/^Write the seconds of the game/);
  await page.keyboard.press('Backspace');
  await page.keyboard.type('0:1800+30');
  await olga.reads(/^40 moves in 90 minutes/);
  await page.getByRole('combobox', { name: 'Supervision of rapid and blitz' }).selectOption('none');
  await olga.button('Set up the event').click();
  await page.waitForURL(/\/office/);
  const id = /\/event\/([\w-]+)/.exec(page.url())?.[1] ?? '';
  const { settings } = await visit.hall.ask<EventFrame>(`/api/v1/events/${id}`);
  expect(settings).toMatchObject({
    rounds: 35,
    format: { keizer: { rest: 5, absent: 20, bye: 67, top: null } },
    regulations: { time_control: '40/5400+30:1800+30', supervision: 'none' },
  });
});

it('a finished event offers nothing that is refused: no new players, no settings; its report says why it ended early', async () => {
  const event = await EventOf.create(visit.hall, { settings: { rounds: 5 } });
  await event.playRound(1);
  await event.act({ act: 'finish', early: 'Fire alarm' });
  const olga = await visit.person();
  const { page } = olga;
  await event.invite(olga, '/office/settings');
  await olga.reads(/^The event is finished\. To change something here/);
  expect(await page.getByRole('textbox', { name: 'Name of the event' }).isDisabled()).toBe(true);
  expect(await olga.button('Save').count()).toBe(0);
  await olga.goTo(`${event.path}/office/players`);
  await page.getByRole('row', { name: /Ashby/ }).waitFor();
  expect(await olga.button('Add a player').count()).toBe(0);
  await olga.goTo(`${event.path}/print/report`);
  await page.getByRole('row', { name: /Event finished: Fire alarm/ }).waitFor();
});

it('any other points: half a point for the bye, and what does not fit is told', async () => {
  const event = await EventOf.create(visit.hall, { players: 3 });
  const olga = await visit.person({ language: 'cs' });
  await event.invite(olga, '/office/settings');
  const { page } = olga;
  await page.getByText('Jiné', { exact: true }).click();
  await page.getByRole('spinbutton', { name: 'Výhra', exact: true }).fill('2');
  await page.getByRole('spinbutton', { name: 'Remíza', exact: true }).fill('3');
  await page.getByRole('spinbutton', { name: 'Volno', exact: true }).fill('0.5');
  await olga.button('Uložit').click();
  await page
    .getByRole('alert')
    .getByText(/výhra musí dávat nejvíc bodů/)
    .waitFor();
  await page.getByRole('spinbutton', { name: 'Remíza', exact: true }).fill('1');
  await olga.button('Uložit').click();
  await olga.reads('Uloženo.');
  const { settings } = await event.ask<EventFrame>('');
  expect(settings.scoring).toEqual({ win: 2, draw: 1, loss: 0, pairing_bye: 0.5 });
});

it('two organisers at the settings: what the other saved is shown, or told to whoever is writing', async () => {
  const event = await EventOf.create(visit.hall, { players: 2 });
  const [olga, oto] = await Promise.all([visit.person(), visit.person()]);
  await event.invite(olga, '/office/settings');
  await event.invite(oto, '/office/settings', await event.link('organiser', 'Oto Malý'));
  const place = ({ page }: Person) => page.getByRole('textbox', { name: 'Place' });
  await place(olga).fill('Modra');
  await olga.button('Save').click();
  await olga.reads('Saved.');
  await expect.poll(() => place(oto).inputValue()).toBe('Modra');

  await place(oto).fill('Brno');
  await place(olga).fill('Pezinok');
  await olga.button('Save').click();
  await oto.reads('Somebody else has changed the same in the meantime.');
  expect(await place(oto).inputValue()).toBe('Brno');
  await oto.button('Discard my changes').click();
  expect(await place(oto).inputValue()).toBe('Pezinok');
  await oto.page.getByText('Somebody else has changed the same in the meantime.').waitFor({ state: 'detached' });
});
