import { frac, type Exact, type Fraction } from '../kit/index.js';

/** A slip that misses the right value by a fixed amount. */
export const offBy = (difference: Exact, text: string) => ({
  text,
  value: (_: unknown, right: Fraction) => right.add(frac(difference)),
});

/** A slip that multiplies the right value. */
export const scaledBy = (factor: Exact, text: string) => ({
  text,
  value: (_: unknown, right: Fraction) => right.mul(frac(factor)),
});

export const tenTooMany = offBy(10, 'You carried one ten too many.');
export const tenTooFew = offBy(-10, 'You forgot to carry one ten.');
export const hundredTooMany = offBy(100, 'You carried one hundred too many.');
export const hundredTooFew = offBy(-100, 'You forgot to carry one hundred.');
export const oneTooMany = offBy(1, 'You came out one too high in the last step.');
export const oneTooFew = offBy(-1, 'You came out one too low in the last step.');
export const doubledResult = scaledBy(2, 'You doubled the right value.');
export const halvedResult = scaledBy(frac(1, 2), 'You took half of the right value.');
