/** News of a game: spoken once, with a sound, and kept as long as it matters. */
import { tick, untrack } from 'svelte';
import { opponent, type Color } from '../../board/squares';
import { live } from '../../parts/live.svelte';
import { warningPassed } from '../../parts/time';
import type { WireEntry } from '../../protocol/protocol';
import { settings } from '../../settings.svelte';
import { type Voice, sayMove, speakAloud, tongue } from '../../sound/speech';
import { play } from '../../sound/sound';
import { language, t } from '../../words/words.svelte';
import { type SaidRuling, actSentence, gravest, isDecision, isRecorded, isTold, sentenceOf } from './said';
import type { Table } from './table.svelte';
import { moveText } from './writing';

/** Milliseconds for which added or deducted time stays on the display. */
const BONUS_MS = 10_000;

export class News {
  /** The rulings of the last entry that decided something, until the next completed move. */
  rulings = $state.raw<readonly SaidRuling[]>([]);
  /** The time added to a clock or deducted from it, and its display before. */
  bonus = $state.raw<{ color: Color; ms: number; was: number; isFresh: boolean } | null>(null);
  /** Whether the rulings are about clocks that were stopped. */
  #isOfStop = false;
  #position: string;
  #left: Record<Color, number> = { white: Infinity, black: Infinity };

  constructor(private readonly table: Table) {
    this.#position = table.position;
  }

  /** Follows the game. Returns a function that stops it. */
  follow(): () => void {
    // Rulings from before this page was opened are still shown. Untracked, so that following does not restart with each entry.
    untrack(() => this.table.session.entries.forEach((entry) => this.#remember(entry)));
    const stop = this.table.session.onentry((entry, isNew) => {
      if (isNew) {
        this.#hear(entry);
      } else {
        this.#remember(entry);
      }
    });
    const timer = setInterval(() => this.#watchTheClock(), 200);
    return () => {
      stop();
      clearInterval(timer);
    };
  }

  get title(): SaidRuling | null {
    return gravest(this.rulings);
  }

  /** The other decisions made at the same time. */
  get rest(): readonly SaidRuling[] {
    return this.rulings.filter((ruling) => ruling !== this.title && isDecision(ruling) && isTold(ruling));
  }

  #remember(entry: WireEntry): void {
    const isResumed = entry.rulings.some(({ ruling }) => ruling === 'resumed' || ruling === 'started');
    if (entry.rulings.some(isDecision)) {
      this.rulings = entry.rulings;
      this.#isOfStop = entry.act.act === 'stop_clocks';
    } else if (isResumed && this.#isOfStop) {
      // What the clocks showed when they were stopped is not news once they run.
      this.rulings = [];
    } else if (entry.rulings.some(({ ruling }) => ruling === 'move_completed')) {
      this.rulings = [];
    }
  }

  #hear(entry: WireEntry): void {
    const before = this.#position;
    this.#position = this.table.position;
    this.#remember(entry);
    // The display comes first; a sound may take its time.
    void tick().then(() => this.#sound(entry));
    for (const ruling of entry.rulings) {
      this.#announce(ruling, before);
      if (ruling.ruling === 'position_restored') {
        this.table.noteRestored(before, ruling.position);
      } else if (ruling.ruling === 'time_added' || ruling.ruling === 'time_deducted') {
        this.#noteBonus(ruling);
      } else if (ruling.ruling === 'move_completed') {
        this.bonus = null;
      }
    }
    if (entry.act.act === 'stop_clocks' || entry.act.act === 'resume') {
      live.tell(actSentence(entry));
    }
    if (before !== this.#position) {
      this.table.conduct.gameMoved();
    }
  }

  #announce(ruling: SaidRuling, before: string): void {
    if (ruling.ruling === 'move_made') {
      const isOther = ruling.by !== this.table.mine;
      const text = `${this.table.nameOf(ruling.by)}: ${this.#spoken({ move: ruling.move, san: ruling.san ?? null }, before)}`;
      if (isOther) {
        live.tell(text);
      } else {
        live.say(text);
      }
    } else if (isDecision(ruling) || ruling.ruling === 'claim_made') {
      live.tell(sentenceOf(ruling));
    } else if (
      isRecorded(ruling) ||
      (ruling.ruling === 'touched' && ruling.obliged !== 'none' && ruling.by === this.table.mine)
    ) {
      live.say(sentenceOf(ruling));
    }
  }

  /** Writes a move in words, and speaks it if that is enabled. */
  #spoken(ruling: { move: string; san: string | null }, before: string): string {
    const { move, san } = ruling;
    if (san === null) {
      return moveText(ruling);
    }
    const wish = settings.get('speech');
    const plain: Voice = language().code;
    const voice = wish === 'laws' ? 'fide' : plain;
    const text = sayMove({ move, san, before }, voice);
    if (wish !== 'off') {
      speakAloud(text, tongue(voice));
    }
    return text;
  }

  #sound(entry: WireEntry): void {
    const names = new Set(entry.rulings.map(({ ruling }) => ruling));
    if (this.table.isArbiter) {
      // An arbiter gets a sound when the arbiter is needed.
      if (names.has('claim_made') || (entry.act.act === 'stop_clocks' && entry.by !== 'arbiter')) {
        play('arbiter');
      }
      return;
    }
    if (this.table.mine === null && !this.table.isBoth) {
      // A spectator gets no other sounds.
      return;
    }
    const made = entry.rulings.find((ruling) => ruling.ruling === 'move_made');
    if (names.has('game_over')) {
      play('over');
    } else if (names.has('flag_fell')) {
      play('flag');
    } else if (names.has('illegal_move')) {
      play('illegal');
    } else if (names.has('claim_made') || entry.act.act === 'stop_clocks') {
      play('arbiter');
    } else if (made?.ruling === 'move_made') {
      play(made.san?.includes('x') ? 'capture' : 'move');
    } else if (names.has('draw_offered')) {
      play('offer');
    } else if (entry.act.act === 'press') {
      play('press');
    }
  }

  #noteBonus(ruling: SaidRuling & { ruling: 'time_added' | 'time_deducted' }): void {
    const color = ruling.ruling === 'time_added' ? ruling.to : ruling.from;
    const ms = ruling.ruling === 'time_added' ? ruling.ms : -ruling.ms;
    const shows = this.table.stands?.clock[color] ?? 0;
    this.bonus = { color, ms, was: shows - ms, isFresh: true };
    const noted = this.bonus;
    setTimeout(() => {
      if (this.bonus === noted) {
        this.bonus = { ...noted, isFresh: false };
      }
    }, BONUS_MS);
  }

  /** Warns the player of little time, once at each threshold; never of the opponent's. */
  #watchTheClock(): void {
    const { clocks, mine } = this.table;
    const running = clocks.running;
    if (running === null || (mine !== null && running !== mine)) {
      return;
    }
    const left = clocks.left(running);
    if (left === null) {
      return;
    }
    const passed = warningPassed(this.#left[running], left);
    const second = Math.ceil(left / 1000);
    const isNewSecond = second !== Math.ceil(this.#left[running] / 1000);
    this.#left[running] = left;
    this.#left[opponent(running)] = Infinity;
    if (!settings.isOn('timeWarnings') || mine === null) {
      return;
    }
    if (passed !== null) {
      live.say(t('time-left', { s: passed / 1000 }));
    }
    if (isNewSecond && (second === 10 || second <= 5) && left > 0) {
      play('tick');
    }
  }
}
