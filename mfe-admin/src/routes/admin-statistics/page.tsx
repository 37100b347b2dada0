import { definePage } from '@mockingbird/platform';
import { STATISTICS_PATH } from '../../paths.js';
import { StatisticsScreen } from '../../statistics/statistics-screen.js';

export default definePage({
  head: () => ({
    title: 'Item statistics',
    description:
      'How the questions of a mock test did: how many students answered correctly, and which options the others chose.',
    canonical: STATISTICS_PATH,
    robots: 'noindex',
  }),
  Component: StatisticsScreen,
});
