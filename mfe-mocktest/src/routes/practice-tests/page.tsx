import { definePage } from '@mockingbird/platform';
import { toListedExam, type ListedExam } from '../../practice-tests/listed-exam.js';
import { practiceTestsHead } from '../../practice-tests/practice-tests-head.js';
import { PracticeTestsScreen } from '../../practice-tests/practice-tests-screen.js';

export default definePage<ListedExam[]>({
  loader: async ({ api, signal }) => (await api.allExams({ signal })).map(toListedExam),
  head: ({ data, site }) => practiceTestsHead(data, site),
  Component: ({ data }) => <PracticeTestsScreen exams={data} />,
});
