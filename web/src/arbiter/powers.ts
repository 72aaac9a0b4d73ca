/** The powers of an arbiter, and why one is not available now. The server decides what is lawful; this only decides what to show. */
import type { RegulationsFrame, StandsFrame } from '../protocol/protocol';

export const POWERS = [
  { name: 'start', group: 'clocks' },
  { name: 'stop', group: 'clocks' },
  { name: 'resume', group: 'clocks' },
  { name: 'adjust', group: 'clocks' },
  { name: 'set', group: 'clocks' },
  { name: 'flag', group: 'clocks' },
  { name: 'warn', group: 'players' },
  { name: 'penalise', group: 'players' },
  { name: 'undo', group: 'players' },
  { name: 'admit', group: 'players' },
  { name: 'appoint', group: 'players' },
  { name: 'appeal', group: 'players' },
  { name: 'illegal', group: 'game' },
  { name: 'restore', group: 'game' },
  { name: 'report', group: 'game' },
  { name: 'declare', group: 'game' },
  { name: 'reopen', group: 'game' },
  { name: 'session', group: 'adjournment' },
  { name: 'adjourn', group: 'adjournment' },
  { name: 'open', group: 'adjournment' },
  { name: 'lost', group: 'adjournment' },
] as const;

export type PowerName = (typeof POWERS)[number]['name'];
export type PowerGroup = (typeof POWERS)[number]['group'];
export const GROUPS: readonly PowerGroup[] = ['clocks', 'players', 'game', 'adjournment'];

/** Why a power is not available: the name of a message. */
export type Obstacle = 'waiting' | 'running' | 'stopped' | 'adjourned' | 'claim' | 'no-moves';

/** `shown`: available. An obstacle: shown with its reason. `hidden`: this game never has it, or not in this phase. */
export type Standing = 'shown' | 'hidden' | Obstacle;

/** What the list of powers depends on. */
export interface Situation {
  phase: StandsFrame['phase'];
  isClaimOpen: boolean;
  isAppealOpen: boolean;
  /** Whether an offence of a player was counted. */
  hasOffences: boolean;
  /** Whether a player has not come to the board. */
  isSomebodyAbsent: boolean;
  /** Whether the game was lost because a player did not come in time. */
  isLostByDefault: boolean;
  hasMoves: boolean;
  regulations: RegulationsFrame;
}

type Phase = Situation['phase'];

/** Tells whether a power is shown, hidden or not available. */
export function standing(power: PowerName, situation: Situation): Standing {
  const { phase, regulations } = situation;
  const hasClock = regulations.time_control !== '-';
  switch (power) {
    case 'start':
      return phase === 'waiting' ? 'shown' : 'hidden';
    case 'stop':
      return hasClock && phase !== 'stopped' && phase !== 'waiting' ? only(phase, ['playing']) : 'hidden';
    case 'resume':
      if (phase !== 'stopped' && phase !== 'adjourned') return 'hidden';
      return phase === 'stopped' && situation.isClaimOpen ? 'claim' : 'shown';
    case 'adjust':
    case 'set':
      return hasClock ? only(phase, ['playing', 'stopped', 'sealing', 'adjourned']) : 'hidden';
    case 'flag':
      return hasClock ? only(phase, ['playing', 'stopped', 'sealing']) : 'hidden';
    case 'warn':
    case 'declare':
      return 'shown';
    case 'penalise':
      return phase === 'waiting' ? 'waiting' : 'shown';
    case 'appoint':
      return phase === 'finished' ? 'hidden' : 'shown';
    case 'appeal':
      return situation.isAppealOpen ? 'shown' : 'hidden';
    case 'undo':
      return situation.hasOffences ? 'shown' : 'hidden';
    case 'admit':
      return (phase === 'finished' ? situation.isLostByDefault : situation.isSomebodyAbsent) ? 'shown' : 'hidden';
    case 'reopen':
      return phase === 'finished' ? 'shown' : 'hidden';
    case 'illegal':
      // On an assisted board no illegal move can be made.
      return regulations.board === 'physical' ? only(phase, ['playing', 'stopped', 'sealing']) : 'hidden';
    case 'restore':
      return situation.hasMoves || phase === 'finished' ? only(phase, ['playing', 'stopped']) : 'no-moves';
    case 'report':
      return only(phase, ['playing', 'stopped', 'sealing', 'adjourned']);
    case 'session':
    case 'adjourn':
      // Without an arbiter nobody could keep the envelope.
      if (regulations.supervision === 'none' || phase === 'sealing' || phase === 'adjourned') return 'hidden';
      return only(phase, ['playing']);
    case 'open':
    case 'lost':
      return phase === 'adjourned' ? 'shown' : 'hidden';
  }
}

/** Shows a power in some phases of a game; in others the phase is the obstacle. */
function only(phase: Phase, phases: readonly Phase[]): Standing {
  if (phases.includes(phase)) return 'shown';
  // Powers that end with the game are hidden.
  if (phase === 'finished') return 'hidden';
  if (phase === 'playing' || phase === 'sealing') return 'running';
  return phase;
}

/** The powers that need no explanation, so no reason is recorded. */
const PLAIN: readonly PowerName[] = ['start', 'flag', 'illegal', 'open', 'appoint', 'session'];
/** The powers that may be used without a reason. */
const FREE: readonly PowerName[] = ['stop', 'resume', 'adjourn', 'report'];

/** Tells whether a reason is recorded with a power: never, optionally, or always. */
export function reasonOf(power: PowerName): 'none' | 'free' | 'needed' {
  if (PLAIN.includes(power)) return 'none';
  return FREE.includes(power) ? 'free' : 'needed';
}
