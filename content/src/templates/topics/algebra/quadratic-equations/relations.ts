import {
  asFraction,
  defineTemplate,
  frac,
  hcf,
  num,
  range,
  t,
  tex,
  wholeNumber,
  type Fraction,
} from '../../../kit/index.js';
import { slip } from '../../../kit/slips.js';
import { bracketed } from '../bracketed.js';
import { equationOf } from './quadratic.js';

interface SumAndProduct {
  sum: number;
  product: number;
}

const given = ({ sum, product }: SumAndProduct) => equationOf(1, -sum, product);
const isReal = ({ sum, product }: SumAndProduct) => product !== 0 && sum * sum > 4 * product;
const minusTimes = (factor: number, number: number) =>
  `${number < 0 ? '+' : '-'} ${factor} \\times ${Math.abs(number)}`;

const sumOfSquares = defineTemplate<SumAndProduct, Fraction>({
  id: 'sum-of-squares-of-roots',
  level: 'medium',
  parameters: { sum: [...range(-14, -3), ...range(3, 15)], product: range(-20, 30) },
  isSensible: (p) => isReal(p) && p.sum ** 2 > 2 * p.product,
  solve: ({ sum, product }) => frac(sum ** 2 - 2 * product),
  show: num,
  mistakes: [
    { text: 'You only squared the sum of the roots.', value: ({ sum }) => frac(sum ** 2) },
    {
      text: 'You added twice the product. It has to be subtracted.',
      value: ({ sum, product }) => frac(sum ** 2 + 2 * product),
    },
    { text: 'You subtracted the product only once.', value: ({ sum, product }) => frac(sum ** 2 - product) },
    {
      text: 'This is the square of the difference of the roots.',
      value: ({ sum, product }) => frac(sum ** 2 - 4 * product),
    },
    {
      text: 'You added the product. It has to be subtracted twice.',
      value: ({ sum, product }) => frac(sum ** 2 + product),
    },
    {
      text: 'You subtracted the product three times.',
      value: ({ sum, product }) => frac(sum ** 2 - 3 * product),
    },
    slip('You carried one ten too many.', 10),
    slip('You forgot to carry one ten.', -10),
  ],
  wordings: [
    (p) => t`If $\alpha$ and $\beta$ are the roots of ${given(p)}, what is $\alpha^2 + \beta^2$?`,
    (p) => `What is the sum of the squares of the roots of ${given(p)}?`,
    (p, s) => `${s.person.name} squares both roots of ${given(p)} and adds the squares. What is the result?`,
  ],
  explain: (p, right) =>
    t`The sum of the roots is ${p.sum < 0 ? `$${p.sum}$` : p.sum} and their product ${p.product < 0 ? `$${p.product}$` : p.product}. So $\alpha^2 + \beta^2 = ${bracketed(p.sum)}^2 ${minusTimes(2, p.product)} = ${right.n}$.`,
});

const cubesOf = ({ sum, product }: SumAndProduct) => sum ** 3 - 3 * sum * product;

const sumOfCubes = defineTemplate<SumAndProduct, Fraction>({
  id: 'sum-of-cubes-of-roots',
  level: 'hard',
  parameters: { sum: range(2, 12), product: range(-9, 20) },
  isSensible: (p) => isReal(p) && cubesOf(p) > 5 && p.product !== 1,
  solve: (p) => frac(cubesOf(p)),
  show: wholeNumber,
  mistakes: [
    { text: 'You only cubed the sum of the roots.', value: ({ sum }) => frac(sum ** 3) },
    {
      text: 'You added three times the product of sum and product. It has to be subtracted.',
      value: ({ sum, product }) => frac(sum ** 3 + 3 * sum * product),
    },
    {
      text: 'You subtracted the product of sum and product only once.',
      value: ({ sum, product }) => frac(sum ** 3 - sum * product),
    },
    {
      text: 'You left the sum out of the second part.',
      value: ({ sum, product }) => frac(sum ** 3 - 3 * product),
    },
    {
      text: 'You multiplied the sum of the squares by the sum of the roots.',
      value: ({ sum, product }) => frac(sum ** 3 - 2 * sum * product),
    },
    {
      text: 'You subtracted the second part twice.',
      value: ({ sum, product }) => frac(sum ** 3 - 6 * sum * product),
    },
    {
      text: 'You subtracted four times the product of sum and product.',
      value: ({ sum, product }) => frac(sum ** 3 - 4 * sum * product),
    },
    slip('You carried one ten too many.', 10),
    slip('You forgot to carry one ten.', -10),
  ],
  wordings: [
    (p) => t`If $\alpha$ and $\beta$ are the roots of ${given(p)}, what is $\alpha^3 + \beta^3$?`,
    (p) => `What is the sum of the cubes of the roots of ${given(p)}?`,
    (p, s) =>
      `Without solving ${given(p)}, ${s.person.name} finds the sum of the cubes of its roots. What is it?`,
  ],
  explain: (p, right) =>
    t`By $(\alpha + \beta)^3 = \alpha^3 + \beta^3 + 3\alpha\beta(\alpha + \beta)$ with the sum ${p.sum} and the product ${p.product < 0 ? `$${p.product}$` : p.product}: $\alpha^3 + \beta^3 = ${p.sum}^3 ${minusTimes(3, p.product)} \times ${p.sum} = ${right.n}$.`,
});

const quotientOf = ({ sum, product }: SumAndProduct, times = 2) => frac(sum ** 2 - times * product, product);

const quotientsOfRoots = defineTemplate<SumAndProduct, Fraction>({
  id: 'quotients-of-roots',
  level: 'hard',
  parameters: { sum: range(4, 18), product: range(2, 20) },
  isSensible: (p) => isReal(p) && quotientOf(p).d > 1n,
  solve: (p) => quotientOf(p),
  show: asFraction,
  mistakes: [
    { text: 'You only squared the sum of the roots above the line.', value: (p) => quotientOf(p, 0) },
    {
      text: 'You added twice the product above the line. It has to be subtracted.',
      value: (p) => quotientOf(p, -2),
    },
    { text: 'You subtracted the product only once above the line.', value: (p) => quotientOf(p, 1) },
    {
      text: 'You took the square of the difference of the roots above the line.',
      value: (p) => quotientOf(p, 4),
    },
    { text: 'You turned the right value over.', value: (p) => frac(1, quotientOf(p)) },
    {
      text: 'This is the sum of the reciprocals of the roots.',
      value: ({ sum, product }) => frac(sum, product),
    },
    { text: 'You divided by the sum of the roots.', value: (p) => quotientOf(p).mul(p.product).div(p.sum) },
    { text: 'You added the product once above the line.', value: (p) => quotientOf(p, -1) },
    { text: 'You subtracted the product three times above the line.', value: (p) => quotientOf(p, 3) },
  ],
  wordings: [
    (p) =>
      t`If $\alpha$ and $\beta$ are the roots of ${given(p)}, what is $\frac{\alpha}{\beta} + \frac{\beta}{\alpha}$?`,
    (p) => `Each root of ${given(p)} is divided by the other. What is the sum of the two quotients?`,
    (p, s) =>
      t`${s.person.name} wants $\frac{\alpha}{\beta} + \frac{\beta}{\alpha}$, where $\alpha$ and $\beta$ solve ${given(p)}. Which value is right?`,
  ],
  explain: (p, right) =>
    t`The sum of the roots is ${p.sum} and their product ${p.product}. On one denominator: $\frac{\alpha^2 + \beta^2}{\alpha\beta} = \frac{${p.sum}^2 - 2 \times ${p.product}}{${p.product}} = ${tex(right)}$.`,
});

interface FromRoots {
  whole: number;
  top: number;
  bottom: number;
}

const parts = ({ whole, top, bottom }: FromRoots) => ({
  a: bottom,
  b: -(bottom * whole + top),
  c: top * whole,
});
const rootTex = ({ top, bottom }: FromRoots) => tex(frac(top, bottom));

const equationFromRoots = defineTemplate<FromRoots, string>({
  id: 'equation-from-roots',
  level: 'medium',
  parameters: { whole: range(-8, 9), top: range(-9, 9), bottom: range(2, 7) },
  isSensible: (p) =>
    p.whole * p.top !== 0 && hcf(p.top, p.bottom) === 1 && parts(p).b !== 0 && Math.abs(p.whole) > 1,
  solve: (p) => equationOf(parts(p).a, parts(p).b, parts(p).c),
  show: (value) => value,
  mistakes: [
    {
      text: 'The sign of the middle term is wrong: the sum of the roots has to change its sign.',
      value: (p) => equationOf(parts(p).a, -parts(p).b, parts(p).c),
    },
    {
      text: 'The sign of the last term is wrong: it is that of the product of the roots.',
      value: (p) => equationOf(parts(p).a, parts(p).b, -parts(p).c),
    },
    {
      text: 'The signs of the middle term and of the last term are wrong.',
      value: (p) => equationOf(parts(p).a, -parts(p).b, -parts(p).c),
    },
    {
      text: 'You turned the fraction over.',
      value: (p) =>
        p.top > 1 ? equationOf(p.top, -(p.top * p.whole + p.bottom), p.bottom * p.whole) : undefined,
    },
    {
      text: 'You did not multiply the whole root by the denominator in the middle term.',
      value: (p) =>
        p.whole + p.top === 0 ? undefined : equationOf(p.bottom, -(p.whole + p.top), p.top * p.whole),
    },
    {
      text: 'You multiplied the last term by the denominator once more.',
      value: (p) => equationOf(parts(p).a, parts(p).b, parts(p).c * p.bottom),
    },
  ],
  wordings: [
    (p) => t`Which equation has the roots $${p.whole}$ and $${rootTex(p)}$?`,
    (p, s) =>
      t`${s.person.name} wants a quadratic equation that is satisfied by $x = ${p.whole}$ and by $x = ${rootTex(p)}$. Which one is right?`,
    (p) => t`The roots of a quadratic equation are $${rootTex(p)}$ and $${p.whole}$. What is the equation?`,
  ],
  explain: (p, right) => {
    const sum = frac(p.top, p.bottom).add(p.whole);
    const all = frac(p.top * p.whole, p.bottom);
    return t`The sum of the roots is $${bracketed(p.whole)} + \left(${rootTex(p)}\right) = ${tex(sum)}$ and the product $${bracketed(p.whole)} \times \left(${rootTex(p)}\right) = ${tex(all)}$. With $x^2$ minus sum times $x$ plus product, multiplied by ${p.bottom}, the equation is ${right}.`;
  },
});

interface Transformed extends SumAndProduct {
  change: 'times' | 'plus' | 'squares';
  by: number;
}

const TEXTS = {
  times: (by: number) => `are ${by} times those of`,
  plus: (by: number) => `are each ${by} more than those of`,
  squares: () => 'are the squares of those of',
};

function newParts({ sum, product, change, by }: Transformed): SumAndProduct {
  if (change === 'times') return { sum: by * sum, product: by * by * product };
  if (change === 'plus') return { sum: sum + 2 * by, product: product + by * sum + by * by };
  return { sum: sum * sum - 2 * product, product: product * product };
}

/** The sum and the product after an incomplete change. */
function incomplete({ sum, product, change, by }: Transformed): SumAndProduct {
  if (change === 'times') return { sum: by * by * sum, product: by * product };
  if (change === 'plus') return { sum: sum + by, product: product + by * by };
  return { sum: sum * sum, product: 2 * product };
}

const isEquation = ({ sum, product }: SumAndProduct) => sum !== 0 && product !== 0;
const equationIf = (p: SumAndProduct) => (isEquation(p) ? given(p) : undefined);

const transformedRoots = defineTemplate<Transformed, string>({
  id: 'equation-with-changed-roots',
  level: 'hard',
  parameters: {
    sum: range(-9, 12),
    product: range(-12, 20),
    change: ['times', 'plus', 'squares'],
    by: range(2, 5),
  },
  isSensible: (p) =>
    p.sum !== 0 && isReal(p) && isEquation(newParts(p)) && p.product !== p.sum && Math.abs(p.product) > 1,
  solve: (p) => given(newParts(p)),
  show: (value) => value,
  mistakes: [
    {
      text: 'The product of the new roots fits, but not their sum.',
      value: (p) => equationIf({ ...newParts(p), sum: incomplete(p).sum }),
    },
    {
      text: 'The sum of the new roots fits, but not their product.',
      value: (p) => equationIf({ ...newParts(p), product: incomplete(p).product }),
    },
    {
      text: 'You left the sum of the roots as it was.',
      value: (p) => equationIf({ ...newParts(p), sum: p.sum }),
    },
    {
      text: 'You left the product of the roots as it was.',
      value: (p) => equationIf({ ...newParts(p), product: p.product }),
    },
    {
      text: 'The sign of the middle term is wrong.',
      value: (p) => equationIf({ ...newParts(p), sum: -newParts(p).sum }),
    },
    {
      text: 'Neither the sum nor the product of the new roots fits.',
      value: (p) => equationIf(incomplete(p)),
    },
  ],
  wordings: [
    (p) => `Which equation has roots that ${TEXTS[p.change](p.by)} ${given(p)}?`,
    (p, s) =>
      `${s.person.name} wants an equation whose roots ${TEXTS[p.change](p.by)} ${given(p)}. What is it?`,
    (p) => `Find the quadratic equation of which the roots ${TEXTS[p.change](p.by)} ${given(p)}.`,
  ],
  explain: (p, right) => {
    const [s, q] = [bracketed(p.sum), bracketed(p.product)];
    const all = newParts(p);
    const chains = {
      times: [t`${p.by} \times ${s}`, t`${p.by}^2 \times ${q}`],
      plus: [t`${s} + 2 \times ${p.by}`, t`${q} + ${p.by} \times ${s} + ${p.by}^2`],
      squares: [t`${s}^2 - 2 \times ${q}`, t`${q}^2`],
    }[p.change];
    return t`The given roots have the sum ${p.sum < 0 ? `$${p.sum}$` : p.sum} and the product ${p.product < 0 ? `$${p.product}$` : p.product}. The new roots have the sum $${chains[0]} = ${all.sum}$ and the product $${chains[1]} = ${all.product}$, so the equation is ${right}.`;
  },
});

export const RELATIONS = [sumOfSquares, equationFromRoots, sumOfCubes, quotientsOfRoots, transformedRoots];
