import { BadgedCard, type CardLinkProps } from '@mockingbird/ui';
import { ExamBadge } from './exam-badge.js';
import styles from './exam-badged-card.module.css';
import { hasBadge } from './has-badge.js';

export interface ExamBadgedCardProps extends Omit<CardLinkProps, 'tag' | 'className'> {
  examId: string;
  imageUrl: string | undefined;
}

/** A card about an exam, with its badge if it has one. */
export function ExamBadgedCard({ examId, imageUrl, ...card }: ExamBadgedCardProps) {
  const exam = { examId, imageUrl };
  return (
    <BadgedCard
      {...card}
      className={styles.card}
      badge={hasBadge(exam) ? <ExamBadge {...exam} /> : undefined}
    />
  );
}
