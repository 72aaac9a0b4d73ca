import { events, OWN_STATES, PUBLIC_STATES } from './harness/event-states';
import { walkThrough } from './harness/walk';

walkThrough(events, { ...PUBLIC_STATES, ...OWN_STATES });
