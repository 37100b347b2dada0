import type { ExamSummary } from '@mockingbird/contracts';
import { pluralize } from '@mockingbird/remote-kit';
import { CardLink } from '@mockingbird/ui';
import { examPath } from '../paths.js';

/** An exam with its title, its counts and the duration of a test. */
export function ExamCard({ exam }: { exam: ExamSummary }) {
  const { examId, title, totalTests, totalQuestions, duration } = exam;
  const counts = [pluralize(totalTests, 'test'), pluralize(totalQuestions, 'question')];
  return (
    <CardLink
      href={examPath(examId)}
      title={title}
      meta={duration ? [...counts, `${duration} min`] : counts}
    />
  );
}
