import type { KeyboardEvent } from 'react';
import { classNames } from '@mockingbird/ui';
import { ExamThumbnail } from '../exams/exam-thumbnail.js';
import { hasThumbnail } from '../exams/has-thumbnail.js';
import { examPath } from '../exams/exam-path.js';
import type { ExamCardData } from '../exams/exam-card-data.js';
import { examFacts } from '../exams/exam-facts.js';
import styles from './carousel.module.css';

interface Props {
  exams: readonly ExamCardData[];
  label: string;
  /** The second copy. Its links work with a pointer; keyboard and assistive technology skip it. */
  isCopy?: boolean;
  /** Position of the card that the Tab key reaches; undefined: all cards. */
  active?: number | undefined;
  onKeyDown?: (event: KeyboardEvent<HTMLAnchorElement>) => void;
}

/** @returns undefined where the browser's own order applies */
const tabIndexOf = (position: number, { isCopy, active }: Pick<Props, 'isCopy' | 'active'>) =>
  isCopy || (active !== undefined && position !== active) ? -1 : undefined;

export function CarouselCards({ exams, label, isCopy = false, active, onKeyDown }: Props) {
  return (
    <ul className={styles.list} aria-label={label} aria-hidden={isCopy || undefined}>
      {exams.map((exam, position) => (
        <li key={exam.examId} className={styles.item}>
          <a
            className={classNames(styles.card, hasThumbnail(exam) && styles.pictured)}
            href={examPath(exam.examId)}
            onKeyDown={onKeyDown}
            tabIndex={tabIndexOf(position, { isCopy, active })}
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
