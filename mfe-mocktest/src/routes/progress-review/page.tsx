import { definePage } from '@mockingbird/platform';
import { PROGRESS_REVIEW_PATH } from '../../paths.js';
import { RepetitionScreen } from '../../record/repetition/repetition-screen.js';

export default definePage({
  head: () => ({
    title: 'Practice your mistakes',
    description: 'Questions that you missed come back on the day when you are about to forget them.',
    canonical: PROGRESS_REVIEW_PATH,
    robots: 'noindex',
  }),
  Component: () => <RepetitionScreen />,
});
