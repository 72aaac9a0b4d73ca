// The course: first what the leaflet teaches, then how games are played in events.

import type { Exercise, Lesson } from '../types';
import { EVENT } from './event';
import { PIECES } from './pieces';
import { PLAY } from './play';

export const COURSE: readonly Lesson[] = [...PIECES, ...PLAY, ...EVENT];

/** All exercises of the course. */
export const EXERCISES: readonly Exercise[] = COURSE.flatMap(({ exercises }) => exercises);
