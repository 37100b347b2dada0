import { definePage } from '@mockingbird/platform';
import { PROGRESS_PATH } from '../../paths.js';
import { ProgressScreen } from '../../record/progress/progress-screen.js';

export default definePage({
  head: () => ({
    title: 'Your progress',
    description:
      'Your mock tests on this device: results, trends, topics, and mistakes to practice. Nothing leaves your device.',
    canonical: PROGRESS_PATH,
    robots: 'noindex',
  }),
  Component: () => <ProgressScreen />,
});
