import * as messages from '../messages/home.js';

/** The line under the home page's headline. */
export const HOME_LEAD = messages.timedMockTests;
