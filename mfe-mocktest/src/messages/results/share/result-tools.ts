import { type Value } from '@mockingbird/remote-kit';

export const goToReview = 'Go to the review';
export const share = 'Share';
export const printWithAnswers = 'Print with answers';
export const moreTests = (examTitle: Value) => `More ${examTitle} tests`;
export const backToHome = 'Back to Home';
export const pictureFailed = 'The picture did not load. Check your connection and press Share again.';
