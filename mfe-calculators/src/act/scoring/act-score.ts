import { roundHalfUp } from '../../numbers/round-half-up.js';
import type { ActForm, ActSection } from './act-form.js';

export const HIGHEST_SCALED = 36;

/** The scaled score of a section: round(raw / max × 36). A raw 0 gives 0, below the official scale of 1 to 36. */
export const scaledScore = ({ maxScore }: ActSection, raw: number): number =>
  roundHalfUp(raw * HIGHEST_SCALED, maxScore);

/** The scaled scores that make the composite, in order. */
export const scoresInComposite = ({ sections, inComposite }: ActForm, raw: readonly number[]): number[] =>
  sections.slice(0, inComposite).map((section, at) => scaledScore(section, raw[at] ?? 0));

/** The rounded average of the scaled scores. */
export function compositeScore(form: ActForm, raw: readonly number[]): number {
  const scores = scoresInComposite(form, raw);
  return roundHalfUp(
    scores.reduce((sum, score) => sum + score, 0),
    scores.length,
  );
}
