// What the desk knows: the round that is played, its boards, the calls, and who is responsible for which boards.

import { untrack } from 'svelte';
import { namesOf } from '../../event/doing.svelte';
import { following, type LiveEvent } from '../../event/event.svelte';
import { playedRound } from '../../event/progress';
import type {
  BoardFrame,
  EventFrame,
  IncidentFrame,
  ItemFrame,
  PersonFrame,
  PlayerFrame,
  RoundFrame,
} from '../../protocol/event';
import { t } from '../../words/words.svelte';
import { Calls } from './calls.svelte';
import { foundDesk, leaveDesk } from './memory';
import { type Sector, sectorsOf, sortedCalls } from './order';
import { headline } from './said';
import { Wall } from './wall.svelte';

type Followed<Value> = ReturnType<typeof following<Value>>;

/** The desk of one page; made while the page is, because it follows the event as long as the page is there. */
export class Desk {
  readonly wall: Wall;
  readonly calls = new Calls();
  readonly shown: Followed<RoundFrame>;
  readonly attention: Followed<ItemFrame[]>;
  readonly incidents: Followed<IncidentFrame[]>;
  readonly players: Followed<PlayerFrame[]>;
  readonly people: Followed<PersonFrame[]>;
  /** How the desk was left, if somebody comes back to it. */
  readonly before: ReturnType<typeof foundDesk>;
  /** Whether a sector was chosen, or the desk was left with one. */
  #isChosen: boolean;

  constructor(
    readonly live: LiveEvent,
    private readonly event: () => EventFrame,
  ) {
    this.wall = new Wall(live);
    this.shown = following(live, () => (this.round > 0 ? `rounds/${this.round}` : null));
    this.attention = following(live, () => 'attention');
    this.incidents = following(live, () => 'incidents');
    this.players = following(live, () => 'players');
    this.people = following(live, () => 'people');
    this.before = foundDesk(live.id);
    this.#isChosen = this.before !== null;
    if (this.before) {
      this.wall.order = this.before.order;
      this.wall.sector = this.before.sector;
    }
    this.#run();
  }

  readonly round = $derived.by(() => playedRound(this.event()));
  readonly names = $derived.by(() => namesOf(this.players.value));
  readonly sectors = $derived.by(() => {
    const ranges = (this.people.value ?? []).flatMap(({ roles }) =>
      roles.flatMap((role) => (typeof role !== 'string' && 'sector_arbiter' in role ? [role.sector_arbiter] : [])),
    );
    return sectorsOf(ranges);
  });
  /** The calls of the boards that are shown, the most urgent first. */
  readonly queue = $derived.by(() =>
    sortedCalls(this.wall.items.filter(({ call }) => call.board === null || this.wall.isShown(call.board))),
  );
  /** Those that nobody takes care of; a lost connection is no call. */
  readonly open = $derived.by(() =>
    this.queue.filter(({ call, taken_by }) => taken_by === undefined && call.need !== 'connection_lost'),
  );
  readonly firstOpen = $derived.by(() => this.open[0]?.item ?? null);
  readonly boards = $derived.by(() =>
    this.wall.order
      .flatMap((number) => this.wall.byNumber.get(number) ?? [])
      .filter((board) => this.wall.isShown(board.board)),
  );
  readonly playing = $derived.by(() => this.boards.filter((board) => this.#stateOf(board) === 'playing').length);
  /** What the event has stopped, the event resumes; a board that a player has stopped is resumed there. */
  readonly stopped = $derived.by(() => this.boards.filter(({ state }) => state === 'stopped').length);
  readonly finished = $derived.by(() => this.boards.filter(({ state }) => state === 'finished').length);
  /** When the first game of the round has started. */
  readonly startedAt = $derived.by(() => {
    const known = (this.shown.value?.boards ?? []).flatMap(({ started_at }) => started_at ?? []);
    return known.length === 0 ? null : Math.min(...known);
  });

  /** A game knows best whether its clocks run; a player may have stopped them. */
  #stateOf({ board, state }: BoardFrame): BoardFrame['state'] {
    const phase = this.cardOf(board)?.shown.card.phase;
    return phase === 'stopped' && state === 'playing' ? 'stopped' : state;
  }

  /** Returns the game on a board as it is now, if it is played on the server. */
  cardOf(board: number) {
    const { boards } = this.live;
    return boards.round === this.round ? (boards.all.get(board) ?? null) : null;
  }
  sectorOf(board: number): string {
    return this.sectors.find(({ first, last }) => board >= first && board <= last)?.name ?? '';
  }
  person(id: number): string {
    return this.people.value?.find((known) => known.person === id)?.name ?? t('desk-somebody');
  }
  /** Returns the page of a board: its game, or the line in which its result is entered. */
  hrefOf(board: number): string {
    const game = this.wall.byNumber.get(board)?.game;
    return game
      ? `/game/${game}?desk=${this.live.id}&board=${board}`
      : `/event/${this.live.id}/office/results/${this.round}#board-${board}`;
  }

  choose(sector: Sector | null): void {
    this.#isChosen = true;
    this.wall.sector = sector;
  }
  /** Remembers the desk as it is, for whoever comes back. */
  leave(scroll: number): void {
    leaveDesk({ event: this.live.id, order: this.wall.order, sector: this.wall.sector, scroll });
  }

  #run(): void {
    $effect(() => this.live.watchBoards());
    $effect(() => this.wall.run());
    $effect(() => {
      this.wall.boards = this.shown.value?.boards ?? [];
      untrack(() => this.wall.arrange());
    });
    $effect(() => {
      const items = this.attention.value;
      if (items === null) return;
      this.wall.items = items;
      this.wall.hasCalls = true;
      untrack(() => this.#hear(items));
    });
    // A sector arbiter sees their sector first.
    $effect(() => {
      const own = this.live.roles.find((role) => typeof role !== 'string' && 'sector_arbiter' in role);
      if (this.#isChosen || !own || typeof own === 'string' || !('sector_arbiter' in own)) return;
      const { first, last } = own.sector_arbiter;
      this.choose(
        this.sectors.find((known) => known.first === first && known.last === last) ?? { name: 'A', first, last },
      );
    });
  }

  #hear(items: readonly ItemFrame[]): void {
    this.wall.arrange();
    this.calls.hear(
      items,
      (board) => this.wall.isShown(board),
      (item) => headline(item.call, this.wall.byNumber.get(item.call.board ?? 0) ?? null, this.names),
    );
  }
}
