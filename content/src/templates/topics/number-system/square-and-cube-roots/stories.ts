import {
  defineTemplate,
  frac,
  hcf,
  range,
  ratio,
  rupees,
  t,
  wholeNumber,
  type Fraction,
} from '../../../kit/index.js';
import { tenTooFew, tenTooMany } from '../../slips.js';
import { partner } from './roots.js';
import { rootSlips } from './root-slips.js';

interface Rows {
  rows: number;
  left: number;
}

const allPlants = ({ rows, left }: Rows) => rows * rows + left;

const rowsOfPlants = defineTemplate<Rows, Fraction>({
  id: 'rows-and-left-over',
  level: 'easy',
  parameters: { rows: range(21, 96), left: range(5, 90) },
  isSensible: ({ rows, left }) => rows % 10 > 0 && left <= 2 * rows && left !== rows,
  solve: ({ rows }) => frac(rows),
  show: wholeNumber,
  mistakes: [
    ...rootSlips,
    {
      text: 'You chose the wrong last digit. Two digits have squares that end the same.',
      value: ({ rows }) => frac(partner(rows)),
    },
    {
      text: 'You took the distance from the nearest ten to the wrong side.',
      value: ({ rows }) => frac(rows - 2 * (rows % 10)),
    },
    tenTooMany,
    tenTooFew,
  ],
  wordings: [
    (p, s) =>
      `A gardener has ${wholeNumber(allPlants(p))} ${s.pick(['saplings', 'rose plants', 'bulbs'])} and plants them in as many rows as there are plants in each row. ${p.left} are left over. How many rows are there?`,
    (p, s) =>
      `${wholeNumber(allPlants(p))} ${s.pick(['cadets', 'pupils', 'soldiers'])} are to form a full square, and ${p.left} of them find no place in it. How many stand in each row?`,
    (p, s) =>
      `${s.person.name} lays ${wholeNumber(allPlants(p))} square tiles, all of one size, into the largest possible square and has ${p.left} over. Find the number of tiles along one side.`,
  ],
  explain: (p, right) =>
    t`In the square there are $${allPlants(p)} - ${p.left} = ${p.rows ** 2}$. The number of rows is $\sqrt{${p.rows ** 2}} = ${right.n}$.`,
});

interface Collection {
  members: number;
  factor: number;
}

const collected = ({ members, factor }: Collection) => factor * members ** 2;
const AS_MANY: Record<number, string> = {
  1: 'as many',
  2: 'twice as many',
  3: 'three times as many',
  5: 'five times as many',
};

const membersAndRupees = defineTemplate<Collection, Fraction>({
  id: 'as-many-rupees-as-members',
  level: 'easy',
  parameters: { members: range(23, 88), factor: [1, 2, 3, 5] },
  isSensible: ({ members }) => members % 10 > 0,
  solve: ({ members }) => frac(members),
  show: wholeNumber,
  mistakes: [
    ...rootSlips,
    {
      text: 'This is what each of them gives, not how many they are.',
      value: ({ members, factor }) => frac(members * factor),
    },
    {
      text: 'You chose the wrong last digit. Two digits have squares that end the same.',
      value: ({ members }) => frac(partner(members)),
    },
    {
      text: 'You took the distance from the nearest ten to the wrong side.',
      value: ({ members }) => frac(members - 2 * (members % 10)),
    },
    tenTooMany,
    tenTooFew,
  ],
  wordings: [
    (p, s) =>
      `Each member of a ${s.pick(['club', 'choir', 'society'])} gives ${AS_MANY[p.factor]} rupees as there are members, and ${rupees(collected(p))} come together. How many members are there?`,
    (p, s) =>
      `The pupils of a class collect ${rupees(collected(p))} for a ${s.pick(['trip', 'feast', 'library'])}. Each pays ${AS_MANY[p.factor]} rupees as the class has pupils. Find the number of pupils.`,
    (p, s) =>
      `${s.person.name} has ${wholeNumber(collected(p))} ${s.pick(['beads', 'stamps', 'shells'])} in equal boxes. Each box holds ${AS_MANY[p.factor]} of them as there are boxes. How many boxes are there?`,
  ],
  explain: (p, right) =>
    p.factor === 1
      ? t`The number times itself is the total, so it is $\sqrt{${collected(p)}} = ${right.n}$.`
      : t`The number times itself is $${collected(p)} \div ${p.factor} = ${p.members ** 2}$, so it is $\sqrt{${p.members ** 2}} = ${right.n}$.`,
});

interface Parts {
  a: number;
  b: number;
  c: number;
  step: number;
  power: number;
}

const powersOf = ({ a, b, c, power }: Parts) => a ** power + b ** power + c ** power;

const numbersInRatio = defineTemplate<Parts, Fraction>({
  id: 'numbers-in-ratio',
  level: 'medium',
  parameters: { a: range(1, 4), b: range(2, 6), c: range(3, 8), step: range(3, 15), power: [2, 3] },
  isSensible: (p) =>
    p.a < p.b && p.b < p.c && hcf(p.a, p.b, p.c) === 1 && powersOf(p) * p.step ** p.power < 60_000,
  solve: ({ c, step }) => frac(c * step),
  show: wholeNumber,
  mistakes: [
    { text: 'This is the smallest of the three numbers.', value: ({ a, step }) => frac(a * step) },
    { text: 'This is the middle number.', value: ({ b, step }) => frac(b * step) },
    { text: 'This is the sum of the three numbers.', value: ({ a, b, c, step }) => frac((a + b + c) * step) },
    { text: 'You took a root that is one too high.', value: ({ c, step }) => frac(c * (step + 1)) },
    { text: 'You took a root that is one too low.', value: ({ c, step }) => frac(c * (step - 1)) },
    { text: 'This is the sum of the two smaller numbers.', value: ({ a, b, step }) => frac((a + b) * step) },
    { text: 'This is the sum of the two larger numbers.', value: ({ b, c, step }) => frac((b + c) * step) },
    tenTooMany,
    tenTooFew,
  ],
  wordings: [
    (p) =>
      `Three numbers are in the ratio ${ratio([p.a, p.b, p.c])}, and the sum of their ${p.power === 2 ? 'squares' : 'cubes'} is ${wholeNumber(powersOf(p) * p.step ** p.power)}. What is the largest number?`,
    (p, s) =>
      p.power === 2
        ? `The sides of three square ${s.pick(['plots', 'tiles', 'sheets'])}, in metres, are in the ratio ${ratio([p.a, p.b, p.c])}. Their total area is ${wholeNumber(powersOf(p) * p.step ** 2)} square metres. How long is a side of the largest, in metres?`
        : `The edges of three ${s.pick(['dice', 'cubes', 'boxes'])} in the shape of cubes, in centimetres, are in the ratio ${ratio([p.a, p.b, p.c])}. Their total volume is ${wholeNumber(powersOf(p) * p.step ** 3)} cubic centimetres. How long is an edge of the largest, in centimetres?`,
    (p, s) =>
      `${s.person.name} adds the ${p.power === 2 ? 'squares' : 'cubes'} of three numbers in the ratio ${ratio([p.a, p.b, p.c])} and gets ${wholeNumber(powersOf(p) * p.step ** p.power)}. Find the largest of the three numbers.`,
  ],
  explain: (p, right) => {
    const terms = [p.a, p.b, p.c].map((part) => `${part}^${p.power}`).join(' + ');
    const root = p.power === 2 ? t`\sqrt` : t`\sqrt[3]`;
    return t`With one part called $x$, the sum is $(${terms}) \times x^${p.power}$, where $${terms} = ${powersOf(p)}$. So $x = ${root}{\frac{${powersOf(p) * p.step ** p.power}}{${powersOf(p)}}} = ${root}{${p.step ** p.power}} = ${p.step}$, and the largest is $${p.c} \times ${p.step} = ${right.n}$.`;
  },
});

interface Formation {
  side: number;
  left: number;
}

const missing = ({ side, left }: Formation) => 2 * side + 1 - left;

const squareFormation = defineTemplate<Formation, Fraction>({
  id: 'left-over-or-short',
  level: 'hard',
  parameters: { side: range(16, 70), left: range(6, 90) },
  isSensible: (p) => missing(p) > 5 && missing(p) !== p.left,
  solve: ({ side, left }) => frac(side ** 2 + left),
  show: wholeNumber,
  mistakes: [
    {
      text: 'This is the smaller square without those that are left over.',
      value: ({ side }) => frac(side ** 2),
    },
    { text: 'This is the number that the larger square needs.', value: ({ side }) => frac((side + 1) ** 2) },
    { text: 'You mixed up those left over and those missing.', value: (p) => frac(p.side ** 2 + missing(p)) },
    {
      text: 'You took a side that is one too small.',
      value: ({ side, left }) => frac((side - 1) ** 2 + left),
    },
    {
      text: 'You took a side that is one too large.',
      value: ({ side, left }) => frac((side + 1) ** 2 + left),
    },
    { text: 'You subtracted those that are left over.', value: ({ side, left }) => frac(side ** 2 - left) },
    {
      text: 'You added those that are missing to the larger square.',
      value: (p) => frac((p.side + 1) ** 2 + missing(p)),
    },
    tenTooMany,
    tenTooFew,
  ],
  wordings: [
    (p, s) =>
      `An officer lines up ${s.pick(['soldiers', 'cadets', 'scouts'])} in a full square, and ${p.left} are left over. For a square with one more in each row and one more row, ${missing(p)} would be missing. How many are there in all?`,
    (p, s) =>
      `${s.person.name} lays square tiles of one size into a full square and has ${p.left} over. ${missing(p)} more would make it a square with one more tile along each side. How many tiles does ${s.person.they} have?`,
    (p, s) =>
      `A farmer plants ${s.pick(['mango', 'teak', 'coconut'])} trees in as many rows as there are trees in a row, with ${p.left} trees to spare. With one row more and one tree more in each row, ${missing(p)} trees would be lacking. Find the number of trees.`,
  ],
  explain: (p, right) =>
    t`The two squares differ by $${p.left} + ${missing(p)} = ${2 * p.side + 1}$. With the side $n$ of the smaller one the difference is $2n + 1$, so $n = \frac{${2 * p.side + 1} - 1}{2} = ${p.side}$. In all: $${p.side}^2 + ${p.left} = ${right.n}$.`,
});

export const STORIES = [rowsOfPlants, membersAndRupees, numbersInRatio, squareFormation];
