import { definePage } from '@mockingbird/platform';
import { REPORTS_PATH } from '../../paths.js';
import { ReportsScreen } from '../../reports/reports-screen.js';
import * as messages from '../../messages/routes/admin-reports.js';

export default definePage({
  head: () => ({
    title: messages.reportsOfQuestions,
    description: messages.whatStudentsSay,
    canonical: REPORTS_PATH,
    robots: 'noindex',
  }),
  Component: ReportsScreen,
});
