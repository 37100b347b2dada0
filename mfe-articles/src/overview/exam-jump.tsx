import { MIN_EXAMS_FOR_JUMP_LINKS } from '../limits.js';
import { countArticles } from '../sections/exam-sections.js';
import type { OverviewExam } from './load-overview.js';
import styles from './overview.module.css';
import * as messages from '../messages/overview.js';

/** Links to the exams on this page; nothing when there are few exams. */
export function ExamJump({ exams }: { exams: readonly OverviewExam[] }) {
  if (exams.length < MIN_EXAMS_FOR_JUMP_LINKS) return null;
  return (
    <nav className={styles.jump} aria-label={messages.examsOnThisPage}>
      {exams.map(({ examKey, examTitle, categories }) => (
        <a key={examKey} href={`#${examKey}`}>
          {examTitle} <span>{countArticles(categories)}</span>
        </a>
      ))}
    </nav>
  );
}
