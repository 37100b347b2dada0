import {
  defineTemplate,
  frac,
  lcm,
  primeFactors,
  range,
  t,
  wholeNumber,
  type Fraction,
} from '../../../kit/index.js';
import { doubledResult, oneTooFew, oneTooMany, tenTooFew, tenTooMany } from '../../slips.js';

const multiply = (numbers: readonly number[]) => numbers.reduce((all, number) => all * number, 1);

/** Prime factors in TeX: 2^{3} \times 5. */
const factorForm = (number: number) =>
  primeFactors(number)
    .map(([prime, exponent]) => (exponent === 1 ? `${prime}` : `${prime}^{${exponent}}`))
    .join(t` \times `);

const primesOf = (number: number) => primeFactors(number).map(([prime]) => prime);
const firstPrime = (number: number) => frac(primesOf(number)[0] ?? 1);
const lastPrime = (number: number) => frac(primesOf(number).at(-1) ?? 1);

/** The product of the primes without a partner. */
const unpaired = (number: number) =>
  multiply(primeFactors(number).flatMap(([prime, exponent]) => (exponent % 2 === 1 ? [prime] : [])));

interface Square {
  missing: number;
  root: number;
}

const SQUARE_FREE = [5, 6, 7, 10, 11, 13, 14, 15, 21, 22, 26, 30, 33, 35];
const toSquare = ({ missing, root }: Square) => missing * root * root;

const multiplyToSquare = defineTemplate<Square, Fraction>({
  id: 'least-factor-for-a-square',
  level: 'easy',
  parameters: { missing: SQUARE_FREE, root: [6, 10, 12, 14, 15, 18, 20, 21, 22, 24, 26, 28, 30, 33, 36] },
  isSensible: (p) => toSquare(p) < 9_999,
  solve: ({ missing }) => frac(missing),
  show: wholeNumber,
  mistakes: [
    { text: 'Another factor lacks a partner, too.', value: ({ missing }) => lastPrime(missing) },
    { text: 'A larger factor lacks a partner, too.', value: ({ missing }) => firstPrime(missing) },
    { text: 'This is the root of the largest square in the number.', value: ({ root }) => frac(root) },
    { text: 'It gives a square, but a smaller number does, too.', value: ({ missing }) => frac(4 * missing) },
    {
      text: 'You multiplied by 2 once more, which then lacks a partner.',
      value: ({ missing }) => (missing % 2 === 0 ? undefined : frac(2 * missing)),
    },
    {
      text: 'You multiplied by 3 once more, which then lacks a partner.',
      value: ({ missing }) => (missing % 3 === 0 ? undefined : frac(3 * missing)),
    },
    {
      text: 'You took a prime that already has its partner.',
      value: ({ missing, root }) =>
        missing % (primesOf(root).at(-1) ?? 1) === 0 ? undefined : lastPrime(root),
    },
    { text: 'You took all primes of the number once.', value: (p) => frac(multiply(primesOf(toSquare(p)))) },
    { text: 'You took the smallest prime of the number.', value: (p) => firstPrime(toSquare(p)) },
  ],
  wordings: [
    (p) =>
      `What is the least number by which ${wholeNumber(toSquare(p))} must be multiplied to make it a perfect square?`,
    (p, s) =>
      `${s.person.name} wants a square of equal ${s.pick(['tiles', 'cards', 'stamps'])} and can get them only in packets of ${wholeNumber(toSquare(p))}. What is the least number of packets that fills a square exactly?`,
    (p) =>
      `Find the smallest whole number whose product with ${wholeNumber(toSquare(p))} is the square of a whole number.`,
  ],
  explain: (p, right) =>
    t`$${toSquare(p)} = ${factorForm(toSquare(p))}$. Each exponent must become even. The primes with odd exponents give $${primesOf(p.missing).length > 1 ? `${primesOf(p.missing).join(t` \times `)} = ` : ''}${right.n}$.`,
});

interface Cube {
  surplus: number;
  root: number;
}

const toCube = ({ surplus, root }: Cube) => surplus * root ** 3;
/** The least factor that makes a number a cube. */
const cubeFactor = (number: number) =>
  multiply(primeFactors(number).map(([prime, exponent]) => prime ** ((3 - (exponent % 3)) % 3)));

const divideToCube = defineTemplate<Cube, Fraction>({
  id: 'least-divisor-for-a-cube',
  level: 'medium',
  parameters: {
    surplus: [4, 5, 6, 7, 9, 10, 12, 14, 15, 18, 20, 21, 25, 28, 36, 45],
    root: [4, 5, 6, 7, 8, 9, 10, 12, 14, 15],
  },
  isSensible: (p) => toCube(p) < 30_000,
  solve: ({ surplus }) => frac(surplus),
  show: wholeNumber,
  mistakes: [
    {
      text: 'This number makes a cube when you multiply by it.',
      value: ({ surplus }) => frac(cubeFactor(surplus)),
    },
    { text: 'This is the cube root of the quotient.', value: ({ root }) => frac(root) },
    { text: 'A further factor is in excess, too.', value: ({ surplus }) => firstPrime(surplus) },
    {
      text: 'It is not enough: one more factor is in excess.',
      value: ({ surplus }) => lastPrime(surplus),
    },
    {
      text: 'It leaves a cube, but a smaller number does, too.',
      value: ({ surplus, root }) => (root % 2 === 0 ? frac(8 * surplus) : undefined),
    },
    { text: 'This makes a perfect square, not a cube.', value: (p) => frac(unpaired(toCube(p))) },
    {
      text: 'You divided by 2 once too often.',
      value: (p) => (p.root % 2 === 0 ? frac(2 * p.surplus) : undefined),
    },
    {
      text: 'You divided by 3 once too often.',
      value: (p) => (p.root % 3 === 0 ? frac(3 * p.surplus) : undefined),
    },
    { text: 'You took all primes of the number once.', value: (p) => frac(multiply(primesOf(toCube(p)))) },
  ],
  wordings: [
    (p) =>
      `What is the least number by which ${wholeNumber(toCube(p))} must be divided to make the quotient a perfect cube?`,
    (p, s) =>
      `${wholeNumber(toCube(p))} small cubes are divided equally among some ${s.pick(['children', 'teams', 'groups'])} so that each share can be built into one solid cube. What is the least number of shares?`,
    (p) =>
      `By which smallest whole number must ${wholeNumber(toCube(p))} be divided so that the cube root of the result is a whole number?`,
  ],
  explain: (p, right) =>
    t`$${toCube(p)} = ${factorForm(toCube(p))}$. In a cube each exponent is a multiple of 3. What is in excess is $${factorForm(p.surplus) === `${p.surplus}` ? '' : `${factorForm(p.surplus)} = `}${right.n}$.`,
});

interface Nearby {
  root: number;
  above: number;
  isAdded: boolean;
}

const numberNear = ({ root, above }: Nearby) => root * root + above;
const toNext = ({ root, above }: Nearby) => 2 * root + 1 - above;

const leastChange = defineTemplate<Nearby, Fraction>({
  id: 'least-change-to-a-square',
  level: 'medium',
  parameters: { root: range(31, 97), above: range(11, 150), isAdded: [true, false] },
  isSensible: (p) => toNext(p) > 10 && toNext(p) !== p.above,
  solve: (p) => frac(p.isAdded ? toNext(p) : p.above),
  show: wholeNumber,
  mistakes: [
    {
      text: 'This is the distance to the square on the other side.',
      value: (p) => frac(p.isAdded ? p.above : toNext(p)),
    },
    {
      text: 'This is the distance between the two squares around the number.',
      value: ({ root }) => frac(2 * root + 1),
    },
    {
      text: 'You went to a square that is one step too far.',
      value: (p) => frac(p.isAdded ? toNext(p) + 2 * p.root + 3 : p.above + 2 * p.root - 1),
    },
    oneTooMany,
    oneTooFew,
    tenTooMany,
    tenTooFew,
    doubledResult,
    {
      text: 'This is the remainder after division by the root.',
      value: ({ root, above }) => frac(above % root),
    },
  ],
  wordings: [
    (p) =>
      `What is the least number that must be ${p.isAdded ? 'added to' : 'subtracted from'} ${wholeNumber(numberNear(p))} to get a perfect square?`,
    (p, s) =>
      `${s.person.name} has ${wholeNumber(numberNear(p))} ${s.pick(['tiles', 'plants', 'chairs'])} and wants to set all of them out in a full square${p.isAdded ? '. How many more are needed at least?' : ', except those that are left over. How many are left over at least?'}`,
    (p) =>
      `${wholeNumber(numberNear(p))} is no perfect square. Find the smallest number ${p.isAdded ? 'that makes it one when it is added' : 'that makes it one when it is taken away'}.`,
  ],
  explain: (p, right) =>
    p.isAdded
      ? t`The next larger square is $${p.root + 1}^2 = ${(p.root + 1) ** 2}$, as $${p.root}^2 = ${p.root ** 2}$ is too small. $${(p.root + 1) ** 2} - ${numberNear(p)} = ${right.n}$.`
      : t`The next smaller square is $${p.root}^2 = ${p.root ** 2}$, as $${p.root + 1}^2 = ${(p.root + 1) ** 2}$ is too large. $${numberNear(p)} - ${p.root ** 2} = ${right.n}$.`,
});

interface Divisors {
  a: number;
  b: number;
  c: number;
}

const commonOf = ({ a, b, c }: Divisors) => lcm(a, b, c);
const leastSquare = (p: Divisors) => commonOf(p) * unpaired(commonOf(p));

const leastSquareMultiple = defineTemplate<Divisors, Fraction>({
  id: 'least-square-with-divisors',
  level: 'hard',
  parameters: { a: range(4, 16), b: range(6, 24), c: range(10, 40) },
  isSensible: (p) =>
    p.a < p.b &&
    p.b < p.c &&
    leastSquare(p) <= 44_100 &&
    leastSquare(p) >= 900 &&
    unpaired(commonOf(p)) > 3 &&
    commonOf(p) > p.c &&
    lastPrime(commonOf(p)).lt(8),
  solve: (p) => frac(leastSquare(p)),
  show: wholeNumber,
  mistakes: [
    { text: 'This is the LCM. It is no perfect square.', value: (p) => frac(commonOf(p)) },
    { text: 'It is a square multiple, but not the least.', value: (p) => frac(4 * leastSquare(p)) },
    {
      text: 'You gave only the smallest single prime a partner.',
      value: (p) => firstPrime(unpaired(commonOf(p))).mul(commonOf(p)),
    },
    {
      text: 'You gave only the largest single prime a partner.',
      value: (p) => lastPrime(unpaired(commonOf(p))).mul(commonOf(p)),
    },
    {
      text: 'It is a square, but not divisible by all the numbers.',
      value: (p) => (leastSquare(p) % 4 === 0 ? frac(leastSquare(p) / 4) : undefined),
    },
    {
      text: 'You multiplied by 2 once more, which then lacks a partner.',
      value: (p) => frac(2 * leastSquare(p)),
    },
    {
      text: 'You multiplied by 3 once more, which then lacks a partner.',
      value: (p) => frac(3 * leastSquare(p)),
    },
    { text: 'You multiplied the three numbers.', value: ({ a, b, c }) => frac(a * b * c) },
    { text: 'You squared the LCM.', value: (p) => frac(commonOf(p) ** 2) },
  ],
  wordings: [
    ({ a, b, c }) => `What is the least perfect square that is exactly divisible by ${a}, ${b} and ${c}?`,
    ({ a, b, c }, s) =>
      `A ${s.pick(['school', 'club', 'battalion'])} can be divided into groups of ${a}, of ${b} or of ${c} with no one left over. All its members can also form a full square, with as many rows as there are members in a row. What is the least number of members?`,
    ({ a, b, c }) => `Find the smallest square number of which ${a}, ${b} and ${c} are factors.`,
  ],
  explain: (p, right) => {
    const extra = unpaired(commonOf(p));
    return t`The LCM is $${commonOf(p)} = ${factorForm(commonOf(p))}$. The primes with odd exponents need a partner: multiply by ${extra}. The square is $${commonOf(p)} \times ${extra} = ${right.n}$.`;
  },
});

interface Limit {
  limit: number;
  divisor: number;
}

/** The least number whose square is divisible by the divisor. */
const stepOf = (divisor: number) =>
  multiply(primeFactors(divisor).map(([prime, exponent]) => prime ** Math.ceil(exponent / 2)));
const rootBelow = ({ limit, divisor }: Limit) => {
  const step = stepOf(divisor);
  return step * Math.floor(Math.sqrt(limit - 1) / step);
};

const largestSquareBelow = defineTemplate<Limit, Fraction>({
  id: 'largest-square-with-divisor',
  level: 'hard',
  parameters: { limit: range(2_000, 9_900, 100), divisor: [6, 10, 12, 14, 15, 18, 20, 21, 24, 28] },
  isSensible: (p) => rootBelow(p) < Math.floor(Math.sqrt(p.limit - 1)),
  solve: (p) => frac(rootBelow(p) ** 2),
  show: wholeNumber,
  mistakes: [
    {
      text: 'It is the largest square below the limit, but not divisible by the given number.',
      value: ({ limit }) => frac(Math.floor(Math.sqrt(limit - 1)) ** 2),
    },
    {
      text: 'It is divisible, but no perfect square.',
      value: ({ limit, divisor }) => frac(divisor * Math.floor((limit - 1) / divisor)),
    },
    {
      text: 'It is a square of this kind, but not the largest.',
      value: (p) => frac((rootBelow(p) - stepOf(p.divisor)) ** 2),
    },
    {
      text: 'It is a square of this kind, but above the limit.',
      value: (p) => frac((rootBelow(p) + stepOf(p.divisor)) ** 2),
    },
    {
      text: 'Its root is one too large, so it is not divisible by the given number.',
      value: (p) => frac((rootBelow(p) + 1) ** 2),
    },
    {
      text: 'Its root is one too small, so it is not divisible by the given number.',
      value: (p) => frac((rootBelow(p) - 1) ** 2),
    },
    {
      text: 'It is a square above the limit, and not divisible by the given number.',
      value: ({ limit, divisor }) => {
        const root = Math.floor(Math.sqrt(limit - 1)) + 1;
        return root ** 2 > limit && root ** 2 % divisor > 0 ? frac(root ** 2) : undefined;
      },
    },
    {
      text: 'It is divisible, but no perfect square, and above the limit.',
      value: ({ limit, divisor }) => {
        const multiple = divisor * (Math.floor(limit / divisor) + 1);
        return Number.isInteger(Math.sqrt(multiple)) ? undefined : frac(multiple);
      },
    },
  ],
  wordings: [
    ({ limit, divisor }) =>
      `What is the largest perfect square below ${wholeNumber(limit)} that is divisible by ${divisor}?`,
    ({ limit, divisor }, s) =>
      `${s.person.name} has fewer than ${wholeNumber(limit)} ${s.pick(['coins', 'beads', 'stamps'])}. They form a full square, and they can also be shared equally among ${divisor} people. What is the largest number that ${s.person.they} can have?`,
    ({ limit, divisor }) =>
      `Of all square numbers less than ${wholeNumber(limit)}, which is the greatest multiple of ${divisor}?`,
  ],
  explain: (p, right) => {
    const [step, root] = [stepOf(p.divisor), rootBelow(p)];
    return t`A square is divisible by ${p.divisor} only if its root is divisible by ${step}. The next root of this kind is too large: $${root + step}^2 = ${(root + step) ** 2}$. So the number is $${root}^2 = ${right.n}$.`;
  },
});

export const PERFECT = [multiplyToSquare, divideToCube, leastChange, leastSquareMultiple, largestSquareBelow];
