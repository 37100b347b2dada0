import { examKey } from '@mockingbird/exam-core';
import { TopicBadge } from '@mockingbird/ui';
import type { ExamCardData } from './exam-card-data.js';
import styles from './exams.module.css';

/** An exam's picture, or the badge of a topic. It is decorative, because the title is beside it. */
export function ExamThumbnail({ exam: { examId, imageUrl } }: { exam: ExamCardData }) {
  if (!imageUrl) return <TopicBadge topic={examKey(examId)} className={styles.thumbnail} />;
  return (
    <img
      className={styles.thumbnail}
      src={imageUrl}
      alt=""
      width="40"
      height="50"
      loading="lazy"
      decoding="async"
    />
  );
}
