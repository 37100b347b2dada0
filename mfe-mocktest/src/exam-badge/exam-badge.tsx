import { examKey } from '@mockingbird/exam-core';
import { classNames, TopicBadge } from '@mockingbird/ui';
import styles from './exam-badge.module.css';

export interface ExamBadgeProps {
  examId: string;
  imageUrl: string | undefined;
  className?: string | undefined;
}

/** An exam's picture, or the badge of a topic. It is decorative, because the title is beside it. Shows nothing without both. */
export function ExamBadge({ examId, imageUrl, className }: ExamBadgeProps) {
  if (!imageUrl)
    return <TopicBadge topic={examKey(examId)} className={classNames(styles.badge, className)} />;
  return (
    <img
      className={classNames(styles.badge, className)}
      src={imageUrl}
      alt=""
      width="40"
      height="50"
      loading="lazy"
      decoding="async"
    />
  );
}
