import * as messages from '../messages/home.js';

/** The line under the home page's headline. */
export const HOME_LEAD = messages.timedMockTests;

/** The line on the page of India, whose exams come first there. */
export const INDIA_LEAD = messages.timedMockTestsOfIndia;
