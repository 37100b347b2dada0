/** Counts as one value of a share link: '5.6.3'. */
export const countsText = (counts: readonly number[]): string => counts.join('.');

/**
 * Reads counts of a share link. Links come from anywhere, so nothing is mended: a count too many or too large is no link
 * of this page.
 * @param maxima the largest value of each count
 * @returns undefined when the text is not exactly that many counts in their bounds
 */
export function readCounts(text: string | null, maxima: readonly number[]): number[] | undefined {
  if (text === null || !/^\d{1,3}(\.\d{1,3})*$/.test(text)) return undefined;
  const counts = text.split('.').map(Number);
  const fit = counts.length === maxima.length && counts.every((count, at) => count <= (maxima[at] ?? -1));
  return fit ? counts : undefined;
}
