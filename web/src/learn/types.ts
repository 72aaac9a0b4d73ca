// The parts of the course: lessons are screens to read and exercises to do. Nothing here is an answer: each exercise says how the
// server's answer is to be read.

import type { Color, RegulationsFrame } from '../protocol/protocol';
import type { Square } from '../board/squares';
import type { Outcome } from './outcomes';
import type { PlayAct, PlayRuling } from './play';

/** A board to look at. */
export interface Diagram {
  position: string;
  /** Squares with dots: where a piece can go. */
  targets?: readonly Square[];
  last?: { from: Square; to: Square };
  check?: Square;
}

/** A short text with a board; the text is the message `learn-text-` and the id. */
export interface Screen {
  id: string;
  board: Diagram;
}

/** A game up to some moment. */
export interface Scene {
  regulations: RegulationsFrame;
  acts: readonly PlayAct[];
}

/** What must be true of the server's answer. */
export type Test =
  | { fact: 'checkmate' | 'stalemate' | 'check' | 'dead'; is: boolean }
  /** The state of the player to move: the first that applies of mate, stalemate, check, none. */
  | { status: 'checkmate' | 'stalemate' | 'check' | 'none' }
  | { canMate: Color; is: boolean }
  | { legal: boolean }
  /** The broken rule of the tried move. */
  | { rule: string }
  /** The tried move as the server writes it. */
  | { san: string }
  /** What follows from the last act of the scene. */
  | { outcome: Outcome }
  | { refused: boolean };

/** One answer of several: the message `learn-option-` and the text. */
export interface Option {
  text: string;
  args?: Record<string, string>;
  when: Test;
}

/** Names the fields that something must have. */
export type Pattern<Of> = Partial<Record<keyof Of | string, unknown>>;

/** A button of an exercise: the message `learn-act-` and the text. */
export interface Doing {
  text: string;
  act: PlayAct;
}

interface Asked {
  /** Part of the names of its texts: `learn-ask-`, `learn-why-`. */
  id: string;
  /** The article that a wrong answer is explained with, in the edition in force. */
  article: string;
  orientation?: Color;
  /** The squares of a move that was just made. */
  last?: { from: Square; to: Square };
}

/** Find a piece on the board. */
export interface SquareExercise extends Asked {
  kind: 'square';
  fen: string;
  /** The letter of the piece in a FEN. */
  piece: string;
  solution: Square;
}

/** Move one piece to all stars; the opponent does not move. */
export interface StarsExercise extends Asked {
  kind: 'stars';
  fen: string;
  stars: readonly Square[];
  solution: readonly string[];
}

/** Make one move. */
export interface MoveExercise extends Asked {
  kind: 'move';
  fen: string;
  goal: { san?: readonly string[]; status?: 'checkmate' | 'stalemate' | 'check' | 'none' };
  solution: string;
  /** A move in English letters that the question names; it is shown in the letters of the reader. */
  named?: string;
}

/** Choose an answer about a position, or about a move in it. */
export interface ChoiceExercise extends Asked {
  kind: 'choice';
  fen: string;
  tried?: string;
  options: readonly Option[];
}

/** Choose what follows from the last act of a scene. */
export interface SceneExercise extends Asked {
  kind: 'scene';
  scene: Scene;
  options: readonly Option[];
}

/** Act yourself: touch, move, press, claim. */
export interface ActsExercise extends Asked {
  kind: 'acts';
  scene: Scene;
  by: Color;
  buttons: readonly Doing[];
  /** Acts that lead to the goal without reaching it. */
  may: readonly Pattern<PlayAct>[];
  /** The last act, where the Laws allow it without a ruling. */
  done?: Pattern<PlayAct>;
  /** The rulings that the last act must have. */
  want: readonly Pattern<PlayRuling['ruling']>[];
  solution: readonly PlayAct[];
}

export type Exercise = SquareExercise | StarsExercise | MoveExercise | ChoiceExercise | SceneExercise | ActsExercise;

/** One lesson: the messages `learn-lesson-` and the id. */
export interface Lesson {
  id: string;
  screens: readonly Screen[];
  exercises: readonly Exercise[];
}
