import type { ExamEntry } from './exam-card-data.js';
import styles from './exams.module.css';

/** An exam's picture where it has one; it decorates, the title says the same. */
export function ExamThumbnail({ exam }: { exam: ExamEntry }) {
  if (!exam.imageUrl) return null;
  return (
    <img
      className={styles.thumbnail}
      src={exam.imageUrl}
      alt=""
      width="40"
      height="50"
      loading="lazy"
      decoding="async"
    />
  );
}
