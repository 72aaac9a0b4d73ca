/** People with a browser each, and what they do at a board. Everything is found by its role and name, as they find it. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import { type Browser, type BrowserContext, type Locator, type Page, type Request, chromium } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, vi } from 'vitest';
import { Hall, type Seats } from './hall';

/** The longest time for a page to show something; tests wait for it and never sleep. */
const PATIENCE_MS = 60_000;
/** The program that looks for barriers, as short as it comes: each page has to read it. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Wishes {
  language?: 'en' | 'cs' | 'sk';
  width?: number;
  height?: number;
  theme?: 'light' | 'dark';
  /** Tests disable animations unless they are about motion. */
  motion?: 'reduce' | 'no-preference';
  /** Whether the device has a touch screen. */
  hasTouch?: boolean;
  /** Whether the pages may install their service worker. */
  worker?: boolean;
}

/** One person, with a separate browser context. */
export class Person {
  /** Errors in the page's console; there should be none. */
  readonly complaints: string[] = [];
  /** What the page has asked for and not yet got. */
  readonly #pending = new Set<Request>();

  constructor(
    readonly page: Page,
    readonly context: BrowserContext,
    readonly hall: Hall,
  ) {
    page.setDefaultTimeout(PATIENCE_MS);
    page.on('request', (request) => this.#pending.add(request));
    page.on('requestfinished', (request) => this.#pending.delete(request));
    page.on('requestfailed', (request) => this.#pending.delete(request));
    page.on('pageerror', (error) => this.complaints.push(String(error)));
    page.on('console', (message) => {
      // Some tests stop the server on purpose.
      const isAboutNetwork = /ERR_CONNECTION_REFUSED|WebSocket connection|Failed to load resource/.test(message.text());
      if (message.type() === 'error' && !isAboutNetwork) this.complaints.push(message.text());
    });
  }

  async goTo(path: string): Promise<void> {
    await this.page.goto(this.hall.address + path);
    await this.page.getByRole('main').locator(':scope > *').first().waitFor();
  }

  /** Opens a game; without a token as a spectator. */
  async comeTo(game: string, token?: string | null): Promise<void> {
    await this.goTo(`/game/${game}${token ? `#t=${token}` : ''}`);
    await this.board.waitFor();
  }

  get board(): Locator {
    return this.page.getByRole('grid');
  }

  /** Finds a square by its name, which includes its piece. */
  square(name: string): Locator {
    return this.board.getByRole('gridcell', { name: new RegExp(`^${name}(,|$)`) });
  }

  /** Waits until a piece is on a square, as in `'white pawn'`, or none. */
  async sees(square: string, piece: string | null): Promise<void> {
    const name = piece === null ? new RegExp(`^${square}(, [a-z ]+)?$`) : new RegExp(`^${square}, ${piece}`);
    await this.board.getByRole('gridcell', { name }).waitFor();
  }

  /** Waits until the page lets this person move: the game has begun, and all earlier moves are on the board. */
  async mayMove(): Promise<void> {
    await this.page.locator('.board-box:not([data-planning]) [role=grid][aria-readonly=false]').waitFor();
  }

  /** Waits until the page lets this person plan a move: it is the opponent's turn. */
  async mayPlan(): Promise<void> {
    await this.page.locator('.board-box[data-planning] [role=grid][aria-readonly=false]').waitFor();
  }

  /** Drags a piece with the mouse, once the board accepts it and animations have ended. */
  async drag(from: string, to: string): Promise<void> {
    await this.mayMove();
    await this.carry(from, to);
  }

  /** Drags a piece with the mouse, whoever is to move. */
  async carry(from: string, to: string): Promise<void> {
    const { mouse } = this.page;
    await this.square(from).hover();
    const [start, end] = [await this.#middle(from), await this.#middle(to)];
    await mouse.down();
    await mouse.move((start.x + end.x) / 2, (start.y + end.y) / 2);
    await mouse.move(end.x, end.y);
    await mouse.up();
  }

  /** Clicks a piece, then its target square. */
  async click(from: string, to: string): Promise<void> {
    await this.mayMove();
    await this.square(from).click();
    await this.square(to).click();
  }

  /** Moves over the board with the arrow keys, touches the piece and puts it down. */
  async walkAndPlay(from: string, to: string): Promise<void> {
    await this.mayMove();
    await this.walk(from, to);
  }

  /** Does so, whoever has the move. */
  async walk(from: string, to: string): Promise<void> {
    await this.#walkTo(from);
    await this.page.keyboard.press('Enter');
    await this.#walkTo(to);
    await this.page.keyboard.press('Enter');
  }

  /** Types a move, or a command. */
  async types(text: string): Promise<void> {
    const line = this.page.getByRole('textbox', { name: 'Type a move or a command' });
    await line.fill(text);
    await line.press('Enter');
  }

  async #walkTo(square: string): Promise<void> {
    const { keyboard } = this.page;
    const cursor = this.board.locator('[role=gridcell][tabindex="0"]');
    await cursor.focus();
    const isTurned = (await this.board.getByRole('gridcell').first().getAttribute('aria-label'))?.startsWith('h1');
    const at = ((await cursor.getAttribute('aria-label')) ?? '').slice(0, 2);
    const [files, ranks] = [0, 1].map((part) => square.charCodeAt(part) - at.charCodeAt(part)) as [number, number];
    const [right, up] = isTurned ? [-files, -ranks] : [files, ranks];
    for (let step = 0; step < Math.abs(right); step += 1) await keyboard.press(right > 0 ? 'ArrowRight' : 'ArrowLeft');
    for (let step = 0; step < Math.abs(up); step += 1) await keyboard.press(up > 0 ? 'ArrowUp' : 'ArrowDown');
  }

  async #middle(square: string): Promise<{ x: number; y: number }> {
    const box = await this.square(square).boundingBox();
    if (!box) throw new Error(`${square} is not on the screen`);
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  }

  /** Waits for a text anywhere on the page. */
  async reads(text: string | RegExp): Promise<void> {
    await this.page.getByText(text).first().waitFor();
  }

  /** Waits until a live region has a text, which a screen reader would speak. */
  async hears(text: string | RegExp): Promise<void> {
    const regions = this.page.locator('[aria-live="polite"], [aria-live="assertive"]');
    await regions.getByText(text).first().waitFor({ state: 'attached' });
  }

  /** Fails if axe finds anything, naming what and where. A page is given the program once, however often it is asked. */
  async findsNoBarrier(): Promise<void> {
    const { page } = this;
    if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(AXE);
    const found = await page.evaluate(async () => {
      const { axe: program } = globalThis as unknown as { axe: typeof axe };
      // What is in order is only counted, and there are no frames and nothing to play.
      const { violations } = await program.run(document, {
        resultTypes: ['violations'],
        preload: false,
        iframes: false,
      });
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join('; ')}`);
    });
    expect(found).toEqual([]);
  }

  /** Counts the half-moves on the scoresheet beside the board. */
  async movesWritten(): Promise<number> {
    const cells = await this.page.getByRole('table').getByRole('cell').allInnerTexts();
    return cells.filter((text) => /[a-h][1-8]|0-0/.test(text)).length;
  }

  /** Waits until the scoresheet has this number of half-moves. */
  async hasWritten(count: number): Promise<void> {
    // Polled, so that it can be used outside of a test, too.
    const written = async () => expect(await this.movesWritten()).toBe(count);
    await vi.waitFor(written, { timeout: PATIENCE_MS, interval: 50 });
  }

  /** Waits until the page has all it asked for and has drawn it: what is not there then is not coming. */
  async isSettled(): Promise<void> {
    await this.page.waitForLoadState('load');
    // What has come may ask for more: nothing is pending when nothing was before and after a frame was drawn.
    const isQuiet = async () => {
      const before = this.#pending.size;
      await this.page.evaluate(async () => {
        await document.fonts.ready;
        for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
      });
      return before + this.#pending.size;
    };
    await vi.waitFor(async () => expect(await isQuiet()).toBe(0), { timeout: PATIENCE_MS, interval: 20 });
  }

  /** Empties what the pages have kept in this browser. */
  async forgetAll(): Promise<void> {
    const session = await this.context.newCDPSession(this.page);
    const kept = { origin: this.hall.address, storageTypes: 'local_storage,indexeddb,cookies' };
    await session.send('Storage.clearDataForOrigin', kept);
    await session.detach();
  }

  button(name: string | RegExp): Locator {
    return this.page.getByRole('button', { name });
  }
}

/** Plays moves by typing them in turn; the next one comes when both sheets have the last one. */
export async function playOn(first: Person, second: Person, moves: string): Promise<void> {
  await first.mayMove();
  const before = await first.movesWritten();
  for (const [index, move] of moves.split(' ').entries()) {
    const mover = index % 2 === 0 ? first : second;
    await mover.mayMove();
    await mover.types(move);
    for (const person of [first, second]) await person.hasWritten(before + index + 1);
  }
}

/** A hall and people for the tests of one file. Who came in a test leaves with it, the others at the end; nobody has complained. */
export class Visit {
  hall!: Hall;
  #browser!: Browser;
  /** Those who came before the first test. */
  #residents: Person[] = [];
  /** Those who came in this test: a page that stays open keeps its clocks running. */
  #guests: Person[] | null = null;
  /** Browsers that nobody uses now, by what they were opened for. */
  readonly #free = new Map<string, BrowserContext[]>();
  readonly #kinds = new Map<Person, string>();

  constructor() {
    beforeAll(async () => {
      this.#browser = await chromium.connect(inject('browser'));
      this.hall = await Hall.open(inject('hall'), inject('hasTestClock'));
    });
    beforeEach(() => {
      this.#guests = [];
    });
    afterEach(async () => {
      const guests = this.#guests ?? [];
      this.#guests = null;
      await Promise.all(guests.map((person) => this.#leave(person)));
      complain(guests);
    });
    afterAll(async () => {
      await this.#browser.close();
      await this.hall.close();
      complain(this.#residents);
    });
  }

  async person({
    language = 'en',
    width = 1440,
    height = 900,
    theme = 'light',
    motion = 'reduce',
    hasTouch = false,
    worker = false,
  }: Wishes = {}): Promise<Person> {
    const wanted = {
      locale: language === 'en' ? 'en-GB' : language,
      viewport: { width, height },
      colorScheme: theme,
      reducedMotion: motion,
      hasTouch,
      serviceWorkers: worker ? 'allow' : 'block',
    } as const;
    const kind = JSON.stringify(wanted);
    const context = this.#free.get(kind)?.pop() ?? (await this.#browser.newContext(wanted));
    const person = new Person(await context.newPage(), context, this.hall);
    await person.forgetAll();
    // What a worker has kept on the device is not for the next one.
    if (!worker) this.#kinds.set(person, kind);
    (this.#guests ?? this.#residents).push(person);
    return person;
  }

  /** Closes a person's page. The browser is kept for the next one of its kind: it has the scripts of the pages already. */
  async #leave(person: Person): Promise<void> {
    const kind = this.#kinds.get(person);
    if (kind === undefined) return person.context.close();
    await person.page.close();
    this.#free.set(kind, [...(this.#free.get(kind) ?? []), person.context]);
  }

  /** Both players come to their board. */
  async players(seats: Seats, wishes: Wishes = {}): Promise<{ white: Person; black: Person }> {
    const [white, black] = await Promise.all([this.person(wishes), this.person(wishes)]);
    await Promise.all([white.comeTo(seats.game, seats.white), black.comeTo(seats.game, seats.black)]);
    return { white, black };
  }
}

/** Fails if a page has complained. */
function complain(people: readonly Person[]): void {
  expect(people.flatMap(({ complaints }) => complaints)).toEqual([]);
}
