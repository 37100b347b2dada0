import { classNames } from '@mockingbird/ui';
import styles from './exam-badge.module.css';

export interface ExamBadgeProps {
  imageUrl: string | undefined;
  className?: string | undefined;
}

/** An exam's picture. It is decorative, because the title is beside it. Shows nothing for an exam without a picture. */
export function ExamBadge({ imageUrl, className }: ExamBadgeProps) {
  if (!imageUrl) return null;
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
