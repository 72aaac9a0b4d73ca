// Exercises without end: a position or a scene is proposed, and the server's answer makes it a question with one right answer.

import { examine } from '../../hall/api';
import type { PositionFrame } from '../../protocol/protocol';
import { canMate, isDead, isLegal, outcomes, scene, START, statuses } from '../course/make';
import { rightOption, statusOf } from '../judge';
import { pick, shuffled, type Random } from '../random';
import type { ChoiceExercise, Option, SceneExercise } from '../types';
import { anyPosition, barren, castling, hunted, proposal } from './positions';

export const LEVELS = [1, 2, 3] as const;
export type Level = (typeof LEVELS)[number];

/** A question: the message `learn-practice-ask-` and its kind asks it. */
export interface Question {
  kind: 'legal' | 'rule' | 'status' | 'dead' | 'mate-white' | 'claim';
  exercise: ChoiceExercise | SceneExercise;
  /** The position's facts; null for a scene. */
  facts: PositionFrame | null;
}

const KINDS: Record<Level, readonly Question['kind'][]> = {
  1: ['legal', 'status', 'legal'],
  2: ['legal', 'rule', 'status', 'mate-white'],
  3: ['rule', 'dead', 'mate-white', 'claim', 'status'],
};
/** How many proposals are tried for the kind of answer that is wanted. */
const TRIES = 14;
const ARTICLES = {
  legal: '3.1',
  rule: '3.1',
  status: '5.1.1',
  dead: '5.2.2',
  'mate-white': '6.9',
  claim: '9.2',
} as const;

/** The broken rules that can be told apart by looking. */
export const RULES = [
  'way_of_moving',
  'blocked',
  'leaves_king_attacked',
  'own_piece_there',
  'pawn_takes_nothing',
  'pawn_double_step',
  'castling_through_attack',
  'castling_occupied',
  'castling_right_lost',
] as const;

type Asks = (query: { fen: string; moves: string[]; language: string; try?: string }) => Promise<PositionFrame>;

/** Makes the next question. */
export async function question(level: Level, random: Random, language: string, ask: Asks = examine): Promise<Question> {
  const kind = pick(KINDS[level], random);
  if (kind === 'claim') return { kind, exercise: claim(random), facts: null };
  // One proposal fits what is wanted sooner or later; the last one that can be asked at all is taken otherwise.
  const wanted = random();
  let last: Question | null = null;
  for (let tried = 0; tried < TRIES || !last; tried += 1) {
    const found = await proposed(kind, level, random, language, ask);
    if (!found) continue;
    last = found;
    if (isWanted(found, wanted)) break;
  }
  return last;
}

async function proposed(
  kind: Question['kind'],
  level: Level,
  random: Random,
  language: string,
  ask: Asks,
): Promise<Question | null> {
  const [fen, move] = sketch(kind, level, random);
  if (move === null) return null;
  const facts = await ask({ fen, moves: [], language, ...(move === undefined ? {} : { try: move }) });
  if (!facts.playable || !facts.valid) return null;
  const options = optionsOf(kind, facts, random);
  if (!options || rightOption(options, { facts }) === null) return null;
  const article = facts.try?.articles['2023'] ?? ARTICLES[kind];
  const exercise: ChoiceExercise = {
    kind: 'choice',
    id: kind,
    article: kind === 'status' && facts.stalemate ? '5.2.1' : article,
    fen,
    options,
    ...(move === undefined ? {} : { tried: move }),
  };
  return { kind, exercise, facts };
}

/** Proposes a position and, where one is asked about, a move; null instead of a move if there is none. */
function sketch(kind: Question['kind'], level: Level, random: Random): [fen: string, move: string | null | undefined] {
  switch (kind) {
    case 'status':
      return [hunted(random), undefined];
    case 'dead':
    case 'mate-white':
      return [barren(random), undefined];
    default: {
      if (level > 1 && random() < 0.35) {
        const { fen, move } = castling(random);
        return [fen, move];
      }
      const fen = anyPosition(level === 1 ? 4 : 8, random);
      return [fen, proposal(fen, random)];
    }
  }
}

function optionsOf(kind: Question['kind'], facts: PositionFrame, random: Random): readonly Option[] | null {
  switch (kind) {
    case 'legal':
      return isLegal;
    case 'status':
      return statuses;
    case 'dead':
      return isDead;
    case 'mate-white':
      // The flag of the player to move falls.
      return facts.turn === 'black' ? canMate('white') : null;
    default: {
      const broken = RULES.find((rule) => rule === facts.try?.rule);
      if (!broken) return null;
      const others = shuffled(
        RULES.filter((rule) => rule !== broken && rule.startsWith('castling') === broken.startsWith('castling')),
        random,
      ).slice(0, 3);
      return shuffled([broken, ...others], random).map((rule) => ({ text: `rule-${rule}`, when: { rule } }));
    }
  }
}

/** Tells whether the right answer is one that comes too seldom by itself; `wanted` is a number from 0 up to 1. */
function isWanted({ kind, facts }: Question, wanted: number): boolean {
  if (!facts) return true;
  switch (kind) {
    case 'legal':
      return facts.try?.legal === wanted < 0.5 && (wanted < 0.5 || facts.try.rule !== 'way_of_moving' || wanted > 0.9);
    case 'status':
      return statusOf(facts) === (['checkmate', 'stalemate', 'check', 'none'] as const)[Math.floor(wanted * 4)];
    case 'dead':
      return facts.dead === wanted < 0.5;
    case 'mate-white':
      return facts.can_mate.white === (wanted < 0.5 ? 'yes' : 'no');
    default:
      return facts.try?.rule !== 'way_of_moving' || wanted < 0.2;
  }
}

/** A claim of repetition: right, too early, or after a piece was touched. */
function claim(random: Random): SceneExercise {
  const trip = pick(
    [
      ['g1f3', 'g8f6', 'f3g1', 'f6g8'],
      ['b1c3', 'b8c6', 'c3b1', 'c6b8'],
      ['g1h3', 'b8a6', 'h3g1', 'a6b8'],
    ],
    random,
  );
  const opening = random() < 0.5 ? ['e2e4', 'e7e5'] : [];
  const times = pick([1, 2, 2], random);
  const moves = [...opening, ...Array.from({ length: times }, () => trip).flat()];
  const lines = moves.map((move, index) => `${index % 2 === 0 ? 'white' : 'black'} play ${move}`);
  const touched = random() < 0.3 ? ['white touch d2'] : [];
  return {
    kind: 'scene',
    id: 'claim',
    article: ARTICLES.claim,
    scene: scene(START, [...lines, ...touched, ['white claim_draw', { ground: 'repetition' }]]),
    options: outcomes('over-repetition', 'rejected-2', 'right_lost', 'over-agreement'),
  };
}

/** The level of each question of a daily set. */
export const DAILY: readonly Level[] = [1, 1, 1, 2, 2, 2, 3, 3, 3, 3];
