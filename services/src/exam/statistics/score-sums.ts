/** The choice of a student who skipped a question. Other choices are option indexes. */
export const SKIPPED = 'none';

/**
 * Sums over the scored attempts that contained one question. The score of an attempt is its number of right answers. Absent
 * sums are zero.
 */
export interface StoredItemScores {
  /** Number of attempts by choice: an option index, or `SKIPPED`. */
  counts?: Readonly<Record<string, number>>;
  /** Sum of the scores, by choice. */
  sums?: Readonly<Record<string, number>>;
  /** Sum of the squares of all scores. */
  squares?: number;
}

const total = (numbers: Readonly<Record<string, number>> = {}): number =>
  Object.values(numbers).reduce((sum, number) => sum + number, 0);

const addRecords = (
  a: Readonly<Record<string, number>> = {},
  b: Readonly<Record<string, number>> = {},
): Record<string, number> => {
  const sums = { ...a };
  for (const [name, number] of Object.entries(b)) sums[name] = (sums[name] ?? 0) + number;
  return sums;
};

/** Adds the sums of the same question in two revisions of a test. */
export const addScores = (a: StoredItemScores, b: StoredItemScores): StoredItemScores => ({
  counts: addRecords(a.counts, b.counts),
  sums: addRecords(a.sums, b.sums),
  squares: (a.squares ?? 0) + (b.squares ?? 0),
});

/** Smaller variances are rounding errors: scores are whole numbers. */
const NO_VARIANCE = 1e-9;

/** What the sums say about one question. The rest score of an attempt is its score without this question. */
export class ItemScores {
  /** Attempts that contained the question. */
  readonly scored: number;

  /** @param key zero-based index of the right option */
  constructor(
    private readonly stored: StoredItemScores,
    private readonly key: number,
  ) {
    this.scored = total(stored.counts);
  }

  /** @returns how many chose this option */
  count(option: number): number {
    return this.stored.counts?.[String(option)] ?? 0;
  }

  /** @returns how many chose any option */
  get answered(): number {
    return this.scored - (this.stored.counts?.[SKIPPED] ?? 0);
  }

  /** @returns the mean rest score of those who chose this option; null without any */
  meanRestScore(option: number): number | null {
    const count = this.count(option);
    return count === 0 ? null : this.restSum(option) / count;
  }

  /**
   * Correlates the choice of an option with the rest score: the corrected point-biserial correlation. For the right option it
   * is the discrimination of the question.
   * @returns null where all or none chose it, and where all rest scores are equal
   */
  correlation(option: number): number | null {
    const n = this.scored;
    const p = this.count(option) / n;
    const right = this.count(this.key);
    const mean = (total(this.stored.sums) - right) / n;
    // (T - X)^2 = T^2 - 2TX + X, because X is 0 or 1.
    const restSquares = (this.stored.squares ?? 0) - 2 * this.sum(this.key) + right;
    const variance = restSquares / n - mean * mean;
    const choiceVariance = p * (1 - p);
    if (n === 0 || variance < NO_VARIANCE || choiceVariance < NO_VARIANCE) return null;
    const covariance = this.restSum(option) / n - p * mean;
    // Rounding errors may exceed the range.
    return Math.max(-1, Math.min(1, covariance / Math.sqrt(variance * choiceVariance)));
  }

  private sum(option: number): number {
    return this.stored.sums?.[String(option)] ?? 0;
  }

  /** Sum of the rest scores of those who chose this option. */
  private restSum(option: number): number {
    return this.sum(option) - (option === this.key ? this.count(option) : 0);
  }
}
