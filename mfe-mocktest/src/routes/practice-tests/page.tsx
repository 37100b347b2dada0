import type { ExamSummary } from '@mockingbird/contracts';
import { definePage } from '@mockingbird/platform';
import { practiceTestsHead } from '../../practice-tests/practice-tests-head.js';
import { PracticeTestsScreen } from '../../practice-tests/practice-tests-screen.js';

export default definePage<ExamSummary[]>({
  loader: ({ api, signal }) => api.allExams({ signal }),
  head: ({ data, site }) => practiceTestsHead(data, site),
  Component: ({ data }) => <PracticeTestsScreen exams={data} />,
});
