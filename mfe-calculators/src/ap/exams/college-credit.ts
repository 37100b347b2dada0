import * as messages from '../../messages/ap/exams.js';

/** What most colleges do with a score of most exams. */
export const COLLEGE_CREDIT = messages.manyCollegesGiveCredit;
