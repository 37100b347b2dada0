import { examKey } from '@mockingbird/exam-core';
import { hasTopicBadge } from '@mockingbird/ui';
import type { ExamBadgeProps } from './exam-badge.js';

/** Whether an exam has a badge: its own picture, or the badge of a topic. */
export const hasBadge = ({ examId, imageUrl }: Pick<ExamBadgeProps, 'examId' | 'imageUrl'>): boolean =>
  Boolean(imageUrl) || hasTopicBadge(examKey(examId));
