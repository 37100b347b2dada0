import {
  defineTemplate,
  frac,
  listed,
  num,
  range,
  rupees,
  t,
  wholeNumber,
  type Fraction,
} from '../../../kit/index.js';
import { slip } from '../../../kit/slips.js';
import { tenTooFew, tenTooMany } from '../../slips.js';

interface TwoSides {
  a: number;
  b: number;
  c: number;
  d: number;
  isStrict: boolean;
}

const bound = ({ a, b, c, d }: TwoSides) => frac(b + d, a - c);
const leastOf = (p: TwoSides) => (p.isStrict ? bound(p).floor().add(1) : bound(p).ceil());
const sidesTex = ({ a, b, c, d, isStrict }: TwoSides) =>
  t`$${a}x - ${b} ${isStrict ? '>' : t`\ge`} ${c === 1 ? '' : c}x + ${d}$`;

const leastWholeNumber = defineTemplate<TwoSides, Fraction>({
  id: 'least-whole-number',
  level: 'easy',
  parameters: { a: range(3, 9), b: range(2, 30), c: range(1, 6), d: range(2, 40), isStrict: [true, false] },
  isSensible: (p) => p.a - p.c > 1 && p.b !== p.d && leastOf(p).gt(3) && leastOf(p).lt(30),
  solve: leastOf,
  show: num,
  mistakes: [
    {
      text: 'Here both sides are equal, or the left side is still smaller.',
      value: (p, right) => (p.isStrict || bound(p).d > 1n ? right.sub(1) : undefined),
    },
    {
      text: 'You left out the number for which both sides are equal.',
      value: (p, right) => (!p.isStrict && bound(p).d === 1n ? right.add(1) : undefined),
    },
    {
      text: 'You moved the first number to the other side without changing its sign.',
      value: (p) =>
        frac(Math.abs(p.d - p.b), p.a - p.c)
          .floor()
          .add(1),
    },
    {
      text: 'You added the multiples of the unknown. They have to be subtracted.',
      value: (p) =>
        frac(p.b + p.d, p.a + p.c)
          .floor()
          .add(1),
    },
    { text: 'You forgot to divide at the end.', value: (p) => frac(p.b + p.d) },
    slip('It satisfies the inequality, but it is not the smallest.', 2),
    slip('A smaller whole number satisfies the inequality, too.', 3),
    slip('For this number the left side is smaller.', -2),
    slip('You came out three too low when you divided.', -3),
  ],
  mayRepeatNumbers: true,
  wordings: [
    (p) => `What is the smallest whole number $x$ for which ${sidesTex(p)}?`,
    (p, s) => `${s.person.name} looks for the least integer that satisfies ${sidesTex(p)}. Which is it?`,
    (p) => `From which whole number on does each whole number $x$ satisfy ${sidesTex(p)}?`,
  ],
  explain: (p, right) => {
    const limit = bound(p);
    const sign = p.isStrict ? '>' : t`\ge`;
    return t`Collect the unknowns on the left: $${p.a - p.c}x ${sign} ${p.b} + ${p.d}$, so $x ${sign} \frac{${p.b + p.d}}{${p.a - p.c}}$${limit.d === 1n ? t`, and $\frac{${p.b + p.d}}{${p.a - p.c}} = ${limit.n}$` : ''}. The smallest whole number is ${right.n}.`;
  },
});

const SIGNS = ['<', '>', '\\le', '\\ge'] as const;
type Sign = (typeof SIGNS)[number];
const TURNED: Record<Sign, Sign> = { '<': '>', '>': '<', '\\le': '\\ge', '\\ge': '\\le' };
const OTHER_END: Record<Sign, Sign> = { '<': '\\le', '>': '\\ge', '\\le': '<', '\\ge': '>' };

interface Turning {
  a: number;
  b: number;
  value: number;
  sign: Sign;
}

const rightSide = ({ a, b, value }: Turning) => a - b * value;
const half = (sign: Sign, value: number) => `$x ${sign} ${value}$`;

const turningSign = defineTemplate<Turning, string>({
  id: 'sign-turns-round',
  level: 'easy',
  parameters: { a: range(2, 30), b: range(2, 9), value: range(-12, 12), sign: SIGNS },
  isSensible: (p) =>
    Math.abs(p.value) > 1 && rightSide(p) !== 0 && rightSide(p) !== p.a && Math.abs(rightSide(p)) < 70,
  solve: (p) => half(TURNED[p.sign], p.value),
  show: (text) => text,
  mistakes: [
    { text: 'Dividing by a negative number turns the sign round.', value: (p) => half(p.sign, p.value) },
    { text: 'You lost the minus sign when you divided.', value: (p) => half(TURNED[p.sign], -p.value) },
    {
      text: 'You lost the minus sign and did not turn the inequality round.',
      value: (p) => half(p.sign, -p.value),
    },
    {
      text: 'Whether equality is allowed does not change.',
      value: (p) => half(OTHER_END[TURNED[p.sign]], p.value),
    },
    {
      text: 'You changed the kind of sign and did not turn it round.',
      value: (p) => half(OTHER_END[p.sign], p.value),
    },
    { text: 'You came out one too high when you divided.', value: (p) => half(TURNED[p.sign], p.value + 1) },
    { text: 'You came out one too low when you divided.', value: (p) => half(TURNED[p.sign], p.value - 1) },
  ],
  wordings: [
    (p) => t`Which values of $x$ satisfy $${p.a} - ${p.b}x ${p.sign} ${rightSide(p)}$?`,
    (p, s) =>
      t`${s.person.name} solves $${p.a} - ${p.b}x ${p.sign} ${rightSide(p)}$. Which solution is right?`,
    (p) => t`Solve the inequality $${p.a} - ${p.b}x ${p.sign} ${rightSide(p)}$ for $x$.`,
  ],
  explain: (p, right) =>
    t`Subtract ${p.a}: $-${p.b}x ${p.sign} ${-p.b * p.value}$. Dividing by $-${p.b}$ turns the sign round, and $\frac{${-p.b * p.value}}{-${p.b}} = ${p.value}$: ${right}.`,
});

interface Budget {
  total: number;
  fixed: number;
  each: number;
}

const most = ({ total, fixed, each }: Budget) => Math.floor((total - fixed) / each);

const budget = defineTemplate<Budget, Fraction>({
  id: 'what-a-budget-allows',
  level: 'easy',
  parameters: { total: range(500, 5_000, 50), fixed: range(60, 900, 20), each: range(25, 240, 5) },
  isSensible: (p) =>
    most(p) > 6 && most(p) < 40 && (p.total - p.fixed) % p.each > 0 && most({ ...p, fixed: 0 }) > most(p),
  solve: (p) => frac(most(p)),
  show: num,
  mistakes: [
    { text: 'You rounded up. The money is not enough for that.', value: (p) => frac(most(p) + 1) },
    { text: 'You left out the fixed charge.', value: (p) => frac(most({ ...p, fixed: 0 })) },
    { text: 'You added the fixed charge to the money.', value: (p) => frac(most({ ...p, fixed: -p.fixed })) },
    { text: 'You took the fixed charge twice.', value: (p) => frac(most({ ...p, fixed: 2 * p.fixed })) },
    { text: 'The money is enough for one more.', value: (p) => frac(most(p) - 1) },
    {
      text: 'You added the fixed charge to the price of each piece.',
      value: ({ total, fixed, each }) => frac(Math.floor(total / (fixed + each))),
    },
    slip('You came out two too high when you divided.', 2),
    slip('You came out two too low when you divided.', -2),
    slip('You came out three too low when you divided.', -3),
  ],
  wordings: [
    (p, s) =>
      `A ${s.pick(['printer', 'studio', 'press'])} charges ${rupees(p.fixed)} for setting up and ${rupees(p.each)} for each poster. How many posters can ${s.person.name} order at most with ${rupees(p.total)}?`,
    (p, s) =>
      `${s.person.name} has ${rupees(p.total)} for a party. The room costs ${rupees(p.fixed)} and the food ${rupees(p.each)} for each guest. What is the largest number of guests that ${s.person.they} can pay for?`,
    (p, s) =>
      `A club with ${rupees(p.total)} hires a ${s.pick(['court', 'hall', 'pitch'])} for a fee of ${rupees(p.fixed)} and ${rupees(p.each)} for each full hour. For how many full hours is the money enough at most?`,
  ],
  explain: (p, right) =>
    t`For $n$ of them, $${p.fixed} + ${p.each}n \le ${p.total}$, so $n \le \frac{${p.total} - ${p.fixed}}{${p.each}} = \frac{${p.total - p.fixed}}{${p.each}}$. As $${p.each} \times ${most(p)} = ${p.each * most(p)}$ is not above ${p.total - p.fixed} and $${p.each} \times ${most(p) + 1} = ${p.each * (most(p) + 1)}$ is, the most is ${right.n}.`,
});

interface Marks {
  first: number;
  second: number;
  third: number;
  fourth: number;
  target: number;
}

const scores = ({ first, second, third, fourth }: Marks) => [first, second, third, fourth];
const totalOf = (p: Marks) => scores(p).reduce((all, one) => all + one, 0);
const needed = (p: Marks) => 5 * p.target - totalOf(p);

const neededMark = defineTemplate<Marks, Fraction>({
  id: 'mark-needed-for-an-average',
  level: 'easy',
  parameters: {
    first: range(52, 95),
    second: range(48, 96),
    third: range(55, 92),
    fourth: range(50, 97),
    target: range(60, 84, 2),
  },
  isSensible: (p) =>
    needed(p) > 55 &&
    needed(p) < 98 &&
    needed(p) !== p.target &&
    new Set([...scores(p), p.target]).size === 5,
  solve: (p) => frac(needed(p)),
  show: num,
  mistakes: [
    { text: 'This is the average itself.', value: (p) => frac(p.target) },
    { text: 'You counted only four tests for the average.', value: (p) => frac(4 * p.target - totalOf(p)) },
    { text: 'This is one mark too few: the average stays below the aim.', value: (p) => frac(needed(p) - 1) },
    { text: 'It is enough, but one mark less is enough, too.', value: (p) => frac(needed(p) + 1) },
    { text: 'You came out five too high when you added the marks.', value: (p) => frac(needed(p) - 5) },
    { text: 'You came out five too low when you added the marks.', value: (p) => frac(needed(p) + 5) },
    tenTooMany,
    tenTooFew,
  ],
  wordings: [
    (p, s) =>
      `${s.person.name} has ${listed(scores(p))} marks in four tests. How many marks must ${s.person.they} get at least in the fifth for an average of at least ${p.target}?`,
    (p, s) =>
      `In four ${s.pick(['months', 'weeks', 'seasons'])} a shop sells ${listed(scores(p))} fans. At least how many must it sell in the fifth so that the average is not below ${p.target}?`,
    (p, s) =>
      `A batter makes ${listed(scores(p))} runs in four ${s.pick(['matches', 'innings'])}. What is the least score in the fifth that lifts the average to ${p.target} or more?`,
  ],
  explain: (p, right) =>
    t`Five results with an average of ${p.target} have the sum $5 \times ${p.target} = ${5 * p.target}$. Of this there are already $${scores(p).join(' + ')} = ${totalOf(p)}$. At least $${5 * p.target} - ${totalOf(p)} = ${right.n}$ is needed.`,
});

interface Between {
  a: number;
  low: number;
  b: number;
  c: number;
  high: number;
  d: number;
}

const sumOf = (from: number, to: number) => frac(range(from, to).reduce((all, one) => all + one, 0));

const twoConditions = defineTemplate<Between, Fraction>({
  id: 'sum-under-two-conditions',
  level: 'medium',
  parameters: {
    a: range(2, 6),
    low: range(-4, 14),
    b: range(1, 15),
    c: range(2, 6),
    high: range(6, 26),
    d: range(1, 20),
  },
  isSensible: (p) =>
    p.high > p.low + 4 &&
    p.high < p.low + 14 &&
    p.a !== p.c &&
    p.a * p.low + p.b > 0 &&
    sumOf(p.low + 1, p.high).gt(8),
  solve: ({ low, high }) => sumOf(low + 1, high),
  show: wholeNumber,
  mistakes: [
    {
      text: 'You counted the lower bound, which does not satisfy the first condition.',
      value: ({ low, high }) => sumOf(low, high),
    },
    {
      text: 'You left out the upper bound, which satisfies the second condition.',
      value: ({ low, high }) => sumOf(low + 1, high - 1),
    },
    {
      text: 'You counted the lower bound and left out the upper one.',
      value: ({ low, high }) => sumOf(low, high - 1),
    },
    {
      text: 'This is the number of the integers, not their sum.',
      value: ({ low, high }) => frac(high - low),
    },
    { text: 'You began one integer too late.', value: ({ low, high }) => sumOf(low + 2, high) },
    { text: 'You went one integer too far.', value: ({ low, high }) => sumOf(low + 1, high + 1) },
    { text: 'You began at 1.', value: ({ high }) => sumOf(1, high) },
    { text: 'You left out the last two integers.', value: ({ low, high }) => sumOf(low + 1, high - 2) },
  ],
  wordings: [
    (p) => t`What is the sum of all integers $x$ with ${betweenTex(p)}?`,
    (p, s) => t`${s.person.name} adds all integers $x$ for which both ${betweenTex(p)}. What is the sum?`,
    (p) => t`An integer $x$ satisfies ${betweenTex(p)}. Find the sum of all such integers.`,
  ],
  explain: (p, right) =>
    t`The first condition gives $x > ${p.low}$, the second $x \le ${p.high}$. The integers go from ${p.low + 1 < 0 ? `$${p.low + 1}$` : p.low + 1} to ${p.high}; these are ${p.high - p.low} with the mean $\frac{${p.low + 1} + ${p.high}}{2}$. Their sum is $${p.high - p.low} \times \frac{${p.low + 1} + ${p.high}}{2} = ${right.n}$.`,
});

const betweenTex = ({ a, low, b, c, high, d }: Between) =>
  t`$${a}x + ${b} > ${a * low + b}$ and $${c}x - ${d} \le ${c * high - d}$`;

export const LINEAR = [leastWholeNumber, turningSign, budget, neededMark, twoConditions];
