import type { Exam } from '@mockingbird/contracts';
import { definePage } from '@mockingbird/platform';
import { ExamError } from '../../exam/exam-error-screen.js';
import { examHead } from '../../exam/exam-head.js';
import { ExamPage } from '../../exam/exam-screen.js';
import { loadExam } from '../../exam/load-exam.js';

export default definePage<Exam>({
  loader: loadExam,
  head: ({ data, site }) => examHead(data, site),
  Component: ({ data }) => <ExamPage exam={data} />,
  ErrorScreen: ExamError,
});
