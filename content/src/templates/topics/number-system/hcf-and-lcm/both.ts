import {
  asFraction,
  defineTemplate,
  frac,
  hcf,
  lcm,
  listed,
  range,
  t,
  wholeNumber,
  type Fraction,
} from '../../../kit/index.js';
import type { Triple } from './numbers.js';

interface TwoNumbers {
  h: number;
  a: number;
  b: number;
}

const otherNumber = defineTemplate<TwoNumbers, Fraction>({
  id: 'other-number',
  level: 'easy',
  parameters: { h: range(6, 24), a: range(2, 15), b: range(3, 17) },
  isSensible: ({ a, b }) => a !== b && hcf(a, b) === 1,
  solve: ({ h, b }) => frac(h * b),
  show: wholeNumber,
  mistakes: [
    { text: 'You divided the LCM by the HCF.', value: ({ a, b }) => frac(a * b) },
    { text: 'You divided the LCM by the given number and forgot the HCF.', value: ({ b }) => frac(b) },
    { text: 'You added the HCF where you have to multiply by it.', value: ({ h, b }) => frac(b + h) },
    {
      text: 'You subtracted the given number from the LCM.',
      value: ({ h, a, b }) => frac(h * a * b - h * a),
    },
    { text: 'You added the HCF to the right result.', value: ({ h, b }) => frac(h * b + h) },
    { text: 'You subtracted the HCF from the right result.', value: ({ h, b }) => frac(h * b - h) },
    { text: 'You multiplied by twice the HCF.', value: ({ h, b }) => frac(2 * h * b) },
    { text: 'You multiplied by half of the HCF.', value: ({ h, b }) => frac(h * b, 2) },
  ],
  wordings: [
    ({ h, a, b }) =>
      `The HCF and the LCM of two numbers are ${h} and ${wholeNumber(h * a * b)}. If one of the numbers is ${h * a}, what is the other?`,
    ({ h, a, b }, s) =>
      `${s.person.name} and ${s.other.name} each think of a number. The numbers have the LCM ${wholeNumber(h * a * b)} and the HCF ${h}. ${s.person.name}'s number is ${h * a}. What is ${s.other.name}'s number?`,
    ({ h, a, b }) =>
      `The LCM of ${h * a} and another number is ${wholeNumber(h * a * b)}, and their HCF is ${h}. Find the other number.`,
  ],
  explain: ({ h, a, b }, right) =>
    t`The product of two numbers equals HCF $\times$ LCM. So the other number is $\frac{${h} \times ${h * a * b}}{${h * a}} = ${right.n}$.`,
});

const ratioAndHcf = defineTemplate<TwoNumbers, Fraction>({
  id: 'ratio-and-hcf',
  level: 'easy',
  parameters: { h: range(4, 27), a: range(2, 9), b: range(3, 13) },
  isSensible: ({ a, b }) => a < b && hcf(a, b) === 1,
  solve: ({ h, a, b }) => frac(a * b * h),
  show: wholeNumber,
  mistakes: [
    { text: 'You multiplied the terms of the ratio and forgot the HCF.', value: ({ a, b }) => frac(a * b) },
    { text: 'This is the sum of the numbers.', value: ({ h, a, b }) => frac((a + b) * h) },
    { text: 'This is the larger of the numbers.', value: ({ h, b }) => frac(b * h) },
    { text: 'You took half of the product.', value: ({ h, a, b }) => frac(a * b * h, 2) },
    { text: 'You took twice the product.', value: ({ h, a, b }) => frac(2 * a * b * h) },
    {
      text: 'You squared the larger term and left out the smaller one.',
      value: ({ h, b }) => frac(b * b * h),
    },
    {
      text: 'You squared the smaller term and left out the larger one.',
      value: ({ h, a }) => frac(a * a * h),
    },
    { text: 'You added the HCF to the LCM.', value: ({ h, a, b }) => frac((a * b + 1) * h) },
    {
      text: 'You multiplied the sum of the terms by the larger term and the HCF.',
      value: ({ h, a, b }) => frac((a + b) * b * h),
    },
  ],
  wordings: [
    ({ h, a, b }) => `Two numbers are in the ratio ${a} : ${b} and their HCF is ${h}. What is their LCM?`,
    ({ h, a, b }, s) =>
      `The numbers of ${s.pick(['boys and girls', 'hens and ducks', 'cars and buses'])} in a ${s.pick(['survey', 'list', 'report'])} are in the ratio ${a} : ${b}, and the HCF of the two numbers is ${h}. Find their LCM.`,
    ({ h, a, b }, s) =>
      `${s.person.name} divides two numbers by their HCF, which is ${h}, and gets ${a} and ${b}. What is the LCM of the two numbers?`,
  ],
  explain: ({ h, a, b }, right) =>
    t`The numbers are $${h} \times ${a} = ${h * a}$ and $${h} \times ${b} = ${h * b}$, and ${a} and ${b} have no common factor. So the LCM is $${h} \times ${a} \times ${b} = ${right.n}$.`,
});

interface Fractions {
  tops: Triple;
  bottoms: Triple;
}

const TOPS: Triple[] = [
  [2, 4, 5],
  [2, 3, 4],
  [3, 4, 8],
  [4, 6, 5],
  [2, 5, 8],
  [4, 10, 7],
  [3, 6, 8],
  [5, 4, 10],
  [6, 8, 9],
  [4, 5, 8],
  [7, 4, 2],
  [8, 2, 7],
];
const BOTTOMS: Triple[] = [
  [3, 9, 6],
  [9, 15, 27],
  [5, 15, 25],
  [7, 21, 35],
  [9, 27, 45],
  [15, 25, 35],
  [3, 15, 21],
  [11, 33, 55],
  [9, 21, 15],
  [7, 35, 49],
  [21, 9, 33],
  [5, 35, 15],
];

const partsOf = ({ tops, bottoms }: Fractions) => tops.map((top, index) => frac(top, bottoms[index] ?? 1));
const fractionsOf = (p: Fractions) => listed(partsOf(p).map(asFraction));

const lcmOfFractions = defineTemplate<Fractions, Fraction>({
  id: 'lcm-of-fractions',
  level: 'medium',
  parameters: { tops: TOPS, bottoms: BOTTOMS },
  isSensible: ({ tops, bottoms }) =>
    tops.every((top, index) => hcf(top, bottoms[index] ?? 1) === 1) && hcf(lcm(...tops), ...bottoms) === 1,
  solve: ({ tops, bottoms }) => frac(lcm(...tops), hcf(...bottoms)),
  show: asFraction,
  mistakes: [
    {
      text: 'You divided by the LCM of the denominators.',
      value: ({ tops, bottoms }) => frac(lcm(...tops), lcm(...bottoms)),
    },
    {
      text: 'You took the HCF of the numerators.',
      value: ({ tops, bottoms }) => frac(hcf(...tops), hcf(...bottoms)),
    },
    {
      text: 'You left out the third fraction.',
      value: ({ tops: [a, b], bottoms: [x, y] }) => frac(lcm(a, b), hcf(x, y)),
    },
    {
      text: 'You left out the first numerator.',
      value: ({ tops: [, b, c], bottoms }) => frac(lcm(b, c), hcf(...bottoms)),
    },
    {
      text: 'You multiplied all the numerators.',
      value: ({ tops: [a, b, c], bottoms }) => frac(a * b * c, hcf(...bottoms)),
    },
    {
      text: 'You took half of the LCM of the numerators.',
      value: ({ tops, bottoms }) => frac(lcm(...tops), 2 * hcf(...bottoms)),
    },
    {
      text: 'You took twice the LCM of the numerators.',
      value: ({ tops, bottoms }) => frac(2 * lcm(...tops), hcf(...bottoms)),
    },
    {
      text: 'You divided by the largest denominator.',
      value: ({ tops, bottoms }) => frac(lcm(...tops), Math.max(...bottoms)),
    },
    {
      text: 'You took only the largest numerator.',
      value: ({ tops, bottoms }) => frac(Math.max(...tops), hcf(...bottoms)),
    },
    {
      text: 'You took three times the LCM of the numerators.',
      value: ({ tops, bottoms }) => frac(3 * lcm(...tops), hcf(...bottoms)),
    },
    {
      text: 'You multiplied the numerators and divided by twice the HCF of the denominators.',
      value: ({ tops: [a, b, c], bottoms }) => frac(a * b * c, 2 * hcf(...bottoms)),
    },
  ],
  wordings: [
    (p) => `What is the LCM of ${fractionsOf(p)}?`,
    (p) => `Find the least number that contains each of ${fractionsOf(p)} a whole number of times.`,
    (p, s) =>
      `Three ${s.pick(['wheels', 'discs', 'toy trains'])} need ${fractionsOf(p)} of a minute for one round. They start together. After how many minutes are they together at the start again for the first time?`,
  ],
  explain: ({ tops, bottoms }) =>
    t`LCM of fractions = LCM of numerators $\div$ HCF of denominators. The LCM of ${listed(tops)} is ${lcm(...tops)}, and the HCF of ${listed(bottoms)} is ${hcf(...bottoms)}. The answer is $\frac{${lcm(...tops)}}{${hcf(...bottoms)}}$.`,
});

const metres = (centimetres: number) => `${Math.floor(centimetres / 100)} m ${centimetres % 100} cm`;

const squareTiles = defineTemplate<TwoNumbers, Fraction>({
  id: 'square-tiles',
  level: 'hard',
  parameters: { h: [21, 24, 27, 28, 30, 35, 36, 42, 45, 48, 54, 63], a: range(7, 29), b: range(5, 22) },
  isSensible: ({ h, a, b }) =>
    a > b && hcf(a, b) === 1 && h * b > 200 && (h * a) % 100 > 0 && (h * b) % 100 > 0 && h * a < 1_500,
  solve: ({ a, b }) => frac(a * b),
  show: wholeNumber,
  mistakes: [
    {
      text: 'You left out a factor 2 of the HCF, so your tiles are too small.',
      value: ({ h, a, b }) => (h % 2 === 0 ? frac(4 * a * b) : undefined),
    },
    { text: 'You added the numbers of tiles along the two sides.', value: ({ a, b }) => frac(a + b) },
    { text: 'You counted the tiles along all four sides.', value: ({ a, b }) => frac(2 * (a + b)) },
    { text: 'You counted one row too many along the length.', value: ({ a, b }) => frac(a * (b + 1)) },
    { text: 'You counted one row too few along the length.', value: ({ a, b }) => frac(a * (b - 1)) },
    {
      text: 'You counted one tile too many in each row along the length.',
      value: ({ a, b }) => frac((a + 1) * b),
    },
    {
      text: 'You counted one tile too few in each row along the length.',
      value: ({ a, b }) => frac((a - 1) * b),
    },
    { text: 'This is the side of a tile in centimetres.', value: ({ h }) => frac(h) },
    { text: 'You counted twice as many tiles along one side.', value: ({ a, b }) => frac(2 * a * b) },
  ],
  wordings: [
    ({ h, a, b }, s) =>
      `A ${s.pick(['floor', 'hall', 'courtyard'])} ${metres(h * a)} long and ${metres(h * b)} wide is to be covered with equal square tiles without cutting any. What is the least number of tiles?`,
    ({ h, a, b }, s) =>
      `${s.person.name} cuts a sheet of ${s.pick(['cloth', 'paper', 'plywood'])} of ${metres(h * a)} by ${metres(h * b)} into equal squares, as large as possible, with no waste. How many squares are there?`,
    ({ h, a, b }, s) =>
      `A rectangular ${s.pick(['wall', 'terrace', 'platform'])} measures ${metres(h * a)} by ${metres(h * b)}. It is paved with whole square tiles of the largest possible size. How many tiles are needed?`,
  ],
  explain: ({ h, a, b }, right) =>
    t`The largest side of a tile is the HCF of ${h * a} cm and ${h * b} cm, which is ${h} cm. There are $${h * a} \div ${h} = ${a}$ tiles along the length and $${h * b} \div ${h} = ${b}$ along the width: $${a} \times ${b} = ${right.n}$.`,
});

interface SumAndHcf {
  h: number;
  total: number;
}

const pairsOf = (total: number) => range(1, Math.floor(total / 2)).filter((x) => hcf(x, total - x) === 1);
const pairsShift =
  (shift: number) =>
  ({ total }: SumAndHcf) =>
    frac(pairsOf(total).length + shift);

const pairsWithSum = defineTemplate<SumAndHcf, Fraction>({
  id: 'pairs-with-sum',
  level: 'hard',
  parameters: { h: range(11, 48), total: range(8, 28) },
  isSensible: ({ total }) => pairsOf(total).length > 2 && pairsOf(total).length < 10,
  solve: pairsShift(0),
  show: wholeNumber,
  mistakes: [
    {
      text: 'You did not leave out the pairs with a larger HCF.',
      value: ({ total }) =>
        Math.floor(total / 2) > pairsOf(total).length + 2 ? frac(Math.floor(total / 2)) : undefined,
    },
    { text: 'You counted each pair in both orders.', value: ({ total }) => frac(2 * pairsOf(total).length) },
    { text: 'You left out one pair.', value: pairsShift(-1) },
    { text: 'You left out two pairs.', value: pairsShift(-2) },
    { text: 'You left out three pairs.', value: pairsShift(-3) },
    { text: 'You counted one pair too many.', value: pairsShift(1) },
    { text: 'You counted two pairs too many.', value: pairsShift(2) },
  ],
  wordings: [
    ({ h, total }) =>
      `How many pairs of positive whole numbers have the sum ${h * total} and the HCF ${h}? (The order within a pair does not matter.)`,
    ({ h, total }, s) =>
      `${s.person.name} looks for two positive whole numbers whose sum is ${h * total} and whose HCF is ${h}. How many different pairs are there if the order does not count?`,
    ({ h, total }, s) =>
      `Two ${s.pick(['ropes', 'pipes', 'rods'])} measure a whole number of centimetres each and ${h * total} cm together. The HCF of the two lengths is ${h} cm. How many pairs of lengths are possible, order ignored?`,
  ],
  explain: ({ h, total }, right) =>
    t`Write the numbers as $${h}x$ and $${h}y$, where $x + y = ${h * total} \div ${h} = ${total}$ and $x$ and $y$ have no common factor. The pairs $(x, y)$ are ${listed(pairsOf(total).map((x) => `(${x}, ${total - x})`))}. Their number is ${right.n}.`,
});

export const BOTH = [otherNumber, ratioAndHcf, lcmOfFractions, squareTiles, pairsWithSum];
