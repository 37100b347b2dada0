import { definePage } from '@mockingbird/platform';
import { resultsPath } from '../../paths.js';
import { lazyDatabase } from '../../record/database/lazy-database.js';
import { ResultsScreen } from '../../results/results-screen.js';
import * as messages from '../../messages/routes/results.js';

// Every visit of this page reads the device's database. Its code is then on its way before the page is hydrated.
if (typeof window !== 'undefined') lazyDatabase.preload();

export default definePage({
  head: ({ params }) => ({
    title: messages.yourResult,
    description: messages.theScore,
    canonical: resultsPath(params['testId'] ?? ''),
    robots: 'noindex',
  }),
  Component: ({ params }) => <ResultsScreen key={params['testId']} testId={params['testId'] ?? ''} />,
});
