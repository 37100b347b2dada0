import { CardLink, type CardLinkProps } from '@mockingbird/ui';
import { ExamBadge } from './exam-badge.js';
import { hasBadge } from './has-badge.js';
import styles from './badged-card.module.css';

export interface BadgedCardProps extends Omit<CardLinkProps, 'tag' | 'className'> {
  examId: string;
  imageUrl: string | undefined;
}

/** A card about an exam, with its badge if it has one. */
export function BadgedCard({ examId, imageUrl, ...card }: BadgedCardProps) {
  return hasBadge({ examId, imageUrl }) ? (
    <CardLink
      {...card}
      className={styles.badged}
      tag={<ExamBadge examId={examId} imageUrl={imageUrl} className={styles.badge} />}
    />
  ) : (
    <CardLink {...card} />
  );
}
