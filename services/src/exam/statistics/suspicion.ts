import type { Suspicion } from '@mockingbird/contracts';
import type { ItemScores } from './score-sums.js';

/** Scored attempts with a response that are enough to suspect a key. */
export const ENOUGH_ANSWERS = 50;
/** Discrimination below this is very low: the key says next to nothing about the rest of the test. */
const LOW_DISCRIMINATION = 0.1;
/**
 * Standard errors between a figure and a limit before it counts as beyond it. With two, chance exceeds a limit for one
 * question in 44.
 */
const STANDARD_ERRORS = 2;
/** Students who chose a wrong option, before it is compared with the key. */
const DISTRACTOR_ANSWERS = 10;
/** Above this share of right answers, discrimination is always low: nearly all students are alike. */
const EASY_SHARE = 0.95;
/** Questions of a test that are enough to call discrimination low: a few questions measure little. */
const ENOUGH_QUESTIONS = 10;

/** A suspicion about the key of a question. */
export interface FoundSuspicion {
  reason: Suspicion;
  /** Zero-based wrong option that strong students prefer, if there is one. */
  preferred?: number;
}

/** @returns the wrong option with the highest correlation with the rest score; undefined without any */
function findBestDistractor(
  scores: ItemScores,
  key: number,
  options: number,
): { option: number; correlation: number } | undefined {
  const distractors = Array.from({ length: options }, (_, option) => option)
    .filter((option) => option !== key && scores.count(option) >= DISTRACTOR_ANSWERS)
    .flatMap((option) => {
      const correlation = scores.correlation(option);
      return correlation === null ? [] : [{ option, correlation }];
    });
  return distractors.sort((a, b) => b.correlation - a.correlation)[0];
}

/**
 * Says whether the key of a question is suspicious.
 * @param scores sums of the question
 * @param key zero-based index of the right option
 * @param options number of options
 * @param questions number of questions of the test
 * @returns undefined where nothing is suspicious, or too few students answered
 */
export function findSuspicion(
  scores: ItemScores,
  key: number,
  options: number,
  questions: number,
): FoundSuspicion | undefined {
  const { scored, answered } = scores;
  if (answered < ENOUGH_ANSWERS) return undefined;
  const discrimination = scores.correlation(key);
  const margin = STANDARD_ERRORS / Math.sqrt(scored);
  const best = findBestDistractor(scores, key, options);
  const isPreferred =
    best !== undefined && best.correlation > margin && best.correlation > (discrimination ?? 0);
  const preferred = isPreferred ? { preferred: best.option } : {};
  const right = scores.count(key);
  if (right === 0) return { reason: 'key-never-chosen', ...preferred };
  if (discrimination !== null && discrimination < -margin) {
    return { reason: 'negative-discrimination', ...preferred };
  }
  if (isPreferred) return { reason: 'distractor-beats-key', ...preferred };
  const isRated = questions >= ENOUGH_QUESTIONS && right / scored <= EASY_SHARE;
  const isLow = discrimination !== null && discrimination + margin < LOW_DISCRIMINATION;
  return isRated && isLow ? { reason: 'low-discrimination' } : undefined;
}
