import { definePage } from '@mockingbird/platform';
import { EXAMS_PATH } from '../../paths.js';
import { ExamsScreen } from '../../exams/exams-screen.js';

export default definePage({
  head: () => ({
    title: 'Exams and tests',
    description:
      'Every exam with its mock tests, including hidden ones. Admins hide them from students or show them again.',
    canonical: EXAMS_PATH,
    robots: 'noindex',
  }),
  Component: ExamsScreen,
});
