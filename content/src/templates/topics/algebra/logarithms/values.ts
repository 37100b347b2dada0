import {
  asFraction,
  defineTemplate,
  frac,
  hcf,
  range,
  reduced,
  t,
  tex,
  wholeNumber,
  type Fraction,
} from '../../../kit/index.js';
import { doubledResult, halvedResult, oneTooFew, oneTooMany } from '../../slips.js';
import { valueWordings } from '../../value-wordings.js';

/** TeX of a logarithm without dollar signs. */
export const logTex = (base: number | string, of: number | string) => t`\log_{${base}} ${of}`;

interface CommonBase {
  p: number;
  i: number;
  j: number;
}

const isPlain = ({ p, i, j }: CommonBase) => p ** Math.max(i, j) <= 2_048 && hcf(i, j) === 1;

const evaluate = defineTemplate<CommonBase, Fraction>({
  id: 'value-of-a-logarithm',
  level: 'easy',
  parameters: { p: [2, 3, 4, 5, 6, 7, 10], i: range(2, 9), j: range(2, 11) },
  isSensible: (p) => isPlain(p) && (p.p !== 4 || p.i + p.j < 9),
  solve: ({ i, j }) => frac(j, i),
  show: asFraction,
  mistakes: [
    { text: 'You turned the quotient of the exponents over.', value: ({ i, j }) => frac(i, j) },
    {
      text: 'You subtracted the exponents. They have to be divided.',
      value: ({ i, j }) => frac(Math.abs(j - i)),
    },
    { text: 'You counted one factor too many in the number.', value: ({ i, j }) => frac(j + 1, i) },
    { text: 'You counted one factor too few in the number.', value: ({ i, j }) => frac(j - 1, i) },
    { text: 'You counted one factor too many in the base.', value: ({ i, j }) => frac(j, i + 1) },
    { text: 'You counted one factor too few in the base.', value: ({ i, j }) => frac(j, i - 1) },
    {
      text: 'You divided the number by the base.',
      value: ({ p, i, j }) => (j > i ? frac(p ** (j - i)) : frac(1, p ** (i - j))),
    },
    doubledResult,
    halvedResult,
  ],
  mayRepeatNumbers: true,
  wordings: [
    ...valueWordings<CommonBase>(({ p, i, j }) => logTex(p ** i, p ** j)),
    ({ p, i, j }) => `To which power must ${p ** i} be raised to give ${p ** j}?`,
  ],
  explain: ({ p, i, j }, right) =>
    t`$${p ** i} = ${p}^${i}$ and $${p ** j} = ${p}^{${j}}$, so $${p ** i}^x = ${p ** j}$ means $${i}x = ${j}$ and $x = ${tex(right)}$.`,
});

const baseFromLogarithm = defineTemplate<CommonBase, Fraction>({
  id: 'base-of-a-logarithm',
  level: 'easy',
  parameters: { p: range(2, 13), i: range(1, 4), j: range(2, 7) },
  isSensible: (p) =>
    hcf(p.i, p.j) === 1 && p.i !== p.j && p.p ** p.j < 8_000 && p.p ** p.i < 150 && ![4, 8, 9].includes(p.p),
  solve: ({ p, i }) => frac(p ** i),
  show: wholeNumber,
  mistakes: [
    { text: 'You divided the number by the logarithm.', value: ({ p, i, j }) => frac(p ** j * i, j) },
    { text: 'You left out the denominator of the logarithm.', value: ({ p }) => frac(p) },
    { text: 'You took one factor too many.', value: ({ p, i }) => frac(p ** (i + 1)) },
    { text: 'You took one factor too few.', value: ({ p, i }) => (i > 1 ? frac(p ** (i - 1)) : undefined) },
    { text: 'You multiplied by the denominator. It is an exponent.', value: ({ p, i }) => frac(p * i) },
    { text: 'You multiplied by the numerator. It is an exponent.', value: ({ p, j }) => frac(p * j) },
    doubledResult,
    halvedResult,
    {
      text: 'You took a root that is one too high.',
      value: ({ p, i }) => (i === 1 ? frac(p + 1) : undefined),
    },
    {
      text: 'You took a root that is one too low.',
      value: ({ p, i }) => (i === 1 && p > 2 ? frac(p - 1) : undefined),
    },
    {
      text: 'You took a root of the number that is one too high.',
      value: ({ p, i }) => (i > 1 ? frac((p + 1) ** i) : undefined),
    },
    {
      text: 'You took a root of the number that is one too low.',
      value: ({ p, i }) => (i > 1 && p > 2 ? frac((p - 1) ** i) : undefined),
    },
  ],
  wordings: [
    (p) => t`If $${logTex('x', p.p ** p.j)} = ${tex(frac(p.j, p.i))}$, what is $x$?`,
    (p) =>
      t`To which base is the logarithm of ${wholeNumber(p.p ** p.j)} equal to ${p.i === 1 ? p.j : asFraction(frac(p.j, p.i))}?`,
    (p, s) =>
      t`${s.person.name} looks for the base $b$ with $${logTex('b', p.p ** p.j)} = ${tex(frac(p.j, p.i))}$. Which number is it?`,
  ],
  explain: ({ p, i, j }, right) =>
    i === 1
      ? t`The base, raised to the power ${j}, must give ${p ** j}. As $${p}^${j} = ${p ** j}$, it is ${right.n}.`
      : t`The base, raised to the power $\frac{${j}}{${i}}$, must give ${p ** j}, and $${p ** j} = ${p}^${j}$. So the base is $(${p}^${j})^{\frac{${i}}{${j}}} = ${p}^${i} = ${right.n}$.`,
});

const numberFromLogarithm = defineTemplate<CommonBase, Fraction>({
  id: 'number-from-its-logarithm',
  level: 'easy',
  parameters: { p: range(2, 12), i: range(2, 4), j: range(1, 7) },
  isSensible: (p) =>
    hcf(p.i, p.j) === 1 && p.p ** p.j < 5_000 && p.p ** p.i < 1_100 && ![4, 8, 9].includes(p.p),
  solve: ({ p, j }) => frac(p ** j),
  show: wholeNumber,
  mistakes: [
    {
      text: 'You multiplied the base by the logarithm. It is an exponent.',
      value: ({ p, i, j }) => frac(p ** i * j, i),
    },
    { text: 'You took one factor too many.', value: ({ p, j }) => frac(p ** (j + 1)) },
    { text: 'You took one factor too few.', value: ({ p, j }) => (j > 1 ? frac(p ** (j - 1)) : undefined) },
    { text: 'You multiplied by the numerator. It is an exponent.', value: ({ p, j }) => frac(p * j) },
    { text: 'You took only the root and left out the numerator.', value: ({ p }) => frac(p) },
    { text: 'You multiplied the base by the numerator.', value: ({ p, i, j }) => frac(p ** i * j) },
    { text: 'You added the numerator to the base.', value: ({ p, i, j }) => frac(p ** i + j) },
    doubledResult,
    oneTooMany,
    oneTooFew,
  ],
  wordings: [
    (p) => t`If $${logTex(p.p ** p.i, 'x')} = ${tex(frac(p.j, p.i))}$, what is $x$?`,
    (p) => t`The logarithm of which number to the base ${p.p ** p.i} is ${asFraction(frac(p.j, p.i))}?`,
    (p, s) =>
      t`${s.person.name} writes $${logTex(p.p ** p.i, 'x')} = ${tex(frac(p.j, p.i))}$ as a power. Which value of $x$ does ${s.person.they} find?`,
  ],
  explain: ({ p, i, j }, right) =>
    t`It says the same as $x = ${p ** i}^{\frac{${j}}{${i}}}$. With $${p ** i} = ${p}^${i}$ that is $${p}^${j} = ${right.n}$.`,
});

interface PowerOfLog {
  p: number;
  i: number;
  y: number;
  isSum: boolean;
}

const powerOfLog = ({ p, i, y, isSum }: PowerOfLog) => (isSum ? p ** i * y : y ** i);

const logarithmInExponent = defineTemplate<PowerOfLog, Fraction>({
  id: 'logarithm-in-the-exponent',
  level: 'easy',
  parameters: { p: [2, 3, 4, 5, 6, 7, 10], i: range(2, 4), y: range(3, 14), isSum: [true, false] },
  isSensible: (p) => p.p !== p.y && p.p ** p.i < 1_001 && powerOfLog(p) < 4_000 && p.y !== p.p ** 2,
  solve: (p) => frac(powerOfLog(p)),
  show: wholeNumber,
  mistakes: [
    {
      text: 'You mixed up a sum and a product in the exponent.',
      value: (p) => frac(powerOfLog({ ...p, isSum: !p.isSum })),
    },
    { text: 'You multiplied by the exponent. It stays an exponent.', value: ({ i, y }) => frac(i * y) },
    { text: 'You left out all but the logarithm.', value: ({ y }) => frac(y) },
    { text: 'You added the two parts.', value: ({ p, i, y }) => frac(p ** i + y) },
    { text: 'You multiplied the two bases.', value: ({ p, y }) => frac(p * y) },
    { text: 'You took one factor too many.', value: (p) => frac(powerOfLog({ ...p, i: p.i + 1 })) },
    { text: 'You took one factor too few.', value: (p) => frac(powerOfLog({ ...p, i: p.i - 1 })) },
    { text: 'You added the exponent to the number.', value: ({ i, y }) => frac(i + y) },
  ],
  wordings: valueWordings(({ p, i, y, isSum }) =>
    isSum ? t`${p}^{${i} + ${logTex(p, y)}}` : t`${p ** i}^{${logTex(p, y)}}`,
  ),
  explain: ({ p, i, y, isSum }, right) =>
    isSum
      ? t`A sum in the exponent means a product: $${p}^${i} \times ${p}^{${logTex(p, y)}} = ${p ** i} \times ${y} = ${right.n}$.`
      : t`$${p ** i} = ${p}^${i}$, and $${p}^{${logTex(p, y)}} = ${y}$. So the value is $(${p}^{${logTex(p, y)}})^${i} = ${y}^${i} = ${right.n}$.`,
});

interface Chain extends CommonBase {
  b: number;
  c: number;
}

const chainOfLogarithms = defineTemplate<Chain, Fraction>({
  id: 'chain-of-logarithms',
  level: 'medium',
  parameters: {
    p: [2, 3, 5, 6, 7],
    i: range(1, 5),
    j: range(2, 8),
    b: [3, 5, 7, 10, 11, 13, 14],
    c: [5, 6, 7, 11, 12, 15, 17],
  },
  isSensible: (p) => isPlain(p) && p.i !== p.j && p.b !== p.c && p.b % p.p > 0 && p.c % p.p > 0,
  solve: ({ i, j }) => frac(j, i),
  show: asFraction,
  mistakes: [
    { text: 'You turned the quotient of the exponents over.', value: ({ i, j }) => frac(i, j) },
    {
      text: 'You subtracted the exponents. They have to be divided.',
      value: ({ i, j }) => frac(Math.abs(j - i)),
    },
    { text: 'You counted one factor too many in the last number.', value: ({ i, j }) => frac(j + 1, i) },
    { text: 'You counted one factor too few in the last number.', value: ({ i, j }) => frac(j - 1, i) },
    { text: 'You counted one factor too many in the first base.', value: ({ i, j }) => frac(j, i + 1) },
    { text: 'You left the first base as the prime number itself.', value: ({ j }) => frac(j) },
    { text: 'You multiplied the exponents. They have to be divided.', value: ({ i, j }) => frac(i * j) },
    doubledResult,
    halvedResult,
  ],
  mayRepeatNumbers: true,
  wordings: valueWordings(
    ({ p, i, j, b, c }) => t`${logTex(p ** i, b)} \times ${logTex(b, c)} \times ${logTex(c, p ** j)}`,
  ),
  explain: ({ p, i, j }) =>
    t`By the change of base all but the first base and the last number cancel: $${logTex(p ** i, p ** j)}$ is left. With $${p ** i} = ${p}^${i}$ and $${p ** j} = ${p}^${j}$ it is $${i === 1 ? j : reduced(j, i)}$.`,
});

export const VALUES = [
  evaluate,
  baseFromLogarithm,
  numberFromLogarithm,
  logarithmInExponent,
  chainOfLogarithms,
];
