import { JUMP_FROM } from '../limits.js';
import { articlesIn } from '../sections/exam-sections.js';
import type { OfferedExam } from './load-overview.js';
import classes from './overview.module.css';

/** Leads to an exam on this page; nothing where there are so few that they are seen anyway. */
export function ExamJump({ exams }: { exams: readonly OfferedExam[] }) {
  if (exams.length < JUMP_FROM) return null;
  return (
    <nav className={classes.jump} aria-label="Exams on this page">
      {exams.map(({ examKey, examTitle, categories }) => (
        <a key={examKey} href={`#${examKey}`}>
          {examTitle} <span>{articlesIn(categories)}</span>
        </a>
      ))}
    </nav>
  );
}
