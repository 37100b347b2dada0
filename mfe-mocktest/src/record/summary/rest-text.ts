import { clockText } from '../../runner/clock/clock-text.js';
import type { AttemptSummary } from '../attempts/attempt-summary.js';

/** What is left of an unfinished attempt. Where sections lock, the clock is that of the open section. */
export function restText({
  answered,
  total,
  section,
  sections,
  remainingMs,
}: Pick<AttemptSummary, 'answered' | 'total' | 'section' | 'sections' | 'remainingMs'>): string {
  if (remainingMs === null) return `${answered} of ${total} answered`;
  const left = `${clockText(remainingMs)} left`;
  return section > 0 ? `section ${section} of ${sections}, ${left}` : left;
}
