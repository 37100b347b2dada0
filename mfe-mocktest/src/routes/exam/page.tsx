import type { Exam } from '@mockingbird/contracts';
import { definePage } from '@mockingbird/platform';
import { ExamError } from '../../exam/ExamError.js';
import { examHead } from '../../exam/exam-head.js';
import { ExamPage } from '../../exam/ExamPage.js';
import { loadExam } from '../../exam/load-exam.js';

export default definePage<Exam>({
  loader: loadExam,
  head: ({ data, site }) => examHead(data, site),
  Component: ({ data }) => <ExamPage exam={data} />,
  ErrorScreen: ExamError,
});
