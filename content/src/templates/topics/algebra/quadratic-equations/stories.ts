import {
  asFraction,
  counted,
  defineTemplate,
  frac,
  hcf,
  num,
  range,
  t,
  tex,
  unit,
  wholeNumber,
  type Fraction,
} from '../../../kit/index.js';
import { scaled, slip } from '../../../kit/slips.js';

interface Rectangle {
  width: number;
  longer: number;
}

const area = ({ width, longer }: Rectangle) => width * (width + longer);

const rectangle = defineTemplate<Rectangle, Fraction>({
  id: 'sides-of-a-rectangle',
  level: 'easy',
  parameters: { width: range(7, 48), longer: range(3, 30) },
  isSensible: (p) => p.width !== p.longer && area(p) < 1_500,
  solve: ({ width }) => frac(width),
  show: unit('m'),
  mistakes: [
    { text: 'This is the length, not the width.', value: ({ width, longer }) => frac(width + longer) },
    {
      text: 'You took the rectangle as a square and rounded the side.',
      value: (p) => frac(Math.round(Math.sqrt(area(p)))),
    },
    {
      text: 'You subtracted the difference of the sides twice.',
      value: ({ width, longer }) => frac(width - longer),
    },
    slip('You took a factor that is one too large.', 1),
    slip('You took a factor that is one too small.', -1),
    slip('You took a factor that is two too large.', 2),
    slip('You took a factor that is two too small.', -2),
    scaled('You doubled the right width.', 2),
  ],
  wordings: [
    (p, s) =>
      `A rectangular ${s.pick(['field', 'park', 'playground'])} is ${p.longer} m longer than it is wide and has an area of ${wholeNumber(area(p))} square metres. How wide is it?`,
    (p, s) =>
      `The area of a ${s.pick(['hall', 'courtyard', 'car park'])} is ${wholeNumber(area(p))} square metres. Its length exceeds its breadth by ${p.longer} m. What is the breadth?`,
    (p, s) =>
      `${s.person.name} fences a rectangular plot of ${wholeNumber(area(p))} square metres. The shorter side is ${p.longer} m less than the longer one. Find the shorter side.`,
  ],
  explain: (p, right) =>
    t`With the width $w$, $w(w + ${p.longer}) = ${area(p)}$. Two factors of ${area(p)} with the difference ${p.longer} are ${p.width} and ${p.width + p.longer}: $${p.width} \times ${p.width + p.longer} = ${area(p)}$. So $w = ${right.n}$ m.`,
});

interface Consecutive {
  low: number;
  step: number;
  isProduct: boolean;
}

const totalOf = ({ low, step, isProduct }: Consecutive) =>
  isProduct ? low * (low + step) : low ** 2 + (low + step) ** 2;
const kindOf = ({ low, step }: Consecutive) => (step === 1 ? '' : low % 2 === 0 ? 'even ' : 'odd ');

const consecutiveNumbers = defineTemplate<Consecutive, Fraction>({
  id: 'consecutive-numbers',
  level: 'medium',
  parameters: { low: range(7, 48), step: [1, 2, 2], isProduct: [true, false] },
  solve: ({ low, step }) => frac(low + step),
  show: num,
  mistakes: [
    { text: 'This is the smaller number.', value: ({ low }) => frac(low) },
    { text: 'This is the sum of both numbers.', value: ({ low, step }) => frac(2 * low + step) },
    { text: 'This is the number before the smaller one.', value: ({ low, step }) => frac(low - step) },
    { text: 'This is the number after the larger one.', value: ({ low, step }) => frac(low + 2 * step) },
    { text: 'You went two numbers too far.', value: ({ low, step }) => frac(low + 3 * step) },
    slip('You carried one ten too many.', 10),
    slip('You forgot to carry one ten.', -10),
    { text: 'You went three numbers too far.', value: ({ low, step }) => frac(low + 4 * step) },
    { text: 'You took two numbers before the smaller one.', value: ({ low, step }) => frac(low - 2 * step) },
  ],
  wordings: [
    (p) =>
      `The ${p.isProduct ? 'product' : 'sum of the squares'} of two consecutive positive ${kindOf(p)}numbers is ${wholeNumber(totalOf(p))}. What is the larger number?`,
    (p, s) =>
      `Two houses next to each other in ${s.person.name}'s street have consecutive ${kindOf(p)}numbers. The ${p.isProduct ? 'product' : 'sum of the squares'} of these is ${wholeNumber(totalOf(p))}. What is the larger number of the two?`,
    (p, s) =>
      `${s.person.name} ${p.isProduct ? 'multiplies two consecutive positive' : 'adds the squares of two consecutive positive'} ${kindOf(p)}numbers and gets ${wholeNumber(totalOf(p))}. Find the larger of them.`,
  ],
  explain: (p, right) => {
    const check = p.isProduct ? t`${p.low} \times ${p.low + p.step}` : `${p.low}^2 + ${p.low + p.step}^2`;
    const left = p.isProduct ? `n(n + ${p.step})` : `n^2 + (n + ${p.step})^2`;
    return t`With the smaller number $n$, $${left} = ${totalOf(p)}$. The positive solution is ${p.low}, as $${check} = ${totalOf(p)}$. The larger number is $${p.low} + ${p.step} = ${right.n}$.`;
  },
});

interface WithReciprocal {
  top: number;
  bottom: number;
  isSum: boolean;
}

const combined = ({ top, bottom, isSum }: WithReciprocal) =>
  frac(isSum ? top ** 2 + bottom ** 2 : top ** 2 - bottom ** 2, top * bottom);

const numberAndReciprocal = defineTemplate<WithReciprocal, Fraction>({
  id: 'number-and-reciprocal',
  level: 'medium',
  parameters: { top: range(3, 15), bottom: range(2, 12), isSum: [true, false] },
  isSensible: ({ top, bottom }) => top > bottom && hcf(top, bottom) === 1,
  solve: ({ top, bottom }) => frac(top, bottom),
  show: asFraction,
  mistakes: [
    { text: 'This is the reciprocal of the number.', value: ({ top, bottom }) => frac(bottom, top) },
    { text: 'You took half of the given value.', value: (p) => combined(p).div(2) },
    {
      text: 'You took a numerator that is one too large.',
      value: ({ top, bottom }) => frac(top + 1, bottom),
    },
    {
      text: 'You took a numerator that is one too small.',
      value: ({ top, bottom }) => frac(top - 1, bottom),
    },
    {
      text: 'You took a denominator that is one too large.',
      value: ({ top, bottom }) => frac(top, bottom + 1),
    },
    {
      text: 'You took a denominator that is one too small.',
      value: ({ top, bottom }) => frac(top, bottom - 1),
    },
    {
      text: 'This is the square of the number.',
      value: ({ top, bottom }) => frac(top * top, bottom * bottom),
    },
    { text: 'You subtracted 1 from the given value.', value: (p) => combined(p).sub(1) },
  ],
  wordings: [
    (p) =>
      t`The ${p.isSum ? 'sum of a number greater than 1 and its reciprocal' : 'difference of a number greater than 1 and its reciprocal'} is ${asFraction(combined(p))}. What is the number?`,
    (p) => t`If $x > 1$ and $x ${p.isSum ? '+' : '-'} \frac{1}{x} = ${tex(combined(p))}$, what is $x$?`,
    (p, s) =>
      t`${s.person.name} ${p.isSum ? 'adds the reciprocal of a number to the number' : 'subtracts the reciprocal of a number from the number'} and gets ${asFraction(combined(p))}. The number is greater than 1. Find it.`,
  ],
  explain: (p, right) => {
    const sign = p.isSum ? '+' : '-';
    const product = p.top * p.bottom;
    return t`$x ${sign} \frac{1}{x} = ${tex(combined(p))}$, multiplied by $x$, is a quadratic equation with one solution above 1. Here it is checked: $\frac{${p.top}}{${p.bottom}} ${sign} \frac{${p.bottom}}{${p.top}} = \frac{${p.top ** 2} ${sign} ${p.bottom ** 2}}{${product}} = ${tex(combined(p))}$. So $x = ${tex(right)}$.`;
  },
});

interface Journey {
  distance: number;
  speed: number;
  faster: number;
  minutes: number;
}

const JOURNEYS: Journey[] = range(24, 90).flatMap((speed) =>
  range(3, 30).flatMap((faster) =>
    [20, 30, 40, 60, 90, 120].flatMap((minutes) => {
      const distance = frac(minutes * speed * (speed + faster), 60 * faster);
      const isPlain = distance.d === 1n && distance.n % 5n === 0n;
      return isPlain && distance.gte(80) && distance.lte(900)
        ? [{ distance: Number(distance.n), speed, faster, minutes }]
        : [];
    }),
  ),
);

const inTime = (minutes: number) =>
  minutes % 60 === 0 ? counted('hour', 'hours')(minutes / 60) : `${minutes} minutes`;
const VEHICLES = ['train', 'bus', 'car', 'lorry'];

const usualSpeed = defineTemplate<{ journey: Journey }, Fraction>({
  id: 'usual-speed',
  level: 'hard',
  parameters: { journey: JOURNEYS },
  isSensible: ({ journey }) => journey.speed % 2 === 0 || journey.speed % 5 === 0,
  solve: ({ journey }) => frac(journey.speed),
  show: unit('km/h'),
  mistakes: [
    { text: 'This is the higher speed.', value: ({ journey: p }) => frac(p.speed + p.faster) },
    {
      text: 'You subtracted the difference of the speeds.',
      value: ({ journey: p }) => frac(p.speed - p.faster),
    },
    {
      text: 'You added the difference of the speeds twice.',
      value: ({ journey: p }) => frac(p.speed + 2 * p.faster),
    },
    { text: 'This is the mean of both speeds.', value: ({ journey: p }) => frac(2 * p.speed + p.faster, 2) },
    slip('You took a factor that is 5 too large.', 5),
    slip('You took a factor that is 5 too small.', -5),
    slip('You took a factor that is 10 too large.', 10),
    slip('You took a factor that is 10 too small.', -10),
    slip('You took a factor that is 2 too large.', 2),
    slip('You took a factor that is 2 too small.', -2),
  ],
  wordings: [
    ({ journey: p }, s) =>
      `A ${s.pick(VEHICLES)} covers ${p.distance} km at a steady speed. At a speed ${p.faster} km/h higher it would need ${inTime(p.minutes)} less. What is its speed?`,
    ({ journey: p }, s) =>
      `${s.person.name} drives ${p.distance} km. If ${s.person.they} drove ${p.faster} km/h faster, ${s.person.they} would arrive ${inTime(p.minutes)} earlier. At what speed does ${s.person.they} drive?`,
    ({ journey: p }, s) =>
      `By raising its usual speed by ${p.faster} km/h a ${s.pick(VEHICLES)} saves ${inTime(p.minutes)} on a journey of ${p.distance} km. Find its usual speed.`,
  ],
  explain: ({ journey: p }, right) => {
    const product = p.speed * (p.speed + p.faster);
    return t`With the speed $v$, $\frac{${p.distance}}{v} - \frac{${p.distance}}{v + ${p.faster}} = \frac{${p.minutes}}{60}$. So $v(v + ${p.faster}) = ${p.distance} \times ${p.faster} \times \frac{60}{${p.minutes}} = ${product}$. The factors with the difference ${p.faster} are $${p.speed} \times ${p.speed + p.faster} = ${product}$, so $v = ${right.n}$ km/h.`;
  },
});

export const STORIES = [rectangle, consecutiveNumbers, numberAndReciprocal, usualSpeed];
