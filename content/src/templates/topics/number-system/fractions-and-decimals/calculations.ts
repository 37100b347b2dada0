import {
  asFraction,
  asMixed,
  decimal,
  defineTemplate,
  digits,
  frac,
  mixed,
  range,
  sum,
  t,
  tex,
  wholeNumber,
  type Fraction,
} from '../../../kit/index.js';
import { properParts, restOf, STORY_PARTS, valueOf, type Part } from './parts.js';

interface ThreeDecimals {
  tenths: number;
  hundredths: number;
  thousandths: number;
}

const decimalsOf = (p: ThreeDecimals) =>
  [frac(p.tenths, 10), frac(p.hundredths, 100), frac(p.thousandths, 1000)] as const;
const totalOf = (p: ThreeDecimals, [x, y, z]: readonly [number, number, number]) => {
  const [a, b, c] = decimalsOf(p);
  return a.mul(x).add(b.mul(y)).sub(c.mul(z));
};
const shown = (value: Fraction) => {
  const plain = decimal(value);
  if (plain === undefined) throw new RangeError('no short decimal');
  return plain;
};

const addDecimals = defineTemplate<ThreeDecimals, Fraction>({
  id: 'add-decimals',
  level: 'easy',
  parameters: { tenths: range(31, 97), hundredths: range(113, 897, 4), thousandths: range(1_123, 4_987, 8) },
  isSensible: (p) => p.tenths % 10 > 0 && p.hundredths % 10 > 0 && totalOf(p, [1, 1, 1]).gt(1),
  solve: (p) => totalOf(p, [1, 1, 1]),
  show: shown,
  mistakes: [
    {
      text: 'You wrote the tenths of the first number below the hundredths.',
      value: (p) => totalOf(p, [0, 1, 1]).add(frac(p.tenths, 100)),
    },
    {
      text: 'You moved the point of the second number one place to the left.',
      value: (p) => totalOf(p, [1, 0, 1]).add(frac(p.hundredths, 1000)),
    },
    {
      text: 'You moved the point of the last number one place to the left.',
      value: (p) => totalOf(p, [1, 1, 0]).sub(frac(p.thousandths, 10_000)),
    },
    {
      text: 'You moved the point of the second number one place to the right.',
      value: (p) => totalOf(p, [1, 10, 1]),
    },
    { text: 'You added the last number. It has to be subtracted.', value: (p) => totalOf(p, [1, 1, -1]) },
    { text: 'You subtracted the second number and added the last.', value: (p) => totalOf(p, [1, -1, -1]) },
    { text: 'You forgot to borrow a whole.', value: (p) => totalOf(p, [1, 1, 1]).add(1) },
    { text: 'You forgot to carry a whole.', value: (p) => totalOf(p, [1, 1, 1]).sub(1) },
    { text: 'You forgot to borrow a tenth.', value: (p) => totalOf(p, [1, 1, 1]).add(frac(1, 10)) },
    { text: 'You forgot to carry a tenth.', value: (p) => totalOf(p, [1, 1, 1]).sub(frac(1, 10)) },
  ],
  wordings: [
    (p) => {
      const [a, b, c] = decimalsOf(p).map(digits);
      return t`Find the value of $${a} + ${b} - ${c}$.`;
    },
    (p, s) => {
      const [a, b, c] = decimalsOf(p).map(digits);
      return `${s.person.name} joins two ${s.pick(['wires', 'ropes', 'pipes'])} of ${a} m and ${b} m without loss and cuts off ${c} m. How many metres are left?`;
    },
    (p, s) => {
      const [a, b, c] = decimalsOf(p).map(digits);
      return `A ${s.pick(['tin', 'drum', 'jar'])} holds ${a} litres of oil. ${b} litres are added and then ${c} litres are taken out. How many litres does it hold now?`;
    },
  ],
  explain: (p, right) => {
    const [a, b, c] = decimalsOf(p);
    return t`Write the points below one another. $${digits(a)} + ${digits(b)} = ${digits(a.add(b))}$ and $${digits(a.add(b))} - ${digits(c)} = ${digits(right)}$.`;
  },
});

interface MixedNumbers {
  units: readonly [number, number, number];
  a: Part;
  b: Part;
  c: Part;
}

const SMALL_PARTS = properParts(2, 6).concat([
  [3, 8],
  [5, 8],
  [7, 8],
  [7, 12],
  [5, 12],
  [3, 10],
]);
const UNITS = [
  [2, 3, 1],
  [3, 4, 2],
  [4, 2, 3],
  [5, 3, 4],
  [3, 5, 2],
  [6, 2, 3],
  [4, 5, 3],
  [7, 3, 5],
] as const;
const mixedOf = ({ units, a, b, c }: MixedNumbers) =>
  [a, b, c].map((part, index) => valueOf(part).add(units[index] ?? 0));
const mixedTotal = (p: MixedNumbers, signs: readonly number[]) =>
  sum(mixedOf(p).map((value, index) => value.mul(signs[index] ?? 0)));

const mixedNumbers = defineTemplate<MixedNumbers, Fraction>({
  id: 'mixed-numbers',
  level: 'easy',
  parameters: { units: UNITS, a: SMALL_PARTS, b: SMALL_PARTS, c: SMALL_PARTS },
  isSensible: (p) => {
    const total = mixedTotal(p, [1, 1, -1]);
    return new Set([p.a[1], p.b[1], p.c[1]]).size === 3 && total.gt(2) && total.d > 1n && total.d <= 24n;
  },
  solve: (p) => mixedTotal(p, [1, 1, -1]),
  show: asMixed,
  mayRepeatNumbers: true,
  mistakes: [
    { text: 'You added the last number. It has to be subtracted.', value: (p) => mixedTotal(p, [1, 1, 1]) },
    { text: 'You subtracted the second number and added the last.', value: (p) => mixedTotal(p, [1, -1, 1]) },
    {
      text: 'You lost a whole when you added the fractions.',
      value: (p) => mixedTotal(p, [1, 1, -1]).sub(1),
    },
    {
      text: 'You counted a whole too many when you added the fractions.',
      value: (p) => mixedTotal(p, [1, 1, -1]).add(1),
    },
    {
      text: 'You did not subtract the fraction of the last number.',
      value: (p) => mixedTotal(p, [1, 1, -1]).add(valueOf(p.c)),
    },
    {
      text: 'You left out the fraction of the second number.',
      value: (p) => mixedTotal(p, [1, 1, -1]).sub(valueOf(p.b)),
    },
    {
      text: 'You left out the fraction of the first number.',
      value: (p) => mixedTotal(p, [1, 1, -1]).sub(valueOf(p.a)),
    },
    {
      text: 'You did not subtract the whole part of the last number.',
      value: (p) => mixedTotal(p, [1, 1, -1]).add(p.units[2]),
    },
    {
      text: 'You added the fraction of the last number.',
      value: (p) => mixedTotal(p, [1, 1, -1]).add(valueOf(p.c).mul(2)),
    },
  ],
  wordings: [
    (p) => {
      const [a, b, c] = mixedOf(p).map(mixed);
      return t`Find the value of $${a} + ${b} - ${c}$.`;
    },
    (p, s) => {
      const [a, b, c] = mixedOf(p).map(asMixed);
      return `${s.person.name} buys ${a} kg and ${b} kg of ${s.pick(['rice', 'flour', 'sugar', 'lentils'])} and uses ${c} kg. How many kilograms are left?`;
    },
    (p, s) => {
      const [a, b, c] = mixedOf(p).map(asMixed);
      return `From the sum of ${a} and ${b}, ${s.person.name} subtracts ${c}. What is the result?`;
    },
  ],
  explain: (p, right) => {
    const [a, b, c] = mixedOf(p);
    const both = mixedTotal(p, [1, 1, 0]);
    return t`As improper fractions: $${tex(a ?? 0)} + ${tex(b ?? 0)} = ${tex(both)}$ and $${tex(both)} - ${tex(c ?? 0)} = ${tex(right)}$. As a mixed number it is $${mixed(right)}$.`;
  },
});

interface PartOfPart {
  outer: Part;
  inner: Part;
  whole: number;
}

const partOfPart = defineTemplate<PartOfPart, Fraction>({
  id: 'part-of-part',
  level: 'easy',
  parameters: { outer: STORY_PARTS, inner: STORY_PARTS, whole: range(120, 1_200, 20) },
  isSensible: ({ outer, inner, whole }) =>
    outer !== inner &&
    (whole * inner[0]) % inner[1] === 0 &&
    valueOf(outer).mul(valueOf(inner)).mul(whole).d === 1n,
  solve: ({ outer, inner, whole }) => valueOf(outer).mul(valueOf(inner)).mul(whole),
  show: wholeNumber,
  mistakes: [
    {
      text: 'You took only the larger group. A part of it is wanted.',
      value: ({ inner, whole }) => valueOf(inner).mul(whole),
    },
    {
      text: 'You took the second part of the whole.',
      value: ({ outer, whole }) => valueOf(outer).mul(whole),
    },
    {
      text: 'These are all the others of the whole.',
      value: ({ outer, inner, whole }) => frac(whole).sub(valueOf(outer).mul(valueOf(inner)).mul(whole)),
    },
    {
      text: 'These are the others of the first group.',
      value: ({ outer, inner, whole }) => restOf(outer).mul(valueOf(inner)).mul(whole),
    },
    {
      text: 'You took the part of those outside the first group.',
      value: ({ outer, inner, whole }) => valueOf(outer).mul(restOf(inner)).mul(whole),
    },
    {
      text: 'You subtracted one part from the other.',
      value: ({ outer, inner, whole }) => valueOf(outer).sub(valueOf(inner)).abs().mul(whole),
    },
    {
      text: 'You added the parts.',
      value: ({ outer, inner, whole }) => valueOf(outer).add(valueOf(inner)).mul(whole),
    },
    {
      text: 'You took half of the right number.',
      value: (p) => valueOf(p.outer).mul(valueOf(p.inner)).mul(p.whole).div(2),
    },
    {
      text: 'You divided by the second part.',
      value: ({ outer, inner, whole }) => valueOf(inner).mul(whole).div(valueOf(outer)),
    },
  ],
  wordings: [
    ({ outer, inner, whole }) =>
      `In a school of ${wholeNumber(whole)} students, ${asFraction(valueOf(inner))} are girls. Of the girls, ${asFraction(valueOf(outer))} play hockey. How many girls play hockey?`,
    ({ outer, inner, whole }) =>
      `What is ${asFraction(valueOf(outer))} of ${asFraction(valueOf(inner))} of ${wholeNumber(whole)}?`,
    ({ outer, inner, whole }, s) =>
      `${s.person.name} has ${wholeNumber(whole)} ${s.pick(['mangoes', 'oranges', 'guavas'])}, of which ${asFraction(valueOf(inner))} are ripe. ${asFraction(valueOf(outer))} of the ripe ones are sold. How many are sold?`,
  ],
  explain: ({ outer, inner, whole }, right) => {
    const first = valueOf(inner).mul(whole);
    return t`$${tex(valueOf(inner))} \times ${whole} = ${digits(first)}$. Of these, take $${tex(valueOf(outer))} \times ${digits(first)} = ${right.n}$.`;
  },
});

export const CALCULATIONS = [addDecimals, mixedNumbers, partOfPart];
