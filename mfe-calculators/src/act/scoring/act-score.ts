import { roundHalfUp } from '../../numbers/round-half-up.js';
import type { ActForm, ActSection } from './act-form.js';

export const HIGHEST_SCALED = 36;

/** The scaled score of a section: round(raw / max × 36). Raw 0 gives 0, although the official scale starts at 1. */
export const calculateScaledScore = ({ maxScore }: ActSection, raw: number): number =>
  roundHalfUp(raw * HIGHEST_SCALED, maxScore);

/** The scaled scores that count for the composite, in order. */
export const listCompositeScores = ({ sections, inComposite }: ActForm, raw: readonly number[]): number[] =>
  sections.slice(0, inComposite).map((section, at) => calculateScaledScore(section, raw[at] ?? 0));

export function calculateComposite(form: ActForm, raw: readonly number[]): number {
  const scores = listCompositeScores(form, raw);
  return roundHalfUp(
    scores.reduce((sum, score) => sum + score, 0),
    scores.length,
  );
}
