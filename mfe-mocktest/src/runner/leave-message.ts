import * as messages from '../messages/runner.js';

/** The question before the reader leaves the page with unsubmitted responses. */
export const LEAVE_MESSAGE = messages.areYouSure;
