/** The acts of a player besides moving, as the buttons of the act bar. */
import type { PlayerAct } from '../../parts/acts';
import { t } from '../../words/words.svelte';
import type { Table } from './table.svelte';

/** The acts that need a confirmation. */
export type Question = 'resign' | 'abort' | 'call' | 'claims';

/** The button of each question. */
export const BUTTON_OF: Record<Question, string> = {
  resign: 'resign',
  abort: 'resign',
  call: 'arbiter',
  claims: 'claim',
};

export interface Doing {
  takeBack: () => void;
  offer: () => void;
  adjust: () => void;
  ask: (what: Question) => void;
}

/** Tells whether the game can be cancelled: only before the first move, and not in an event. */
export function canAbort(table: Table): boolean {
  return !table.eventPage && table.session.history.length === 0 && !table.isScoreKept && !table.hasArbiter;
}

/** Lists the acts in the order of the buttons; resigning is always the last. */
export function actsOf(table: Table, doing: Doing): PlayerAct[] {
  const acts: PlayerAct[] = [];
  if (table.takesBack !== 'none') {
    acts.push({ name: 'take-back', label: t('do-take-back'), icon: 'again', key: 'u', run: doing.takeBack });
  }
  acts.push(offerOf(table, doing.offer));
  acts.push({ name: 'claim', label: t('do-claim'), icon: 'claim', key: 'c', run: () => doing.ask('claims') });
  if (table.isTouchMove) {
    const isPressed = table.conduct.isAdjusting;
    acts.push({ name: 'adjust', label: t('do-adjust'), icon: 'adjust', key: 'j', isPressed, run: doing.adjust });
  }
  const arbiter = { label: t('do-arbiter'), short: t('do-arbiter-short') };
  acts.push({ name: 'arbiter', ...arbiter, icon: 'call', key: 'a', run: () => doing.ask('call') });
  acts.push(
    canAbort(table)
      ? { name: 'resign', label: t('do-abort'), icon: 'leave', key: 'r', run: () => doing.ask('abort') }
      : { name: 'resign', label: t('do-resign'), icon: 'resign', key: 'r', run: () => doing.ask('resign') },
  );
  return acts;
}

/* Where the clock is pressed automatically, the offer goes with the move. */
function offerOf(table: Table, run: () => void): PlayerAct {
  const offer = { name: 'draw', icon: 'draw', key: 'd', run } as const;
  if (table.hasPad || table.phase === 'adjourned') return { ...offer, label: t('do-draw') };
  return table.conduct.isOffering
    ? { ...offer, label: t('do-draw-armed'), short: t('do-draw-armed-short'), isPressed: true }
    : { ...offer, label: t('do-draw-next'), short: t('do-draw-next-short'), isPressed: false };
}
