/** The organiser's pages in every state. */
import { OFFICE_STATES } from './harness/event-states';
import { events } from './harness/events';
import { walkOver } from './harness/walk';

walkOver(OFFICE_STATES, events);
