import { defineTemplate, frac, powerMod, range, t, wholeNumber, type Fraction } from '../../../kit/index.js';

interface FactorOfDivisor {
  factor: number;
  times: number;
  rest: number;
}

const smallerDivisor = defineTemplate<FactorOfDivisor, Fraction>({
  id: 'smaller-divisor',
  level: 'easy',
  parameters: { factor: range(11, 29), times: range(3, 8), rest: range(25, 190) },
  isSensible: ({ factor, times, rest }) => rest < factor * times && rest > factor && rest % factor > 2,
  solve: ({ factor, rest }) => frac(rest % factor),
  show: wholeNumber,
  mistakes: [
    {
      text: 'You subtracted the smaller divisor only once.',
      value: ({ factor, rest }) => (rest > 2 * factor ? frac(rest - factor) : undefined),
    },
    {
      text: 'You subtracted the remainder from the smaller divisor.',
      value: ({ factor, rest }) => frac(factor - (rest % factor)),
    },
    {
      text: 'You subtracted the given remainder from the given divisor.',
      value: ({ factor, times, rest }) => frac(factor * times - rest),
    },
    { text: 'This is the quotient of the two divisors.', value: ({ times }) => frac(times) },
    {
      text: 'This is the quotient of the remainder and the smaller divisor.',
      value: ({ factor, rest }) => frac(Math.floor(rest / factor)),
    },
    { text: 'You subtracted 1 too much.', value: ({ factor, rest }) => frac((rest % factor) - 1) },
    { text: 'You subtracted 1 too little.', value: ({ factor, rest }) => frac((rest % factor) + 1) },
    { text: 'You subtracted 2 too much.', value: ({ factor, rest }) => frac((rest % factor) - 2) },
    { text: 'You subtracted 2 too little.', value: ({ factor, rest }) => frac((rest % factor) + 2) },
  ],
  wordings: [
    ({ factor, times, rest }) =>
      `A number leaves a remainder of ${rest} when divided by ${factor * times}. What remainder does it leave when divided by ${factor}?`,
    ({ factor, times, rest }, s) =>
      `If ${s.person.name}'s ${s.pick(['books', 'stamps', 'marbles'])} are packed in boxes of ${factor * times}, ${rest} are left over. How many are left over if they are packed in boxes of ${factor}?`,
    ({ factor, times, rest }) =>
      `On dividing a certain number by ${factor * times} we get ${rest} as the remainder. Find the remainder when the same number is divided by ${factor}.`,
  ],
  explain: ({ factor, times, rest }, right) =>
    t`The number is $${factor * times}k + ${rest}$. Since $${factor * times} = ${factor} \times ${times}$, only ${rest} matters: $${rest} = ${factor} \times ${Math.floor(rest / factor)} + ${right.n}$. The remainder is ${right.n}.`,
});

interface LinkedParts {
  perRest: number;
  perQuotient: number;
  rest: number;
}

const divisorOf = ({ perRest, rest }: LinkedParts) => perRest * rest;
const quotientOf = (p: LinkedParts) => divisorOf(p) / p.perQuotient;
const dividendOf = (p: LinkedParts) => divisorOf(p) * quotientOf(p) + p.rest;

const dividendFromParts = defineTemplate<LinkedParts, Fraction>({
  id: 'dividend-from-parts',
  level: 'medium',
  parameters: { perRest: range(2, 9), perQuotient: range(3, 15), rest: range(12, 72) },
  isSensible: (p) =>
    p.perRest !== p.perQuotient &&
    divisorOf(p) % p.perQuotient === 0 &&
    quotientOf(p) > 5 &&
    divisorOf(p) < 400,
  solve: (p) => frac(dividendOf(p)),
  show: wholeNumber,
  mistakes: [
    { text: 'You forgot to add the remainder.', value: (p) => frac(dividendOf(p) - p.rest) },
    { text: 'You subtracted the remainder.', value: (p) => frac(dividendOf(p) - 2 * p.rest) },
    {
      text: 'You added the quotient where you have to add the remainder.',
      value: (p) => frac(dividendOf(p) - p.rest + quotientOf(p)),
    },
    { text: 'You added the remainder twice.', value: (p) => frac(dividendOf(p) + p.rest) },
    {
      text: 'You added the divisor, not the remainder.',
      value: (p) => frac(dividendOf(p) - p.rest + divisorOf(p)),
    },
    { text: 'You took the quotient too large by 1.', value: (p) => frac(dividendOf(p) + divisorOf(p)) },
    { text: 'You took the quotient too small by 1.', value: (p) => frac(dividendOf(p) - divisorOf(p)) },
    {
      text: 'You multiplied the divisor by the remainder and added the quotient.',
      value: (p) => frac(divisorOf(p) * p.rest + quotientOf(p)),
    },
  ],
  wordings: [
    (p) =>
      `In a division the divisor is ${p.perQuotient} times the quotient and ${p.perRest} times the remainder. If the remainder is ${p.rest}, what is the dividend?`,
    (p, s) =>
      `${s.person.name} divides a number and gets ${p.rest} as the remainder. The divisor is ${p.perRest} times the remainder and ${p.perQuotient} times the quotient. Which number did ${s.person.they} divide?`,
    (p) =>
      `The remainder of a division sum is ${p.rest}. The divisor equals ${p.perRest} times the remainder, and it also equals ${p.perQuotient} times the quotient. Find the dividend.`,
  ],
  explain: (p, right) =>
    t`The divisor is $${p.perRest} \times ${p.rest} = ${divisorOf(p)}$ and the quotient $${divisorOf(p)} \div ${p.perQuotient} = ${quotientOf(p)}$. The dividend is $${divisorOf(p)} \times ${quotientOf(p)} + ${p.rest} = ${right.n}$.`,
});

interface RestsAndDivisor {
  first: number;
  second: number;
  divisor: number;
}

const divisorFromRests = defineTemplate<RestsAndDivisor, Fraction>({
  id: 'divisor-from-remainders',
  level: 'medium',
  parameters: { first: range(15, 70), second: range(12, 66), divisor: range(21, 80) },
  isSensible: ({ first, second, divisor }) =>
    first !== second && first < divisor && second < divisor && first + second > divisor + 3,
  solve: ({ divisor }) => frac(divisor),
  show: wholeNumber,
  mistakes: [
    {
      text: 'You added the first two remainders and did not subtract the third.',
      value: ({ first, second }) => frac(first + second),
    },
    {
      text: 'You added all three remainders.',
      value: ({ first, second, divisor }) => frac(2 * (first + second) - divisor),
    },
    {
      text: 'You left out the second remainder in the sum and added the third.',
      value: ({ first, second, divisor }) => frac(2 * first + second - divisor),
    },
    {
      text: 'You subtracted the third remainder twice.',
      value: ({ first, second, divisor }) => frac(2 * divisor - first - second),
    },
    { text: 'You subtracted 1 too much.', value: ({ divisor }) => frac(divisor - 1) },
    { text: 'You subtracted 1 too little.', value: ({ divisor }) => frac(divisor + 1) },
    { text: 'You forgot to carry a ten when you added.', value: ({ divisor }) => frac(divisor - 10) },
    { text: 'You forgot to borrow a ten when you subtracted.', value: ({ divisor }) => frac(divisor + 10) },
  ],
  wordings: [
    ({ first, second, divisor }) =>
      `Two numbers leave the remainders ${first} and ${second} when divided by the same divisor. Their sum leaves the remainder ${first + second - divisor}. What is the divisor?`,
    ({ first, second, divisor }, s) =>
      `${s.person.name} and ${s.other.name} pack ${s.pick(['sweets', 'candles', 'bangles'])} in full boxes of one size and have ${first} and ${second} left over. If they pack all of them together, ${first + second - divisor} are left over. How many does a box hold?`,
    ({ first, second, divisor }) =>
      `When two numbers are divided by a certain number, the remainders are ${first} and ${second}. When their sum is divided by it, the remainder is ${first + second - divisor}. Find the divisor.`,
  ],
  explain: ({ first, second, divisor }, right) =>
    t`The sum of the remainders, $${first} + ${second} = ${first + second}$, is less than twice the divisor, so it exceeds the last remainder by the divisor: $${first + second} - ${first + second - divisor} = ${right.n}$.`,
});

interface Product {
  a: number;
  b: number;
  c: number;
  divisor: number;
}

const restOf = ({ a, b, c, divisor }: Product) => ((a % divisor) * (b % divisor) * (c % divisor)) % divisor;
const restShift = (shift: number) => (p: Product) =>
  restOf(p) + shift < p.divisor ? frac(restOf(p) + shift) : undefined;

const productRemainder = defineTemplate<Product, Fraction>({
  id: 'product-remainder',
  level: 'medium',
  parameters: {
    a: range(123, 987, 4),
    b: range(125, 975, 6),
    c: range(127, 969, 8),
    divisor: [11, 12, 13, 14, 15, 16, 17],
  },
  isSensible: (p) => restOf(p) > 3 && [p.a, p.b, p.c].every((n) => n % p.divisor > 1 && n % p.divisor < 8),
  solve: (p) => frac(restOf(p)),
  show: wholeNumber,
  mistakes: [
    {
      text: 'You added the remainders. They have to be multiplied.',
      value: ({ a, b, c, divisor }) => frac(((a % divisor) + (b % divisor) + (c % divisor)) % divisor),
    },
    {
      text: 'You left out the third number.',
      value: ({ a, b, divisor }) => frac(((a % divisor) * (b % divisor)) % divisor),
    },
    {
      text: 'You left out the first number.',
      value: ({ b, c, divisor }) => frac(((b % divisor) * (c % divisor)) % divisor),
    },
    {
      text: 'This is what is missing to the next multiple of the divisor.',
      value: (p) => frac(p.divisor - restOf(p)),
    },
    { text: 'You made a slip in the last division and got 1 too many.', value: restShift(1) },
    { text: 'You made a slip in the last division and got 2 too many.', value: restShift(2) },
    { text: 'You made a slip in the last division and got 1 too few.', value: restShift(-1) },
    { text: 'You made a slip in the last division and got 2 too few.', value: restShift(-2) },
  ],
  wordings: [
    ({ a, b, c, divisor }) =>
      t`Find the remainder when $${a} \times ${b} \times ${c}$ is divided by ${divisor}.`,
    ({ a, b, c, divisor }, s) =>
      t`${s.person.name} divides the product $${a} \times ${b} \times ${c}$ by ${divisor}. What remainder does ${s.person.they} get?`,
    ({ a, b, c, divisor }, s) =>
      t`A depot has ${a} rows of ${b} crates with ${c} ${s.pick(['bottles', 'tins', 'jars'])} each. All of them are packed again in full cases of ${divisor}. How many are left over?`,
  ],
  explain: ({ a, b, c, divisor }, right) => {
    const [x, y, z] = [a % divisor, b % divisor, c % divisor];
    return t`The numbers leave the remainders ${x}, ${y} and ${z}. Their product is $${x} \times ${y} \times ${z} = ${x * y * z}$, and $${x * y * z} = ${divisor} \times ${Math.floor((x * y * z) / divisor)} + ${right.n}$. The remainder is ${right.n}.`;
  },
});

interface Power {
  base: number;
  exponent: number;
  divisor: number;
}

/** The least exponent whose power leaves 1. */
const cycleOf = ({ base, divisor }: Power) =>
  range(1, divisor).find((step) => powerMod(base, step, divisor) === 1) ?? 0;
const powerShift =
  (shift: number) =>
  ({ base, exponent, divisor }: Power) =>
    frac(powerMod(base, exponent + shift, divisor));
const powerRest = powerShift(0);

const powerRemainder = defineTemplate<Power, Fraction>({
  id: 'power-remainder',
  level: 'medium',
  parameters: { base: [2, 3, 4, 5, 6, 8], exponent: range(31, 120), divisor: [7, 9, 11, 13, 17, 19] },
  isSensible: (p) =>
    cycleOf(p) > 2 && cycleOf(p) < 10 && p.base ** cycleOf(p) < 1_000_000 && p.exponent % cycleOf(p) > 1,
  solve: powerRest,
  show: wholeNumber,
  mayRepeatNumbers: true,
  mistakes: [
    { text: 'You took the exponent too small by 1.', value: powerShift(-1) },
    { text: 'You took the exponent too large by 1.', value: powerShift(1) },
    { text: 'You took the exponent too small by 2.', value: powerShift(-2) },
    { text: 'You took the exponent too large by 2.', value: powerShift(2) },
    {
      text: 'This is what is missing to the next multiple of the divisor.',
      value: (p) => frac(p.divisor).sub(powerRest(p)),
    },
    {
      text: 'You divided the product of base and exponent.',
      value: ({ base, exponent, divisor }) => frac((base * exponent) % divisor),
    },
    {
      text: 'You divided the exponent, not the power.',
      value: ({ exponent, divisor }) => frac(exponent % divisor),
    },
    {
      text: 'You made a slip in the last division and got 1 too many.',
      value: (p) => (powerRest(p).add(1).lt(p.divisor) ? powerRest(p).add(1) : undefined),
    },
    { text: 'You made a slip in the last division and got 1 too few.', value: (p) => powerRest(p).sub(1) },
  ],
  wordings: [
    ({ base, exponent, divisor }) =>
      t`What is the remainder when $${base}^{${exponent}}$ is divided by ${divisor}?`,
    ({ base, exponent, divisor }, s) =>
      t`${s.person.name} claims to know the remainder of $${base}^{${exponent}} \div ${divisor}$ without a long division. What is it?`,
    ({ base, exponent, divisor }) =>
      t`Find the least number that must be subtracted from $${base}^{${exponent}}$ so that ${divisor} divides the result.`,
  ],
  explain: (p, right) => {
    const { base, exponent, divisor } = p;
    const cycle = cycleOf(p);
    const left = exponent % cycle;
    return t`$${base}^{${cycle}} = ${base ** cycle} = ${divisor} \times ${(base ** cycle - 1) / divisor} + 1$ leaves 1. Since $${exponent} = ${cycle} \times ${(exponent - left) / cycle} + ${left}$, the remainder is that of $${base}^{${left}} = ${base ** left} = ${divisor} \times ${Math.floor(base ** left / divisor)} + ${right.n}$. It is ${right.n}.`;
  },
});

export const REMAINDERS = [
  smallerDivisor,
  dividendFromParts,
  divisorFromRests,
  productRemainder,
  powerRemainder,
];
