import { walk } from './harness/walk';
import { PLAYER_STATES } from './harness/states';

walk(PLAYER_STATES);
