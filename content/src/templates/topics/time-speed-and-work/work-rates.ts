import { frac, sum, type Exact, type Fraction } from '../../kit/index.js';

/** The part of the work in a unit of time by those who need the given times alone. A negative time undoes work. */
export const rateOf = (...times: readonly Exact[]): Fraction => sum(times.map((time) => frac(1, time)));

/** The time for the whole work together. The rates must not cancel out. */
export const together = (...times: readonly Exact[]): Fraction => frac(1, rateOf(...times));

/** Whether a value has at most one decimal place. */
export const isInTenths = (value: Fraction) => value.mul(10).d === 1n;

/** A slip that makes the answer too large. */
export const tooMany = (noun: string, by: Exact = 1) => ({
  text: `You counted one ${noun} too many.`,
  value: (_parameters: unknown, right: Fraction) => right.add(frac(by)),
});

/** A slip that makes the answer too small. */
export const tooFew = (noun: string, by: Exact = 1) => ({
  text: `You counted one ${noun} too few.`,
  value: (_parameters: unknown, right: Fraction) => right.sub(frac(by)),
});
