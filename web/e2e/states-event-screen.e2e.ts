import { events, PAPER_STATES, SCREEN_STATES } from './harness/event-states';
import { walkThrough } from './harness/walk';

walkThrough(events, { ...SCREEN_STATES, ...PAPER_STATES });
