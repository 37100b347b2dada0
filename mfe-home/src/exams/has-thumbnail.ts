import { examKey } from '@mockingbird/exam-core';
import { hasTopicBadge } from '@mockingbird/ui';
import type { ExamCardData } from './exam-card-data.js';

/** Whether a card shows a picture: the exam's own, or the badge of a topic. */
export const hasThumbnail = ({ examId, imageUrl }: ExamCardData): boolean =>
  Boolean(imageUrl) || hasTopicBadge(examKey(examId));
