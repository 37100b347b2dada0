import type { ExamCardData } from './exam-card-data.js';
import styles from './exams.module.css';

/** An exam's picture. It is decorative, because the title is beside it. */
export function ExamThumbnail({ exam }: { exam: ExamCardData }) {
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
