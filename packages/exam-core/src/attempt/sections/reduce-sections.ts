import { MAX_DURATION_MS } from '../../limits.js';
import type { Attempt } from '../attempt.js';
import { openQuestions, type PlannedSection } from './attempt-section.js';
import { openVersions } from './open-versions.js';

/**
 * The sections of a starting attempt, and their clock.
 * @param count number of questions of the attempt
 * @returns nothing unless the sections have all questions, and each one has time
 */
export function startSections(
  plans: readonly PlannedSection[] = [],
  count: number,
): Pick<Attempt, 'sections' | 'durationMs'> | undefined {
  const questions = plans.reduce((sum, plan) => sum + plan.questions, 0);
  const durationMs = plans.reduce((sum, plan) => sum + plan.durationMs, 0);
  const isWhole = plans.every((plan) => plan.questions > 0 && plan.durationMs > 0);
  if (plans.length === 0 || !isWhole || questions !== count || durationMs > MAX_DURATION_MS) return undefined;
  return { durationMs, sections: plans.map((plan) => ({ ...plan, usedMs: 0 })) };
}

/** Whether the question may change: it is in the open section, or no sections lock. */
export function isInOpenSection(attempt: Attempt, question: string): boolean {
  if (attempt.sections.length === 0) return true;
  const { from, end } = openQuestions(attempt, attempt.items.size);
  return [...attempt.items.keys()].slice(from, end).includes(question);
}

/** Opens the next section with its whole time. What was left of this one is lost. */
export function finishSection(attempt: Attempt, section: number): Attempt {
  const isLast = section + 1 >= attempt.sections.length;
  if (isLast || section !== attempt.openSection) return attempt;
  return openVersions({ ...attempt, openSection: section + 1, current: null }, section);
}
