/** Formats counts as one parameter: '5.6.3'. */
export const formatCounts = (counts: readonly number[]): string => counts.join('.');

/**
 * Parses the counts of a share link. Links come from anywhere, so wrong values are not corrected.
 * @param maxima the largest value of each count
 * @returns undefined unless the text has exactly these counts, within their limits
 */
export function parseCounts(text: string | null, maxima: readonly number[]): number[] | undefined {
  if (text === null || !/^\d{1,3}(\.\d{1,3})*$/.test(text)) return undefined;
  const counts = text.split('.').map(Number);
  const fit = counts.length === maxima.length && counts.every((count, at) => count <= (maxima[at] ?? -1));
  return fit ? counts : undefined;
}
