import type { Needs } from '../scoring/next-score-needs.js';

export const formatMore = (count: number, unit: string): string =>
  `${count} more ${unit}${count === 1 ? '' : 's'}`;

/** The shortest way to a total, such as '5 more answers and 6 more points'; empty if it is reached. */
export function formatShortest({ both: { mcq, frq } }: Needs): string {
  const parts = [mcq > 0 ? formatMore(mcq, 'answer') : '', frq > 0 ? formatMore(frq, 'point') : ''];
  return parts.filter(Boolean).join(' and ');
}
