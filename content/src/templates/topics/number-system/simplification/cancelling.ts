import {
  asFraction,
  defineTemplate,
  frac,
  product,
  range,
  sum,
  t,
  tex,
  wholeNumber,
  type Fraction,
} from '../../../kit/index.js';
import { hundredTooFew, hundredTooMany } from '../../slips.js';
import { valueWordings } from '../../value-wordings.js';

interface Storeys {
  a: number;
  b: number;
  c: number;
  d: number;
}

const inverse = (value: Fraction) => frac(1, value);
const inner = ({ c, d }: Storeys) => frac(c).add(frac(1, d));
const middle = (p: Storeys) => frac(p.b).add(inverse(inner(p)));
const continued = (p: Storeys) => frac(p.a).add(inverse(middle(p)));

const continuedFraction = defineTemplate<Storeys, Fraction>({
  id: 'continued-fraction',
  level: 'medium',
  parameters: { a: range(1, 6), b: range(1, 5), c: range(1, 5), d: range(2, 7) },
  solve: continued,
  show: asFraction,
  mistakes: [
    { text: 'You stopped one step too early.', value: middle },
    { text: 'You left out the first whole number.', value: (p) => inverse(middle(p)) },
    { text: 'You left out the lowest fraction.', value: (p) => frac(p.a).add(frac(p.c, p.b * p.c + 1)) },
    { text: 'You did not turn over the last fraction.', value: (p) => middle(p).add(p.a) },
    {
      text: 'You did not turn over the lower sum.',
      value: (p) => frac(p.a).add(inverse(inner(p).add(p.b))),
    },
    { text: 'You turned the whole result over.', value: (p) => inverse(continued(p)) },
    {
      text: 'You added the lowest fraction as if its denominator were 1.',
      value: (p) => frac(p.a).add(inverse(frac(p.b).add(frac(1, p.c + 1)))),
    },
    {
      text: 'You subtracted the second part. It has to be added.',
      value: (p) => frac(p.a).sub(inverse(middle(p))),
    },
    {
      text: 'You added the numbers of the middle line before you turned the lower sum over.',
      value: (p) => frac(p.a).add(inverse(frac(p.b + 1, inner(p)))),
    },
  ],
  wordings: valueWordings(({ a, b, c, d }) => t`${a} + \frac{1}{${b} + \frac{1}{${c} + \frac{1}{${d}}}}`),
  explain: (p, right) =>
    t`Begin at the bottom: $${p.c} + \frac{1}{${p.d}} = ${tex(inner(p))}$. Turn it over and add: $${p.b} + ${tex(inverse(inner(p)))} = ${tex(middle(p))}$. Turn it over and add: $${p.a} + ${tex(inverse(middle(p)))} = ${tex(right)}$.`,
});

interface Factors {
  from: number;
  to: number;
  isSum: boolean;
}

const factorAt = (n: number, isSum: boolean) => frac(isSum ? n + 1 : n - 1, n);
const productOf = ({ from, to, isSum }: Factors) => product(range(from, to).map((n) => factorAt(n, isSum)));

const cancellingProduct = defineTemplate<Factors, Fraction>({
  id: 'cancelling-product',
  level: 'medium',
  parameters: { from: range(3, 9), to: range(14, 50), isSum: [true, false] },
  isSensible: (p) => productOf(p).d > 1n,
  solve: productOf,
  show: asFraction,
  mistakes: [
    { text: 'You left out the first factor.', value: (p) => productOf({ ...p, from: p.from + 1 }) },
    { text: 'You left out the last factor.', value: (p) => productOf({ ...p, to: p.to - 1 }) },
    { text: 'You took one factor too many at the end.', value: (p) => productOf({ ...p, to: p.to + 1 }) },
    {
      text: 'You took one factor too many at the start.',
      value: (p) => productOf({ ...p, from: p.from - 1 }),
    },
    {
      text: 'You left out the first and the last factor.',
      value: (p) => productOf({ ...p, from: p.from + 1, to: p.to - 1 }),
    },
    {
      text: 'You took one factor too many at both ends.',
      value: (p) => productOf({ ...p, from: p.from - 1, to: p.to + 1 }),
    },
    { text: 'This is the last factor alone.', value: (p) => factorAt(p.to, p.isSum) },
    {
      text: 'You cancelled all numerators, also the one that is left.',
      value: (p) => (p.isSum ? undefined : frac(1, p.to)),
    },
    { text: 'You left out the first two factors.', value: (p) => productOf({ ...p, from: p.from + 2 }) },
  ],
  wordings: valueWordings(({ from, to, isSum }) => {
    const bracket = (n: number) => t`\left(1 ${isSum ? '+' : '-'} \frac{1}{${n}}\right)`;
    return t`${bracket(from)}${bracket(from + 1)}${bracket(from + 2)}\cdots${bracket(to)}`;
  }),
  explain: ({ from, to, isSum }) => {
    const at = (n: number) => t`\frac{${isSum ? n + 1 : n - 1}}{${n}}`;
    const left = isSum ? [to + 1, from] : [from - 1, to];
    const value = frac(left[0] ?? 1, left[1] ?? 1);
    const unreduced = t`\frac{${left[0]}}{${left[1]}}`;
    return t`The product is $${at(from)} \times ${at(from + 1)} \times \cdots \times ${at(to)}$. Each ${isSum ? 'numerator but the last cancels with the denominator after it' : 'numerator but the first cancels with the denominator before it'}. What is left is $${unreduced === tex(value) ? unreduced : `${unreduced} = ${tex(value)}`}$.`;
  },
});

interface Telescope {
  start: number;
  step: number;
  terms: number;
}

const telescope = ({ start, step, terms }: Telescope) =>
  sum(range(0, terms - 1).map((n) => frac(1, (start + n * step) * (start + (n + 1) * step))));

const telescopingSum = defineTemplate<Telescope, Fraction>({
  id: 'telescoping-sum',
  level: 'hard',
  parameters: { start: range(1, 7), step: range(1, 4), terms: range(6, 20) },
  isSensible: (p) => telescope(p).d > 1n,
  solve: telescope,
  show: asFraction,
  mistakes: [
    { text: 'You left out the last term.', value: (p) => telescope({ ...p, terms: p.terms - 1 }) },
    {
      text: 'You added one term too many at the end.',
      value: (p) => telescope({ ...p, terms: p.terms + 1 }),
    },
    {
      text: 'You left out the first term.',
      value: (p) => telescope({ ...p, start: p.start + p.step, terms: p.terms - 1 }),
    },
    {
      text: 'You forgot to divide by the difference of the two factors.',
      value: (p) => telescope(p).mul(p.step),
    },
    {
      text: 'You divided by the difference of the two factors twice.',
      value: (p) => telescope(p).div(p.step),
    },
    {
      text: 'You added the first and the last fraction. The last has to be subtracted.',
      value: (p) =>
        frac(1, p.start)
          .add(frac(1, p.start + p.terms * p.step))
          .div(p.step),
    },
    { text: 'You forgot to subtract the last fraction.', value: (p) => frac(1, p.start * p.step) },
    {
      text: 'You added one term too many at the start.',
      value: (p) =>
        p.start > p.step ? telescope({ ...p, start: p.start - p.step, terms: p.terms + 1 }) : undefined,
    },
    {
      text: 'You left out the last two terms.',
      value: (p) => telescope({ ...p, terms: p.terms - 2 }),
    },
  ],
  wordings: valueWordings(({ start, step, terms }) => {
    const term = (n: number) => t`\frac{1}{${start + n * step} \times ${start + (n + 1) * step}}`;
    return t`${term(0)} + ${term(1)} + ${term(2)} + \cdots + ${term(terms - 1)}`;
  }),
  explain: ({ start, step, terms }, right) => {
    const end = start + terms * step;
    const difference = t`\frac{1}{${start}} - \frac{1}{${end}}`;
    const whole = step === 1 ? difference : t`\frac{1}{${step}} \times \left(${difference}\right)`;
    return t`${step === 1 ? 'Each term is the difference of two fractions' : `Each term is one ${step === 2 ? 'half' : step === 3 ? 'third' : 'quarter'} of the difference of two fractions`}, and all fractions between the first and the last cancel: $${whole} = ${tex(right)}$.`;
  },
});

interface Alternating {
  low: number;
  pairs: number;
}

const total = (from: number, to: number) => range(from, to).reduce((all, n) => all + n, 0);
const high = ({ low, pairs }: Alternating) => low + 2 * pairs - 1;

const alternatingSquares = defineTemplate<Alternating, Fraction>({
  id: 'alternating-squares',
  level: 'hard',
  parameters: { low: range(1, 12), pairs: range(5, 20) },
  solve: (p) => frac(total(p.low, high(p))),
  show: wholeNumber,
  mistakes: [
    { text: 'You left out the last pair.', value: (p) => frac(total(p.low + 2, high(p))) },
    { text: 'You left out the first pair.', value: (p) => frac(total(p.low, high(p) - 2)) },
    { text: 'You added up all numbers from 1.', value: (p) => frac(total(1, high(p))) },
    { text: 'You left out the smallest number.', value: (p) => frac(total(p.low + 1, high(p))) },
    { text: 'You left out the largest number.', value: (p) => frac(total(p.low, high(p) - 1)) },
    { text: 'You took one number too many at the top.', value: (p) => frac(total(p.low, high(p) + 1)) },
    {
      text: 'You took one pair too many at the start.',
      value: (p) => frac(total(p.low, high(p) + 2)),
    },
    {
      text: 'You cancelled all squares between the first and the last.',
      value: (p) => frac(high(p) ** 2 - p.low ** 2),
    },
    hundredTooMany,
    hundredTooFew,
  ],
  wordings: valueWordings((p) => {
    const top = high(p);
    return t`${top}^2 - ${top - 1}^2 + ${top - 2}^2 - ${top - 3}^2 + \cdots + ${p.low + 1}^2 - ${p.low}^2`;
  }),
  explain: (p, right) => {
    const top = high(p);
    return t`Each pair is the sum of its two numbers: $${top}^2 - ${top - 1}^2 = ${top} + ${top - 1}$, and so on. All numbers from ${top} down to ${p.low} are added, ${2 * p.pairs} numbers with the mean $\frac{${top} + ${p.low}}{2}$: $\frac{${2 * p.pairs} \times (${top} + ${p.low})}{2} = ${right.n}$.`;
  },
});

export const CANCELLING = [continuedFraction, cancellingProduct, telescopingSum, alternatingSquares];
