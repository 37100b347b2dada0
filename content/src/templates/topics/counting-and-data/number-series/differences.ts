import { isPrime, range, t } from '../../../kit/index.js';
import { differencesOf, nextTerm, seriesFrom } from './series.js';

const PRIMES = range(2, 60).filter(isPrime);
const prime = (index: number) => PRIMES[index] ?? 2;

interface Primes {
  first: number;
  start: number;
}

const primeDifferences = nextTerm<Primes>({
  id: 'prime-differences',
  level: 'medium',
  parameters: { first: range(1, 60), start: range(0, 6) },
  terms: ({ first, start }) => seriesFrom(first, 7, (before, step) => before + prime(start + step - 1)),
  mistakes: [
    {
      text: 'You left out one prime number.',
      value: ({ start }, terms) => (terms.at(-2) ?? 0) + prime(start + 6),
    },
    {
      text: 'You added the next odd number, which is no prime.',
      value: ({ start }, terms) => (terms.at(-2) ?? 0) + prime(start + 4) + 2,
    },
    {
      text: 'You subtracted instead of adding.',
      value: ({ start }, terms) => (terms.at(-2) ?? 0) - prime(start + 5),
    },
  ],
  explain: (_, terms) => {
    const differences = differencesOf(terms);
    return t`The differences are prime numbers: ${differences.slice(0, -1).join(', ')}. The next prime is ${differences.at(-1) ?? 0}: $${terms.at(-2) ?? 0} + ${differences.at(-1) ?? 0} = ${terms.at(-1) ?? 0}$.`;
  },
});

interface Doubling {
  first: number;
  step: number;
  factor: number;
}

const doublingDifferences = nextTerm<Doubling>({
  id: 'multiplied-differences',
  level: 'medium',
  parameters: { first: range(1, 40), step: range(2, 9), factor: [2, 3] },
  isSensible: ({ first, step, factor }) => first * (factor - 1) !== step,
  terms: ({ first, step, factor }) =>
    seriesFrom(first, 6, (before, count) => before + step * factor ** (count - 1)),
  mistakes: [
    {
      text: 'You multiplied the last term instead of the difference.',
      value: ({ factor }, terms) => (terms.at(-2) ?? 0) * factor,
    },
    {
      text: 'You added twice the last difference but one.',
      value: ({ step, factor }, terms) => (terms.at(-2) ?? 0) + 2 * step * factor ** 2,
    },
    {
      text: 'You multiplied the difference once too often.',
      value: ({ step, factor }, terms) => (terms.at(-2) ?? 0) + step * factor ** 5,
    },
  ],
  explain: ({ factor }, terms) => {
    const differences = differencesOf(terms);
    return t`The differences are ${differences.slice(0, -1).join(', ')}: each is ${factor} times the one before. The next difference is ${differences.at(-1) ?? 0}: $${terms.at(-2) ?? 0} + ${differences.at(-1) ?? 0} = ${terms.at(-1) ?? 0}$.`;
  },
});

interface Interleaved {
  odd: number;
  oddStep: number;
  even: number;
  evenStep: number;
}

const steps = (step: number) => (step < 0 ? `minus ${-step}` : `plus ${step}`);

const interleaved = nextTerm<Interleaved>({
  id: 'two-series-in-one',
  level: 'medium',
  parameters: {
    odd: range(3, 40),
    oddStep: range(3, 9),
    even: range(30, 90),
    evenStep: [-9, -8, -7, -6, -5, -4, 4, 5, 6, 7],
  },
  isSensible: ({ oddStep, evenStep }) => oddStep !== evenStep,
  terms: ({ odd, oddStep, even, evenStep }) =>
    range(0, 7).map((place) =>
      place % 2 === 0 ? odd + (place / 2) * oddStep : even + ((place - 1) / 2) * evenStep,
    ),
  mistakes: [
    {
      text: 'You continued the other one of the two series.',
      value: ({ oddStep }, terms) => (terms.at(-2) ?? 0) + oddStep,
    },
    {
      text: 'You used the step of the other series.',
      value: ({ oddStep }, terms) => (terms.at(-3) ?? 0) + oddStep,
    },
    { text: 'You went one step too far.', value: ({ evenStep }, terms) => (terms.at(-1) ?? 0) + evenStep },
    { text: 'You repeated the last term of this series.', value: (_, terms) => terms.at(-3) ?? 0 },
    {
      text: 'You used the step with the wrong sign.',
      value: ({ evenStep }, terms) => (terms.at(-3) ?? 0) - evenStep,
    },
  ],
  explain: ({ oddStep, evenStep }, terms) => {
    const [odds, evens] = [0, 1].map((rest) => terms.slice(0, -1).filter((_, place) => place % 2 === rest));
    const sign = evenStep < 0 ? '-' : '+';
    return t`Two series take turns: ${odds?.join(', ') ?? ''} (${steps(oddStep)}) and ${evens?.join(', ') ?? ''} (${steps(evenStep)}). The second one goes on with $${terms.at(-3) ?? 0} ${sign} ${Math.abs(evenStep)} = ${terms.at(-1) ?? 0}$.`;
  },
});

interface Powers {
  first: number;
  start: number;
  power: 2 | 3;
}

const powerDifferences = nextTerm<Powers>({
  id: 'differences-are-powers',
  level: 'hard',
  parameters: { first: range(1, 90), start: range(1, 6), power: [2, 3] },
  isSensible: ({ start, power }) => start <= (power === 2 ? 6 : 3),
  terms: ({ first, start, power }) =>
    seriesFrom(first, 6, (before, step) => before + (start + step - 1) ** power),
  mistakes: [
    {
      text: 'You left out one power.',
      value: ({ start, power }, terms) => (terms.at(-2) ?? 0) + (start + 5) ** power,
    },
    {
      text: 'You used the other power.',
      value: ({ start, power }, terms) => (terms.at(-2) ?? 0) + (start + 4) ** (power === 2 ? 3 : 2),
    },
    {
      text: 'You let the differences grow by the same amount as before.',
      value: ({ start, power }, terms) =>
        (terms.at(-2) ?? 0) + 2 * (start + 3) ** power - (start + 2) ** power,
    },
  ],
  explain: ({ start, power }, terms) => {
    const name = power === 2 ? 'squares' : 'cubes';
    const list = range(start, start + 3).map((base) => `$${base}^${power} = ${base ** power}$`);
    return t`The differences are ${name}: ${list.join(', ')}. The next one is $${start + 4}^${power} = ${(start + 4) ** power}$, and $${terms.at(-2) ?? 0} + ${(start + 4) ** power} = ${terms.at(-1) ?? 0}$.`;
  },
});

interface Sums {
  first: number;
  second: number;
  plus: number;
}

const sumOfTwoBefore = nextTerm<Sums>({
  id: 'sum-of-the-two-before',
  level: 'hard',
  parameters: { first: range(1, 15), second: range(2, 20), plus: [-2, -1, 0, 1, 2, 3, 4, 5] },
  isSensible: ({ first, second, plus }) => second > first && first + plus > 0,
  terms: ({ first, second, plus }) => {
    const terms = [first, second];
    while (terms.length < 7) terms.push((terms.at(-1) ?? 0) + (terms.at(-2) ?? 0) + plus);
    return terms;
  },
  mistakes: [
    { text: 'You doubled the last term.', value: (_, terms) => 2 * (terms.at(-2) ?? 0) },
    {
      text: 'You added the wrong two terms.',
      value: ({ plus }, terms) => (terms.at(-2) ?? 0) + (terms.at(-4) ?? 0) + plus,
    },
    {
      text: 'You added the last three terms.',
      value: (_, terms) => (terms.at(-2) ?? 0) + (terms.at(-3) ?? 0) + (terms.at(-4) ?? 0),
    },
    { text: 'You forgot the constant of the rule.', value: ({ plus }, terms) => (terms.at(-1) ?? 0) - plus },
  ],
  explain: ({ plus }, terms) => {
    const rest = plus === 0 ? '' : plus < 0 ? ` - ${-plus}` : ` + ${plus}`;
    const said = plus === 0 ? '' : plus < 0 ? ` minus ${-plus}` : ` plus ${plus}`;
    return t`From the third on, each term is the sum of the two before${said}: $${terms.at(-3) ?? 0} + ${terms.at(-2) ?? 0}${rest} = ${terms.at(-1) ?? 0}$.`;
  },
});

export const DIFFERENCES = [
  primeDifferences,
  doublingDifferences,
  interleaved,
  powerDifferences,
  sumOfTwoBefore,
];
