import { defineTemplate, frac, num, range, t, wholeNumber, type Fraction } from '../../../kit/index.js';
import { slip } from '../../../kit/slips.js';
import { doubledResult, oneTooFew, oneTooMany } from '../../slips.js';
import { valueWordings } from '../../value-wordings.js';
import { rootTex, simplified } from './surd.js';

interface Endless {
  root: number;
  factor: number;
  isSum: boolean;
}

const underRoot = ({ root, factor, isSum }: Endless) => root * root + (isSum ? -factor : factor) * root;

function endlessTex(p: Endless): string {
  const next = `${underRoot(p)} ${p.isSum ? '+' : '-'} ${p.factor === 1 ? '' : p.factor}`;
  return t`\sqrt{${next}\sqrt{${next}\sqrt{${next}\cdots}}}`;
}

const endlessRoots = defineTemplate<Endless, Fraction>({
  id: 'endless-nested-roots',
  level: 'medium',
  parameters: { root: range(3, 24), factor: range(1, 4), isSum: [true, false] },
  isSensible: (p) => underRoot(p) > 4 && p.root > p.factor + 1,
  solve: ({ root }) => frac(root),
  show: num,
  mistakes: [
    {
      text: 'This is the negative solution of the equation without its sign.',
      value: ({ root, factor, isSum }) => frac(isSum ? root - factor : root + factor),
    },
    {
      text: 'You left out the inner roots and rounded the outer one.',
      value: (p) => frac(Math.round(Math.sqrt(underRoot(p)))),
    },
    oneTooMany,
    oneTooFew,
    slip('You took a root that is two too large.', 2),
    slip('You took a root that is two too small.', -2),
    { text: 'You took half of the number under the root.', value: (p) => frac(underRoot(p), 2) },
    doubledResult,
  ],
  mayRepeatNumbers: true,
  wordings: [
    (p) => t`What is the positive value of $${endlessTex(p)}$, where the roots go on without end?`,
    (p) => t`If $x = ${endlessTex(p)}$ and the roots never end, what is the value of $x$?`,
    (p, s) =>
      t`${s.person.name} studies $${endlessTex(p)}$, in which the same step is repeated for ever. To which value is it equal?`,
  ],
  explain: (p, right) => {
    const sign = p.isSum ? '+' : '-';
    const under = underRoot(p);
    return t`Call it $x$. Under the first root there is $${under} ${sign} ${p.factor === 1 ? '' : p.factor}x$, so $x^2 = ${under} ${sign} ${p.factor === 1 ? '' : p.factor}x$. The positive solution is ${p.root}, as $${under} ${sign} ${p.factor} \times ${p.root} = ${p.root ** 2} = ${p.root}^2$: $x = ${right.n}$.`;
  },
});

interface WithReciprocal {
  a: number;
  isSum: boolean;
  power: number;
}

const given = ({ a }: WithReciprocal) => 2 * a;
const powerValue = (p: WithReciprocal) => (p.power === 2 ? given(p) ** 2 - 2 : given(p) ** 3 - 3 * given(p));
const correction = (p: WithReciprocal) => powerValue(p) - given(p) ** p.power;

function unknownTex({ a, isSum }: WithReciprocal, isReciprocal = false): string {
  return t`${a} ${isSum !== isReciprocal ? '+' : '-'} ${rootTex(...simplified(a * a - 1))}`;
}

const surdAndReciprocal = defineTemplate<WithReciprocal, Fraction>({
  id: 'surd-and-its-reciprocal',
  level: 'hard',
  parameters: { a: range(2, 18), isSum: [true, false], power: [2, 2, 3] },
  isSensible: ({ a, power }) => power === 2 || a < 10,
  solve: (p) => frac(powerValue(p)),
  show: wholeNumber,
  mistakes: [
    {
      text: 'You only raised the sum of the number and its reciprocal to the power.',
      value: (p) => frac(given(p) ** p.power),
    },
    { text: 'The correction has the wrong sign.', value: (p) => frac(given(p) ** p.power - correction(p)) },
    { text: 'You made the correction twice.', value: (p) => frac(powerValue(p) + correction(p)) },
    {
      text: 'You made only half of the correction.',
      value: (p) => frac(2 * given(p) ** p.power + correction(p), 2),
    },
    {
      text: 'This is the part without a root of one of the two powers. Both have it.',
      value: (p) => frac(powerValue(p), 2),
    },
    {
      text: 'You subtracted the sum of the number and its reciprocal once more.',
      value: (p) => frac(powerValue(p) - given(p)),
    },
    {
      text: 'You added the sum of the number and its reciprocal once more.',
      value: (p) => frac(powerValue(p) + given(p)),
    },
    {
      text: 'This is the sum of the number and its reciprocal, not of their powers.',
      value: (p) => frac(given(p)),
    },
  ],
  wordings: [
    (p) => t`If $x = ${unknownTex(p)}$, what is the value of $x^${p.power} + \frac{1}{x^${p.power}}$?`,
    (p, s) =>
      t`${s.person.name} takes $x = ${unknownTex(p)}$ and adds $x^${p.power}$ and its reciprocal. What is the result?`,
    (p) => t`Find $x^${p.power} + \frac{1}{x^${p.power}}$ for $x = ${unknownTex(p)}$.`,
  ],
  explain: (p, right) => {
    const end =
      p.power === 2
        ? t`x^2 + \frac{1}{x^2} = ${given(p)}^2 - 2 = ${right.n}`
        : t`x^3 + \frac{1}{x^3} = ${given(p)}^3 - 3 \times ${given(p)} = ${right.n}`;
    return t`The product $(${unknownTex(p)})(${unknownTex(p, true)}) = ${p.a}^2 - ${p.a ** 2 - 1} = 1$ shows that $\frac{1}{x} = ${unknownTex(p, true)}$. So $x + \frac{1}{x} = 2 \times ${p.a} = ${given(p)}$, and $${end}$.`;
  },
});

interface Staircase {
  from: number;
  to: number;
  step: number;
}

const staircase = ({ from, to, step }: Staircase) => frac(to - from, step);

const cancellingSurds = defineTemplate<Staircase, Fraction>({
  id: 'cancelling-sum-of-surds',
  level: 'hard',
  parameters: { from: range(1, 8), to: range(5, 25), step: range(1, 4) },
  isSensible: (p) =>
    (p.to ** 2 - p.from ** 2) % p.step === 0 &&
    staircase(p).d === 1n &&
    staircase(p).gt(2) &&
    p.to ** 2 - p.from ** 2 > 5 * p.step,
  solve: staircase,
  show: num,
  mistakes: [
    {
      text: 'You forgot to divide by the difference of the two numbers under the roots.',
      value: ({ from, to }) => frac(to - from),
    },
    {
      text: 'You added the first and the last root. The first has to be subtracted.',
      value: ({ from, to, step }) => frac(to + from, step),
    },
    { text: 'You left out the first root.', value: ({ to, step }) => frac(to, step) },
    {
      text: 'You multiplied by the difference of the two numbers under the roots.',
      value: ({ from, to, step }) => frac((to - from) * step),
    },
    { text: 'You added the roots and did not divide.', value: ({ from, to }) => frac(to + from) },
    oneTooMany,
    oneTooFew,
    slip('You took the last root two too large.', 2),
    slip('You took the last root two too small.', -2),
  ],
  mayRepeatNumbers: true,
  wordings: valueWordings(({ from, to, step }) => {
    const term = (low: number) => t`\frac{1}{\sqrt{${low}} + \sqrt{${low + step}}}`;
    return t`${term(from ** 2)} + ${term(from ** 2 + step)} + \cdots + ${term(to ** 2 - step)}`;
  }),
  explain: ({ from, to, step }, right) =>
    t`Rationalise each term: $\frac{1}{\sqrt{${from ** 2}} + \sqrt{${from ** 2 + step}}} = \frac{\sqrt{${from ** 2 + step}} - \sqrt{${from ** 2}}}{${step}}$, and so on. All roots between the first and the last cancel: $\frac{\sqrt{${to ** 2}} - \sqrt{${from ** 2}}}{${step}} = \frac{${to} - ${from}}{${step}} = ${right.n}$.`,
});

export const SURD_VALUES = [endlessRoots, surdAndReciprocal, cancellingSurds];
