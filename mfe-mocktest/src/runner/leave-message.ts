/** The question before the reader leaves the page with unsubmitted responses. */
export const LEAVE_MESSAGE = 'Are you sure you want to leave? Your progress will be lost.';
