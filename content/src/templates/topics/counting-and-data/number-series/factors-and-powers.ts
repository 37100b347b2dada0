import { range, t } from '../../../kit/index.js';
import { nextTerm, seriesFrom } from './series.js';

const signed = (number: number) => (number < 0 ? `- ${-number}` : `+ ${number}`);

interface Rising {
  first: number;
  from: number;
  /** Multiples of the factor that are added: 1 gives times 3 plus 3. */
  extra: number;
}

const risingFactors = nextTerm<Rising>({
  id: 'rising-factors-and-additions',
  level: 'medium',
  parameters: { first: range(2, 15), from: [1, 2], extra: [-1, 1, 2, 3] },
  isSensible: ({ first, extra }) => first + extra > 1,
  terms: ({ first, from, extra }) =>
    seriesFrom(first, 6, (before, step) => (before + extra) * (from + step - 1)),
  mistakes: [
    {
      text: 'You forgot the addition of the last step.',
      value: ({ from }, terms) => (terms.at(-2) ?? 0) * (from + 4),
    },
    {
      text: 'You used the factor of the step before.',
      value: ({ from, extra }, terms) => (terms.at(-2) ?? 0) * (from + 3) + extra * (from + 3),
    },
    {
      text: 'You used the right factor and the addition of the step before.',
      value: ({ extra }, terms) => (terms.at(-1) ?? 0) - extra,
    },
    {
      text: 'You left out one factor.',
      value: ({ from, extra }, terms) => ((terms.at(-2) ?? 0) + extra) * (from + 5),
    },
  ],
  explain: ({ from, extra }, terms) => {
    const rule = (factor: number) => t`$\times ${factor} ${signed(extra * factor)}$`;
    return t`The steps are ${rule(from)}, ${rule(from + 1)}, ${rule(from + 2)} and so on. The next one is $${terms.at(-2) ?? 0} \times ${from + 4} ${signed(extra * (from + 4))} = ${terms.at(-1) ?? 0}$.`;
  },
});

interface Cubes {
  start: number;
  /** What is added to the cube: multiples of the number itself, or a constant. */
  own: number;
  plus: number;
}

const cubesShifted = nextTerm<Cubes>({
  id: 'cubes-and-a-little-more',
  level: 'medium',
  parameters: { start: range(1, 8), own: [-1, 0, 1], plus: [-3, -2, -1, 0, 1, 2, 3, 5] },
  isSensible: ({ start, own, plus }) => (own === 0) !== (plus === 0) && start ** 3 + own * start + plus > 1,
  terms: ({ start, own, plus }) => range(start, start + 5).map((n) => n ** 3 + own * n + plus),
  mistakes: [
    { text: 'You wrote the cube alone.', value: ({ start }) => (start + 5) ** 3 },
    {
      text: 'You used the wrong sign after the cube.',
      value: ({ start, own, plus }) => (start + 5) ** 3 - own * (start + 5) - plus,
    },
    {
      text: 'You wrote a square where a cube belongs.',
      value: ({ start, own, plus }) => (start + 5) ** 2 + own * (start + 5) + plus,
    },
    {
      text: 'You left out one cube.',
      value: ({ start, own, plus }) => (start + 6) ** 3 + own * (start + 6) + plus,
    },
  ],
  explain: ({ start, own, plus }, terms) => {
    const write = (n: number) => `${n}^3 ${signed(own * n + plus)}`;
    return t`The terms are built on cubes: $${write(start)} = ${terms[0] ?? 0}$, $${write(start + 1)} = ${terms[1] ?? 0}$, $${write(start + 2)} = ${terms[2] ?? 0}$. Next comes $${write(start + 5)} = ${terms.at(-1) ?? 0}$.`;
  },
});

interface Halves {
  first: number;
}

const halfSteps = nextTerm<Halves>({
  id: 'factors-in-steps-of-a-half',
  level: 'medium',
  parameters: { first: range(8, 240, 4) },
  terms: ({ first }) => seriesFrom(first, 6, (before, step) => (before * step) / 2),
  mistakes: [
    { text: 'You used the factor of the step before.', value: (_, terms) => 2 * (terms.at(-2) ?? 0) },
    { text: 'You left out one factor.', value: (_, terms) => 3 * (terms.at(-2) ?? 0) },
    { text: 'You multiplied by 1.5 once more.', value: (_, terms) => 1.5 * (terms.at(-2) ?? 0) },
    { text: 'You multiplied by 3.5.', value: (_, terms) => 3.5 * (terms.at(-2) ?? 0) },
  ],
  explain: (_, terms) =>
    t`The factors are 0.5, 1, 1.5, 2 and then 2.5: $${terms.at(-2) ?? 0} \times 2.5 = ${terms.at(-1) ?? 0}$.`,
});

interface Products {
  start: number;
  parts: number;
}

const product = (start: number, parts: number) =>
  range(start, start + parts - 1).reduce((all, number) => all * number, 1);

const consecutiveProducts = nextTerm<Products>({
  id: 'products-of-neighbours',
  level: 'medium',
  parameters: { start: range(1, 18), parts: [2, 3] },
  isSensible: ({ start, parts }) => start <= (parts === 2 ? 18 : 9),
  terms: ({ start, parts }) => range(start, start + 5).map((number) => product(number, parts)),
  mistakes: [
    { text: 'You left out one term.', value: ({ start, parts }) => product(start + 6, parts) },
    {
      text: 'You squared the first factor.',
      value: ({ start, parts }) => product(start + 5, parts - 1) * (start + 5),
    },
    {
      text: 'You took the last factor one too high.',
      value: ({ start, parts }) => product(start + 5, parts - 1) * (start + 5 + parts),
    },
    {
      text: 'You took the factor before the last twice.',
      value: ({ start, parts }) => product(start + 5, parts - 1) * (start + 3 + parts),
    },
  ],
  explain: ({ start, parts }, terms) => {
    const write = (first: number) => range(first, first + parts - 1).join(t` \times `);
    return t`The terms are products of neighbouring numbers: $${write(start)} = ${terms[0] ?? 0}$, $${write(start + 1)} = ${terms[1] ?? 0}$ and so on. Next comes $${write(start + 5)} = ${terms.at(-1) ?? 0}$.`;
  },
});

interface SquaredFactors {
  first: number;
  sign: 1 | -1;
}

const factorsAndSquares = nextTerm<SquaredFactors>({
  id: 'rising-factors-and-squares',
  level: 'hard',
  parameters: { first: range(2, 40), sign: [1, -1] },
  terms: ({ first, sign }) => seriesFrom(first, 6, (before, step) => before * step + sign * step * step),
  isSensible: ({ first, sign }) => sign === 1 || first > 3,
  mistakes: [
    {
      text: 'You forgot the square in the last step.',
      value: (_, terms) => 5 * (terms.at(-2) ?? 0),
    },
    {
      text: 'You used the square of the step before.',
      value: ({ sign }, terms) => 5 * (terms.at(-2) ?? 0) + sign * 16,
    },
    {
      text: 'You used the square with the wrong sign.',
      value: ({ sign }, terms) => 5 * (terms.at(-2) ?? 0) - sign * 25,
    },
    {
      text: 'You used the factor of the step before.',
      value: ({ sign }, terms) => 4 * (terms.at(-2) ?? 0) + sign * 16,
    },
    {
      text: 'You used the number instead of its square.',
      value: ({ sign }, terms) => 5 * (terms.at(-2) ?? 0) + sign * 5,
    },
  ],
  explain: ({ sign }, terms) => {
    const rule = (step: number) => t`$\times ${step} ${signed(sign * step * step)}$`;
    return t`The steps are ${rule(1)}, ${rule(2)}, ${rule(3)}, ${rule(4)}: a factor and its square. The next one is $${terms.at(-2) ?? 0} \times 5 ${signed(sign * 25)} = ${terms.at(-1) ?? 0}$.`;
  },
});

export const FACTORS_AND_POWERS = [
  risingFactors,
  cubesShifted,
  halfSteps,
  consecutiveProducts,
  factorsAndSquares,
];
