import { ExamBadgedCard } from '../exam-badge/exam-badged-card.js';
import { examPath } from '../paths.js';
import type { ListedExam } from './listed-exam.js';
import * as messages from '../messages/practice-tests.js';

/** An exam with its badge, its title and its counts. Minutes are only those of a single test: no test takes their sum. */
export function ExamCard({ exam }: { exam: ListedExam }) {
  const { examId, title, imageUrl, totalTests, totalQuestions, duration } = exam;
  const counts = [messages.tests(totalTests), messages.questions(totalQuestions)];
  return (
    <ExamBadgedCard
      examId={examId}
      imageUrl={imageUrl}
      href={examPath(examId)}
      title={title}
      meta={duration && totalTests === 1 ? [...counts, messages.durationMin(duration)] : counts}
    />
  );
}
