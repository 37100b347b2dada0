import { definePage } from '@mockingbird/platform';
import { REVIEW_PATH } from '../../paths.js';
import { ReviewScreen } from '../../review/review-screen.js';
import * as messages from '../../messages/routes/admin-review.js';

export default definePage({
  head: () => ({
    title: messages.title,
    description: messages.description,
    canonical: REVIEW_PATH,
    robots: 'noindex',
  }),
  Component: ReviewScreen,
});
