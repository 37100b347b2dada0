import {
  asMixed,
  defineTemplate,
  digits,
  frac,
  mixed,
  num,
  range,
  t,
  tex,
  wholeNumber,
  type Fraction,
} from '../../../kit/index.js';
import { slip } from '../../../kit/slips.js';
import { doubledResult, halvedResult, oneTooFew, oneTooMany, tenTooFew, tenTooMany } from '../../slips.js';
import { valueWordings } from '../../value-wordings.js';

/** The other number in the same ten whose square ends in the same digit: 23 for 27. */
export const partner = (root: number) => 10 * Math.floor(root / 10) + ((10 - (root % 10)) % 10);

interface DecimalRoot {
  root: number;
  places: number;
}

const decimalRoot = defineTemplate<DecimalRoot, Fraction>({
  id: 'root-of-a-decimal',
  level: 'easy',
  parameters: { root: range(111, 489), places: [1, 2] },
  isSensible: ({ root }) => root % 10 > 0,
  solve: ({ root, places }) => frac(root, 10 ** places),
  show: num,
  mistakes: [
    {
      text: 'You chose the wrong last digit. Two digits have squares that end the same.',
      value: ({ root, places }) => frac(partner(root), 10 ** places),
    },
    {
      text: 'You took the distance from the nearest ten to the wrong side.',
      value: ({ root, places }) => frac(root - 2 * (root % 10), 10 ** places),
    },
    {
      text: 'The second digit is one too high.',
      value: ({ root, places }) => frac(root + 10, 10 ** places),
    },
    {
      text: 'The second digit is one too low.',
      value: ({ root, places }) => frac(root - 10, 10 ** places),
    },
    { text: 'The first digit is one too high.', value: ({ root, places }) => frac(root + 100, 10 ** places) },
    { text: 'The first digit is one too low.', value: ({ root, places }) => frac(root - 100, 10 ** places) },
    { text: 'The second digit is two too high.', value: ({ root, places }) => frac(root + 20, 10 ** places) },
    { text: 'The second digit is two too low.', value: ({ root, places }) => frac(root - 20, 10 ** places) },
  ],
  wordings: [
    ...valueWordings<DecimalRoot>(({ root, places }) => t`\sqrt{${digits(frac(root ** 2, 100 ** places))}}`),
    ({ root, places }, s) =>
      `A square ${s.pick(['tile', 'sheet', 'plate'])} has an area of ${num(frac(root ** 2, 100 ** places))} square units. How long is its side, in units?`,
  ],
  explain: ({ root, places }, right) =>
    t`Without the point it is $\sqrt{${root ** 2}} = ${root}$. ${2 * places} decimal places under the root become ${places} outside: $${digits(right)}$.`,
});

interface TwoRoots {
  common: number;
  a: number;
  b: number;
}

const rootOfProduct = ({ common, a, b }: TwoRoots) => common * a * b;

const productOfRoots = defineTemplate<TwoRoots, Fraction>({
  id: 'product-of-roots',
  level: 'easy',
  parameters: { common: [2, 3, 5, 6, 7, 10, 11, 13], a: range(1, 9), b: range(2, 12) },
  isSensible: ({ common, a, b }) => a < b && common * b * b < 1_300 && a * b > 2,
  solve: (p) => frac(rootOfProduct(p)),
  show: num,
  mistakes: [
    {
      text: 'You took the mean of the numbers.',
      value: ({ common, a, b }) => frac(common * (a * a + b * b), 2),
    },
    { text: 'You left out the common factor.', value: ({ a, b }) => frac(a * b) },
    {
      text: 'You added the two parts before the common root. They have to be multiplied.',
      value: ({ common, a, b }) => frac(common * (a + b)),
    },
    { text: 'You doubled the common factor.', value: (p) => frac(2 * rootOfProduct(p)) },
    {
      text: 'You subtracted the common factor from the product.',
      value: (p) => frac(rootOfProduct(p) - p.common),
    },
    { text: 'You added the common factor once more.', value: (p) => frac(rootOfProduct(p) + p.common) },
    halvedResult,
    tenTooFew,
    tenTooMany,
  ],
  wordings: [
    ...valueWordings<TwoRoots>(
      ({ common, a, b }) => t`\sqrt{${common * a * a}} \times \sqrt{${common * b * b}}`,
    ),
    ({ common, a, b }, s) =>
      t`A ${s.pick(['card', 'carpet', 'window'])} is $\sqrt{${common * b * b}}$ dm long and $\sqrt{${common * a * a}}$ dm wide. What is its area in square decimetres?`,
  ],
  explain: (p, right) =>
    t`Put both under one root: $\sqrt{${p.common * p.a ** 2} \times ${p.common * p.b ** 2}} = \sqrt{${rootOfProduct(p) ** 2}} = ${right.n}$.`,
});

interface NestedRoots {
  a: number;
  b: number;
  c: number;
}

const nestedRoots = defineTemplate<NestedRoots, Fraction>({
  id: 'nested-roots',
  level: 'medium',
  parameters: { a: range(6, 26), b: range(6, 24), c: range(5, 25) },
  isSensible: ({ a, b, c }) => a * a - b > 4 && b * b - c > 4 && new Set([a, b, c]).size === 3,
  solve: ({ a }) => frac(a),
  show: num,
  mistakes: [
    { text: 'This is the value of the middle root.', value: ({ b }) => frac(b) },
    { text: 'This is the value of the innermost root.', value: ({ c }) => frac(c) },
    { text: 'You chose the wrong last digit of the outer root.', value: ({ a }) => frac(partner(a)) },
    slip('You took an outer root that is two too high.', 2),
    slip('You took an outer root that is two too low.', -2),
    slip('You took an outer root that is one too high.', 1),
    slip('You took an outer root that is one too low.', -1),
    doubledResult,
    halvedResult,
  ],
  wordings: valueWordings(({ a, b, c }) => t`\sqrt{${a * a - b} + \sqrt{${b * b - c} + \sqrt{${c * c}}}}`),
  explain: ({ a, b, c }, right) =>
    t`Work from the inside: $\sqrt{${c * c}} = ${c}$, then $\sqrt{${b * b - c} + ${c}} = \sqrt{${b * b}} = ${b}$, and at last $\sqrt{${a * a - b} + ${b}} = \sqrt{${a * a}} = ${right.n}$.`,
});

interface CubeRoots {
  a: number;
  b: number;
  isSum: boolean;
}

const tenths = (value: number) => digits(frac(value, 10));
const combined = ({ a, b, isSum }: CubeRoots) => (isSum ? a + b : a - b);

const cubeRootsOfDecimals = defineTemplate<CubeRoots, Fraction>({
  id: 'cube-roots-of-decimals',
  level: 'medium',
  parameters: { a: range(4, 26), b: range(2, 19), isSum: [true, false] },
  isSensible: (p) => p.a > p.b + 1 && p.a % 10 > 0 && p.b % 10 > 0 && combined(p) % 10 > 0,
  solve: (p) => frac(combined(p), 10),
  show: num,
  mistakes: [
    { text: 'You mixed up plus and minus.', value: ({ a, b, isSum }) => frac(isSum ? a - b : a + b, 10) },
    {
      text: 'You put the point of the second root one place too far to the left.',
      value: ({ a, b, isSum }) => frac(isSum ? 10 * a + b : 10 * a - b, 100),
    },
    { text: 'You multiplied the roots.', value: ({ a, b }) => frac(a * b, 100) },
    { text: 'This is the first root alone.', value: ({ a }) => frac(a, 10) },
    slip('You took a first root that is one tenth too high.', frac(1, 10)),
    slip('You took a first root that is one tenth too low.', frac(-1, 10)),
    slip('You carried one too many into the units.', 1),
    slip('You forgot to carry one into the units.', -1),
    slip('You took a first root that is two tenths too high.', frac(2, 10)),
  ],
  wordings: [
    ...valueWordings<CubeRoots>(
      ({ a, b, isSum }) =>
        t`\sqrt[3]{${digits(frac(a ** 3, 1000))}} ${isSum ? '+' : '-'} \sqrt[3]{${digits(frac(b ** 3, 1000))}}`,
    ),
    ({ a, b, isSum }, s) =>
      `Two ${s.pick(['dice', 'boxes', 'blocks'])} in the shape of cubes have volumes of ${num(frac(a ** 3, 1000))} and ${num(frac(b ** 3, 1000))} cubic units. ${isSum ? 'How high are they together, one on top of the other, in units?' : 'By how many units is an edge of the first longer than an edge of the second?'}`,
  ],
  explain: ({ a, b, isSum }, right) =>
    t`$${a}^3 = ${a ** 3}$ and $${b}^3 = ${b ** 3}$. Three decimal places under a cube root become one: $${tenths(a)} ${isSum ? '+' : '-'} ${tenths(b)} = ${digits(right)}$.`,
});

interface FractionRoot {
  top: number;
  bottom: number;
  degree: number;
}

const rootOfMixed = defineTemplate<FractionRoot, Fraction>({
  id: 'root-of-a-mixed-number',
  level: 'medium',
  parameters: { top: range(4, 40), bottom: range(2, 15), degree: [2, 2, 3] },
  isSensible: ({ top, bottom, degree }) =>
    top > bottom && frac(top, bottom).d === BigInt(bottom) && top ** degree < 3_000,
  solve: ({ top, bottom }) => frac(top, bottom),
  show: asMixed,
  mistakes: [
    {
      text: 'You took the root of the numerator alone.',
      value: ({ top, bottom, degree }) => frac(top, bottom ** degree),
    },
    {
      text: 'You took a root of the numerator that is one too high.',
      value: ({ top, bottom }) => frac(top + 1, bottom),
    },
    {
      text: 'You took a root of the numerator that is one too low.',
      value: ({ top, bottom }) => frac(top - 1, bottom),
    },
    {
      text: 'You took a root of the denominator that is one too high.',
      value: ({ top, bottom }) => frac(top, bottom + 1),
    },
    {
      text: 'You took a root of the denominator that is one too low.',
      value: ({ top, bottom }) => (bottom > 2 ? frac(top, bottom - 1) : undefined),
    },
    {
      text: 'You divided the number by 2 instead of taking its square root.',
      value: ({ top, bottom, degree }) => (degree === 2 ? frac(top, bottom).pow(2).div(2) : undefined),
    },
    {
      text: 'You divided the number by 3 instead of taking its cube root.',
      value: ({ top, bottom, degree }) => (degree === 3 ? frac(top, bottom).pow(3).div(3) : undefined),
    },
    {
      text: 'You took the roots of the whole part and of the numerator beside it one by one, rounded down.',
      value: ({ top, bottom, degree }) =>
        frac(Math.floor(top / bottom)).add(
          frac(Math.floor((top ** degree % bottom ** degree) ** (1 / degree) + 1e-9), bottom),
        ),
    },
    slip('You came out with a whole part that is one too large.', 1),
    slip('You came out with a whole part that is one too small.', -1),
    {
      text: 'You took a root of the numerator that is two too high.',
      value: ({ top, bottom }) => frac(top + 2, bottom),
    },
  ],
  wordings: valueWordings(({ top, bottom, degree }) => {
    const under = mixed(frac(top ** degree, bottom ** degree));
    return degree === 2 ? t`\sqrt{${under}}` : t`\sqrt[3]{${under}}`;
  }),
  explain: ({ top, bottom, degree }, right) => {
    const root = degree === 2 ? t`\sqrt` : t`\sqrt[3]`;
    return t`As one fraction the number is $\frac{${top ** degree}}{${bottom ** degree}}$. So the root is $\frac{${root}{${top ** degree}}}{${root}{${bottom ** degree}}} = ${tex(right)} = ${mixed(right)}$.`;
  },
});

interface Shifted {
  root: number;
}

const shiftedRoots = defineTemplate<Shifted, Fraction>({
  id: 'roots-with-shifted-points',
  level: 'medium',
  parameters: { root: range(112, 389) },
  isSensible: ({ root }) => root % 10 > 0,
  solve: ({ root }) => frac(root * 111, 100),
  show: num,
  mistakes: [
    { text: 'You left out the third root.', value: ({ root }) => frac(root * 11, 10) },
    { text: 'You left out the second root.', value: ({ root }) => frac(root * 101, 100) },
    {
      text: 'You gave the second root as many decimal places as the first.',
      value: ({ root }) => frac(root * 201, 100),
    },
    {
      text: 'You gave the third root as many decimal places as the second.',
      value: ({ root }) => frac(root * 12, 10),
    },
    {
      text: 'You gave the second root as many decimal places as the third.',
      value: ({ root }) => frac(root * 102, 100),
    },
    {
      text: 'You gave all three roots as many decimal places as the first.',
      value: ({ root }) => frac(root * 300, 100),
    },
    {
      text: 'You gave the third root as many decimal places as the first.',
      value: ({ root }) => frac(root * 210, 100),
    },
    {
      text: 'You subtracted the third root.',
      value: ({ root }) => frac(root * 109, 100),
    },
  ],
  wordings: [
    (p) => t`If $\sqrt{${p.root ** 2}} = ${p.root}$, what is the value of $${shiftedFormula(p)}$?`,
    (p, s) =>
      t`${s.person.name} knows that ${p.root} squared is ${p.root ** 2}. What must ${s.person.they} get for $${shiftedFormula(p)}$?`,
    (p) =>
      t`The square root of ${wholeNumber(p.root ** 2)} is ${p.root}. Use this to find $${shiftedFormula(p)}$.`,
  ],
  explain: ({ root }, right) => {
    const parts = [1, 10, 100].map((by) => digits(frac(root, by)));
    return t`Two decimal places under a root become one outside: $${parts.join(' + ')} = ${digits(right)}$.`;
  },
});

function shiftedFormula({ root }: Shifted): string {
  return [1, 100, 10_000].map((by) => t`\sqrt{${digits(frac(root ** 2, by))}}`).join(' + ');
}

interface FourNumbers {
  first: number;
  step: number;
}

const rootOfFour = ({ first, step }: FourNumbers) => first ** 2 + 3 * first * step + step ** 2;

const fourInARow = defineTemplate<FourNumbers, Fraction>({
  id: 'product-of-four-plus-a-power',
  level: 'hard',
  parameters: { first: range(5, 40), step: range(1, 4) },
  solve: (p) => frac(rootOfFour(p)),
  show: wholeNumber,
  mistakes: [
    {
      text: 'This is the product of the first and the last number.',
      value: ({ first, step }) => frac(first * (first + 3 * step)),
    },
    {
      text: 'This is the product of the two middle numbers.',
      value: ({ first, step }) => frac((first + step) * (first + 2 * step)),
    },
    { text: 'You squared the second number.', value: ({ first, step }) => frac((first + step) ** 2) },
    { text: 'You squared the third number.', value: ({ first, step }) => frac((first + 2 * step) ** 2) },
    {
      text: 'You subtracted the square. It has to be added.',
      value: ({ first, step }) => frac(first * (first + 3 * step) - step ** 2),
    },
    {
      text: 'You added the square of the difference to the product of the middle numbers.',
      value: ({ first, step }) => frac((first + step) * (first + 2 * step) + step ** 2),
    },
    tenTooFew,
    tenTooMany,
    oneTooFew,
    oneTooMany,
  ],
  wordings: valueWordings(({ first, step }) => {
    const numbers = range(0, 3).map((index) => first + index * step);
    return t`\sqrt{${numbers.join(t` \times `)} + ${step ** 4}}`;
  }),
  explain: ({ first, step }, right) => {
    const [outer, square] = [first * (first + 3 * step), step ** 2];
    return t`The outer product is $${first} \times ${first + 3 * step} = ${outer}$, the inner one $${first + step} \times ${first + 2 * step} = ${outer + 2 * square}$. Both are ${square} away from ${outer + square}, so their product is $${outer + square}^2 - ${step ** 4}$. The root is $\sqrt{${outer + square}^2} = ${right.n}$.`;
  },
});

export const ROOTS = [
  decimalRoot,
  productOfRoots,
  nestedRoots,
  cubeRootsOfDecimals,
  rootOfMixed,
  shiftedRoots,
  fourInARow,
];
