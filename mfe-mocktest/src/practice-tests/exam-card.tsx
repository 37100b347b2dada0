import { BadgedCard } from '../exam-badge/badged-card.js';
import { examPath } from '../paths.js';
import type { ListedExam } from './listed-exam.js';
import * as messages from '../messages/practice-tests.js';

/** An exam with its badge, its title, its counts and the duration of a test. */
export function ExamCard({ exam }: { exam: ListedExam }) {
  const { examId, title, imageUrl, totalTests, totalQuestions, duration } = exam;
  const counts = [messages.tests(totalTests), messages.questions(totalQuestions)];
  return (
    <BadgedCard
      examId={examId}
      imageUrl={imageUrl}
      href={examPath(examId)}
      title={title}
      meta={duration ? [...counts, messages.durationMin(duration)] : counts}
    />
  );
}
