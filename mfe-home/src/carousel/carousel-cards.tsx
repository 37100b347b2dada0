import { classNames } from '@mockingbird/ui';
import { ExamThumbnail } from '../exams/exam-thumbnail.js';
import { examPath } from '../exams/exam-path.js';
import type { ExamCardData } from '../exams/exam-card-data.js';
import { examFacts } from '../exams/exam-facts.js';
import styles from './carousel.module.css';

interface Props {
  exams: readonly ExamCardData[];
  label: string;
  /** The second copy. Its links work with a pointer; keyboard and assistive technology skip it. */
  isCopy?: boolean;
}

export function CarouselCards({ exams, label, isCopy = false }: Props) {
  return (
    <ul className={styles.list} aria-label={label} aria-hidden={isCopy || undefined}>
      {exams.map((exam) => (
        <li key={exam.examId} className={styles.item}>
          <a
            className={classNames(styles.card, exam.imageUrl && styles.pictured)}
            href={examPath(exam.examId)}
            tabIndex={isCopy ? -1 : undefined}
          >
            <ExamThumbnail exam={exam} />
            <span className={styles.title}>{exam.title}</span>
            <span className={styles.facts}>
              {examFacts(exam).map((fact) => (
                <span key={fact}>{fact} </span>
              ))}
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
