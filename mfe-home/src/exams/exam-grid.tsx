import { CardGrid, CardLink } from '@mockingbird/ui';
import { examPath } from './exam-path.js';
import type { ExamCardData } from './exam-card-data.js';
import { examFacts } from './exam-facts.js';
import { ExamThumbnail } from './exam-thumbnail.js';
import { hasThumbnail } from './has-thumbnail.js';
import styles from './exams.module.css';

export function ExamGrid({ exams }: { exams: readonly ExamCardData[] }) {
  return (
    <CardGrid>
      {exams.map((exam) => (
        <CardLink
          key={exam.examId}
          href={examPath(exam.examId)}
          title={exam.title}
          className={hasThumbnail(exam) ? styles.pictured : undefined}
          meta={examFacts(exam)}
          tag={<ExamThumbnail exam={exam} />}
        />
      ))}
    </CardGrid>
  );
}
