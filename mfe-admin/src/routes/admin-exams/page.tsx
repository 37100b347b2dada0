import { definePage } from '@mockingbird/platform';
import { EXAMS_PATH } from '../../paths.js';
import { ExamsScreen } from '../../exams/exams-screen.js';
import * as messages from '../../messages/routes/admin-exams.js';

export default definePage({
  head: () => ({
    title: messages.examsAndTests,
    description: messages.everyExam,
    canonical: EXAMS_PATH,
    robots: 'noindex',
  }),
  Component: ExamsScreen,
});
