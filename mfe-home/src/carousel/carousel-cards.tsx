import { classNames } from '@mockingbird/ui';
import { ExamThumbnail } from '../exams/exam-thumbnail.js';
import { examAddress } from '../exams/exam-path.js';
import type { ExamEntry } from '../exams/exam-card-data.js';
import { examFacts } from '../exams/exam-facts.js';
import styles from './carousel.module.css';

interface Props {
  exams: readonly ExamEntry[];
  label: string;
  /** The second copy: a pointer may follow its links, but keyboard and assistive technology do not meet it. */
  copy?: boolean;
}

export function CarouselCards({ exams, label, copy = false }: Props) {
  return (
    <ul className={styles.list} aria-label={label} aria-hidden={copy || undefined}>
      {exams.map((exam) => (
        <li key={exam.examId} className={styles.item}>
          <a
            className={classNames(styles.card, exam.imageUrl && styles.pictured)}
            href={examAddress(exam.examId)}
            tabIndex={copy ? -1 : undefined}
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
