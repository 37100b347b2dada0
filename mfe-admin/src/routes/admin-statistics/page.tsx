import { definePage } from '@mockingbird/platform';
import { STATISTICS_PATH } from '../../paths.js';
import { StatisticsScreen } from '../../statistics/statistics-screen.js';
import * as messages from '../../messages/routes/admin-statistics.js';

export default definePage({
  head: () => ({
    title: messages.itemStatistics,
    description: messages.howTheQuestions,
    canonical: STATISTICS_PATH,
    robots: 'noindex',
  }),
  Component: StatisticsScreen,
});
