/** Results that a prediction needs. */
export const LEAST_RESULTS = 3;
/** Latest results that a prediction uses. Older ones say little about today. */
export const MOST_RESULTS = 5;

/** Student's t for a two-sided range of 80 %, by degrees of freedom from 2 on. */
const T_80 = [1.886, 1.638, 1.533];

/** One result, as the prediction needs it. */
export interface Sample {
  percent: number;
  /** Number of questions. A short test says less. */
  questions: number;
  /** The percentage with every answer wrong. */
  lowest: number;
}

/** The score that a student can expect in the next test, in percent. */
export interface Prediction {
  expected: number;
  /** The next score is in this range 8 times out of 10. */
  low: number;
  high: number;
}

export type Readiness = { missing: number } | Prediction;

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
const clamp = (value: number, low: number, high: number) => Math.min(Math.max(value, low), high);

/** Standard deviation that chance alone gives a test of this length, in percent. */
function chanceDeviation(percent: number, questions: number): number {
  const share = clamp(percent / 100, 0, 1);
  return 100 * Math.sqrt((share * (1 - share)) / Math.max(1, questions));
}

/**
 * Predicts the next score: the mean of the latest results, and a prediction interval of 80 % from their spread. The
 * spread counts at least as much as chance gives a test of this length.
 * @param samples the latest last
 */
export function predict(samples: readonly Sample[]): Readiness {
  if (samples.length < LEAST_RESULTS) return { missing: LEAST_RESULTS - samples.length };
  const latest = samples.slice(-MOST_RESULTS);
  const percents = latest.map(({ percent }) => percent);
  const expected = mean(percents);
  const variance = percents.reduce((sum, value) => sum + (value - expected) ** 2, 0) / (percents.length - 1);
  const chance = chanceDeviation(expected, mean(latest.map(({ questions }) => questions)));
  const spread = Math.max(Math.sqrt(variance), chance) * Math.sqrt(1 + 1 / percents.length);
  const reach = spread * (T_80[percents.length - LEAST_RESULTS] ?? 0);
  const lowest = Math.min(0, ...latest.map((sample) => sample.lowest));
  return {
    expected: clamp(expected, lowest, 100),
    low: clamp(expected - reach, lowest, 100),
    high: clamp(expected + reach, lowest, 100),
  };
}
