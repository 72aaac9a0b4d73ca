// Why a pair is as it is, in words. Everything here was worked out by the server; the page only says it.

import type { BoardFrame, BrokenFrame, CrossFrame, PairWhyFrame, WhyFrame } from '../../protocol/event';
import { shortName, pointsText } from '../../event/names';
import type { Names } from '../../event/refused';
import { t } from '../../words/words.svelte';

/** A criterion that mattered: kept, or paid for because it could not be kept in full. */
export interface Mattered {
  criterion: string;
  mark: 'kept' | 'paid';
  /** How often it could not be kept. */
  count: number;
  text: string;
}

/** Finds the explanation of a board's pair, whichever colours a change by hand has given them. */
export function pairOf(why: WhyFrame, { white, black }: Pick<BoardFrame, 'white' | 'black'>): PairWhyFrame | null {
  const is = (pair: PairWhyFrame, one: number, other: number) => pair.white === one && pair.black === other;
  const found = (pair: PairWhyFrame) => is(pair, white.player, black.player) || is(pair, black.player, white.player);
  return why.pairs.find(found) ?? null;
}

/** Says in a word or two what a pair costs. */
export function costOf(why: WhyFrame, board: BoardFrame): string {
  const pair = pairOf(why, board);
  if (!pair) return t('office-cost-hand');
  const due = (side: 0 | 1, color: 'white' | 'black') => {
    const preference = pair.preferences[side];
    return preference !== null && preference[0] !== color;
  };
  const costs = [
    ...(pair.is_float ? [t('office-cost-float')] : []),
    ...(due(0, 'white') || due(1, 'black') ? [t('office-cost-color')] : []),
  ];
  return costs.join(' · ');
}

/** Says in one sentence where the pair comes from. */
export function leadOf(why: WhyFrame, pair: PairWhyFrame, board: BoardFrame): string {
  const bracket = why.brackets[pair.bracket];
  const score = pointsText(bracket?.score ?? 0);
  const args = { white: shortName(board.white), black: shortName(board.black), score };
  if (!pair.is_float) return t('office-why-same', args);
  const isWhite = bracket?.moved_down.includes(board.white.player) ?? false;
  const [floater, other] = isWhite ? [board.white, board.black] : [board.black, board.white];
  return t('office-why-float', {
    floater: shortName(floater),
    other: shortName(other),
    points: pointsText(floater.points),
    score,
  });
}

const COLOR_REASONS: Record<string, string> = {
  '5.2.1': 'both_granted',
  '5.2.2': 'stronger',
  '5.2.3': 'history',
  '5.2.4': 'higher_ranked',
  '5.2.5': 'initial_color',
};

/** Says what decided the colours. */
export function colorsText(pair: PairWhyFrame): string {
  const reason = COLOR_REASONS[pair.color_article];
  return t('office-why-colors', {
    reason: reason ? t(`pairing-color-${reason}`) : '',
    article: pair.color_article,
  });
}

/** Says which colour is due to a player, and how much. */
export function preferenceText(pair: PairWhyFrame, side: 0 | 1): string {
  const preference = pair.preferences[side];
  if (!preference) return t('office-preference-none');
  return t('office-preference', { color: preference[0], strength: preference[1] });
}

/** Says what a change by hand breaks: the rule, and the players if they are few. */
export function brokenRule(broken: BrokenFrame, name: Names): { criterion: string; text: string } {
  const few = (players: readonly number[]) => (players.length > 4 ? '' : ` (${players.map(name).join(', ')})`);
  if ('order' in broken) return { criterion: 'C.04.3, 4', text: t('office-broken-order') };
  if ('color' in broken) {
    const { white, black, article } = broken.color;
    return {
      criterion: `C.04.3, ${article}`,
      text: t('office-broken-color', { white: name(white), black: name(black) }),
    };
  }
  const { criterion, players } = 'absolute' in broken ? broken.absolute : broken.worse;
  return { criterion, text: t(`office-criterion-${criterion}`) + few(players) };
}

/** Lists the criteria that mattered for a pair. */
export function mattered(why: WhyFrame, pair: PairWhyFrame, name: Names): Mattered[] {
  const kept = ['C1', 'C3'].map((criterion) => ({
    criterion,
    mark: 'kept' as const,
    count: 0,
    text: t(`office-criterion-${criterion}`),
  }));
  const paid = (why.brackets[pair.bracket]?.broken ?? []).map(([criterion, count]) => ({
    criterion,
    mark: 'paid' as const,
    count,
    text: t(`office-criterion-${criterion}`),
  }));
  // Criteria first: the order of candidates says less.
  const others = [...pair.passed_over].sort((one, other) => Number(one[1] === null) - Number(other[1] === null));
  const passed = others.slice(0, 3).map(([player, criterion]) => ({
    criterion: criterion ?? 'C.04.3, 4',
    mark: 'kept' as const,
    count: 0,
    text:
      criterion === null
        ? t('office-passed-order', { player: name(player) })
        : t('office-passed', { player: name(player), criterion }),
  }));
  return [...kept, ...passed, ...paid];
}

/** Returns the colours of a player in the rounds before this one. */
export function colorsSoFar(cross: CrossFrame | null, player: number, before: number): ('white' | 'black' | null)[] {
  const row = cross?.rows.find((known) => known.player.player === player);
  return (row?.cells ?? []).slice(0, before - 1).map((cell) => {
    const isPlayed = cell && !['forfeit_win', 'forfeit_loss'].includes(cell.mark);
    return isPlayed ? cell.color : null;
  });
}
