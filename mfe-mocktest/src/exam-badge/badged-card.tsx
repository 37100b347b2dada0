import { CardLink, type CardLinkProps } from '@mockingbird/ui';
import { ExamBadge } from './exam-badge.js';
import { hasBadge } from './has-badge.js';

export interface BadgedCardProps extends Omit<CardLinkProps, 'badge' | 'className'> {
  examId: string;
  imageUrl: string | undefined;
}

/** A card about an exam, with its badge if it has one. */
export function BadgedCard({ examId, imageUrl, ...card }: BadgedCardProps) {
  const exam = { examId, imageUrl };
  return <CardLink {...card} badge={hasBadge(exam) ? <ExamBadge {...exam} /> : undefined} />;
}
