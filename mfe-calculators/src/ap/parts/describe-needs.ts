import type { Needs } from '../scoring/next-score-needs.js';
import * as messages from '../../messages/ap/parts.js';

/** The shortest way to a total, such as '5 more answers and 6 more points'; empty if it is reached. */
export function formatShortest({ both: { mcq, frq } }: Needs): string {
  const parts = [mcq > 0 ? messages.moreAnswers(mcq) : '', frq > 0 ? messages.morePoints(frq) : ''];
  return parts.filter(Boolean).join(messages.and);
}
