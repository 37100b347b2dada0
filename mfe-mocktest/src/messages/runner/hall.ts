import { type Value } from '@mockingbird/remote-kit';

export const removeMark = 'Remove Mark';
export const markForReview = 'Mark for Review';
export const markForReviewNext = 'Mark for Review & Next';
export const saveGoon = (goOn: Value) => `Save & ${goOn}`;
export const previous = 'Previous';
export const clearResponse = 'Clear Response';
export const allQuestions = 'All questions';
export const close = 'Close';
export const keyboardShortcuts = 'Keyboard shortcuts';
export const finish = 'Finish';
export const next = 'Next';
