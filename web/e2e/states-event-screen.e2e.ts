import { events, PAPER_STATES, SCREEN_STATES } from './harness/public-states';
import { walkOver } from './harness/walk';

walkOver({ ...SCREEN_STATES, ...PAPER_STATES }, events);
