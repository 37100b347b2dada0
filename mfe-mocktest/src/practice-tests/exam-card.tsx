import type { ExamSummary } from '@mockingbird/contracts';
import { CardLink } from '@mockingbird/ui';
import { plural } from '../page/pluralize.js';
import { examPath } from '../paths.js';

/** An exam in the list of all: what it is called, how many tests it has and how long one takes. */
export function ExamCard({ exam }: { exam: ExamSummary }) {
  const { examId, title, totalTests, totalQuestions, duration } = exam;
  const counts = [plural(totalTests, 'test'), plural(totalQuestions, 'question')];
  return (
    <CardLink
      href={examPath(examId)}
      title={title}
      meta={duration ? [...counts, `${duration} min`] : counts}
    />
  );
}
