import { events, OWN_STATES, PUBLIC_STATES } from './harness/public-states';
import { walkOver } from './harness/walk';

walkOver({ ...PUBLIC_STATES, ...OWN_STATES }, events);
