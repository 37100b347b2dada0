import {
  asFraction,
  defineTemplate,
  frac,
  num,
  range,
  t,
  tex,
  wholeNumber,
  type Fraction,
} from '../../../kit/index.js';
import { doubledResult, halvedResult, oneTooFew, oneTooMany } from '../../slips.js';
import { valueWordings } from '../../value-wordings.js';

interface TwoPowers {
  a: number;
  aDegree: number;
  aPower: number;
  b: number;
  bDegree: number;
  bPower: number;
}

const fractionalPowers = defineTemplate<TwoPowers, Fraction>({
  id: 'product-of-fractional-powers',
  level: 'easy',
  parameters: {
    a: range(2, 7),
    aDegree: [2, 3, 4, 5],
    aPower: range(1, 4),
    b: range(2, 9),
    bDegree: [2, 3, 4],
    bPower: range(1, 3),
  },
  isSensible: (p) =>
    p.a !== p.b &&
    p.aPower !== p.aDegree &&
    p.bPower !== p.bDegree &&
    p.aPower + p.bPower > 2 &&
    frac(p.aPower, p.aDegree).d === BigInt(p.aDegree) &&
    frac(p.bPower, p.bDegree).d === BigInt(p.bDegree) &&
    p.a ** p.aDegree < 1_300 &&
    p.b ** p.bDegree < 1_300 &&
    p.a ** p.aPower * p.b ** p.bPower < 1_000,
  solve: (p) => frac(p.a ** p.aPower * p.b ** p.bPower),
  show: wholeNumber,
  mistakes: [
    {
      text: 'You took only the roots and left out the numerators of the exponents.',
      value: ({ a, b }) => frac(a * b),
    },
    { text: 'You left out the numerator of the first exponent.', value: (p) => frac(p.a * p.b ** p.bPower) },
    { text: 'You left out the numerator of the second exponent.', value: (p) => frac(p.a ** p.aPower * p.b) },
    {
      text: 'You added the two powers. They have to be multiplied.',
      value: (p) => frac(p.a ** p.aPower + p.b ** p.bPower),
    },
    {
      text: 'You multiplied the roots by the numerators. They have to be raised to them.',
      value: (p) => frac(p.a * p.aPower * p.b * p.bPower),
    },
    {
      text: 'You multiplied each number by its exponent.',
      value: (p) =>
        frac(p.a ** p.aDegree * p.aPower, p.aDegree).mul(frac(p.b ** p.bDegree * p.bPower, p.bDegree)),
    },
    {
      text: 'You took one factor too many in the first power.',
      value: (p) => frac(p.a ** (p.aPower + 1) * p.b ** p.bPower),
    },
    {
      text: 'You took one factor too many in the second power.',
      value: (p) => frac(p.a ** p.aPower * p.b ** (p.bPower + 1)),
    },
    { text: 'This is the first power alone.', value: (p) => frac(p.a ** p.aPower) },
  ],
  wordings: valueWordings(
    (p) =>
      t`${p.a ** p.aDegree}^{\frac{${p.aPower}}{${p.aDegree}}} \times ${p.b ** p.bDegree}^{\frac{${p.bPower}}{${p.bDegree}}}`,
  ),
  explain: (p, right) =>
    t`As $${p.a ** p.aDegree} = ${p.a}^${p.aDegree}$ and $${p.b ** p.bDegree} = ${p.b}^${p.bDegree}$, the product is $${p.a}^${p.aPower} \times ${p.b}^${p.bPower} = ${p.a ** p.aPower} \times ${p.b ** p.bPower} = ${right.n}$.`,
});

interface NegativePower {
  top: number;
  bottom: number;
  degree: number;
  power: number;
}

const negativePower = defineTemplate<NegativePower, Fraction>({
  id: 'negative-power-of-a-fraction',
  level: 'easy',
  parameters: { top: range(2, 11), bottom: range(2, 11), degree: [2, 3, 4], power: range(1, 5) },
  isSensible: ({ top, bottom, degree, power }) =>
    frac(top, bottom).d === BigInt(bottom) &&
    top > 1 &&
    frac(power, degree).d === BigInt(degree) &&
    Math.max(top, bottom) ** degree < 1_400 &&
    Math.max(top, bottom) ** power < 1_400,
  solve: ({ top, bottom, power }) => frac(bottom ** power, top ** power),
  show: asFraction,
  mistakes: [
    {
      text: 'You did not turn the fraction over. The exponent is negative.',
      value: ({ top, bottom, power }) => frac(top ** power, bottom ** power),
    },
    { text: 'You left out the numerator of the exponent.', value: ({ top, bottom }) => frac(bottom, top) },
    {
      text: 'You raised only the numerator to the power.',
      value: ({ top, bottom, power }) => frac(bottom ** power, top),
    },
    {
      text: 'You raised only the denominator to the power.',
      value: ({ top, bottom, power }) => frac(bottom, top ** power),
    },
    {
      text: 'You took one factor too many.',
      value: ({ top, bottom, power }) => frac(bottom ** (power + 1), top ** (power + 1)),
    },
    {
      text: 'You took one factor too few.',
      value: ({ top, bottom, power }) => frac(bottom ** (power - 1), top ** (power - 1)),
    },
    {
      text: 'You turned the fraction over and left out the exponent.',
      value: ({ top, bottom, degree }) => frac(bottom ** degree, top ** degree),
    },
    {
      text: 'You multiplied the numerator by the numerator of the exponent.',
      value: ({ top, bottom, power }) => frac(bottom * power, top),
    },
    {
      text: 'You did not turn the fraction over, and left out the numerator of the exponent.',
      value: ({ top, bottom }) => frac(top, bottom),
    },
  ],
  wordings: valueWordings(
    ({ top, bottom, degree, power }) =>
      t`\left(\frac{${top ** degree}}{${bottom ** degree}}\right)^{-\frac{${power}}{${degree}}}`,
  ),
  explain: ({ top, bottom, degree, power }, right) =>
    t`A negative exponent turns the fraction over: $\left(\frac{${bottom ** degree}}{${top ** degree}}\right)^{\frac{${power}}{${degree}}} = \left(\frac{${bottom}}{${top}}\right)^{${power}} = ${tex(right)}$.`,
});

interface Exponents {
  base: number;
  i: number;
  m: number;
  j: number;
  n: number;
  k: number;
  l: number;
}

const exponent = ({ i, m, j, n, k, l }: Exponents) => i * m + j * n - k * l;

const missingExponent = defineTemplate<Exponents, Fraction>({
  id: 'missing-exponent',
  level: 'easy',
  parameters: {
    base: [2, 3, 5],
    i: range(2, 4),
    m: range(2, 9),
    j: range(1, 3),
    n: range(2, 9),
    k: range(1, 4),
    l: range(2, 7),
  },
  isSensible: (p) =>
    p.i !== p.j && p.j !== p.k && p.i !== p.k && exponent(p) > 4 && p.base ** Math.max(p.i, p.j, p.k) < 700,
  solve: (p) => frac(exponent(p)),
  show: num,
  mistakes: [
    { text: 'You left out that the numbers are powers themselves.', value: ({ m, n, l }) => frac(m + n - l) },
    {
      text: 'You added the exponent of the divisor. It has to be subtracted.',
      value: (p) => frac(exponent(p) + 2 * p.k * p.l),
    },
    { text: 'You left out the divisor.', value: (p) => frac(exponent(p) + p.k * p.l) },
    { text: 'You left out the second factor.', value: (p) => frac(exponent(p) - p.j * p.n) },
    {
      text: 'You added the exponents of a power of a power. They have to be multiplied.',
      value: (p) => frac(p.i + p.m + p.j + p.n - p.k - p.l),
    },
    {
      text: 'You left out that the first number is a power itself.',
      value: (p) => frac(exponent(p) - (p.i - 1) * p.m),
    },
    {
      text: 'You left out that the divisor is a power itself.',
      value: (p) => frac(exponent(p) + (p.k - 1) * p.l),
    },
    oneTooMany,
    oneTooFew,
  ],
  wordings: [
    (p) => t`What should replace the question mark: $${powerTerms(p)} = ${p.base}^?$`,
    (p, s) =>
      t`${s.person.name} writes $${powerTerms(p)}$ as a single power of ${p.base}. What is the exponent?`,
    (p) => t`If $${powerTerms(p)} = ${p.base}^n$, what is the value of $n$?`,
  ],
  mayRepeatNumbers: true,
  explain: (p, right) =>
    t`With the base ${p.base} the exponents are $${p.i} \times ${p.m} = ${p.i * p.m}$, $${p.j} \times ${p.n} = ${p.j * p.n}$ and $${p.k} \times ${p.l} = ${p.k * p.l}$. Add for a product and subtract for a quotient: $${p.i * p.m} + ${p.j * p.n} - ${p.k * p.l} = ${right.n}$.`,
});

const powerTerms = ({ base, i, m, j, n, k, l }: Exponents) =>
  t`${base ** i}^{${m}} \times ${base ** j}^{${n}} \div ${base ** k}^{${l}}`;

interface SumOfPowers {
  base: number;
  high: number;
  low: number;
  bottom: number;
  isSum: boolean;
}

/** An exact power, also with a negative exponent. */
const powerOf = (base: number, exponent: number) =>
  exponent < 0 ? frac(1, base ** -exponent) : frac(base ** exponent);

const sumAbove = ({ base, high, low, isSum }: SumOfPowers) =>
  isSum ? base ** high + base ** low : base ** high - base ** low;
const quotient = (p: SumOfPowers) => frac(sumAbove(p)).div(powerOf(p.base, p.bottom));

const combinedPowers = defineTemplate<SumOfPowers, Fraction>({
  id: 'sum-of-powers-over-a-power',
  level: 'medium',
  parameters: {
    base: [2, 3, 5, 6, 7],
    high: range(2, 4),
    low: range(0, 2),
    bottom: range(-2, 2),
    isSum: [true, false],
  },
  isSensible: (p) => p.high > p.low && p.bottom !== p.low && p.bottom !== p.high && quotient(p).n < 3_000n,
  solve: quotient,
  show: asFraction,
  mistakes: [
    { text: 'You mixed up plus and minus.', value: (p) => quotient({ ...p, isSum: !p.isSum }) },
    { text: 'You left out the denominator.', value: (p) => quotient({ ...p, bottom: 0 }) },
    {
      text: 'You took the power of the denominator one too high.',
      value: (p) => quotient({ ...p, bottom: p.bottom + 1 }),
    },
    {
      text: 'You took the power of the denominator one too low.',
      value: (p) => quotient({ ...p, bottom: p.bottom - 1 }),
    },
    {
      text: 'You divided only the first power by the denominator.',
      value: (p) => powerOf(p.base, p.high - p.bottom).add((p.isSum ? 1 : -1) * p.base ** p.low),
    },
    { text: 'You left out the second power.', value: (p) => powerOf(p.base, p.high - p.bottom) },
    {
      text: 'You combined the exponents of the sum. That works only for products.',
      value: (p) => powerOf(p.base, (p.isSum ? p.high + p.low : p.high - p.low) - p.bottom),
    },
    doubledResult,
    halvedResult,
  ],
  wordings: [
    ...valueWordings<SumOfPowers>(quotientTex),
    (p) =>
      t`The expression $${quotientTex(p)}$ has the same value for each whole number $n$. Which value is it?`,
  ],
  explain: (p, right) => {
    const sign = p.isSum ? '+' : '-';
    const divisor = tex(powerOf(p.base, p.bottom));
    return t`Take out $${p.base}^n$ above and below; it cancels. What is left is $(${p.base}^${p.high} ${sign} ${p.base}^${p.low}) \div ${divisor} = ${sumAbove(p)} \div ${divisor} = ${tex(right)}$.`;
  },
});

function quotientTex({ base, high, low, bottom, isSum }: SumOfPowers): string {
  const power = (shift: number) =>
    shift === 0 ? `${base}^{n}` : `${base}^{n ${shift < 0 ? '-' : '+'} ${Math.abs(shift)}}`;
  return t`\frac{${power(high)} ${isSum ? '+' : '-'} ${power(low)}}{${power(bottom)}}`;
}

export const POWERS = [fractionalPowers, negativePower, missingExponent, combinedPowers];
