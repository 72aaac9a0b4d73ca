/** The organiser's pages and the desk in Czech and Slovak. */
import { DESK_STATES, OFFICE_STATES } from './harness/event-states';
import { events } from './harness/events';
import { readThrough } from './harness/languages';

readThrough(events, { ...OFFICE_STATES, ...DESK_STATES });
