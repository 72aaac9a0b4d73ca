import type { StandsFrame } from '../../protocol/protocol';
import { clockTime } from '../../words/format';
import { t } from '../../words/words.svelte';

/** The absence in milliseconds from which it is shown; a reloaded page is back sooner. */
const AWAY_SHOWN_MS = 3000;

/** Returns the word on the clock of a player who has been away for a while; null for one who is connected. */
export function awayWord(away: number | null): string | null {
  return away !== null && away >= AWAY_SHOWN_MS ? t('away-for', { time: clockTime(away) }) : null;
}

/** Returns the word on a clock for the state of the game. */
export function faceWord(phase: StandsFrame['phase'], isRunning: boolean): string {
  switch (phase) {
    case 'waiting':
      return t('face-not-started');
    case 'stopped':
      return t('face-stopped');
    case 'adjourned':
      return t('face-adjourned');
    case 'finished':
      return t('face-over');
    case 'sealing':
      return t(isRunning ? 'face-sealing' : 'face-waiting');
    case 'playing':
      return t(isRunning ? 'face-running' : 'face-waiting');
  }
}
