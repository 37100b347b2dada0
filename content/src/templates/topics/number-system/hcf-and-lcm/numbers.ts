import { frac, hcf, lcm, range, type Fraction } from '../../../kit/index.js';

/** The quotient, where the division has no remainder. */
export const divided = (value: number, by: number): Fraction | undefined =>
  value % by === 0 ? frac(value / by) : undefined;

export type Triple = readonly [number, number, number];

/** Three small divisors with an LCM that examiners use. */
export const DIVISORS: Triple[] = range(4, 18).flatMap((a) =>
  range(a + 1, 24).flatMap((b) =>
    range(b + 1, 36)
      .filter((c) => {
        const common = lcm(a, b, c);
        return common >= 36 && common <= 360 && hcf(a, b) > 1 && hcf(b, c) > 1 && c % b !== 0 && b % a !== 0;
      })
      .map((c) => [a, b, c] as const),
  ),
);
