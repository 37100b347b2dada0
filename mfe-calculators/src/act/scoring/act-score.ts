import { roundHalfUp } from '../../numbers/round-half-up.js';
import type { ActForm, ActSection, Conversion } from './act-form.js';

export const HIGHEST_SCALED = 36;

/** The specification's scaled score: round(raw / max × 36). Raw 0 gives 0, although the official scale starts at 1. */
export const calculateScaledScore = ({ maxScore }: Pick<ActSection, 'maxScore'>, raw: number): number =>
  roundHalfUp(raw * HIGHEST_SCALED, maxScore);

/** The scaled score by a conversion. Nothing right gives 0: the section is not started. */
export function findScaledScore(section: ActSection, raw: number, conversion: Conversion): number {
  if (conversion === 'linear' || !section.published) return calculateScaledScore(section, raw);
  return raw === 0 ? 0 : (section.published[raw] ?? 0);
}

/** The scaled scores that count for the composite, in order. */
export const listCompositeScores = (
  { sections, inComposite, conversion }: ActForm,
  raw: readonly number[],
): number[] =>
  sections.slice(0, inComposite).map((section, at) => findScaledScore(section, raw[at] ?? 0, conversion));

/** The rounded average of the scores that count. One half rounds up. */
export function calculateComposite(form: ActForm, raw: readonly number[]): number {
  const scores = listCompositeScores(form, raw);
  return roundHalfUp(
    scores.reduce((sum, score) => sum + score, 0),
    scores.length,
  );
}

/** The composite by the other conversion; undefined where no chart was published. */
export function calculateOtherComposite(form: ActForm, raw: readonly number[]): number | undefined {
  if (form.sections.some(({ published }) => !published)) return undefined;
  return calculateComposite(
    { ...form, conversion: form.conversion === 'linear' ? 'published' : 'linear' },
    raw,
  );
}
