import { games } from './harness/games';
import { readThrough } from './harness/languages';
import { PAGES } from './harness/states';

readThrough(games, PAGES);
