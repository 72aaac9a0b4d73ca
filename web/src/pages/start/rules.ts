// The rules that will apply to a game, for its card: facts by edition, each with its rule. Articles and numbers are generated from
// the crate `laws`; the server conducts the game itself.

import { articleOf, STATED } from '../../parts/laws';
import {
  type BoardKind,
  type Edition,
  EDITION_VALUES,
  PACE_LIMITS,
  type RuleName,
  type Scoresheets,
  type ViewFrame,
} from '../../protocol/protocol';
import type { Control } from './control';

export type Pace = Exclude<ViewFrame['pace'], 'auto'>;

export interface Terms {
  edition: Edition;
  control: Control | null;
  board: BoardKind;
  touchMove: boolean;
  scoresheets: Scoresheets;
}

/** A line of the card: its subject, its message, and the articles. */
export interface Fact {
  topic: 'touch' | 'illegal' | 'flag' | 'record' | 'offer' | 'claim' | 'at-once' | 'finish';
  says: string;
  args?: Record<string, string | number>;
  articles: string[];
}

/** Returns the pace that an edition gives a time control: the base time, and the bonus of the moves that count. */
export function paceOf(edition: Edition, control: Control | null): Pace {
  const [period, ...others] = control?.periods ?? [];
  if (!control || !period || others.length > 0 || period.moves !== null) return 'standard';
  const { blitz, rapid, bonus_moves } = PACE_LIMITS[edition];
  const seconds = Math.round(period.minutes * 60) + control.bonus * bonus_moves;
  if (seconds <= blitz) return 'blitz';
  return seconds <= rapid ? 'rapid' : 'standard';
}

/** Lists the rules that will apply. */
export function facts(terms: Terms): Fact[] {
  const { edition, control } = terms;
  const pace = paceOf(edition, control);
  const cite = (...rules: RuleName[]) => rules.flatMap((rule) => articleOf(rule, edition) ?? []);
  const list: Fact[] = [touch(terms, cite), illegal(terms, pace, cite)];
  if (control) list.push(flag(edition, pace, cite));
  list.push(record(terms, pace));
  list.push({ topic: 'offer', says: control ? 'card-offer' : 'card-offer-untimed', articles: cite('DrawOffer') });
  list.push({ topic: 'claim', says: 'card-claim', articles: cite('RepetitionAppeared', 'FiftyReached') });
  const atOnce = cite('FivefoldRepetition', 'SeventyFiveMoves');
  if (atOnce.length > 0) list.push({ topic: 'at-once', says: 'card-at-once', articles: atOnce });
  if (hasFinish(edition, pace, control)) {
    list.push({ topic: 'finish', says: 'card-finish', articles: cite('QuickplayClaim') });
  }
  return list;
}

type Cite = (...rules: RuleName[]) => string[];

function touch({ board, touchMove }: Terms, cite: Cite): Fact {
  const binds = board === 'physical' || touchMove;
  return binds
    ? { topic: 'touch', says: 'card-touch', articles: cite('TouchedOwn') }
    : { topic: 'touch', says: 'card-touch-free', articles: [] };
}

function illegal({ edition, board, control }: Terms, pace: Pace, cite: Cite): Fact {
  const fact = (says: string, articles: string[], args: Fact['args'] = {}): Fact => ({
    topic: 'illegal',
    says,
    args,
    articles,
  });
  if (board === 'assisted') return fact('card-illegal-assisted', cite('IllegalMove'));
  const values = EDITION_VALUES[edition];
  if (values.illegal_moves_count_in_quickplay_only) {
    if (pace === 'blitz' && values.blitz_illegal_move_wins) return fact('card-illegal-wins', cite('BlitzIllegalMove'));
    return hasFinish(edition, pace, control)
      ? fact('card-illegal-finish', cite('IllegalMovePenalty'))
      : fact('card-illegal-back', cite('IllegalMove'));
  }
  const minutes = values.illegal_move_bonus[pace] / 60_000;
  const says = `card-illegal-loses-${values.losing_illegal_move}`;
  return control
    ? fact(says, cite('IllegalMovePenalty'), { n: minutes })
    : fact(`${says}-untimed`, cite('IllegalMovePenalty'));
}

function flag(edition: Edition, pace: Pace, cite: Cite): Fact {
  const values = EDITION_VALUES[edition];
  const onClaim = values.rapid_acts_on_claims && pace !== 'standard';
  if (!onClaim) return { topic: 'flag', says: 'card-flag', articles: cite('FlagFall') };
  if (pace !== 'blitz' || !values.blitz_needs_mating_material)
    return { topic: 'flag', says: 'card-flag-claimed', articles: cite('RapidFlagClaim', 'FlagFall') };
  return { topic: 'flag', says: 'card-flag-material', articles: cite('RapidFlagClaim', 'MatingMaterial') };
}

function record({ edition, scoresheets }: Terms, pace: Pace): Fact {
  const article = articleOf('RecordBeforeMoving', edition);
  if (scoresheets !== 'automatic' && pace === 'standard') {
    return { topic: 'record', says: `card-record-${scoresheets}`, articles: article ? [article] : [] };
  }
  if (pace === 'standard') return { topic: 'record', says: 'card-record-hall', articles: [] };
  return { topic: 'record', says: 'card-record-free', articles: [STATED.noDutyToRecord[edition]] };
}

/** Tells whether there is a quickplay finish: the last period, without a bonus, where the edition needs no announcement. */
function hasFinish(edition: Edition, pace: Pace, control: Control | null): boolean {
  const values = EDITION_VALUES[edition];
  const isOn = !values.quickplay_needs_guideline && (pace !== 'blitz' || values.quickplay_in_supervised_blitz);
  return isOn && control !== null && control.bonus === 0;
}
