import {
  defineTemplate,
  frac,
  powerMod,
  primeFactors,
  range,
  t,
  wholeNumber,
  type Fraction,
} from '../../../kit/index.js';

/** Prime factors in TeX: 2^{3} \times 5. */
const factorForm = (number: number) =>
  primeFactors(number)
    .map(([prime, exponent]) => (exponent === 1 ? `${prime}` : `${prime}^{${exponent}}`))
    .join(t` \times `);

const exponentsOf = (number: number) => primeFactors(number).map(([, exponent]) => exponent);
const multiply = (numbers: readonly number[]) => numbers.reduce((total, number) => total * number, 1);
const factorCount = (number: number) => multiply(exponentsOf(number).map((exponent) => exponent + 1));

interface OneNumber {
  number: number;
}

const COMPOSITE = range(60, 4_000, 4).filter((n) => {
  const factors = primeFactors(n);
  return factors.length > 1 && factors.every(([prime]) => prime < 14) && factorCount(n) >= 10;
});

const countFactors = defineTemplate<OneNumber, Fraction>({
  id: 'count-factors',
  level: 'medium',
  parameters: { number: COMPOSITE },
  solve: ({ number }) => frac(factorCount(number)),
  show: wholeNumber,
  mistakes: [
    { text: 'You left out 1 and the number itself.', value: ({ number }) => frac(factorCount(number) - 2) },
    { text: 'You left out the number itself.', value: ({ number }) => frac(factorCount(number) - 1) },
    {
      text: 'You multiplied the exponents and did not add one to each.',
      value: ({ number }) => frac(multiply(exponentsOf(number))),
    },
    {
      text: 'You added the raised exponents. They have to be multiplied.',
      value: ({ number }) => frac(exponentsOf(number).reduce((total, exponent) => total + exponent + 1, 0)),
    },
    { text: 'You counted 1 twice.', value: ({ number }) => frac(factorCount(number) + 1) },
    {
      text: 'You counted 1 and the number itself twice.',
      value: ({ number }) => frac(factorCount(number) + 2),
    },
    {
      text: 'You made the exponent of 2 too large by one.',
      value: ({ number }) => frac(factorCount(2 * number)),
    },
    {
      text: 'You made the exponent of the largest prime too large by one.',
      value: ({ number }) => frac(factorCount(number * (primeFactors(number).at(-1)?.[0] ?? 1))),
    },
  ],
  wordings: [
    ({ number }) => `How many positive factors, 1 and itself included, does ${wholeNumber(number)} have?`,
    ({ number }, s) =>
      `${s.person.name} packs ${wholeNumber(number)} ${s.pick(['pencils', 'marbles', 'beads', 'coins'])} into equal packets, one packet or more, with none left over. How many different numbers of packets are possible?`,
    ({ number }) =>
      `In how many ways can ${wholeNumber(number)} be divided by a positive whole number without a remainder?`,
  ],
  explain: ({ number }, right) =>
    t`$${number} = ${factorForm(number)}$. Add one to each exponent and multiply: $${exponentsOf(number)
      .map((exponent) => exponent + 1)
      .join(t` \times `)} = ${right.n}$.`,
});

const oddPart = (number: number): number => (number % 2 === 0 ? oddPart(number / 2) : number);
const twosOf = (number: number) => Math.log2(number / oddPart(number));
const evenFactorCount = (number: number) => twosOf(number) * factorCount(oddPart(number));

const evenFactors = defineTemplate<OneNumber, Fraction>({
  id: 'even-factors',
  level: 'hard',
  parameters: { number: COMPOSITE },
  isSensible: ({ number }) => factorCount(oddPart(number)) > 3,
  solve: ({ number }) => frac(evenFactorCount(number)),
  show: wholeNumber,
  mistakes: [
    {
      text: 'This is the number of all factors. The odd ones do not count.',
      value: ({ number }) => frac(factorCount(number)),
    },
    { text: 'This is the number of odd factors.', value: ({ number }) => frac(factorCount(oddPart(number))) },
    { text: 'You left out the number itself.', value: ({ number }) => frac(evenFactorCount(number) - 1) },
    { text: 'You took half of all factors.', value: ({ number }) => frac(factorCount(number), 2) },
    { text: 'You counted 1 as an even factor.', value: ({ number }) => frac(evenFactorCount(number) + 1) },
    {
      text: 'You took off the odd factors twice.',
      value: ({ number }) => frac(evenFactorCount(number) - factorCount(oddPart(number))),
    },
    {
      text: 'You subtracted only 1 from the number of all factors.',
      value: ({ number }) => frac(factorCount(number) - 1),
    },
    {
      text: 'You left out 2 and the number itself.',
      value: ({ number }) => frac(evenFactorCount(number) - 2),
    },
    {
      text: 'You made the exponent of 2 too large by two.',
      value: ({ number }) => frac(evenFactorCount(4 * number)),
    },
  ],
  wordings: [
    ({ number }) => `How many of the positive factors of ${wholeNumber(number)} are even?`,
    ({ number }, s) =>
      `${s.person.name} lists all positive factors of ${wholeNumber(number)}, 1 and the number itself included. How many even numbers are in the list?`,
    ({ number }, s) =>
      `A school arranges ${wholeNumber(number)} ${s.pick(['students', 'chairs', 'flower pots'])} in equal rows with none left over. How many different even numbers of rows are possible?`,
  ],
  explain: ({ number }, right) =>
    t`$${number} = ${factorForm(number)}$. An even factor needs at least one 2, which leaves ${twosOf(number)} choices for the exponent of 2; each other exponent has one choice more than its size: $${[twosOf(number), ...exponentsOf(oddPart(number)).map((exponent) => exponent + 1)].join(t` \times `)} = ${right.n}$.`,
});

interface TwoPowers {
  a: number;
  m: number;
  b: number;
  n: number;
}

const endOf = (base: number, exponent: number) => powerMod(base, exponent, 10);
/** The exponent from 1 to 4 with the same unit digit. */
const cycled = (exponent: number) => ((exponent + 3) % 4) + 1;
const endOfProduct = ({ a, m, b, n }: TwoPowers) => (endOf(a, m) * endOf(b, n)) % 10;

const unitDigit = defineTemplate<TwoPowers, Fraction>({
  id: 'unit-digit-of-product',
  level: 'medium',
  parameters: {
    a: [2, 3, 7, 8, 12, 13, 17, 18, 23, 27],
    m: range(22, 99),
    b: [3, 7, 13, 17, 22, 28, 33, 37],
    n: range(22, 99),
  },
  isSensible: (p) => p.a % 10 !== p.b % 10 && p.m !== p.n,
  solve: (p) => frac(endOfProduct(p)),
  show: wholeNumber,
  mayRepeatNumbers: true,
  mistakes: [
    { text: 'This is the unit digit of the first power alone.', value: ({ a, m }) => frac(endOf(a, m)) },
    { text: 'This is the unit digit of the second power alone.', value: ({ b, n }) => frac(endOf(b, n)) },
    {
      text: 'You added the unit digits of the powers.',
      value: ({ a, m, b, n }) => frac((endOf(a, m) + endOf(b, n)) % 10),
    },
    { text: 'You multiplied the bases and left out the exponents.', value: ({ a, b }) => frac((a * b) % 10) },
    {
      text: 'You took the first exponent too large by one.',
      value: ({ a, m, b, n }) => frac(endOfProduct({ a, m: m + 1, b, n })),
    },
    {
      text: 'You took the first exponent too small by one.',
      value: ({ a, m, b, n }) => frac(endOfProduct({ a, m: m - 1, b, n })),
    },
    {
      text: 'You took the second exponent too large by one.',
      value: ({ a, m, b, n }) => frac(endOfProduct({ a, m, b, n: n + 1 })),
    },
    {
      text: 'You took the second exponent too small by one.',
      value: ({ a, m, b, n }) => frac(endOfProduct({ a, m, b, n: n - 1 })),
    },
    {
      text: 'You interchanged the exponents.',
      value: ({ a, m, b, n }) => frac(endOfProduct({ a, m: n, b, n: m })),
    },
  ],
  wordings: [
    ({ a, m, b, n }) => t`What is the unit digit of $${a}^{${m}} \times ${b}^{${n}}$?`,
    ({ a, m, b, n }, s) =>
      t`${s.person.name} wants to know in which digit the product $${a}^{${m}} \times ${b}^{${n}}$ ends. Which digit is it?`,
    ({ a, m, b, n }) => t`Find the remainder when $${a}^{${m}} \times ${b}^{${n}}$ is divided by 10.`,
  ],
  explain: ({ a, m, b, n }, right) =>
    t`Unit digits of powers repeat after four steps. Since $${m} = 4 \times ${(m - cycled(m)) / 4} + ${cycled(m)}$, $${a}^{${m}}$ ends like $${a % 10}^{${cycled(m)}} = ${(a % 10) ** cycled(m)}$. Since $${n} = 4 \times ${(n - cycled(n)) / 4} + ${cycled(n)}$, $${b}^{${n}}$ ends like $${b % 10}^{${cycled(n)}} = ${(b % 10) ** cycled(n)}$. The product ends like $${endOf(a, m)} \times ${endOf(b, n)} = ${endOf(a, m) * endOf(b, n)}$, so its unit digit is ${right.n}.`,
});

export const FACTORS_AND_POWERS = [countFactors, evenFactors, unitDigit];
