import { definePage } from '@mockingbird/platform';
import { resultsPath } from '../../paths.js';
import { ResultsScreen } from '../../results/results-screen.js';

export default definePage({
  head: ({ params }) => ({
    title: 'Your result',
    description:
      'The score of your mock test, how it was calculated, and every question with its right answer.',
    canonical: resultsPath(params['testId'] ?? ''),
    robots: 'noindex',
  }),
  Component: ({ params }) => <ResultsScreen key={params['testId']} testId={params['testId'] ?? ''} />,
});
