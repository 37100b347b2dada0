/**
 * Rounds a quotient of whole numbers; a half rounds up. Integer arithmetic keeps halves exact.
 * @param numerator 0 or more
 * @param denominator above 0
 */
export const roundHalfUp = (numerator: number, denominator: number): number =>
  Math.floor((2 * numerator + denominator) / (2 * denominator));
