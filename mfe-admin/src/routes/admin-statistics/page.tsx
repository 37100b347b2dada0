import { definePage } from '@mockingbird/platform';
import { STATISTICS_PATH } from '../../paths.js';
import { StatisticsScreen } from '../../statistics/statistics-screen.js';
import { siteTitle } from '../../format/site-title.js';

export default definePage({
  head: () => ({
    title: siteTitle('Item statistics'),
    description:
      'How the questions of a mock test did: how many students answered correctly, and which options the others chose.',
    canonical: STATISTICS_PATH,
    robots: 'noindex',
  }),
  Component: StatisticsScreen,
});
