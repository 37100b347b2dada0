import {
  defineTemplate,
  digits,
  frac,
  hcf,
  num,
  range,
  ratio,
  t,
  tex,
  type Fraction,
} from '../../../kit/index.js';
import { scaled, slip } from '../../../kit/slips.js';

interface Four {
  a: number;
  b: number;
  c: number;
  d: number;
}

const SMALL = range(2, 12);

const combinedRatio = defineTemplate<Four, readonly number[]>({
  id: 'combined-ratio',
  level: 'easy',
  parameters: { a: SMALL, b: SMALL, c: SMALL, d: SMALL },
  isSensible: ({ a, b, c, d }) =>
    a !== b && c !== d && b !== c && hcf(a, b) === 1 && hcf(c, d) === 1 && a !== d,
  solve: ({ a, b, c, d }) => [a * c, b * c, b * d],
  show: ratio,
  mistakes: [
    { text: 'You added the two values of the middle term.', value: ({ a, b, c, d }) => [a, b + c, d] },
    { text: 'You multiplied only the middle terms.', value: ({ a, b, c, d }) => [a, b * c, d] },
    {
      text: 'You used the factors the wrong way round for the outer terms.',
      value: ({ a, b, c, d }) => [a * b, b * c, c * d],
    },
    { text: 'You did not enlarge the third term.', value: ({ a, b, c, d }) => [a * c, b * c, d] },
    { text: 'You did not enlarge the first term.', value: ({ a, b, c, d }) => [a, b * c, b * d] },
    {
      text: 'This is the right ratio in the reverse order.',
      value: ({ a, b, c, d }) => [b * d, b * c, a * c],
    },
    { text: 'You multiplied both ratios term by term.', value: ({ a, b, c, d }) => [a * c, b * d, b * c] },
    {
      text: 'You enlarged the first ratio by the last term.',
      value: ({ a, b, c, d }) => [a * d, b * d, b * c],
    },
  ],
  wordings: [
    (p) => t`If $A : B = ${p.a} : ${p.b}$ and $B : C = ${p.c} : ${p.d}$, what is $A : B : C$?`,
    (p, s) =>
      `The savings of ${s.person.name} and ${s.other.name} are in the ratio ${p.a} : ${p.b}, those of ${s.other.name} and ${s.people[2]?.name} in the ratio ${p.c} : ${p.d}. In what ratio are the savings of the three, in the order of their names here?`,
    (p, s) =>
      `A ${s.pick(['cook', 'baker', 'sweet shop'])} mixes flour and sugar in the ratio ${p.a} : ${p.b}, and sugar and butter in the ratio ${p.c} : ${p.d}. What is the ratio flour : sugar : butter?`,
  ],
  explain: ({ a, b, c, d }, right) =>
    t`Make the middle term equal in both: $${a} : ${b} = ${a * c} : ${b * c}$ and $${c} : ${d} = ${b * c} : ${b * d}$. So the ratio is $${a * c} : ${b * c} : ${b * d} = ${ratio(right)}$.`.replace(
      `$${ratio(right)} = ${ratio(right)}$`,
      `$${ratio(right)}$`,
    ),
});

interface Three {
  a: number;
  b: number;
  c: number;
}

const fourthProportional = defineTemplate<Three, Fraction>({
  id: 'fourth-proportional',
  level: 'easy',
  parameters: { a: range(4, 36), b: range(4, 48), c: range(4, 48) },
  isSensible: ({ a, b, c }) =>
    new Set([a, b, c]).size === 3 && (b * c) % a === 0 && b % a !== 0 && c % a !== 0 && b * c < 96 * a,
  solve: ({ a, b, c }) => frac(b * c, a),
  show: num,
  mistakes: [
    { text: 'You inverted the first ratio.', value: ({ a, b, c }) => frac(a * c, b) },
    { text: 'You exchanged the first and the third number.', value: ({ a, b, c }) => frac(a * b, c) },
    {
      text: 'You let the differences be equal. The quotients have to be equal.',
      value: ({ a, b, c }) => frac(b + c - a),
    },
    { text: 'You used the third proportional to the first two.', value: ({ a, b }) => frac(b * b, a) },
    { text: 'You used the third number twice.', value: ({ a, c }) => frac(c * c, a) },
    { text: 'You added the first number to the right result.', value: ({ a }, right) => right.add(a) },
    { text: 'You subtracted the first number from the right result.', value: ({ a }, right) => right.sub(a) },
    { text: 'You added the second and the third number.', value: ({ b, c }) => frac(b + c) },
    slip('You lost 2 in the division.', -2),
    slip('You gained 2 in the division.', 2),
  ],
  wordings: [
    ({ a, b, c }) => `What is the fourth proportional to ${a}, ${b} and ${c}?`,
    ({ a, b, c }) => t`If $${a} : ${b} = ${c} : x$, what is the value of $x$?`,
    ({ a, b, c }, s) =>
      `A ${s.pick(['drawing', 'photo', 'map', 'logo'])} ${a} cm wide and ${b} cm high is printed larger or smaller without distortion. The print is ${c} cm wide. How many centimetres high is it?`,
  ],
  explain: ({ a, b, c }, right) =>
    t`$\frac{${a}}{${b}} = \frac{${c}}{x}$, so the products across are equal and $x = \frac{${b} \times ${c}}{${a}} = ${digits(right)}$.`,
});

interface Squares {
  x: number;
  y: number;
  factor: number;
}

const meanProportional = defineTemplate<Squares, Fraction>({
  id: 'mean-proportional',
  level: 'easy',
  // Odd factors: the geometric means of progressions have even ones.
  parameters: { x: range(2, 9), y: range(3, 11), factor: range(1, 13, 2) },
  isSensible: ({ x, y, factor }) => x < y && hcf(x, y) === 1 && factor * y * y < 500 && factor * x * y < 200,
  solve: ({ x, y, factor }) => frac(factor * x * y),
  show: num,
  mistakes: [
    {
      text: 'You took half of the sum. That is the arithmetic mean.',
      value: ({ x, y, factor }) => frac(factor * (x * x + y * y), 2),
    },
    {
      text: 'You took the difference of the numbers.',
      value: ({ x, y, factor }) => frac(factor * (y * y - x * x)),
    },
    { text: 'You forgot a common factor under the root.', value: ({ x, y }) => frac(x * y) },
    {
      text: 'You took half of the difference.',
      value: ({ x, y, factor }) => frac(factor * (y * y - x * x), 2),
    },
    {
      text: 'You took the sum of the numbers.',
      value: ({ x, y, factor }) => frac(factor * (x * x + y * y)),
    },
    { text: 'You lost a factor 2 under the root.', value: (_, right) => right.div(2) },
    { text: 'You took twice the root.', value: (_, right) => right.mul(2) },
    slip('Your root is too small by 2.', -2),
    slip('Your root is too large by 2.', 2),
    slip('Your root is too small by 4.', -4),
    slip('Your root is too large by 4.', 4),
  ],
  wordings: [
    ({ x, y, factor }) => `What is the mean proportional between ${factor * x * x} and ${factor * y * y}?`,
    ({ x, y, factor }) =>
      t`A positive number $x$ makes the proportion $${factor * x * x} : x = x : ${factor * y * y}$ true. What is $x$?`,
    ({ x, y, factor }, s) =>
      `A rectangular ${s.pick(['lawn', 'plot', 'sheet of plywood', 'carpet'])} measures ${factor * x * x} units by ${factor * y * y} units. A square one has the same area. How many units long is its side?`,
  ],
  explain: ({ x, y, factor }, right) =>
    t`The square of the mean proportional is the product of the two numbers: $\sqrt{${factor * x * x} \times ${factor * y * y}} = \sqrt{${factor * factor * x * x * y * y}} = ${digits(right)}$.`,
});

interface AddToBoth extends Three {
  /** The terms of the new ratio. */
  d: number;
}

const added = ({ a, b, c, d }: AddToBoth) => frac(c * b - d * a, d - c);

const addToBoth = defineTemplate<AddToBoth, Fraction>({
  id: 'add-to-both',
  level: 'medium',
  parameters: { a: range(7, 50), b: range(9, 75), c: range(2, 11), d: range(3, 12) },
  isSensible: (p) =>
    p.a < p.b &&
    p.c < p.d &&
    hcf(p.c, p.d) === 1 &&
    added(p).d === 1n &&
    added(p).gt(2) &&
    added(p).lt(41) &&
    !added(p).equals(p.a),
  solve: added,
  show: num,
  mistakes: [
    {
      text: 'You added the number to the first term only.',
      value: ({ a, b, c, d }) => frac(b * c, d).sub(a),
    },
    { text: 'This is the new first term.', value: (p) => added(p).add(p.a) },
    { text: 'This is the new second term.', value: (p) => added(p).add(p.b) },
    { text: 'This is the difference of the two terms.', value: ({ a, b }) => frac(b - a) },
    {
      text: 'You did not divide by the difference of the new terms.',
      value: ({ a, b, c, d }) => frac(c * b - d * a),
    },
    {
      text: 'You divided by the larger term of the new ratio.',
      value: ({ a, b, c, d }) => frac(c * b - d * a, d),
    },
    scaled('You doubled the right number.', 2),
    scaled('You took half of the right number.', frac(1, 2)),
    slip('You subtracted 2 too much in the equation.', -2),
    slip('You subtracted 2 too little in the equation.', 2),
    slip('You counted one too few.', -1),
    slip('You counted one too many.', 1),
  ],
  wordings: [
    ({ a, b, c, d }) =>
      `What number must be added to each term of the ratio ${a} : ${b} to make it equal to ${c} : ${d}?`,
    ({ a, b, c, d }, s) =>
      `A ${s.pick(['yoga class', 'choir', 'computer course'])} has ${a} men and ${b} women. As many men as women join it, and then men and women are in the ratio ${c} : ${d}. How many men join?`,
    ({ a, b, c, d }, s) =>
      `Two ${s.pick(['candles', 'ropes', 'iron rods'])} are ${a} cm and ${b} cm long. Each should be longer by the same number of centimetres, so that the lengths are as ${c} : ${d}. By how many centimetres?`,
  ],
  explain: ({ a, b, c, d }, right) =>
    t`$\frac{${a} + x}{${b} + x} = \frac{${c}}{${d}}$ gives $${d * a} + ${d}x = ${c * b} + ${c}x$, so $x = \frac{${c * b} - ${d * a}}{${d} - ${c}} = ${digits(right)}$.`,
});

interface Linear extends Four {
  x: number;
  y: number;
}

const valueOf = ({ a, b, c, d, x, y }: Linear) => frac(a * x + b * y, c * x - d * y);
const term = (factor: number, letter: string) => `${factor === 1 ? '' : factor}${letter}`;
const positive = (x: number, y: number): readonly number[] | undefined =>
  x > 0 && y > 0 ? [x, y] : undefined;
const equation = (p: Linear) =>
  t`\frac{${term(p.a, 'x')} + ${term(p.b, 'y')}}{${term(p.c, 'x')} - ${term(p.d, 'y')}} = ${tex(valueOf(p))}`;
const partsOf = (p: Linear) => ({ top: Number(valueOf(p).n), bottom: Number(valueOf(p).d) });

const equationForRatio = defineTemplate<Linear, readonly number[]>({
  id: 'equation-for-ratio',
  level: 'medium',
  parameters: {
    a: range(1, 5),
    b: range(1, 5),
    c: range(1, 5),
    d: range(1, 5),
    x: range(2, 11),
    y: range(1, 9),
  },
  isSensible: (p) =>
    hcf(p.x, p.y) === 1 &&
    p.c * p.x > p.d * p.y &&
    valueOf(p).d !== 1n &&
    valueOf(p).n < 26n &&
    valueOf(p).d < 16n &&
    hcf(p.a, p.b, p.c, p.d) === 1,
  solve: ({ x, y }) => [x, y],
  show: ratio,
  mistakes: [
    { text: 'This is y : x. The order is reversed.', value: ({ x, y }) => [y, x] },
    {
      text: 'This is the value of the given quotient.',
      value: (p) => [partsOf(p).top, partsOf(p).bottom],
    },
    {
      text: 'You lost the sign when the terms with y came to one side.',
      value: (p) => {
        const { top, bottom } = partsOf(p);
        return positive(Math.abs(top * p.d - bottom * p.b), top * p.c - bottom * p.a);
      },
    },
    {
      text: 'You lost the sign when the terms with x came to one side.',
      value: (p) => {
        const { top, bottom } = partsOf(p);
        return [top * p.d + bottom * p.b, top * p.c + bottom * p.a];
      },
    },
    {
      text: 'You lost both signs when you collected the terms.',
      value: (p) => {
        const { top, bottom } = partsOf(p);
        return positive(Math.abs(top * p.d - bottom * p.b), top * p.c + bottom * p.a);
      },
    },
    {
      text: 'You multiplied only the terms with y by the denominators.',
      value: (p) => positive(partsOf(p).top * p.d + partsOf(p).bottom * p.b, p.c - p.a),
    },
    { text: 'You counted one part of x too many.', value: ({ x, y }) => positive(x + 1, y) },
    { text: 'You counted one part of y too many.', value: ({ x, y }) => positive(x, y + 1) },
    { text: 'You counted one part of x too few.', value: ({ x, y }) => positive(x - 1, y) },
  ],
  wordings: [
    (p) => t`If $${equation(p)}$, what is $x : y$?`,
    (p, s) =>
      t`${s.person.name} knows that $${equation(p)}$ for two numbers $x$ and $y$. In what ratio is $x$ to $y$?`,
    (p) => t`Two positive numbers $x$ and $y$ satisfy $${equation(p)}$. Find the ratio of $x$ to $y$.`,
  ],
  explain: (p, right) => {
    const { top, bottom } = partsOf(p);
    const [ofY, ofX] = [top * p.d + bottom * p.b, top * p.c - bottom * p.a];
    const quotient = ratio([ofY, ofX]);
    return t`Multiply across: $${bottom}(${term(p.a, 'x')} + ${term(p.b, 'y')}) = ${top}(${term(p.c, 'x')} - ${term(p.d, 'y')})$, so $${term(ofX, 'x')} = ${term(ofY, 'y')}$ and $x : y = ${ofY} : ${ofX}${quotient === `${ofY} : ${ofX}` ? '' : ` = ${ratio(right)}`}$.`;
  },
});

export const PROPORTIONS = [combinedRatio, fourthProportional, meanProportional, addToBoth, equationForRatio];
