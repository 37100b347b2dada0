import { CardLink, type CardLinkProps } from '@mockingbird/ui';
import { ExamBadge } from './exam-badge.js';
import styles from './badged-card.module.css';

export interface BadgedCardProps extends Omit<CardLinkProps, 'tag' | 'className'> {
  imageUrl: string | undefined;
}

/** A card about an exam, with its badge if it has one. */
export function BadgedCard({ imageUrl, ...card }: BadgedCardProps) {
  return imageUrl ? (
    <CardLink
      {...card}
      className={styles.badged}
      tag={<ExamBadge imageUrl={imageUrl} className={styles.badge} />}
    />
  ) : (
    <CardLink {...card} />
  );
}
