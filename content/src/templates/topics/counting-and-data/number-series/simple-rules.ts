import { range, t } from '../../../kit/index.js';
import { differencesOf, nextTerm, seriesFrom } from './series.js';

interface Growing {
  first: number;
  step: number;
  growth: number;
}

const growing = ({ first, step, growth }: Growing) =>
  seriesFrom(first, 7, (before, count) => before + step + (count - 1) * growth);

const growingDifferences = nextTerm<Growing>({
  id: 'growing-differences',
  level: 'easy',
  parameters: { first: range(2, 40), step: range(2, 9), growth: range(2, 9) },
  terms: growing,
  mistakes: [
    {
      text: 'You let the difference grow twice.',
      value: ({ growth }, terms) => (terms.at(-1) ?? 0) + growth,
    },
    {
      text: 'You added only the growth of the differences.',
      value: ({ growth }, terms) => (terms.at(-2) ?? 0) + growth,
    },
  ],
  explain: (_, terms) => {
    const differences = differencesOf(terms);
    return t`The differences are ${differences.slice(0, -1).join(', ')} and then ${differences.at(-1) ?? 0}: $${terms.at(-2) ?? 0} + ${differences.at(-1) ?? 0} = ${terms.at(-1) ?? 0}$.`;
  },
});

interface Linear {
  first: number;
  factor: number;
  plus: number;
}

const signed = (number: number) => (number < 0 ? `- ${-number}` : `+ ${number}`);
const words = (number: number) => (number < 0 ? `minus ${-number}` : `plus ${number}`);

const timesAndPlus = nextTerm<Linear>({
  id: 'times-and-plus',
  level: 'easy',
  parameters: { first: range(2, 15), factor: [2, 3], plus: [-5, -4, -3, -2, -1, 1, 2, 3, 4, 5, 6, 7] },
  isSensible: ({ first, factor, plus }) => first * (factor - 1) + plus > 1,
  terms: ({ first, factor, plus }) => seriesFrom(first, 6, (before) => before * factor + plus),
  mistakes: [
    { text: 'You forgot the last part of the rule.', value: ({ plus }, terms) => (terms.at(-1) ?? 0) - plus },
    {
      text: 'You used the last part of the rule twice.',
      value: ({ plus }, terms) => (terms.at(-1) ?? 0) + plus,
    },
    {
      text: 'You used the last part with the wrong sign.',
      value: ({ plus }, terms) => (terms.at(-1) ?? 0) - 2 * plus,
    },
  ],
  explain: ({ factor, plus }, terms) =>
    t`Each term is ${factor} times the one before, ${words(plus)}: $${terms.at(-2) ?? 0} \times ${factor} ${signed(plus)} = ${terms.at(-1) ?? 0}$.`,
});

interface Alternating extends Linear {
  /** Whether the first step is the addition. */
  addsFirst: boolean;
}

const plusThenTimes = nextTerm<Alternating>({
  id: 'two-steps-in-turn',
  level: 'easy',
  parameters: { first: range(1, 15), factor: [2, 3], plus: range(2, 9), addsFirst: [true, false] },
  terms: ({ first, factor, plus, addsFirst }) =>
    seriesFrom(first, 7, (before, step) =>
      (step % 2 === 1) === addsFirst ? before + plus : before * factor,
    ),
  mistakes: [
    {
      text: 'You used the wrong one of the two steps.',
      value: ({ factor, plus, addsFirst }, terms) =>
        addsFirst ? (terms.at(-2) ?? 0) + plus : (terms.at(-2) ?? 0) * factor,
    },
    {
      text: 'You used both steps together.',
      value: ({ factor, plus, addsFirst }, terms) =>
        addsFirst ? (terms.at(-1) ?? 0) + plus : (terms.at(-1) ?? 0) * factor,
    },
  ],
  explain: ({ factor, plus, addsFirst }, terms) => {
    const [add, multiply] = [`plus ${plus}`, `times ${factor}`];
    const last = addsFirst ? t`\times ${factor}` : `+ ${plus}`;
    return t`The steps take turns: ${addsFirst ? add : multiply}, then ${addsFirst ? multiply : add}. The next one is $${terms.at(-2) ?? 0} ${last} = ${terms.at(-1) ?? 0}$.`;
  },
});

interface Shifted {
  start: number;
  plus: number;
}

const SHIFTS = [-9, -7, -5, -4, -3, -2, -1, 1, 2, 3, 4, 5, 6, 7, 8, 10, 12, 15];

const squaresShifted = nextTerm<Shifted>({
  id: 'squares-and-a-constant',
  level: 'easy',
  parameters: { start: range(2, 14), plus: SHIFTS },
  isSensible: ({ start, plus }) => start * start + plus > 1,
  terms: ({ start, plus }) => range(start, start + 5).map((number) => number * number + plus),
  mistakes: [
    { text: 'You wrote the square alone.', value: ({ plus }, terms) => (terms.at(-1) ?? 0) - plus },
    {
      text: 'You used the wrong sign after the square.',
      value: ({ plus }, terms) => (terms.at(-1) ?? 0) - 2 * plus,
    },
    { text: 'You left out one square.', value: ({ start, plus }) => (start + 6) ** 2 + plus },
  ],
  explain: ({ start, plus }, terms) =>
    t`Each term is a square ${words(plus)}: $${start}^2 ${signed(plus)} = ${terms[0] ?? 0}$, $${start + 1}^2 ${signed(plus)} = ${terms[1] ?? 0}$ and so on. Next comes $${start + 5}^2 ${signed(plus)} = ${terms.at(-1) ?? 0}$.`,
});

interface Shrinking {
  last: number;
  from: number;
}

const shrinkingQuotients = nextTerm<Shrinking>({
  id: 'rising-divisors',
  level: 'easy',
  parameters: { last: range(3, 40), from: [1, 2, 3] },
  isSensible: ({ last, from }) => last * (from + 4) * (from + 3) * (from + 2) * (from + 1) * from < 60_000,
  terms: ({ last, from }) => {
    const divisors = range(from, from + 4);
    const first = divisors.reduce((product, divisor) => product * divisor, last);
    return seriesFrom(first, 6, (before, step) => before / (from + step - 1));
  },
  mistakes: [
    {
      text: 'You used the divisor of the step before.',
      value: ({ from }, terms) => (terms.at(-2) ?? 0) / (from + 3),
    },
    { text: 'You left out one divisor.', value: ({ from }, terms) => (terms.at(-2) ?? 0) / (from + 5) },
    { text: 'You halved the last term.', value: (_, terms) => (terms.at(-2) ?? 0) / 2 },
    { text: 'You divided by 3.', value: (_, terms) => (terms.at(-2) ?? 0) / 3 },
  ],
  explain: ({ from }, terms) =>
    t`The terms are divided by ${range(from, from + 3).join(', ')} and then ${from + 4}: $${terms.at(-2) ?? 0} \div ${from + 4} = ${terms.at(-1) ?? 0}$.`,
});

export const SIMPLE_RULES = [
  growingDifferences,
  timesAndPlus,
  plusThenTimes,
  squaresShifted,
  shrinkingQuotients,
];
