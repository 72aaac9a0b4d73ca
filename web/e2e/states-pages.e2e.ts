import { walk } from './harness/walk';
import { OTHER_STATES, PAGES } from './harness/states';

walk({ ...PAGES, ...OTHER_STATES });
