import { BadgedCard, CardGrid } from '@mockingbird/ui';
import { examPath } from './exam-path.js';
import type { ExamCardData } from './exam-card-data.js';
import { examFacts } from './exam-facts.js';
import { ExamThumbnail } from './exam-thumbnail.js';
import { hasThumbnail } from './has-thumbnail.js';

export function ExamGrid({ exams }: { exams: readonly ExamCardData[] }) {
  return (
    <CardGrid>
      {exams.map((exam) => (
        <BadgedCard
          key={exam.examId}
          href={examPath(exam.examId)}
          title={exam.title}
          meta={examFacts(exam)}
          badge={hasThumbnail(exam) ? <ExamThumbnail exam={exam} /> : undefined}
        />
      ))}
    </CardGrid>
  );
}
