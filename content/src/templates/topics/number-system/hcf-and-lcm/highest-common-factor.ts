import {
  defineTemplate,
  frac,
  hcf,
  listed,
  range,
  t,
  unit,
  wholeNumber,
  type Fraction,
} from '../../../kit/index.js';
import { divided } from './numbers.js';

const COMMON = [12, 14, 15, 16, 18, 20, 21, 24, 27, 28, 30, 32, 35, 36, 40, 42, 45, 48];

interface ThreeMultiples {
  g: number;
  a: number;
  b: number;
  c: number;
}

const multiplesOf = ({ g, a, b, c }: ThreeMultiples): [number, number, number] => [g * a, g * b, g * c];

const hcfOfThree = defineTemplate<ThreeMultiples, Fraction>({
  id: 'hcf-of-three',
  level: 'easy',
  parameters: { g: COMMON, a: range(2, 8), b: range(3, 12), c: range(5, 15) },
  isSensible: ({ a, b, c }) => a < b && b < c && hcf(a, b, c) === 1 && (hcf(a, b) > 1 || hcf(b, c) > 1),
  solve: ({ g }) => frac(g),
  show: wholeNumber,
  mistakes: [
    { text: 'This is the HCF of the first two numbers alone.', value: ({ g, a, b }) => frac(g * hcf(a, b)) },
    { text: 'This is the HCF of the last two numbers alone.', value: ({ g, b, c }) => frac(g * hcf(b, c)) },
    {
      text: 'This is the HCF of the first and the last number alone.',
      value: ({ g, a, c }) => frac(g * hcf(a, c)),
    },
    { text: 'You left out a factor 2 that all the numbers have.', value: ({ g }) => divided(g, 2) },
    { text: 'You left out a factor 3 that all the numbers have.', value: ({ g }) => divided(g, 3) },
    { text: 'You left out a factor 5 that all the numbers have.', value: ({ g }) => divided(g, 5) },
    { text: 'You left out a factor 7 that all the numbers have.', value: ({ g }) => divided(g, 7) },
    { text: 'You left out two factors 2 that all the numbers have.', value: ({ g }) => divided(g, 4) },
    { text: 'You took one factor 2 too many.', value: ({ g }) => frac(2 * g) },
    { text: 'You took one factor 3 too many.', value: ({ g }) => frac(3 * g) },
    { text: 'You took one factor 5 too many.', value: ({ g }) => frac(5 * g) },
  ],
  wordings: [
    (p) => `What is the highest common factor of ${listed(multiplesOf(p))}?`,
    (p, s) =>
      `${s.person.name} has ${p.g * p.a} red, ${p.g * p.b} blue and ${p.g * p.c} green beads and makes as many equal ${s.pick(['packets', 'necklaces', 'sets'])} as possible, using all the beads. How many can ${s.person.they} make?`,
    (p, s) =>
      `A ${s.pick(['school', 'relief camp', 'club'])} shares ${p.g * p.a} pens, ${p.g * p.b} notebooks and ${p.g * p.c} pencils equally among the largest possible number of children, with nothing left over. How many children are there?`,
  ],
  explain: (p, right) =>
    t`The numbers are $${p.g * p.a} = ${p.g} \times ${p.a}$, $${p.g * p.b} = ${p.g} \times ${p.b}$ and $${p.g * p.c} = ${p.g} \times ${p.c}$, and no factor above 1 divides all of ${p.a}, ${p.b} and ${p.c}. So the HCF is ${right.n}.`,
});

interface WithRemainders {
  g: number;
  a: number;
  b: number;
  first: number;
  second: number;
}

const greatestWithRemainders = defineTemplate<WithRemainders, Fraction>({
  id: 'greatest-with-remainders',
  level: 'medium',
  parameters: { g: COMMON, a: range(3, 12), b: range(5, 25), first: range(2, 11), second: range(2, 11) },
  isSensible: ({ g, a, b, first, second }) =>
    a < b && hcf(a, b) === 1 && first !== second && first < g && second < g && (g % 6 === 0 || g % 4 === 0),
  solve: ({ g }) => frac(g),
  show: wholeNumber,
  mistakes: [
    { text: 'You left out a factor 2 of the HCF.', value: ({ g }) => divided(g, 2) },
    { text: 'You left out a factor 3 of the HCF.', value: ({ g }) => divided(g, 3) },
    { text: 'You left out two factors 2 of the HCF.', value: ({ g }) => divided(g, 4) },
    { text: 'You took one factor 2 too many.', value: ({ g }) => frac(2 * g) },
    { text: 'You took one factor 3 too many.', value: ({ g }) => frac(3 * g) },
    { text: 'You added the first remainder to the HCF.', value: ({ g, first }) => frac(g + first) },
    { text: 'You added the second remainder to the HCF.', value: ({ g, second }) => frac(g + second) },
    { text: 'You subtracted the first remainder from the HCF.', value: ({ g, first }) => frac(g - first) },
    { text: 'You subtracted the second remainder from the HCF.', value: ({ g, second }) => frac(g - second) },
  ],
  wordings: [
    ({ g, a, b, first, second }) =>
      `Find the greatest number that divides ${g * a + first} and ${g * b + second} leaving the remainders ${first} and ${second} respectively.`,
    ({ g, a, b, first, second }, s) =>
      `${s.person.name} packs ${g * a + first} ${s.pick(['mangoes', 'guavas', 'oranges'])} and ${g * b + second} ${s.pick(['bananas', 'apples', 'lemons'])} into boxes, all with the same number of fruits and of one kind. Of the first kind ${first} are left over, of the second kind ${second}. What is the largest possible number of fruits in a box?`,
    ({ g, a, b, first, second }) =>
      `When ${g * a + first} is divided by a certain number, the remainder is ${first}. When ${g * b + second} is divided by the same number, the remainder is ${second}. What is the greatest possible value of this number?`,
  ],
  explain: ({ g, a, b, first, second }, right) =>
    t`The number divides $${g * a + first} - ${first} = ${g * a}$ and $${g * b + second} - ${second} = ${g * b}$. Since $${g * a} = ${g} \times ${a}$ and $${g * b} = ${g} \times ${b}$, where ${a} and ${b} have no common factor, their HCF is ${right.n}.`,
});

interface SameRemainder {
  g: number;
  rest: number;
  start: number;
  u: number;
  v: number;
}

const threeWithSameRemainder = ({ g, rest, start, u, v }: SameRemainder) =>
  [start, start + u, start + u + v].map((times) => g * times + rest);

const sameRemainder = defineTemplate<SameRemainder, Fraction>({
  id: 'same-remainder',
  level: 'hard',
  parameters: { g: COMMON, rest: range(2, 13), start: range(2, 6), u: range(2, 9), v: range(2, 9) },
  isSensible: ({ g, rest, u, v }) => rest < g && u !== v && hcf(u, v) === 1,
  solve: ({ g }) => frac(g),
  show: wholeNumber,
  mistakes: [
    { text: 'You left out a factor 2 of the HCF of the differences.', value: ({ g }) => divided(g, 2) },
    { text: 'You left out a factor 3 of the HCF of the differences.', value: ({ g }) => divided(g, 3) },
    { text: 'You left out a factor 5 of the HCF of the differences.', value: ({ g }) => divided(g, 5) },
    { text: 'You left out a factor 7 of the HCF of the differences.', value: ({ g }) => divided(g, 7) },
    { text: 'This is the remainder, not the divisor.', value: ({ rest }) => frac(rest) },
    { text: 'You subtracted the remainder from the divisor.', value: ({ g, rest }) => frac(g - rest) },
    { text: 'You added the remainder to the divisor.', value: ({ g, rest }) => frac(g + rest) },
    {
      text: 'This is the difference of the first two numbers. It need not divide the other difference.',
      value: ({ g, u }) => frac(g * u),
    },
    {
      text: 'This is the difference of the last two numbers. It need not divide the other difference.',
      value: ({ g, v }) => frac(g * v),
    },
    { text: 'You took one factor 2 too many.', value: ({ g }) => frac(2 * g) },
  ],
  wordings: [
    (p) =>
      `What is the greatest number that divides ${listed(threeWithSameRemainder(p))} and leaves the same remainder each time?`,
    (p, s) =>
      `${s.person.name} divides ${listed(threeWithSameRemainder(p))} by the same number and gets the same remainder three times. What is the greatest number that ${s.person.they} can have divided by?`,
    (p, s) =>
      `Three ${s.pick(['lorries', 'wagons', 'boats'])} carry ${listed(threeWithSameRemainder(p))} sacks. When each load is stored in rows of one fixed length, the same number of sacks is left over from each. What is the greatest possible number of sacks in a row?`,
  ],
  explain: (p, right) => {
    const [a = 0, b = 0, c = 0] = threeWithSameRemainder(p);
    return t`The same remainder cancels in differences, so the number divides $${b} - ${a} = ${b - a}$ and $${c} - ${b} = ${c - b}$. Since $${b - a} = ${p.g} \times ${p.u}$ and $${c - b} = ${p.g} \times ${p.v}$, where ${p.u} and ${p.v} have no common factor, the HCF is ${right.n}.`;
  },
});

const ropePieces = defineTemplate<ThreeMultiples, Fraction>({
  id: 'rope-pieces',
  level: 'medium',
  parameters: { g: COMMON, a: range(2, 9), b: range(3, 12), c: range(4, 15) },
  isSensible: ({ a, b, c }) => a < b && b < c && hcf(a, b, c) === 1,
  solve: ({ a, b, c }) => frac(a + b + c),
  show: wholeNumber,
  mistakes: [
    {
      text: 'You left out a factor 2 of the HCF, so your pieces are half as long.',
      value: ({ g, a, b, c }) => (g % 2 === 0 ? frac(2 * (a + b + c)) : undefined),
    },
    {
      text: 'You left out a factor 3 of the HCF, so your pieces are a third as long.',
      value: ({ g, a, b, c }) => (g % 3 === 0 ? frac(3 * (a + b + c)) : undefined),
    },
    { text: 'You counted the cuts, not the pieces.', value: ({ a, b, c }) => frac(a + b + c - 3) },
    { text: 'You forgot the first length.', value: ({ b, c }) => frac(b + c) },
    { text: 'You forgot the last length.', value: ({ a, b }) => frac(a + b) },
    { text: 'This is the length of a piece, not the number of pieces.', value: ({ g }) => frac(g) },
    { text: 'You counted one piece too many from each length.', value: ({ a, b, c }) => frac(a + b + c + 3) },
    { text: 'You counted one piece too many.', value: ({ a, b, c }) => frac(a + b + c + 1) },
  ],
  wordings: [
    (p, s) =>
      `Three ${s.pick(['ropes', 'pipes', 'wires', 'planks'])} are ${listed(multiplesOf(p))} cm long. They are cut into equal pieces as long as possible, with nothing left over. How many pieces are there?`,
    (p, s) =>
      `${s.person.name} has three ribbons of ${listed(multiplesOf(p))} cm and cuts all of them into pieces of the same greatest length without waste. How many pieces does ${s.person.they} get?`,
    (p, s) =>
      `A dealer has ${multiplesOf(p)
        .map(unit('litres'))
        .join(', ')
        .replace(
          /, (?=[^,]*$)/,
          ' and ',
        )} of three kinds of ${s.pick(['oil', 'milk', 'juice'])} and fills them, unmixed, into full cans of equal size. What is the least number of cans?`,
  ],
  explain: (p, right) =>
    t`The largest equal size is the HCF, ${p.g}. That gives $${p.g * p.a} \div ${p.g} = ${p.a}$, $${p.g * p.b} \div ${p.g} = ${p.b}$ and $${p.g * p.c} \div ${p.g} = ${p.c}$. In all: $${p.a} + ${p.b} + ${p.c} = ${right.n}$.`,
});

export const HIGHEST_COMMON_FACTOR = [hcfOfThree, greatestWithRemainders, sameRemainder, ropePieces];
