/**
 * Parses a typed or pasted count. Text without a number becomes 0 (specification, section 5). Decimals lose their
 * fraction, because half an answer is not right. The result is clamped.
 * @param text any text, for example '007', '12.7', '1e3' or 'abc'
 * @param max the largest count
 * @returns a whole number from 0 to `max`
 */
export function parseCount(text: string, max: number): number {
  const number = Number(text.trim().replace(',', '.'));
  if (Number.isNaN(number)) return 0;
  return Math.min(max, Math.max(0, Math.trunc(number)));
}
