import { events, OWN_STATES, PAPER_STATES, PUBLIC_STATES, SCREEN_STATES } from './harness/public-states';
import { readThrough } from './harness/languages';

readThrough(events, { ...PUBLIC_STATES, ...OWN_STATES, ...SCREEN_STATES, ...PAPER_STATES });
