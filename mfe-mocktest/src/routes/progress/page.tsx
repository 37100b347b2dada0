import { definePage } from '@mockingbird/platform';
import { PROGRESS_PATH } from '../../paths.js';
import { ProgressScreen } from '../../record/progress/progress-screen.js';
import * as messages from '../../messages/routes/progress.js';

export default definePage({
  head: () => ({
    title: messages.yourProgress,
    description: messages.yourMockTests,
    canonical: PROGRESS_PATH,
    robots: 'noindex',
  }),
  Component: () => <ProgressScreen />,
});
