import {
  asFraction,
  defineTemplate,
  frac,
  hcf,
  num,
  range,
  t,
  tex,
  type Fraction,
} from '../../../kit/index.js';
import { slip } from '../../../kit/slips.js';
import { halvedResult, oneTooFew, oneTooMany } from '../../slips.js';
import { bracketed } from '../bracketed.js';
import { equationOf } from './quadratic.js';

interface TwoRoots {
  p: number;
  q: number;
}

const equation = ({ p, q }: TwoRoots) => equationOf(1, -(p + q), p * q);
const rootPair = (one: number, other: number) =>
  one === 0 || other === 0 ? undefined : `$${Math.max(one, other)}$ and $${Math.min(one, other)}$`;

/** Another pair with the same product. */
function sameProduct({ p, q }: TwoRoots): string | undefined {
  const factor = [2, 3, 5].find((by) => q % by === 0 && p * by !== q);
  return factor === undefined ? rootPair(p * q, 1) : rootPair(p * factor, q / factor);
}

const rootsByFactors = defineTemplate<TwoRoots, string>({
  id: 'roots-by-factors',
  level: 'easy',
  parameters: { p: range(-12, 14), q: range(-14, 12) },
  isSensible: ({ p, q }) => p > q && p * q !== 0 && p + q !== 0 && Math.abs(p * q) > 5,
  solve: ({ p, q }) => rootPair(p, q) ?? '',
  show: (value) => value,
  mistakes: [
    {
      text: 'You took the numbers in the brackets as the roots. Their signs have to be changed.',
      value: ({ p, q }) => rootPair(-p, -q),
    },
    { text: 'You have the wrong sign at the larger root.', value: ({ p, q }) => rootPair(-p, q) },
    { text: 'You have the wrong sign at the smaller root.', value: ({ p, q }) => rootPair(p, -q) },
    {
      text: 'The sum of these numbers fits, but not their product.',
      value: ({ p, q }) => rootPair(p + 1, q - 1),
    },
    {
      text: 'The product of these numbers does not fit, only their sum.',
      value: ({ p, q }) => rootPair(p - 1, q + 1),
    },
    { text: 'The product of these numbers fits, but not their sum.', value: sameProduct },
  ],
  wordings: [
    (p) => `What are the roots of ${equation(p)}?`,
    (p, s) => `${s.person.name} solves ${equation(p)} by factors. Which numbers are the roots?`,
    (p) => `Which two values of $x$ satisfy ${equation(p)}?`,
  ],
  explain: ({ p, q }, right) =>
    t`Look for two numbers with the sum $${bracketed(p)} + ${bracketed(q)} = ${p + q}$ and the product $${bracketed(p)} \times ${bracketed(q)} = ${p * q}$. The roots are ${right}.`,
});

const otherRoot = defineTemplate<TwoRoots & { isSumKnown: boolean }, Fraction>({
  id: 'the-other-root',
  level: 'easy',
  parameters: { p: range(3, 24), q: range(3, 24), isSumKnown: [true, false] },
  isSensible: ({ p, q }) => p !== q && p * q < 300,
  solve: ({ q }) => frac(q),
  show: num,
  mistakes: [
    { text: 'This is the sum of both roots.', value: ({ p, q }) => frac(p + q) },
    { text: 'This is the product of both roots.', value: ({ p, q }) => frac(p * q) },
    { text: 'This is the difference of the roots.', value: ({ p, q }) => frac(Math.abs(p - q)) },
    {
      text: 'You added the known root to the sum. It has to be subtracted.',
      value: ({ p, q }) => frac(2 * p + q),
    },
    oneTooMany,
    oneTooFew,
    slip('You came out two too high in the last step.', 2),
    slip('You came out two too low in the last step.', -2),
    halvedResult,
  ],
  wordings: [
    (p) => t`One root of ${unknownTex(p)} is ${p.p}. What is the other root?`,
    (p, s) =>
      t`${s.person.name} knows that ${p.p} solves ${unknownTex(p)}, but not the number $k$. Which other value of $x$ solves the equation?`,
    (p) => t`If $x = ${p.p}$ is a solution of ${unknownTex(p)}, find the second solution.`,
  ],
  explain: ({ p, q, isSumKnown }, right) =>
    isSumKnown
      ? t`The sum of the roots is ${p + q}, the coefficient of $x$ with its sign changed. The other root is $${p + q} - ${p} = ${right.n}$.`
      : t`The product of the roots is the last number, ${p * q}. The other root is $${p * q} \div ${p} = ${right.n}$.`,
});

const unknownTex = ({ p, q, isSumKnown }: TwoRoots & { isSumKnown: boolean }) =>
  isSumKnown ? t`$x^2 - ${p + q}x + k = 0$` : t`$x^2 - kx + ${p * q} = 0$`;

interface Coefficients {
  a: number;
  b: number;
  c: number;
  kind: string;
}

const NATURES = {
  none: 'No real roots',
  equal: 'Two equal real roots',
  rational: 'Two different rational roots',
  irrational: 'Two different irrational roots',
};

function natureOf(discriminant: number): string {
  if (discriminant < 0) return NATURES.none;
  if (discriminant === 0) return NATURES.equal;
  return Number.isInteger(Math.sqrt(discriminant)) ? NATURES.rational : NATURES.irrational;
}

const natureOfRoots = defineTemplate<Coefficients, string>({
  id: 'nature-of-roots',
  level: 'easy',
  parameters: { a: range(1, 9), b: range(-15, 15), c: range(-12, 16), kind: Object.values(NATURES) },
  isSensible: ({ a, b, c, kind }) =>
    b * c !== 0 && hcf(a, b, c) === 1 && natureOf(b * b - 4 * a * c) === kind,
  solve: ({ kind }) => kind,
  show: (value) => value,
  mistakes: [
    {
      text: 'You added the product to the square. It has to be subtracted.',
      value: ({ a, b, c }) => natureOf(b * b + 4 * a * c),
    },
    { text: 'You left out the factor 4 of the product.', value: ({ a, b, c }) => natureOf(b * b - a * c) },
    {
      text: 'You took twice the product, not four times.',
      value: ({ a, b, c }) => natureOf(b * b - 2 * a * c),
    },
    { text: 'For this the discriminant would have to be negative.', value: () => NATURES.none },
    { text: 'For this the discriminant would have to be 0.', value: () => NATURES.equal },
    {
      text: 'For this the discriminant would have to be a positive perfect square.',
      value: () => NATURES.rational,
    },
    {
      text: 'For this the discriminant would have to be positive and no perfect square.',
      value: () => NATURES.irrational,
    },
  ],
  wordings: [
    ({ a, b, c }) => `What kind of roots does ${equationOf(a, b, c)} have?`,
    ({ a, b, c }, s) =>
      `${s.person.name} works out only the discriminant of ${equationOf(a, b, c)}. What does it show about the roots?`,
    ({ a, b, c }) => `Which statement about the roots of ${equationOf(a, b, c)} is true?`,
  ],
  explain: ({ a, b, c }, right) => {
    const discriminant = b * b - 4 * a * c;
    const root = Math.sqrt(discriminant);
    const about: Record<string, string> = {
      [NATURES.none]: 'It is negative',
      [NATURES.equal]: 'It is 0',
      [NATURES.rational]: `It is the square of ${root}`,
      [NATURES.irrational]: 'It is positive and no perfect square',
    };
    return t`The discriminant is $${bracketed(b)}^2 - 4 \times ${a} \times ${bracketed(c)} = ${discriminant}$. ${about[right]}, so there are ${right.toLowerCase()}.`;
  },
});

interface Equal {
  factor: number;
  top: number;
  bottom: number;
}

const equalParts = ({ factor, top, bottom }: Equal) => ({
  a: factor * bottom * bottom,
  b: 2 * factor * top * bottom,
  k: factor * top * top,
});

const equalRoots = defineTemplate<Equal, Fraction>({
  id: 'equal-roots',
  level: 'easy',
  parameters: { factor: [1, 1, 2, 3], top: range(2, 15), bottom: range(1, 6) },
  isSensible: (p) => hcf(p.top, p.bottom) === 1 && equalParts(p).k < 240 && equalParts(p).a + p.factor > 2,
  solve: (p) => frac(equalParts(p).k),
  show: num,
  mistakes: [
    { text: 'You left out the factor 4 of the product.', value: (p) => frac(4 * equalParts(p).k) },
    { text: 'You took twice the product, not four times.', value: (p) => frac(2 * equalParts(p).k) },
    {
      text: 'You did not divide by the coefficient of the square.',
      value: (p) => frac(equalParts(p).b ** 2, 4),
    },
    {
      text: 'You took half of the coefficient and did not square it.',
      value: (p) => frac(equalParts(p).b, 2),
    },
    {
      text: 'You divided by the coefficient of the square twice.',
      value: (p) => frac(equalParts(p).k, equalParts(p).a),
    },
    { text: 'You did not square the middle coefficient.', value: (p) => frac(equalParts(p).b) },
    {
      text: 'You took the product eight times, not four times.',
      value: (p) => frac(equalParts(p).k, 2),
    },
    {
      text: 'You took a quarter of the coefficient and did not square it.',
      value: (p) => frac(equalParts(p).b, 4),
    },
    oneTooMany,
    oneTooFew,
  ],
  wordings: [
    (p) => t`For which value of $k$ does ${equalTex(p)} have equal roots?`,
    (p) => t`The roots of ${equalTex(p)} are equal. What is $k$?`,
    (p, s) =>
      t`${s.person.name} finds that the left side of ${equalTex(p)} is a number times the square of a binomial. Which number is $k$?`,
  ],
  explain: (p, right) => {
    const { a, b } = equalParts(p);
    return t`The discriminant must be 0: $${b}^2 = 4 \times ${a} \times k$. So $k = \frac{${b * b}}{${4 * a}} = ${right.n}$.`;
  },
});

function equalTex(p: Equal): string {
  const { a, b } = equalParts(p);
  return t`$${a === 1 ? '' : a}x^2 - ${b}x + k = 0$`;
}

interface Difference {
  a: number;
  top: number;
  whole: number;
}

const differenceOf = ({ a, top, whole }: Difference) => frac(top, a).sub(whole).abs();

const differenceOfRoots = defineTemplate<Difference, Fraction>({
  id: 'difference-of-roots',
  level: 'medium',
  parameters: { a: range(2, 6), top: range(-9, 13), whole: range(-6, 8) },
  isSensible: ({ a, top, whole }) => top * whole !== 0 && hcf(top, a) === 1 && top + a * whole !== 0,
  solve: differenceOf,
  show: asFraction,
  mistakes: [
    { text: 'This is the sum of the roots.', value: ({ a, top, whole }) => frac(top, a).add(whole) },
    { text: 'This is the product of the roots.', value: ({ a, top, whole }) => frac(top * whole, a) },
    {
      text: 'You forgot to divide by the coefficient of the square.',
      value: (p) => differenceOf(p).mul(p.a),
    },
    { text: 'You divided by twice the coefficient of the square.', value: (p) => differenceOf(p).div(2) },
    { text: 'This is one of the roots.', value: ({ a, top }) => frac(top, a) },
    {
      text: 'You took the sum of the roots with the wrong sign.',
      value: ({ a, top, whole }) => frac(-top, a).sub(whole),
    },
    { text: 'You doubled the difference.', value: (p) => differenceOf(p).mul(2) },
    { text: 'You divided by the coefficient of the square twice.', value: (p) => differenceOf(p).div(p.a) },
    { text: 'You came out one too high.', value: (p) => differenceOf(p).add(1) },
    { text: 'You came out one too low.', value: (p) => differenceOf(p).sub(1) },
  ],
  wordings: [
    (p) => t`What is the difference between the larger and the smaller root of ${differenceTex(p)}?`,
    (p, s) =>
      t`${s.person.name} marks the two roots of ${differenceTex(p)} on a number line. How far apart are they?`,
    (p) => t`By how much does one root of ${differenceTex(p)} exceed the other?`,
  ],
  explain: (p, right) => {
    const sum = p.top + p.a * p.whole;
    const c = p.top * p.whole;
    const discriminant = sum * sum - 4 * p.a * c;
    return t`The difference is the root of the discriminant over the coefficient of the square. The discriminant is $${bracketed(-sum)}^2 - 4 \times ${p.a} \times ${bracketed(c)} = ${discriminant}$, so the difference is $\frac{\sqrt{${discriminant}}}{${p.a}} = ${tex(right)}$.`;
  },
});

const differenceTex = ({ a, top, whole }: Difference) => equationOf(a, -(top + a * whole), top * whole);

export const ROOTS = [rootsByFactors, otherRoot, natureOfRoots, equalRoots, differenceOfRoots];
