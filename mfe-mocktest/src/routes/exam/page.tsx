import type { Exam } from '@mockingbird/contracts';
import { definePage } from '@mockingbird/platform';
import { articlesPlacement } from '../../exam/articles-placement.js';
import { ExamErrorScreen } from '../../exam/exam-error-screen.js';
import { examHead } from '../../exam/exam-head.js';
import { ExamScreen } from '../../exam/exam-screen.js';
import { loadExam } from '../../exam/load-exam.js';

export default definePage<Exam>({
  loader: loadExam,
  head: ({ data, site }) => examHead(data, site),
  fragments: ({ data }) => [articlesPlacement(data)],
  Component: ({ data }) => <ExamScreen exam={data} />,
  ErrorScreen: ExamErrorScreen,
});
