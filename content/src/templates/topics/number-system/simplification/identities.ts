import {
  defineTemplate,
  digits,
  frac,
  num,
  range,
  t,
  wholeNumber,
  type Fraction,
} from '../../../kit/index.js';
import { scaled, slip } from '../../../kit/slips.js';
import { hundredTooFew, hundredTooMany, oneTooFew, oneTooMany } from '../../slips.js';
import { valueWordings } from '../../value-wordings.js';

interface Squares {
  sum: number;
  difference: number;
}

const larger = ({ sum, difference }: Squares) => (sum + difference) / 2;
const smaller = ({ sum, difference }: Squares) => (sum - difference) / 2;

const differenceOfSquares = defineTemplate<Squares, Fraction>({
  id: 'difference-of-squares',
  level: 'easy',
  parameters: { sum: range(200, 1_200, 50), difference: range(24, 388, 2) },
  isSensible: (p) => p.difference < p.sum - 60 && p.difference % 10 > 0,
  solve: (p) => frac(p.sum * p.difference),
  show: wholeNumber,
  mistakes: [
    { text: 'You squared the difference of the numbers.', value: (p) => frac(p.difference ** 2) },
    {
      text: 'You made the sum of the numbers 10 too large.',
      value: (p) => frac((p.sum + 10) * p.difference),
    },
    {
      text: 'You made the sum of the numbers 10 too small.',
      value: (p) => frac((p.sum - 10) * p.difference),
    },
    { text: 'You made the difference 10 too large.', value: (p) => frac(p.sum * (p.difference + 10)) },
    { text: 'You made the difference 10 too small.', value: (p) => frac(p.sum * (p.difference - 10)) },
    scaled('You took the mean of the numbers and not their sum.', frac(1, 2)),
    scaled('You took the product of the sum and the difference twice.', 2),
    hundredTooMany,
    hundredTooFew,
  ],
  wordings: [
    ...valueWordings<Squares>((p) => `${larger(p)}^2 - ${smaller(p)}^2`),
    (p, s) =>
      `A square ${s.pick(['plot', 'park', 'field'])} with a side of ${larger(p)} m has a square ${s.pick(['pond', 'garden', 'hall'])} with a side of ${smaller(p)} m in it. How many square metres are outside the inner square?`,
  ],
  explain: (p, right) =>
    t`By $a^2 - b^2 = (a + b)(a - b)$ it is $(${larger(p)} + ${smaller(p)}) \times (${larger(p)} - ${smaller(p)}) = ${p.sum} \times ${p.difference} = ${right.n}$.`,
});

interface Cubes {
  a: number;
  b: number;
  isSum: boolean;
}

const tenths = (value: number) => digits(frac(value, 10));

const identityOfCubes = defineTemplate<Cubes, Fraction>({
  id: 'identity-of-cubes',
  level: 'medium',
  parameters: { a: range(22, 98), b: range(11, 79), isSum: [true, false] },
  isSensible: ({ a, b, isSum }) => a > b + 5 && a % 10 > 0 && b % 10 > 0 && (isSum ? a + b : a - b) % 10 > 0,
  solve: ({ a, b, isSum }) => frac(isSum ? a + b : a - b, 10),
  show: num,
  mistakes: [
    {
      text: 'The sign between the numbers is that of the numerator, not that of the denominator.',
      value: ({ a, b, isSum }) => frac(isSum ? a - b : a + b, 10),
    },
    {
      text: 'You squared the result. The factor occurs only once.',
      value: (_, right) => right.mul(right),
    },
    { text: 'You multiplied the numbers.', value: ({ a, b }) => frac(a * b, 100) },
    { text: 'You took the mean of the numbers.', value: ({ a, b }) => frac(a + b, 20) },
    slip('You carried one too many into the units.', 1),
    slip('You forgot to carry one into the units.', -1),
    slip('You came out one tenth too high in the last step.', frac(1, 10)),
    slip('You came out one tenth too low in the last step.', frac(-1, 10)),
    scaled('You doubled the right value.', 2),
  ],
  wordings: valueWordings(({ a, b, isSum }) => {
    const [x, y] = [tenths(a), tenths(b)];
    const [sign, other] = isSum ? ['+', '-'] : ['-', '+'];
    return t`\frac{${x}^3 ${sign} ${y}^3}{${x}^2 ${other} ${x} \times ${y} + ${y}^2}`;
  }),
  explain: ({ a, b, isSum }, right) => {
    const [sign, other] = isSum ? ['+', '-'] : ['-', '+'];
    return t`By $a^3 ${sign} b^3 = (a ${sign} b)(a^2 ${other} ab + b^2)$ the denominator cancels. What is left is $${tenths(a)} ${sign} ${tenths(b)} = ${digits(right)}$.`;
  },
});

interface TwoNumbers {
  a: number;
  b: number;
}

const sumOfSquares = defineTemplate<TwoNumbers, Fraction>({
  id: 'sum-of-squares-from-sum-and-product',
  level: 'medium',
  parameters: { a: range(4, 30), b: range(2, 25) },
  isSensible: ({ a, b }) => a > b,
  solve: ({ a, b }) => frac(a * a + b * b),
  show: wholeNumber,
  mistakes: [
    { text: 'You only squared the sum.', value: ({ a, b }) => frac((a + b) ** 2) },
    {
      text: 'You subtracted the product once. It has to be taken twice.',
      value: ({ a, b }) => frac((a + b) ** 2 - a * b),
    },
    {
      text: 'You added the product twice. It has to be subtracted.',
      value: ({ a, b }) => frac((a + b) ** 2 + 2 * a * b),
    },
    {
      text: 'You added the product. It has to be subtracted twice.',
      value: ({ a, b }) => frac((a + b) ** 2 + a * b),
    },
    { text: 'This is the square of the difference.', value: ({ a, b }) => frac((a - b) ** 2) },
    { text: 'You subtracted the product three times.', value: ({ a, b }) => frac((a + b) ** 2 - 3 * a * b) },
    slip('You carried one ten too many.', 10),
    slip('You forgot to carry one ten.', -10),
  ],
  wordings: [
    ({ a, b }) => t`If $a + b = ${a + b}$ and $ab = ${a * b}$, what is the value of $a^2 + b^2$?`,
    ({ a, b }) =>
      `The sum of two numbers is ${a + b} and their product is ${a * b}. What is the sum of their squares?`,
    ({ a, b }, s) =>
      `The sides of a rectangular ${s.pick(['tile', 'field', 'card'])} add up to ${a + b} units for one length and one breadth, and its area is ${a * b} square units. What is the sum of the squares of its length and its breadth?`,
    ({ a, b }, s) =>
      `${s.person.name} thinks of two numbers, adds them and gets ${a + b}, multiplies them and gets ${a * b}. Now ${s.person.they} squares both numbers and adds the squares. What is the result?`,
  ],
  explain: ({ a, b }, right) =>
    t`By $(a + b)^2 = a^2 + b^2 + 2ab$ the sum of the squares is $${a + b}^2 - 2 \times ${a * b} = ${(a + b) ** 2} - ${2 * a * b} = ${right.n}$.`,
});

interface Reciprocal {
  given: number;
  isSum: boolean;
  power: number;
}

/** x^n + 1/x^n or, for odd n and a given difference, x^n - 1/x^n. */
function powerOf({ given, isSum, power }: Reciprocal): number {
  const square = given ** 2 + (isSum ? -2 : 2);
  if (power === 2) return square;
  return power === 4 ? square ** 2 - 2 : given ** 3 + (isSum ? -3 : 3) * given;
}

const signOf = ({ isSum, power }: Reciprocal) => (isSum || power % 2 === 0 ? '+' : '-');
const correction = (p: Reciprocal) => powerOf(p) - p.given ** p.power;
const squareOf = (p: Reciprocal) => powerOf({ ...p, power: 2 });

const squareSteps = (p: Reciprocal) =>
  t`Square both sides: $x^2 + \frac{1}{x^2} = ${p.given}^2 ${p.isSum ? '-' : '+'} 2 = ${squareOf(p)}$.`;

const powersOfReciprocal = defineTemplate<Reciprocal, Fraction>({
  id: 'powers-with-reciprocal',
  level: 'hard',
  parameters: { given: range(3, 18), isSum: [true, false], power: [2, 3, 4] },
  isSensible: ({ given, power }) => power < 4 || given < 9,
  solve: (p) => frac(powerOf(p)),
  show: wholeNumber,
  mistakes: [
    { text: 'You only raised the given value to the power.', value: (p) => frac(p.given ** p.power) },
    { text: 'The correction has the wrong sign.', value: (p) => frac(p.given ** p.power - correction(p)) },
    { text: 'You made the correction twice.', value: (p) => frac(powerOf(p) + correction(p)) },
    {
      text: 'You made only half of the correction.',
      value: (p) => frac(2 * p.given ** p.power + correction(p), 2),
    },
    { text: 'You added the given value once more.', value: (p) => frac(powerOf(p) + p.given) },
    { text: 'You subtracted the given value once more.', value: (p) => frac(powerOf(p) - p.given) },
    {
      text: 'You multiplied the given value by the exponent. It has to be raised to the power.',
      value: (p) => frac(p.given * p.power),
    },
    oneTooMany,
    oneTooFew,
  ],
  wordings: [
    (p) =>
      t`If $x ${p.isSum ? '+' : '-'} \frac{1}{x} = ${p.given}$, what is the value of $x^${p.power} ${signOf(p)} \frac{1}{x^${p.power}}$?`,
    (p) =>
      t`${p.isSum ? 'The sum of a number $x$ and its reciprocal' : 'The difference of a number $x$ and its reciprocal, $x - \\frac{1}{x}$,'} is ${p.given}. Find $x^${p.power} ${signOf(p)} \frac{1}{x^${p.power}}$.`,
    (p, s) =>
      t`${s.person.name} knows only that $x ${p.isSum ? '+' : '-'} \frac{1}{x} = ${p.given}$. What value must ${s.person.they} get for $x^${p.power} ${signOf(p)} \frac{1}{x^${p.power}}$?`,
  ],
  explain: (p, right) => {
    if (p.power === 2) return squareSteps(p);
    if (p.power === 4)
      return t`${squareSteps(p)} Square again: $x^4 + \frac{1}{x^4} = ${squareOf(p)}^2 - 2 = ${right.n}$.`;
    const sign = p.isSum ? '-' : '+';
    return t`By the cube of ${p.isSum ? 'a sum' : 'a difference'}, with $x \times \frac{1}{x} = 1$: $x^3 ${signOf(p)} \frac{1}{x^3} = ${p.given}^3 ${sign} 3 \times ${p.given} = ${p.given ** 3} ${sign} ${3 * p.given} = ${right.n}$.`;
  },
});

interface Three {
  a: number;
  b: number;
  c: number;
}

const sumOfThree = ({ a, b, c }: Three) => a + b + c;
const squaresOfThree = ({ a, b, c }: Three) => a * a + b * b + c * c;
const productsOfThree = ({ a, b, c }: Three) => a * b + b * c + c * a;

const productsFromSquares = defineTemplate<Three, Fraction>({
  id: 'products-from-sum-and-squares',
  level: 'hard',
  parameters: { a: range(2, 12), b: range(2, 14), c: range(3, 15) },
  isSensible: ({ a, b, c }) => a < b && b < c,
  solve: (p) => frac(productsOfThree(p)),
  show: wholeNumber,
  mistakes: [
    {
      text: 'You forgot to halve. Each product occurs twice in the square of the sum.',
      value: (p) => frac(2 * productsOfThree(p)),
    },
    {
      text: 'You added the sum of the squares before you halved. It has to be subtracted.',
      value: (p) => frac(sumOfThree(p) ** 2 + squaresOfThree(p), 2),
    },
    { text: 'You divided by 3. Each product occurs twice.', value: (p) => frac(2 * productsOfThree(p), 3) },
    {
      text: 'You halved only the square of the sum.',
      value: (p) => frac(sumOfThree(p) ** 2, 2).sub(squaresOfThree(p)),
    },
    { text: 'You halved twice.', value: (p) => frac(productsOfThree(p), 2) },
    {
      text: 'You halved only the sum of the squares.',
      value: (p) => frac(2 * sumOfThree(p) ** 2 - squaresOfThree(p), 2),
    },
    { text: 'You left out one of the three products.', value: (p) => frac(productsOfThree(p) - p.a * p.c) },
    slip('You carried one ten too many.', 10),
    slip('You forgot to carry one ten.', -10),
  ],
  wordings: [
    (p) =>
      t`If $a + b + c = ${sumOfThree(p)}$ and $a^2 + b^2 + c^2 = ${squaresOfThree(p)}$, what is the value of $ab + bc + ca$?`,
    (p) =>
      `Three numbers add up to ${sumOfThree(p)}, and their squares add up to ${squaresOfThree(p)}. Each of the three pairs of numbers is multiplied. What is the sum of the three products?`,
    (p, s) =>
      `The three edges of a ${s.pick(['box', 'brick', 'chest'])} that meet in a corner have a total length of ${sumOfThree(p)} cm, and the sum of their squares is ${squaresOfThree(p)}. Find the sum of the areas of three faces that meet in a corner, in square centimetres.`,
  ],
  explain: (p, right) =>
    t`By $(a + b + c)^2 = a^2 + b^2 + c^2 + 2(ab + bc + ca)$ the sum of the products is $\frac{${sumOfThree(p)}^2 - ${squaresOfThree(p)}}{2} = \frac{${sumOfThree(p) ** 2} - ${squaresOfThree(p)}}{2} = ${right.n}$.`,
});

export const IDENTITIES = [
  differenceOfSquares,
  identityOfCubes,
  sumOfSquares,
  powersOfReciprocal,
  productsFromSquares,
];
