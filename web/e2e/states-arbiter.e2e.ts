import { walk } from './harness/walk';
import { ARBITER_STATES } from './harness/states';

walk(ARBITER_STATES);
