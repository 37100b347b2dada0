import { definePage } from '@mockingbird/platform';
import { resultsPath } from '../../paths.js';
import { ResultsScreen } from '../../results/results-screen.js';
import * as messages from '../../messages/routes/results.js';

export default definePage({
  head: ({ params }) => ({
    title: messages.yourResult,
    description: messages.theScore,
    canonical: resultsPath(params['testId'] ?? ''),
    robots: 'noindex',
  }),
  Component: ({ params }) => <ResultsScreen key={params['testId']} testId={params['testId'] ?? ''} />,
});
