import {
  defineTemplate,
  digits,
  frac,
  hcf,
  num,
  range,
  t,
  tex,
  unit,
  type Fraction,
} from '../../../kit/index.js';
import { arithmeticSum, doubled, halved, isInTenths } from './slips.js';

interface Endless {
  first: number;
  top: number;
  bottom: number;
}

const limit = ({ first, top, bottom }: Endless) => frac(first * bottom, bottom - top);
const partial = ({ first, top, bottom }: Endless, n: number) =>
  range(0, n - 1).reduce((all, index) => all.add(frac(first * top ** index, bottom ** index)), frac(0));
const isRatio = ({ top, bottom }: Endless) => top < bottom && hcf(top, bottom) === 1;

const endlessSum = defineTemplate<Endless, Fraction>({
  id: 'endless-geometric-series',
  level: 'medium',
  parameters: { first: range(4, 120), top: range(1, 5), bottom: range(2, 8) },
  isSensible: (p) => isRatio(p) && limit(p).d === 1n && p.first % p.bottom === 0,
  solve: limit,
  show: num,
  mistakes: [
    {
      text: 'You added the ratio to 1. It has to be subtracted.',
      value: ({ first, top, bottom }) => frac(first * bottom, bottom + top),
    },
    { text: 'You left out the first term.', value: (p) => limit(p).sub(p.first) },
    {
      text: 'You divided the first term by the ratio.',
      value: ({ first, top, bottom }) => frac(first * bottom, top),
    },
    { text: 'This is the sum of the first two terms.', value: (p) => partial(p, 2) },
    { text: 'This is the sum of the first three terms.', value: (p) => partial(p, 3) },
    { text: 'You added the first term twice.', value: (p) => limit(p).add(p.first) },
    doubled,
    halved,
  ],
  wordings: [
    (p) =>
      t`What is the sum of the endless geometric series $${p.first} + ${tex(frac(p.first * p.top, p.bottom))} + ${tex(frac(p.first * p.top ** 2, p.bottom ** 2))} + \cdots$?`,
    (p) =>
      t`The first term of a geometric progression is ${p.first} and its common ratio is $\frac{${p.top}}{${p.bottom}}$. What is the sum of all its terms?`,
    (p, s) =>
      t`A ${s.pick(['pump', 'machine', 'drill'])} goes ${p.first} cm forward with its first stroke and with each later stroke $\frac{${p.top}}{${p.bottom}}$ of the stroke before. To how many cm does the total distance tend?`,
  ],
  explain: ({ first, top, bottom }, right) =>
    t`The ratio is $${tex(frac(top, bottom))}$, which is below 1, so the sum is $${first} \div (1 - ${tex(frac(top, bottom))}) = ${digits(right)}$.`,
});

const bounce = ({ first, top, bottom }: Endless) => frac(first * (bottom + top), bottom - top);

const bouncingBall = defineTemplate<Endless, Fraction>({
  id: 'bouncing-ball',
  level: 'hard',
  parameters: { first: range(4, 120), top: range(1, 5), bottom: range(2, 7) },
  isSensible: (p) => isRatio(p) && isInTenths(bounce(p)) && bounce(p).lt(800),
  solve: bounce,
  show: unit('m'),
  mistakes: [
    { text: 'You counted only the ways down.', value: limit },
    { text: 'You counted only the ways up.', value: (p) => limit(p).sub(p.first) },
    { text: 'You counted the first fall twice.', value: (p) => limit(p).mul(2) },
    { text: 'You forgot the first fall.', value: (p) => limit(p).sub(p.first).mul(2) },
    {
      text: 'You stopped after the first bounce and its fall.',
      value: ({ first, top, bottom }) => frac(first * (bottom + 2 * top), bottom),
    },
    {
      text: 'You stopped at the top of the first bounce.',
      value: ({ first, top, bottom }) => frac(first * (bottom + top), bottom),
    },
    { text: 'You counted the first fall three times.', value: (p) => limit(p).mul(2).add(p.first) },
    {
      text: 'You added the ways up to the total once more.',
      value: (p) => bounce(p).add(limit(p)).sub(p.first),
    },
    { text: 'You doubled the total.', value: (p) => bounce(p).mul(2) },
  ],
  wordings: [
    ({ first, top, bottom }) =>
      t`A ball falls from a height of ${first} m and after each bounce rises to $\frac{${top}}{${bottom}}$ of the height from which it fell. What total distance does it cover before it comes to rest?`,
    ({ first, top, bottom }, s) =>
      t`${s.person.name} lets a rubber ball fall from ${s.pick(['a tower', 'a roof', 'a bridge'])} ${first} m high. It always bounces back to $\frac{${top}}{${bottom}}$ of its last height. Find the sum of all its ways, down and up.`,
    ({ first, top, bottom }, s) =>
      t`A ${s.pick(['tennis ball', 'golf ball', 'toy ball'])} drops ${first} m onto a floor and rises each time to $\frac{${top}}{${bottom}}$ of the height it has just dropped. How far does it travel up and down in all?`,
  ],
  explain: (p, right) => {
    const ratio = tex(frac(p.top, p.bottom));
    return t`All ways down are $${p.first} \div (1 - ${ratio}) = ${tex(limit(p))}$ m. The ways up are the same without the first fall: $${tex(limit(p))} - ${p.first} = ${tex(limit(p).sub(p.first))}$ m. In all: $${tex(limit(p))} + ${tex(limit(p).sub(p.first))} = ${digits(right)}$ m.`;
  },
});

interface ThreeNumbers {
  middle: number;
  step: number;
}

const largestOfThree = defineTemplate<ThreeNumbers, Fraction>({
  id: 'three-numbers-sum-and-product',
  level: 'hard',
  parameters: { middle: range(5, 30), step: range(2, 20) },
  isSensible: ({ middle, step }) => step < middle,
  solve: ({ middle, step }) => frac(middle + step),
  show: num,
  mistakes: [
    { text: 'This is the middle number.', value: ({ middle }) => frac(middle) },
    { text: 'This is the smallest number.', value: ({ middle, step }) => frac(middle - step) },
    { text: 'This is the common difference.', value: ({ step }) => frac(step) },
    { text: 'You added the difference twice.', value: ({ middle, step }) => frac(middle + 2 * step) },
    { text: 'You added the difference three times.', value: ({ middle, step }) => frac(middle + 3 * step) },
    {
      text: 'You took a square root that is 1 too large.',
      value: ({ middle, step }) => frac(middle + step + 1),
    },
    {
      text: 'You took a square root that is 1 too small.',
      value: ({ middle, step }) => frac(middle + step - 1),
    },
    {
      text: 'You took a square root that is 2 too large.',
      value: ({ middle, step }) => frac(middle + step + 2),
    },
  ],
  wordings: [
    ({ middle, step }) =>
      `Three numbers in arithmetic progression add up to ${3 * middle} and their product is ${middle * (middle * middle - step * step)}. What is the largest?`,
    ({ middle, step }, s) =>
      `The ages of three ${s.pick(['sisters', 'brothers', 'cousins'])}, in years, are in arithmetic progression. Their sum is ${3 * middle} and their product ${middle * (middle * middle - step * step)}. How old is the eldest, in years?`,
    ({ middle, step }, s) =>
      `The edges of a ${s.pick(['box', 'brick', 'tank'])}, in decimetres, are three terms of an arithmetic progression with the sum ${3 * middle}. Its volume is ${middle * (middle * middle - step * step)} cubic decimetres. Find the longest edge in decimetres.`,
  ],
  explain: ({ middle, step }, right) => {
    const product = middle * (middle * middle - step * step);
    return t`The middle number is $${3 * middle} \div 3 = ${middle}$, so with the difference $d$ the product of the outer ones is $${middle}^2 - d^2 = ${product} \div ${middle} = ${product / middle}$. Then $d^2 = ${middle * middle} - ${product / middle} = ${step * step}$ and $d = ${step}$. The largest is $${middle} + ${step} = ${digits(right)}$.`;
  },
});

interface Formula {
  square: number;
  plain: number;
  n: number;
}

const fromFormula = ({ square, plain, n }: Formula) => frac(square * (2 * n - 1) + plain);

const termFromSum = defineTemplate<Formula, Fraction>({
  id: 'term-from-the-formula-of-the-sum',
  level: 'hard',
  parameters: { square: range(2, 9), plain: range(1, 12), n: range(6, 30) },
  isSensible: ({ square, plain }) => square !== plain,
  solve: fromFormula,
  show: num,
  mistakes: [
    {
      text: 'This is the term after it.',
      value: ({ square, plain, n }) => frac(square * (2 * n + 1) + plain),
    },
    {
      text: 'This is the term before it.',
      value: ({ square, plain, n }) => frac(square * (2 * n - 3) + plain),
    },
    {
      text: 'You took the derivative of the sum. The terms go by whole steps.',
      value: ({ square, plain, n }) => frac(2 * square * n + plain),
    },
    {
      text: 'You left out the second part of the formula.',
      value: ({ square, n }) => frac(square * (2 * n - 1)),
    },
    {
      text: 'You inserted the number only once, as if it were not squared.',
      value: ({ square, plain, n }) => frac((square + plain) * n),
    },
    {
      text: 'You subtracted the second part of the formula.',
      value: ({ square, plain, n }) => frac(square * (2 * n - 1) - plain),
    },
    {
      text: 'You added the second part of the formula twice.',
      value: ({ square, plain, n }) => frac(square * (2 * n - 1) + 2 * plain),
    },
    {
      text: 'You subtracted the sum of two terms fewer, which leaves two terms.',
      value: ({ square, plain, n }) => frac(square * (4 * n - 4) + 2 * plain),
    },
  ],
  wordings: [
    ({ square, plain, n }) =>
      t`The sum of the first $n$ terms of a progression is $${square}n^2 + ${plain === 1 ? '' : plain}n$ for each $n$. What is term number ${n}?`,
    ({ square, plain, n }, s) =>
      t`In the first $n$ days a ${s.pick(['plant', 'factory', 'printer'])} makes $${square}n^2 + ${plain === 1 ? '' : plain}n$ pieces in all, for each whole number $n$. How many pieces does it make on day ${n} alone?`,
    ({ square, plain, n }, s) =>
      t`${s.person.name} notes that the first $n$ numbers of a list always add up to $${square}n^2 + ${plain === 1 ? '' : plain}n$. Find the number in place ${n} of the list.`,
  ],
  explain: ({ square, plain, n }, right) => {
    const sum = (count: number) => square * count * count + plain * count;
    return t`The term is what the sum of ${n} terms has more than that of ${n - 1}. The sums are $${square} \times ${n}^2 + ${plain} \times ${n} = ${sum(n)}$ and $${square} \times ${n - 1}^2 + ${plain} \times ${n - 1} = ${sum(n - 1)}$: $${sum(n)} - ${sum(n - 1)} = ${digits(right)}$.`;
  },
});

interface HowMany {
  first: number;
  step: number;
  n: number;
}

const totalOf = ({ first, step, n }: HowMany) => Number(arithmeticSum(first, step, n));

const howManyTerms = defineTemplate<HowMany, Fraction>({
  id: 'how-many-terms',
  level: 'hard',
  parameters: { first: range(3, 40), step: range(2, 12), n: range(8, 36) },
  solve: ({ n }) => frac(n),
  show: num,
  mistakes: [
    { text: 'You counted one term too many.', value: ({ n }) => frac(n + 1) },
    { text: 'You counted one term too few.', value: ({ n }) => frac(n - 1) },
    { text: 'You counted two terms too few.', value: ({ n }) => frac(n - 2) },
    {
      text: 'You took the negative solution without its sign.',
      value: ({ first, step, n }) =>
        frac(2 * first, step)
          .sub(1)
          .add(n),
    },
    { text: 'You forgot to halve in the formula of the sum.', value: ({ n }) => frac(n, 2) },
    { text: 'You doubled the right number.', value: ({ n }) => frac(2 * n) },
    {
      text: 'You divided the sum by the last term.',
      value: (p) => frac(totalOf(p), p.first + (p.n - 1) * p.step),
    },
    { text: 'You counted two terms too many.', value: ({ n }) => frac(n + 2) },
  ],
  wordings: [
    (p) =>
      `How many terms of the progression ${p.first}, ${p.first + p.step}, ${p.first + 2 * p.step}, ..., in which each term is ${p.step} more than the one before, add up to ${totalOf(p)}?`,
    (p, s) =>
      `${s.person.name} puts ${p.first} ${s.pick(['coins', 'stamps', 'beads'])} into the first box and into each further box ${p.step} more than into the one before. How many boxes take ${totalOf(p)} in all?`,
    (p, s) =>
      `The front row of ${s.pick(['a hall', 'a stand', 'a circus'])} has ${p.first} seats, and each row behind has ${p.step} seats more than the row in front of it. There are ${totalOf(p)} seats in all. Find the number of rows.`,
  ],
  explain: (p, right) => {
    const last = p.first + (p.n - 1) * p.step;
    return t`From $\frac{n}{2} \times (2 \times ${p.first} + (n - 1) \times ${p.step}) = ${totalOf(p)}$ follows a quadratic equation with one positive solution. It is the right one: term ${p.n} is $${p.first} + ${p.n - 1} \times ${p.step} = ${last}$, and $\frac{${p.n}}{2} \times (${p.first} + ${last}) = ${totalOf(p)}$. So $n = ${digits(right)}$.`;
  },
});

export const ENDLESS_AND_UNKNOWN = [endlessSum, bouncingBall, largestOfThree, termFromSum, howManyTerms];
