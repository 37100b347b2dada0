/**
 * Reads a count that was typed or pasted. What is no number becomes 0 (specification, section 5); a decimal loses its
 * fraction, since half an answer is not right; the rest is clamped.
 * @param text anything, for example '007', '12.7', '1e3' or 'abc'
 * @param max the largest count
 * @returns a whole number from 0 to `max`
 */
export function readCount(text: string, max: number): number {
  const number = Number(text.trim().replace(',', '.'));
  if (Number.isNaN(number)) return 0;
  return Math.min(max, Math.max(0, Math.trunc(number)));
}
