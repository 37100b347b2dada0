import type { MockTest } from '@mockingbird/contracts';
import { MAX_ATTEMPT_SECTIONS, MAX_DURATION_MS } from '../../limits.js';
import { type ClockFactor, durationMsOf } from '../clock-choice.js';
import type { PlannedSection } from './attempt-section.js';

/**
 * The sections of a new attempt with their clocks.
 * @param count number of questions of the test
 * @param factor multiplies the minutes of every section
 * @returns empty where the sections do not lock: the test says so, the student chose no clock, or the sections do not fit
 *   the questions. The clock of the whole test counts then, and every question is open.
 */
export function planSections(
  { sections = [], sectionRule }: Pick<MockTest, 'sections' | 'sectionRule'>,
  count: number,
  factor: ClockFactor = 1,
): PlannedSection[] {
  if (sectionRule !== 'locked' || sections.length > MAX_ATTEMPT_SECTIONS) return [];
  const plans = sections.map(({ from, to, minutes }) => ({
    questions: to - from + 1,
    durationMs: durationMsOf(minutes, factor),
  }));
  const fits = sections.every(({ from }, index) => from === (sections[index - 1]?.to ?? 0) + 1);
  const isComplete = sections.at(-1)?.to === count;
  const isTimed = plans.every(({ questions, durationMs }) => questions > 0 && durationMs > 0);
  const isShort = plans.reduce((sum, { durationMs }) => sum + durationMs, 0) <= MAX_DURATION_MS;
  return fits && isComplete && isTimed && isShort ? plans : [];
}
