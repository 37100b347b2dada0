import { frac, type Exact, type Fraction } from '../../../kit/index.js';

/** Whether a value has at most one decimal place. */
export const isInTenths = (value: Fraction) => value.mul(10).d === 1n;

/** The sum of the first n terms of an arithmetic progression. */
export const arithmeticSum = (first: Exact, step: Exact, n: number): Fraction =>
  frac(first)
    .mul(2)
    .add(frac(step).mul(n - 1))
    .mul(n)
    .div(2);

export const doubled = {
  text: 'You doubled the right value.',
  value: (_: unknown, right: Fraction) => right.mul(2),
};
export const halved = {
  text: 'You took half of the right value.',
  value: (_: unknown, right: Fraction) => right.div(2),
};
