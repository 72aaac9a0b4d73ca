/** The values of the arbiter's forms, and the act that they make. */
import type { Color } from '../board/squares';
import {
  type ActFrame,
  IRREGULARITIES,
  type Irregularity,
  type Penalty,
  RESULTS,
  type Result,
  type Task,
  type RegulationsFrame,
} from '../protocol/protocol';
import { readAmount } from './amount';
import { type PowerName, reasonOf } from './powers';

/** An act of the arbiter; its reason goes to the record. */
export type ArbiterAct = ActFrame & { why?: string };

/** The most common irregularities, listed first. */
const COMMON_IRREGULARITIES: readonly Irregularity[] = ['displaced', 'clock_wrong', 'illegal_position'];
const COMMON_RESULTS: readonly Result[] = ['1-0', '1/2-1/2', '0-1'];

/** The irregularities and the results in the order in which a form lists them. */
export const LISTED_IRREGULARITIES = commonFirst(IRREGULARITIES, COMMON_IRREGULARITIES);
export const LISTED_RESULTS = commonFirst(RESULTS, COMMON_RESULTS);

function commonFirst<Name>(all: readonly Name[], common: readonly Name[]): readonly Name[] {
  return [...common, ...all.filter((name) => !common.includes(name))];
}

/** The unit of each penalty. */
const MEASURES: Record<Penalty, 'time' | 'score' | null> = {
  warning: null,
  opponent_time: 'time',
  offender_time: 'time',
  opponent_score: 'score',
  offender_score: 'score',
  loss: null,
  fine: null,
  exclusion: null,
  expulsion: null,
};

/** What can be undone, as the act names it. */
export type Undone = Extract<ActFrame, { act: 'undo_offence' }>['what'];
export const UNDONE: readonly Undone[] = ['illegal_move', 'warning', 'penalty'];

/** The fields of all forms; each form shows some of them. */
export interface Draft {
  player: Color;
  /** The change of a clock, with a sign. */
  change: string;
  /** The new times of both clocks. */
  white: string;
  black: string;
  /** The move counter; unchanged if empty. */
  moves: string;
  why: string;
  penalty: Penalty;
  amount: string;
  /** Points of the event’s scale; decided by the Laws if empty. */
  points: string;
  /** The number of half-moves of the game that stay. */
  halfMoves: number;
  irregularity: Irregularity;
  offender: Color | 'nobody';
  result: Result | '';
  /** The value of a date-and-time field; empty if not known yet. */
  resumeAt: string;
  place: string;
  isPositionKnown: 'yes' | 'no';
  assistant: string;
  tasks: readonly Task[];
  /** What is undone. */
  undone: Undone;
  decision: Extract<ActFrame, { act: 'decide_appeal' }>['decision'];
}

export function emptyDraft(): Draft {
  return {
    player: 'white',
    change: '+2:00',
    white: '',
    black: '',
    moves: '',
    why: '',
    penalty: 'warning',
    amount: '2:00',
    points: '',
    halfMoves: 0,
    irregularity: 'displaced',
    offender: 'nobody',
    result: '',
    resumeAt: '',
    place: '',
    isPositionKnown: 'yes',
    assistant: '',
    tasks: ['move', 'press'],
    decision: 'reject',
    undone: 'illegal_move',
  };
}

/** Tells whether a penalty is an amount of time. */
export function isOfTime(penalty: Penalty): boolean {
  return MEASURES[penalty] === 'time';
}

/** Returns the event's points for a loss, a draw and a win, the least first. */
export function scaleOf({ points, scoring }: Pick<RegulationsFrame, 'points' | 'scoring'>): readonly number[] {
  return (points ?? scoring ?? [1, 0.5, 0]).toSorted((one, other) => one - other);
}

/** Tells whether points can be given with a penalty: a loss may leave the opponent’s score open. */
export function hasPoints(penalty: Penalty): boolean {
  return isOfScore(penalty) || penalty === 'loss';
}

/** Tells whether a penalty changes a player's score. */
export function isOfScore(penalty: Penalty): boolean {
  return MEASURES[penalty] === 'score';
}

/** The present, on the scale of the game and as wall time. */
export interface Moment {
  at: number;
  wall: number;
}

export type Made = { act: ArbiterAct } | { unread: keyof Draft };

/** Makes the act of a form, or names the invalid field. */
export function actOf(power: PowerName, draft: Draft, moment: Moment): Made {
  const made = plainActOf(power, draft, moment);
  if ('unread' in made) return made;
  const why = draft.why.trim();
  return why === '' || reasonOf(power) === 'none'
    ? made
    : { act: power === 'stop' ? { act: 'stop_clocks', reason: why } : { ...made.act, why } };
}

function plainActOf(power: PowerName, draft: Draft, moment: Moment): Made {
  const { player } = draft;
  switch (power) {
    case 'start':
      return { act: { act: 'start' } };
    case 'stop':
      return { act: { act: 'stop_clocks' } };
    case 'resume':
      return { act: { act: 'resume' } };
    case 'adjust': {
      const ms = readAmount(draft.change);
      if (ms === null || ms === 0) return { unread: 'change' };
      return { act: { act: ms > 0 ? 'add_time' : 'deduct_time', player, ms: Math.abs(ms) } };
    }
    case 'set':
      return clocksOf(draft);
    case 'flag':
      return { act: { act: 'claim_flag' } };
    case 'warn':
      return { act: { act: 'warn', player } };
    case 'penalise':
      return penaltyOf(draft);
    case 'illegal':
      return { act: { act: 'claim_illegal_move' } };
    case 'restore':
      return { act: { act: 'restore', half_moves: draft.halfMoves } };
    case 'report': {
      const offender = draft.offender === 'nobody' ? {} : { player: draft.offender };
      return { act: { act: 'report', irregularity: draft.irregularity, ...offender } };
    }
    case 'declare':
      return draft.result === '' ? { unread: 'result' } : { act: { act: 'declare', result: draft.result } };
    case 'adjourn':
      return adjournmentOf(draft, moment);
    case 'open':
      return { act: { act: 'open_envelope' } };
    case 'lost':
      return { act: { act: 'envelope_lost', position_known: draft.isPositionKnown === 'yes' } };
    case 'appoint': {
      const assistant = draft.assistant.trim();
      if (draft.tasks.length === 0) return { unread: 'tasks' };
      return { act: { act: 'appoint', player, tasks: [...draft.tasks], ...(assistant ? { assistant } : {}) } };
    }
    case 'undo':
      return { act: { act: 'undo_offence', player, what: draft.undone } };
    case 'admit':
      return { act: { act: 'admit', player } };
    case 'reopen':
      return { act: { act: 'reopen' } };
    case 'session':
      return { act: { act: 'end_session' } };
    case 'appeal':
      return { act: { act: 'decide_appeal', decision: draft.decision } };
  }
}

/** Makes the act that sets the clocks; an empty field leaves its clock unchanged. */
function clocksOf({ white, black, moves }: Draft): Made {
  const [whiteMs, blackMs] = [white, black].map((text) => (text.trim() === '' ? undefined : readAmount(text)));
  if (whiteMs === null || (whiteMs ?? 0) < 0) return { unread: 'white' };
  if (blackMs === null || (blackMs ?? 0) < 0) return { unread: 'black' };
  const counter = moves.trim() === '' ? undefined : Number(moves);
  if (counter !== undefined && !(Number.isInteger(counter) && counter >= 0)) return { unread: 'moves' };
  if (whiteMs === undefined && blackMs === undefined && counter === undefined) return { unread: 'white' };
  return {
    act: {
      act: 'set_clock',
      ...(whiteMs === undefined ? {} : { white: whiteMs }),
      ...(blackMs === undefined ? {} : { black: blackMs }),
      ...(counter === undefined ? {} : { moves: counter }),
    },
  };
}

function penaltyOf({ player, penalty, amount, points }: Draft): Made {
  const act = { act: 'penalise', player, penalty } as const;
  if (isOfTime(penalty)) {
    const ms = readAmount(amount);
    return ms === null || ms <= 0 ? { unread: 'amount' } : { act: { ...act, ms } };
  }
  if (isOfScore(penalty) && points === '') return { unread: 'points' };
  return { act: hasPoints(penalty) && points !== '' ? { ...act, points: Number(points) } : act };
}

function adjournmentOf({ resumeAt, place }: Draft, { at, wall }: Moment): Made {
  const where = place.trim() === '' ? {} : { place: place.trim() };
  if (resumeAt === '') return { act: { act: 'adjourn', ...where } };
  const then = new Date(resumeAt).getTime();
  if (Number.isNaN(then) || then <= wall) return { unread: 'resumeAt' };
  // The game's time is in whole milliseconds.
  return { act: { act: 'adjourn', resume_at: Math.round(at + then - wall), ...where } };
}
