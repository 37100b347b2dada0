import { definePage } from '@mockingbird/platform';
import { examHead } from '../../exam/exam-head.js';
import { ExamScreen } from '../../exam/exam-screen.js';
import { loadExam, type ExamView } from '../../exam/load-exam.js';
import { FailureScreen } from '../../failure/failure-screen.js';

export default definePage<ExamView>({
  loader: loadExam,
  head: examHead,
  Component: ExamScreen,
  ErrorScreen: FailureScreen,
});
