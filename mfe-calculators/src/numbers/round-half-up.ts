/**
 * A quotient of whole numbers, rounded; one half rounds up. In whole numbers, so that a half is seen as one.
 * @param numerator 0 or more
 * @param denominator above 0
 */
export const roundHalfUp = (numerator: number, denominator: number): number =>
  Math.floor((2 * numerator + denominator) / (2 * denominator));
