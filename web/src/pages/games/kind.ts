/** The kind of a game, in a few words. */
import type { GameKind } from '../../protocol/protocol';
import { t } from '../../words/words.svelte';
import { periodsOf } from '../game/control';

/** Writes the time control as players say it: `3 + 2`, `40/90, 30 + 30`; empty where there is no clock. */
export function timeLabel(control: string): string {
  const periods = periodsOf(control);
  const minutes = (seconds: number) => (seconds % 60 === 0 ? String(seconds / 60) : `${seconds} s`);
  const parts = periods.map(({ moves, seconds }) => (moves === null ? '' : `${moves}/`) + minutes(seconds));
  const last = periods.at(-1);
  if (!last) return '';
  const sign = last.isDelay ? 'd' : '+';
  return `${parts.join(', ')} ${sign} ${last.bonus}`;
}

/** Writes pace and time: `Blitz 3 + 2`. */
export function paceLabel({ pace, time_control }: Pick<GameKind, 'pace' | 'time_control'>): string {
  const time = timeLabel(time_control);
  return time === '' ? t('games-no-clock') : `${t(`pace-${pace}`)} ${time}`;
}

/** Lists what is unusual about a game. */
export function traits({ board, chess960, set_up, arbiter }: GameKind): string[] {
  return [
    t(`games-board-${board}`),
    ...(chess960 ? ['Chess960'] : []),
    ...(set_up ? [t('games-set-up')] : []),
    ...(arbiter ? [t('games-with-arbiter')] : []),
  ];
}
