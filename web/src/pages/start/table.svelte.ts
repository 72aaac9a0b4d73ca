// The settings of a new game: every choice of the form, and the request to the server.

import {
  type BoardKind,
  type Color,
  type CreateGame,
  DEFAULT_REGULATIONS,
  type Edition,
  LIMITS,
  type Mode,
  type RegulationsFrame,
  type Scoresheets,
  type SeatWanted,
} from '../../protocol/protocol';
import { NEWEST, scoresheetsOf } from '../../parts/laws';
import { settings } from '../../settings.svelte';
import { flaw, PRESETS, read, write, type Control } from './control';
import type { Pace } from './rules';

export type Way = 'device' | 'net' | 'engine';
export type Start = 'standard' | 'chess960' | 'fen' | 'pgn';
export type Seating = Extract<SeatWanted, 'random' | Color>;
type Field = 'control' | Color | 'name' | 'chess960' | 'fen' | 'pgn';

export class Table {
  way = $state<Way>('device');
  preset = $state<Pace | 'other'>('rapid');
  /** The custom time control; null for a game without a clock. */
  custom = $state<Control | null>({ periods: [{ moves: null, minutes: 10 }], bonus: 5, kind: 'increment' });
  edition = $state<Edition>(NEWEST);
  /** The chosen board; until then the way of playing decides. */
  #board = $state<BoardKind | null>(null);
  mode = $state<Mode>('competition');
  touchMove = $state<'on' | 'off'>('on');
  #scoresheets = $state<Scoresheets>(DEFAULT_REGULATIONS.scoresheets);
  start = $state<Start>('standard');
  chess960 = $state('');
  fen = $state('');
  pgn = $state('');
  white = $state('');
  black = $state('');
  name = $state(settings.get('name'));
  seat = $state<Seating>('random');
  withArbiter = $state(false);
  /** Whether anybody on the server may take the other seat. */
  isOpen = $state(false);
  engine = $state<string | null>(null);
  strength = $state(8);

  /** The kind of board: physical for two people at one screen, otherwise assisted. */
  get board(): BoardKind {
    return this.#board ?? (this.way === 'device' ? 'physical' : 'assisted');
  }
  set board(board: BoardKind) {
    this.#board = board;
  }

  /** How the score is kept; where the edition has no electronic scoresheets, players keep it on paper. */
  get scoresheets(): Scoresheets {
    return scoresheetsOf(this.edition).includes(this.#scoresheets) ? this.#scoresheets : 'players';
  }
  set scoresheets(scoresheets: Scoresheets) {
    this.#scoresheets = scoresheets;
  }

  get control(): Control | null {
    return this.preset === 'other' ? this.custom : read(PRESETS[this.preset]);
  }

  /** The invalid fields, each with its message. */
  get flaws(): Partial<Record<Field, string>> {
    const flaws: Partial<Record<Field, string>> = {};
    const wrong = this.control && flaw(this.control);
    if (wrong) flaws.control = `flaw-${wrong}`;
    const isLong = (name: string) => name.trim().length > LIMITS.name_length;
    if (this.way === 'device' && isLong(this.white)) flaws.white = 'flaw-name';
    if (this.way === 'device' && isLong(this.black)) flaws.black = 'flaw-name';
    if (this.way !== 'device' && isLong(this.name)) flaws.name = 'flaw-name';
    if (this.start === 'chess960' && !/^\d*$/.test(this.chess960.trim())) flaws.chess960 = 'flaw-chess960';
    if (this.start === 'chess960' && Number(this.chess960) >= LIMITS.chess960_positions)
      flaws.chess960 = 'flaw-chess960';
    if (this.start === 'fen' && this.fen.trim() === '') flaws.fen = 'flaw-empty';
    if (this.start === 'pgn' && this.pgn.trim() === '') flaws.pgn = 'flaw-empty';
    return flaws;
  }

  get isFine(): boolean {
    return Object.keys(this.flaws).length === 0 && (this.way !== 'engine' || this.engine !== null);
  }

  /** Makes the request to the server. */
  wanted(random: () => number = Math.random): CreateGame {
    const { way, control } = this;
    const names = { white: named(this.white), black: named(this.black) };
    const regulations: CreateGame['regulations'] = {
      edition: this.edition,
      time_control: write(control),
      board: this.board,
      scoresheets: this.scoresheets,
      ...(way === 'device' && (names.white || names.black) ? { names } : {}),
      ...this.#startOf(random),
    };
    const name = way === 'device' ? null : named(this.name);
    return {
      regulations,
      seat: way === 'device' ? 'both' : this.seat,
      arbiter: way === 'net' && this.withArbiter,
      ...(way === 'net' && this.isOpen ? { open: true } : {}),
      mode: this.mode,
      // The clocks wait until the players are ready; an arbiter starts a game in any case.
      ready: true,
      touch_move: this.board === 'physical' || this.touchMove === 'on',
      ...(name ? { name } : {}),
      ...(this.start === 'pgn' ? { pgn: this.pgn } : {}),
      ...(way === 'engine' && this.engine ? { opponent: { engine: this.engine, strength: this.strength } } : {}),
    };
  }

  #startOf(random: () => number): Pick<RegulationsFrame, 'start'> {
    if (this.start === 'fen') return { start: this.fen.trim() };
    if (this.start !== 'chess960') return {};
    const chosen = this.chess960.trim();
    return { start: chosen === '' ? Math.floor(random() * LIMITS.chess960_positions) : Number(chosen) };
  }
}

/** Trims a name; an empty one is no name. */
function named(text: string): string | null {
  return text.trim() === '' ? null : text.trim();
}
