/**
 * @returns the median: the middle value, or the mean of the two in the middle
 * @throws on an empty list
 */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.ceil(sorted.length / 2) - 1];
  if (upper === undefined || lower === undefined) throw new Error('No values to take the median of');
  return (lower + upper) / 2;
}

/**
 * @returns the geometric mean, the mean for ratios and for what is compared by ratios
 * @throws on an empty list, and on a value that is not above 0
 */
export function geometricMean(values: readonly number[]): number {
  if (values.length === 0 || values.some((value) => !(value > 0)))
    throw new Error(`No geometric mean of ${JSON.stringify(values)}`);
  return Math.exp(values.reduce((sum, value) => sum + Math.log(value), 0) / values.length);
}

/**
 * @returns the value that at most 5 % of the values exceed
 * @throws on an empty list
 */
export function percentile95(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const found = sorted[Math.ceil(sorted.length * 0.95) - 1];
  if (found === undefined) throw new Error('No values to take the percentile of');
  return found;
}
