import { definePage } from '@mockingbird/platform';
import { ComingSoonScreen } from '../../documents/coming-soon-screen.js';
import * as messages from '../../messages/routes/comingsoon.js';

export default definePage({
  head: () => ({
    title: messages.comingSoon,
    description: messages.thisLearningPathIsnt,
    canonical: '/comingsoon',
    robots: 'noindex',
  }),
  Component: ComingSoonScreen,
});
