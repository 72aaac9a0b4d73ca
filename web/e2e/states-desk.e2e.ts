/** The arbiter's desk in every state. */
import { DESK_STATES } from './harness/event-states';
import { events } from './harness/events';
import { walkOver } from './harness/walk';

walkOver(DESK_STATES, events);
