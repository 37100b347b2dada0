import { definePage } from '@mockingbird/platform';
import { siteTitle } from '../../page/site-title.js';
import { resultsPath } from '../../paths.js';
import { ResultsPage } from '../../results/results-screen.js';

export default definePage({
  head: ({ params }) => ({
    title: siteTitle('Your result'),
    description:
      'The score of your mock test, how it was reckoned, and every question with its right answer.',
    canonical: resultsPath(params['testId'] ?? ''),
    robots: 'noindex',
  }),
  Component: ({ params }) => <ResultsPage key={params['testId']} testId={params['testId'] ?? ''} />,
});
