/** One game as a page shows it: who sits where, how it stands, what the clocks show. */
import { type Placement, halfMovesBefore, kingOf, partsOf, placementOf, travels } from '../../board/fen';
import type { Marks } from '../../board/marks';
import { type Color, type Square, opponent } from '../../board/squares';
import type { Answer, Session } from '../../hall/session.svelte';
import {
  type ActFrame,
  DEFAULT_REGULATIONS,
  type HalfMoveFrame,
  type SeatStatus,
  type StandsFrame,
  START_POSITION,
  type ViewFrame,
} from '../../protocol/protocol';
import { t } from '../../words/words.svelte';
import { Clocks } from './clocks.svelte';
import { Conduct, type TableView } from './conduct.svelte';
import { periodsOf } from './control';
import { Plan } from './plan.svelte';

export class Table implements TableView {
  readonly conduct: Conduct;
  readonly clocks: Clocks;
  readonly plan: Plan;
  isFlipped = $state(false);
  /** The half-move that is shown, counted from 0, -1 before the first; null while the current position is shown. */
  browsed = $state<number | null>(null);
  /** The way of an illegal move, until the next touch. */
  restored = $state.raw<{ from: Square; to: Square } | null>(null);

  constructor(readonly session: Session) {
    this.conduct = new Conduct(this);
    this.plan = new Plan(this);
    this.clocks = new Clocks(session, () => this.control[0] ?? null);
  }

  /** Follows the game. Returns a function that stops it. */
  follow(): () => void {
    return this.clocks.run();
  }

  get stands(): StandsFrame | null {
    return this.session.stands;
  }

  /** The regulations, with defaults. */
  get regulations() {
    return { ...DEFAULT_REGULATIONS, ...this.session.view?.regulations };
  }

  get edition() {
    return this.regulations.edition;
  }

  /** The pace of the game, as the server counts it. */
  get pace(): ViewFrame['pace'] {
    return this.session.view?.pace ?? this.regulations.pace;
  }

  get control() {
    return periodsOf(this.regulations.time_control);
  }

  get isPhysical(): boolean {
    return this.regulations.board === 'physical';
  }

  /** Whether the clock is pressed by hand: on a physical board, and between two people at one screen. */
  get hasPad(): boolean {
    return this.isPhysical || (this.isBoth && this.control.length > 0);
  }

  get isTraining(): boolean {
    return this.session.view?.table?.mode === 'training';
  }

  get isTouchMove(): boolean {
    return this.isPhysical || (this.session.view?.table?.touch_move ?? true);
  }

  /** Whether the player keeps the score by hand. */
  get isScoreKept(): boolean {
    return this.regulations.scoresheets !== 'automatic' && this.mine !== null && this.phase !== 'finished';
  }

  /** Whether the players keep the score, so that spectators do not see it either. */
  get isScoreHidden(): boolean {
    return (
      this.regulations.scoresheets !== 'automatic' && this.mine === null && !this.isBoth && this.phase !== 'finished'
    );
  }

  /** The page of the event whose game this is: a player's own page, or the public one; null if it belongs to none. */
  get eventPage(): string | null {
    const event = this.session.view?.table.event;
    return event ? `/event/${event.event}${this.mine ? '/me' : ''}` : null;
  }

  get hasArbiter(): boolean {
    return this.seats.some(({ seat, taken }) => seat === 'arbiter' && taken);
  }

  /** Whether the game needs an arbiter and nobody has the seat yet. */
  get awaitsArbiter(): boolean {
    return this.seats.some(({ seat, taken }) => seat === 'arbiter' && !taken);
  }

  get seats(): readonly SeatStatus[] {
    return this.session.seats;
  }

  /** The user's color; null for a spectator, an arbiter, or somebody who plays both. */
  get mine(): Color | null {
    const seat = this.session.view?.seat;
    return seat === 'white' || seat === 'black' ? seat : null;
  }

  get isBoth(): boolean {
    return this.session.view?.seat === 'both';
  }

  get isArbiter(): boolean {
    return this.session.view?.seat === 'arbiter';
  }

  /** The player who acts: at one screen, the player to move. */
  get player(): Color {
    return this.mine ?? this.turn;
  }

  get turn(): Color {
    return this.stands?.turn ?? 'white';
  }

  get phase(): StandsFrame['phase'] {
    return this.stands?.phase ?? 'waiting';
  }

  get isSealing(): boolean {
    return this.phase === 'sealing';
  }

  get position(): string {
    return this.stands?.position ?? START_POSITION;
  }

  get bound(): readonly Square[] {
    const obliged = this.stands?.obliged;
    return obliged?.duty === 'move' ? obliged.squares : [];
  }

  /** The half-moves; on a physical board one that was not pressed is not included, since nothing may show whether it is legal. */
  get history(): readonly HalfMoveFrame[] {
    const isInHand =
      this.isPhysical && this.clocks.running !== null && this.session.history.at(-1)?.by === this.clocks.running;
    return isInHand ? this.session.history.slice(0, -1) : this.session.history;
  }

  /** The player to move, as everybody sees it: on a physical board, by the clock. */
  get mover(): Color {
    return (this.isPhysical ? this.clocks.running : null) ?? this.turn;
  }

  /** The duty from touched pieces, while they are on the squares where they were touched. */
  readonly duty: StandsFrame['obliged'] = $derived.by(() => {
    const obliged = this.stands?.obliged;
    if (!obliged || obliged.duty === 'none' || this.phase !== 'playing') {
      return null;
    }
    const pieces = placementOf(this.position);
    return this.isPhysical && !obliged.squares.every((square) => pieces.has(square)) ? null : obliged;
  });

  /** The position before the first half-move. */
  get startPosition(): string {
    return this.session.view?.start ?? START_POSITION;
  }

  /** 1 if Black begins, 0 if White does. */
  get offset(): number {
    return this.before % 2;
  }

  /** How many half-moves were made before the first one here, by the numbers of the position it began with. */
  get before(): number {
    return halfMovesBefore(this.startPosition);
  }

  /** The number of the first move. */
  get firstNumber(): number {
    return Math.floor(this.before / 2) + 1;
  }

  get isBrowsing(): boolean {
    return this.browsed !== null && this.browsed !== this.history.length - 1;
  }

  get isPlaying(): boolean {
    return this.phase === 'playing';
  }

  /** Whether play is on and it is the user's turn. */
  get isToMove(): boolean {
    return this.isPlaying && (this.isBoth || this.mine === this.mover);
  }

  /** Identifies the state that notices describe: a notice disappears with it. */
  get moment(): string {
    const { phase, position, turn, offer, claims, result, clock } = this.stands ?? {};
    return [phase, position, turn, offer, claims?.length, result, clock?.running].join();
  }

  /** Whether the user has moved and not pressed, where the clock is pressed automatically. */
  get owesPress(): boolean {
    const { mine } = this;
    return this.isPlaying && !this.hasPad && mine !== null && this.clocks.running === mine && this.turn !== mine;
  }

  /** What the game waits for besides the player to move. */
  get waits(): NonNullable<StandsFrame['waits']> {
    return this.stands?.waits ?? {};
  }

  /** Whether the clocks wait until the players confirm that they are ready. */
  get isReadyAsked(): boolean {
    const table = this.session.view?.table;
    const prelude = table?.prelude?.length ?? 0;
    const isContinued = this.phase === 'stopped' && prelude > 0 && this.session.history.length === prelude;
    return (table?.ready ?? false) && !this.hasArbiter && (this.phase === 'waiting' || isContinued);
  }

  /** Whether a player is ready; an engine always is. */
  isReady(color: Color): boolean {
    const isEngine = this.session.view?.table?.engine?.seat === color;
    return isEngine || this.seats.some(({ seat, ready }) => (seat === color || seat === 'both') && ready);
  }

  /** Whether the first move begins the game, because nobody else is awaited. */
  get canBegin(): boolean {
    const isAlone = this.isBoth || (this.mine === this.turn && this.isReady(opponent(this.turn)));
    return this.isReadyAsked && this.phase === 'waiting' && isAlone;
  }

  /** How long a player has been away, in milliseconds; null while connected, or where it is unknown. */
  awayFor(color: Color): number | null {
    const seat = this.seats.find((status) => status.seat === color);
    if (!seat || seat.here || seat.away_ms === undefined || this.phase === 'finished') {
      return null;
    }
    return seat.away_ms + Math.max(0, this.clocks.local - this.session.seatsAt);
  }

  /** Returns the milliseconds until a moment of the game. */
  until(moment: number): number {
    void this.clocks.local;
    return Math.max(0, moment - this.session.now());
  }

  get takesBack(): 'none' | 'agreed' | 'free' {
    return this.session.view?.regulations.take_back ?? 'none';
  }

  /** Whether the board accepts the user's actions. */
  get canAct(): boolean {
    const isMine = this.isBoth || this.mine === this.turn || (this.isPhysical && this.mine === this.mover);
    const isPlaying = this.phase === 'playing' || this.phase === 'sealing';
    // With a postponed claim play continues; with an agreed draw that needs consent it does not.
    const isAgreed = this.stands?.claims.some(({ ground }) => ground === 'agreement') ?? false;
    return isMine && (isPlaying || this.canBegin) && !this.isBrowsing && !isAgreed;
  }

  /** Whether a move can be planned while the opponent thinks. */
  get canPlan(): boolean {
    const isAllowed = this.session.view?.regulations.moves_ahead === true && !this.isPhysical;
    const isTheirTurn = this.mine !== null && this.turn !== this.mine && this.phase === 'playing';
    return isAllowed && isTheirTurn && !this.isBrowsing && !this.owesPress;
  }

  /** The board as it is drawn. */
  readonly shown: string = $derived.by(() => {
    if (this.isBrowsing && this.browsed !== null) {
      return this.history[this.browsed]?.position ?? this.startPosition;
    }
    return this.conduct.position;
  });

  get orientation(): Color {
    const side = this.mine ?? 'white';
    return this.isFlipped ? opponent(side) : side;
  }

  /** The half-move that the board shows as the last. */
  get current(): number {
    return this.isBrowsing && this.browsed !== null ? this.browsed : this.history.length - 1;
  }

  /** The marks on the board. All squares read them, so they are computed once for each change. */
  readonly marks: Marks = $derived.by(() => {
    const { conduct, stands } = this;
    const last = this.history[this.current];
    const way = last ? partsOf(last.move) : null;
    const isLive = !this.isBrowsing;
    const check = last?.san && /[+#]$/.test(last.san) ? kingOf(this.shown, opponent(last.by)) : null;
    const obliged = isLive ? this.duty : null;
    const held = this.canPlan ? this.plan.held : conduct.held;
    const touched = held === null ? [] : [held];
    const { from, to } = this.plan.move ?? { from: null, to: null };
    return {
      last: way ? { from: way.from, to: landed(way, last) } : null,
      // A move that may be illegal is not distinguished before it is ruled on.
      check: this.isPhysical || !isLive || conduct.isWaiting ? null : check,
      touched: isLive ? [...touched, ...(obliged?.duty === 'move' ? obliged.squares : [])] : [],
      planned: isLive && from && to ? { from, to } : null,
      obliged,
      restored: isLive ? this.restored : null,
      targets: isLive && conduct.held !== null ? (stands?.destinations?.[conduct.held] ?? []) : [],
    };
  });

  /** Whether the pieces of a color may be touched. */
  grips(color: Color): boolean {
    return (this.canAct && (this.isPhysical || color === this.player)) || (this.canPlan && color === this.mine);
  }

  /** Whether the piece in hand can be put on a piece of its own color: a king that castles with its rook. */
  joins(from: Square, to: Square): boolean {
    const pieces = placementOf(this.shown);
    return pieces.get(from)?.role === 'king' && pieces.get(to)?.role === 'rook' && !this.isPhysical;
  }

  nameOf(color: Color): string {
    const { view } = this.session;
    return view?.names[color] ?? this.regulations.names?.[color] ?? t(`color-${color}`);
  }

  ratingOf(color: Color): number | null {
    return this.regulations.ratings?.[color] ?? null;
  }

  /** The number of the illegal move that loses; null where they are not counted. */
  get illegalLimit(): number | null {
    return this.session.view?.losing_illegal_move ?? null;
  }

  act(act: ActFrame): Promise<Answer> {
    this.restored = null;
    if (this.canBegin) {
      this.session.ready();
    }
    return this.session.act(this.isBoth ? { ...act, by: this.turn } : act);
  }

  /** Sends an act of one of two people at one screen, whoever is to move. */
  actOf(color: Color, act: ActFrame): Promise<Answer> {
    return this.session.act(this.isBoth ? { ...act, by: color } : act);
  }

  /** Browses the moves while the game continues. */
  browse(to: 'first' | 'back' | 'forward' | 'last' | number): void {
    const end = this.history.length - 1;
    const at = this.browsed ?? end;
    const wanted = { first: -1, back: at - 1, forward: at + 1, last: end };
    const next = Math.min(end, Math.max(-1, typeof to === 'number' ? to : wanted[to]));
    this.browsed = next === end ? null : next;
  }

  /** Records that a position was restored, to show the way of the piece. */
  noteRestored(before: string, after: string): void {
    const [from, to]: [Placement, Placement] = [placementOf(after), placementOf(before)];
    this.restored = travels(from, to)[0] ?? null;
    this.conduct.reset();
    this.plan.cancel();
  }
}

/** Returns the square of the moved piece: a king that castles onto its rook ends elsewhere. */
function landed(way: { from: Square; to: Square }, last: HalfMoveFrame | undefined): Square {
  if (last && /^O-O/.test(last.san ?? '')) {
    return kingOf(last.position, last.by) ?? way.to;
  }
  return way.to;
}
