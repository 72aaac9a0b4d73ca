import type { StandsFrame } from '../../protocol/protocol';
import { t } from '../../words/words.svelte';

/** The word on a clock for the state of the game, whoever looks at it. */
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
