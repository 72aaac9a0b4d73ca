/** The pages of events for players, the playing area, the world and the printer, in every state in which they look different. */
import { ENTRANTS, EventOf } from './events';
import { seated } from './games';
import type { Person, Visit } from './people';

/** Events in all these states, with the links of a player in each. */
export async function events(visit: Visit) {
  const { hall } = visit;
  const { sockets } = await seated(visit);
  const links = async (event: EventOf) => ({
    event,
    me: (await event.player('Krátká')).token,
    long: (await event.player('Střítezský')).token,
  });

  const entering = await EventOf.club(hall, { name: 'Entering', settings: { check_in: 'each_round' } });
  const published = await EventOf.club(hall, {
    name: 'Říčany Open 2026',
    settings: { byes: { most: 2, last_round: 5 } },
  });
  await published.playRound(1);
  await published.publish();
  await published.open(2);
  await published.act({ act: 'schedule', round: 2, at: Date.now() + 1_800_000 });
  const me = await published.player('Krátká');
  await published.act({ act: 'ask_bye', player: me.player, round: 4, bye: 'half' }, me.token);
  await published.act({ act: 'absent', player: me.player, round: 5, is_absent: true }, me.token);

  const playing = await EventOf.club(hall, { name: 'Pondělní blesk', players: [...ENTRANTS, 'Odd, One'] });
  await playing.playRound(1);
  await playing.publish();
  await playing.open(2);
  await playing.start();
  await playing.playOn(sockets, 2, 1, 'e2e4 e7e5');
  await playing.playOn(sockets, 2, 2, 'd2d4 d7d5 c2c4');
  await playing.enter(2, { 3: '1-0' });
  await playing.act({ act: 'announce', text: 'Round 3 starts ten minutes after the last game of this round.' });

  const finished = await EventOf.club(hall, { name: 'Finished' });
  await finished.playRound(1);
  const leaver = await finished.player('Šramko');
  await finished.act({ act: 'withdraw', player: leaver.player, reason: '' }, leaver.token);
  const left = { event: finished, me: leaver.token };
  await finished.playRound(2);
  await finished.act({ act: 'finish', early: 'Test' });

  const leaving = await EventOf.club(hall, { name: 'Leaving' });
  await leaving.playRound(1);
  const gone = await leaving.player('Šramko');
  await leaving.act({ act: 'withdraw', player: gone.player, reason: 'ill' }, gone.token);

  const knockout = await EventOf.club(hall, {
    name: 'Cup',
    settings: { format: { knockout: { games: 1, tie_break_games: 2 } } },
  });
  await knockout.publish();

  return {
    entering: await links(entering),
    published: await links(published),
    playing: {
      ...(await links(playing)),
      odd: await playing.link({ player: (await playing.round(2)).bye?.player ?? 0 }),
    },
    finished: { ...(await links(finished)), left: left.me },
    leaving: { event: leaving, me: gone.token },
    knockout: { event: knockout },
  };
}
export type Events = Awaited<ReturnType<typeof events>>;
type Open = (person: Person, events: Events) => Promise<unknown>;

const heading = ({ page }: Person) => page.getByRole('heading', { level: 1 }).waitFor();
/** Opens a page of an event and waits for something on it. */
const at =
  (which: keyof Events, path: string, wanted: string): Open =>
  async (person, events) => {
    await person.goTo(`${events[which].event.path}${path}`);
    await person.page.locator(wanted).first().waitFor();
  };
/** Opens the page of a player, with the player's link. */
const own =
  (pick: (events: Events) => { event: EventOf; token: string }, wanted: string): Open =>
  async (person, events) => {
    const { event, token } = pick(events);
    await event.give(person, token);
    await person.page.locator(wanted).first().waitFor();
  };

export const PUBLIC_STATES: Record<string, Open> = {
  'public, before the first round': at('entering', '', '.none'),
  'public, pairings': at('published', '', '.two'),
  'public, live boards': at('playing', '', '.panel svg'),
  'public, an earlier round': at('playing', '?round=1', '.two'),
  'public, a board': at('playing', '?board=2', '#board-now'),
  'public, a board where nobody sits': at('playing', '?board=40', '#board-now'),
  'public, standings with an account': async (person, events) => {
    await at('playing', '?show=standings', '.tb button')(person, events);
    await person.page.locator('.tb button').first().click();
    await person.page.locator('.how li').first().waitFor();
  },
  'public, cross-table': at('playing', '?show=crosstable', '.scroll'),
  'public, bracket': at('knockout', '?show=bracket', '.tb'),
  'public, players': at('finished', '?show=players', '.tb'),
  'public, about': at('playing', '?show=about', 'dl'),
  'public, finished': at('finished', '', '.two'),
  'public, no such event': async (person) => {
    await person.goTo('/event/nonsense');
    await heading(person);
  },
};

export const OWN_STATES: Record<string, Open> = {
  'player, not checked in': own(({ entering }) => ({ event: entering.event, token: entering.me }), '.btn.pri'),
  'player, published': own(({ published }) => ({ event: published.event, token: published.me }), '.board'),
  'player, a long name': own(({ published }) => ({ event: published.event, token: published.long }), '.board'),
  'player, playing': own(({ playing }) => ({ event: playing.event, token: playing.me }), '.board'),
  'player, without an opponent': own(({ playing }) => ({ event: playing.event, token: playing.odd }), '.card h2'),
  'player, withdrawn': own(({ leaving }) => ({ event: leaving.event, token: leaving.me }), '.card h2'),
  'player, finished': own(({ finished }) => ({ event: finished.event, token: finished.me }), '.card h2'),
  'player, withdrawing': async (person, events) => {
    await own(({ published }) => ({ event: published.event, token: published.me }), '.leave')(person, events);
    await person.page.locator('.leave .btn').click();
    await person.page.getByRole('dialog').waitFor();
  },
  'player, without a link': at('playing', '/me', '.slip'),
};

export const SCREEN_STATES: Record<string, Open> = {
  'screen, players': at('entering', '/screen', '[data-view=players] li'),
  'screen, boards': at('published', '/screen?show=boards', '[data-view=boards] li'),
  'screen, names': at('playing', '/screen?show=names', '[data-view=names] li'),
  'screen, results': at('playing', '/screen?show=results', '[data-view=results] li'),
  'screen, live': at('playing', '/screen?show=live', '[data-view=live] li'),
  'screen, standings': at('playing', '/screen?show=standings', '[data-view=standings] li'),
  'screen, finished': at('finished', '/screen', '[data-view=standings] li'),
  'screen, no such event': (person) => person.goTo('/event/nonsense/screen'),
};

/** Opens a paper as the organiser. */
const paper =
  (kind: string, which: keyof Events = 'playing'): Open =>
  async (person, events) => {
    const { event } = events[which];
    await event.give(person);
    await person.goTo(`${event.path}/print/${kind}`);
    await person.page.locator('.sheet-of, .make').first().waitFor();
  };

export const PAPER_STATES: Record<string, Open> = {
  'print, list': at('playing', '/print', '.list li'),
  ...Object.fromEntries(
    ['pairings', 'names', 'slips', 'cards', 'checkin', 'standings', 'crosstable', 'blank', 'report'].map((kind) => [
      `print, ${kind}`,
      paper(kind),
    ]),
  ),
  'print, A5': paper('slips?size=a5'),
  'print, sheets': paper('sheets?round=2'),
  "print, players' cards": async (person, events) => {
    await paper('players')(person, events);
    await person.page.locator('.make .btn').click();
    await person.page.locator('.sheet-of').first().waitFor();
  },
  'print, before the first round': at('entering', '/print/pairings', '.none'),
  'print, only for officials': at('playing', '/print/report', '.none'),
};
