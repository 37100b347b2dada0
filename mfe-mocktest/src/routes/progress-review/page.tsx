import { definePage } from '@mockingbird/platform';
import { PROGRESS_REVIEW_PATH } from '../../paths.js';
import { RepetitionScreen } from '../../record/repetition/repetition-screen.js';
import * as messages from '../../messages/routes/progress-review.js';

export default definePage({
  head: () => ({
    title: messages.practiceYourMistakes,
    description: messages.questionsThatYouMissed,
    canonical: PROGRESS_REVIEW_PATH,
    robots: 'noindex',
  }),
  Component: () => <RepetitionScreen />,
});
