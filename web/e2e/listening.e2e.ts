import { expect, it } from 'vitest';
import { type Person, Visit, playOn } from './harness/people';

const visit = new Visit();

interface Node {
  role?: { value: string };
  name?: { value: string };
  ignored?: boolean;
  nodeId: string;
  childIds?: string[];
  properties?: { name: string; value: { value: unknown } }[];
}

/** Returns the texts in the live regions of the accessibility tree, in order: what a screen reader is told. */
async function spoken(person: Person, politeness: 'polite' | 'assertive'): Promise<string[]> {
  const session = await person.context.newCDPSession(person.page);
  const { nodes } = (await session.send('Accessibility.getFullAXTree')) as unknown as { nodes: Node[] };
  await session.detach();
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const texts = (node: Node | undefined): string[] => {
    if (!node) return [];
    const own = node.role?.value === 'StaticText' && node.name ? [node.name.value] : [];
    return [...own, ...(node.childIds ?? []).flatMap((id) => texts(byId.get(id)))];
  };
  const isLive = ({ properties = [] }: Node) =>
    properties.some(({ name, value }) => name === 'live' && value.value === politeness);
  const isRoot = ({ properties = [], nodeId }: Node) =>
    properties.some(({ name, value }) => name === 'root' && value.value === nodeId) || properties.length > 0;
  const regions = nodes.filter(
    (node) => !node.ignored && node.role?.value === 'generic' && isLive(node) && isRoot(node),
  );
  const inner = new Set(regions.flatMap((node) => node.childIds ?? []));
  return regions.filter(({ nodeId }) => !inner.has(nodeId)).flatMap(texts);
}

const count = (lines: string[], text: RegExp) => lines.filter((line) => text.test(line)).length;

it('who listens is told each move, check, offer and ruling once', async () => {
  const seats = await visit.hall.game({ regulations: { time_control: '300+3' } });
  const { white, black } = await visit.players(seats);
  await playOn(white, black, 'e4 f6 Be2 a6');
  await black.hears(/e two to e four/i);
  // The offer is made with the move.
  await white.button(/^Offer draw/).click();
  await white.hears('The draw is offered with your next move.');
  await white.types('Bh5+');
  await black.hears(/check/i);
  const heard = await spoken(black, 'assertive');
  expect(count(heard, /to h five/i)).toBe(1);
  expect(count(heard, /check/i)).toBe(1);

  await black.hears(/offers a draw/i);
  const told = [...(await spoken(black, 'assertive')), ...(await spoken(black, 'polite'))];
  expect(count(told, /offers a draw/i)).toBe(1);
});

it('who listens is told a ruling at once, and of little time once at each mark', async () => {
  const regulations = { time_control: '90', board: 'physical' } as const;
  const seats = await visit.hall.game({ regulations });
  const { white, black } = await visit.players(seats);
  await white.drag('e2', 'e5');
  await white.sees('e5', 'white pawn');
  await white.button('Press the clock').click();
  await black.hears(/illegal move/i);
  expect(count(await spoken(black, 'assertive'), /illegal move/i)).toBe(1);
  await white.sees('e5', null);

  await visit.hall.pass(40_000);
  // The next frame of the server carries the time.
  await white.square('d2').click();
  await white.hears(/left/i);
  expect(count(await spoken(white, 'polite'), /left/i)).toBe(1);
  expect(count(await spoken(black, 'polite'), /left/i)).toBe(0);
});

it('the board is a grid that says what stands on each square and what is marked', async () => {
  const seats = await visit.hall.game();
  const { white, black } = await visit.players(seats);
  await playOn(white, black, 'e4');
  await black.sees('e4', 'white pawn');
  const snapshot = await black.board.ariaSnapshot();
  expect(snapshot).toMatch(/gridcell "e4, white pawn, last move"/);
  expect(snapshot).toMatch(/gridcell "e2, last move"/);
  expect(snapshot).toMatch(/gridcell "e8, black king"/);
  expect(snapshot.match(/- row/g)?.length).toBe(8);
  expect(snapshot.match(/gridcell/g)?.length).toBe(64);
});

it('what is asked by command is answered in words', async () => {
  const seats = await visit.hall.game({ regulations: { time_control: '300' } });
  const { white, black } = await visit.players(seats);
  await playOn(white, black, 'e4 e5');
  await white.types('b e5');
  await white.hears(/black pawn/i);
  await white.types('p N');
  await white.hears(/b1.*g1/i);
  await white.types('l');
  await white.hears(/e5/);
  await white.types('c');
  await white.hears(/4:5\d|5:00/);
});
