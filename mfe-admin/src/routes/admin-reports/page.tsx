import { definePage } from '@mockingbird/platform';
import { REPORTS_PATH } from '../../paths.js';
import { ReportsScreen } from '../../reports/reports-screen.js';

export default definePage({
  head: () => ({
    title: 'Reports of questions',
    description: 'What students say is wrong with a question. Admins read the reports and mark them as done.',
    canonical: REPORTS_PATH,
    robots: 'noindex',
  }),
  Component: ReportsScreen,
});
