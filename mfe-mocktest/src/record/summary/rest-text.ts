import { clockText } from '../../runner/clock/clock-text.js';
import type { AttemptSummary } from '../attempts/attempt-summary.js';
import * as messages from '../../messages/record/summary.js';

/** What is left of an unfinished attempt. Where sections lock, the clock is that of the open section. */
export function restText({
  answered,
  total,
  section,
  sections,
  remainingMs,
}: Pick<AttemptSummary, 'answered' | 'total' | 'section' | 'sections' | 'remainingMs'>): string {
  if (remainingMs === null) return messages.ofAnswered(answered, total);
  const left = messages.remainingMsLeft(clockText(remainingMs));
  return section > 0 ? messages.section(section, sections, left) : left;
}
