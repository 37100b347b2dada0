import {
  asFraction,
  defineTemplate,
  digits,
  frac,
  range,
  rupees,
  t,
  tex,
  unit,
  wholeNumber,
  type Fraction,
} from '../../../kit/index.js';
import { properParts, restOf, STORY_PARTS, valueOf, type Part } from './parts.js';

/** How much is left of 1 after parts of what is left each time. */
const leftAfter = (...parts: Part[]) => parts.reduce((left, part) => left.mul(restOf(part)), frac(1));

interface TwoParts {
  first: Part;
  second: Part;
  whole: number;
}

const restAfterBoth = ({ first, second }: TwoParts) => restOf(first).sub(valueOf(second));

const poleInWater = defineTemplate<TwoParts, Fraction>({
  id: 'parts-of-one-whole',
  level: 'easy',
  parameters: { first: STORY_PARTS, second: STORY_PARTS, whole: range(12, 120, 4) },
  isSensible: (p) =>
    p.first !== p.second && restAfterBoth(p).gt(frac(1, 10)) && restAfterBoth(p).mul(p.whole).d === 1n,
  solve: ({ whole }) => frac(whole),
  show: unit('m'),
  mistakes: [
    {
      text: 'You divided the rest by the sum of the parts.',
      value: (p) =>
        restAfterBoth(p)
          .mul(p.whole)
          .div(valueOf(p.first).add(valueOf(p.second))),
    },
    {
      text: 'You took the second part of what the first one leaves.',
      value: (p) => restAfterBoth(p).mul(p.whole).div(leftAfter(p.first, p.second)),
    },
    {
      text: 'You left out the second part.',
      value: (p) => restAfterBoth(p).mul(p.whole).div(restOf(p.first)),
    },
    {
      text: 'You left out the first part.',
      value: (p) => restAfterBoth(p).mul(p.whole).div(restOf(p.second)),
    },
    {
      text: 'This is the sum of the two parts in metres, without the rest.',
      value: (p) => frac(p.whole).sub(restAfterBoth(p).mul(p.whole)),
    },
    {
      text: 'You added the rest to the whole once more.',
      value: (p) => restAfterBoth(p).add(1).mul(p.whole),
    },
    { text: 'You took twice the length.', value: ({ whole }) => frac(2 * whole) },
    { text: 'You took half of the length.', value: ({ whole }) => frac(whole, 2) },
    {
      text: 'You added the first part to the whole once more.',
      value: ({ first, whole }) => valueOf(first).add(1).mul(whole),
    },
  ],
  wordings: [
    (p) =>
      `A pole has ${asFraction(valueOf(p.first))} of its length in mud and ${asFraction(valueOf(p.second))} of its length in water. The other ${digits(restAfterBoth(p).mul(p.whole))} m are above the water. How long is the pole?`,
    (p, s) =>
      `${s.person.name} paints ${asFraction(valueOf(p.first))} of a fence red and ${asFraction(valueOf(p.second))} of the fence white. The remaining ${digits(restAfterBoth(p).mul(p.whole))} m are green. What is the length of the fence?`,
    (p, s) =>
      `Of a roll of ${s.pick(['cloth', 'wire', 'ribbon'])}, ${asFraction(valueOf(p.first))} is sold on Monday and ${asFraction(valueOf(p.second))} of the whole roll on Tuesday. ${digits(restAfterBoth(p).mul(p.whole))} m are left. How long was the roll?`,
  ],
  explain: (p, right) =>
    t`The rest is $1 - ${tex(valueOf(p.first))} - ${tex(valueOf(p.second))} = ${tex(restAfterBoth(p))}$ of the whole. So the whole is $${digits(restAfterBoth(p).mul(p.whole))} \div ${tex(restAfterBoth(p))} = ${right.n}$ metres.`,
});

const left = (p: TwoParts) => leftAfter(p.first, p.second).mul(p.whole);

const salary = defineTemplate<TwoParts, Fraction>({
  id: 'salary-and-remainder',
  level: 'medium',
  parameters: { first: STORY_PARTS, second: STORY_PARTS, whole: range(12_000, 60_000, 1_200) },
  isSensible: (p) =>
    valueOf(p.first).lt(frac(1, 2)) && p.first !== p.second && left(p).mul(frac(1, 100)).d === 1n,
  solve: ({ whole }) => frac(whole),
  show: rupees,
  mistakes: [
    {
      text: 'You took the second part of the whole amount, not of the remainder.',
      value: (p) => (restAfterBoth(p).gt(0) ? left(p).div(restAfterBoth(p)) : undefined),
    },
    { text: 'This is the amount after the first expense.', value: (p) => restOf(p.first).mul(p.whole) },
    { text: 'You left out the first expense.', value: (p) => left(p).div(restOf(p.second)) },
    { text: 'You left out the second expense.', value: (p) => left(p).div(restOf(p.first)) },
    { text: 'This is the sum of both expenses.', value: (p) => frac(p.whole).sub(left(p)) },
    {
      text: 'You divided by the second part, not by what it leaves.',
      value: (p) => left(p).div(restOf(p.first)).div(valueOf(p.second)),
    },
    {
      text: 'You divided by the first part, not by what it leaves.',
      value: (p) => left(p).div(restOf(p.second)).div(valueOf(p.first)),
    },
    { text: 'You added the amount left to the salary.', value: (p) => left(p).add(p.whole) },
  ],
  wordings: [
    (p, s) =>
      `${s.person.name} spends ${asFraction(valueOf(p.first))} of ${s.person.their} salary on rent and ${asFraction(valueOf(p.second))} of the remainder on food. ${rupees(left(p))} is left. What is the salary?`,
    (p, s) =>
      `A ${s.pick(['teacher', 'nurse', 'clerk', 'driver'])} saves ${asFraction(valueOf(p.first))} of the monthly income and uses ${asFraction(valueOf(p.second))} of the rest for the household. With ${rupees(left(p))} then left for other things, what is the income?`,
    (p, s) =>
      `From ${s.person.their} prize money ${s.person.name} gives ${asFraction(valueOf(p.first))} to a school and ${asFraction(valueOf(p.second))} of what is left to ${s.person.their} parents. ${s.person.name} keeps ${rupees(left(p))}. How much was the prize?`,
  ],
  explain: (p, right) =>
    t`What is left is $${tex(restOf(p.first))} \times ${tex(restOf(p.second))} = ${tex(leftAfter(p.first, p.second))}$ of the whole. So the whole is $${digits(left(p))} \div ${tex(leftAfter(p.first, p.second))} = ${right.n}$.`,
});

interface Journey extends TwoParts {
  third: Part;
}

const onFoot = (p: Journey) => leftAfter(p.first, p.second, p.third).mul(p.whole);

const journey = defineTemplate<Journey, Fraction>({
  id: 'journey-in-parts',
  level: 'hard',
  parameters: { first: STORY_PARTS, second: STORY_PARTS, third: STORY_PARTS, whole: range(60, 480, 12) },
  isSensible: (p) =>
    new Set([p.first, p.second, p.third]).size === 3 &&
    onFoot(p).d === 1n &&
    onFoot(p).gt(2) &&
    left(p).d === 1n,
  solve: ({ whole }) => frac(whole),
  show: unit('km'),
  mistakes: [
    { text: 'You left out the last part.', value: (p) => onFoot(p).div(leftAfter(p.first, p.second)) },
    { text: 'You left out the first part.', value: (p) => onFoot(p).div(leftAfter(p.second, p.third)) },
    { text: 'You left out the middle part.', value: (p) => onFoot(p).div(leftAfter(p.first, p.third)) },
    {
      text: 'You took all three as parts of the whole.',
      value: (p) =>
        restAfterBoth(p).sub(valueOf(p.third)).gt(0)
          ? onFoot(p).div(restAfterBoth(p).sub(valueOf(p.third)))
          : undefined,
    },
    { text: 'This is the whole without the last stretch.', value: (p) => frac(p.whole).sub(onFoot(p)) },
    { text: 'You added the last stretch to the whole.', value: (p) => onFoot(p).add(p.whole) },
    {
      text: 'You divided by the last part, not by what it leaves.',
      value: (p) => onFoot(p).div(leftAfter(p.first, p.second)).div(valueOf(p.third)),
    },
    {
      text: 'You divided by the first part, not by what it leaves.',
      value: (p) => onFoot(p).div(leftAfter(p.second, p.third)).div(valueOf(p.first)),
    },
    { text: 'You took half of the whole.', value: ({ whole }) => frac(whole, 2) },
    { text: 'You took twice the whole.', value: ({ whole }) => frac(2 * whole) },
  ],
  wordings: [
    (p, s) =>
      `${s.person.name} covers ${asFraction(valueOf(p.first))} of a journey by train, ${asFraction(valueOf(p.second))} of the remainder by bus and ${asFraction(valueOf(p.third))} of what then remains by taxi. The last ${digits(onFoot(p))} km ${s.person.they} cycles. How long is the journey?`,
    (p) =>
      `Of a new road, ${asFraction(valueOf(p.first))} is built in the first year, ${asFraction(valueOf(p.second))} of the rest in the second and ${asFraction(valueOf(p.third))} of what is then left in the third. ${digits(onFoot(p))} km are still to be built. What is the length of the road?`,
    (p, s) =>
      `On a tour ${s.person.name} rides ${asFraction(valueOf(p.first))} of the way on Friday, ${asFraction(valueOf(p.second))} of the remaining way on Saturday and ${asFraction(valueOf(p.third))} of the way still left on Sunday. On Monday ${s.person.they} rides the last ${digits(onFoot(p))} km. Find the length of the tour.`,
  ],
  explain: (p, right) =>
    t`What is left at the end is $${tex(restOf(p.first))} \times ${tex(restOf(p.second))} \times ${tex(restOf(p.third))} = ${tex(leftAfter(p.first, p.second, p.third))}$ of the whole. So the whole is $${digits(onFoot(p))} \div ${tex(leftAfter(p.first, p.second, p.third))} = ${right.n}$ km.`,
});

const added = (p: TwoParts) => valueOf(p.second).sub(valueOf(p.first)).mul(p.whole);

const tank = defineTemplate<TwoParts, Fraction>({
  id: 'tank-level',
  level: 'medium',
  parameters: { first: STORY_PARTS, second: STORY_PARTS, whole: range(60, 960, 30) },
  isSensible: (p) => added(p).gt(5) && added(p).d === 1n,
  solve: ({ whole }) => frac(whole),
  show: unit('litres'),
  mistakes: [
    { text: 'You divided by the second level alone.', value: (p) => added(p).div(valueOf(p.second)) },
    { text: 'You divided by the first level alone.', value: (p) => added(p).div(valueOf(p.first)) },
    {
      text: 'You divided by the sum of the levels.',
      value: (p) => added(p).div(valueOf(p.first).add(valueOf(p.second))),
    },
    { text: 'You took the higher level as full.', value: (p) => added(p).div(restOf(p.first)) },
    { text: 'You divided by the part that stays empty.', value: (p) => added(p).div(restOf(p.second)) },
    { text: 'This is how much is in it at the higher level.', value: (p) => valueOf(p.second).mul(p.whole) },
    { text: 'This is how much is in it at the lower level.', value: (p) => valueOf(p.first).mul(p.whole) },
    { text: 'You added the litres to the capacity.', value: (p) => added(p).add(p.whole) },
    { text: 'You took twice the capacity.', value: ({ whole }) => frac(2 * whole) },
    {
      text: 'You added the first content to the capacity.',
      value: (p) => valueOf(p.first).add(1).mul(p.whole),
    },
  ],
  wordings: [
    (p) =>
      `A tank is ${asFraction(valueOf(p.first))} full. When ${digits(added(p))} litres of water are added, it is ${asFraction(valueOf(p.second))} full. What is its capacity?`,
    (p, s) =>
      `${s.person.name} pours ${digits(added(p))} litres of ${s.pick(['oil', 'milk', 'diesel'])} into a drum that is ${asFraction(valueOf(p.first))} full. Now the drum is ${asFraction(valueOf(p.second))} full. How much does the full drum hold?`,
    (p, s) =>
      `After ${digits(added(p))} litres are taken out of a ${s.pick(['cistern', 'water tank', 'barrel'])}, its level falls from ${asFraction(valueOf(p.second))} to ${asFraction(valueOf(p.first))} of its capacity. Find the capacity.`,
  ],
  explain: (p, right) => {
    const gap = valueOf(p.second).sub(valueOf(p.first));
    return t`The change is $${tex(valueOf(p.second))} - ${tex(valueOf(p.first))} = ${tex(gap)}$ of the capacity. So the capacity is $${digits(added(p))} \div ${tex(gap)} = ${right.n}$ litres.`;
  },
});

interface Inverted {
  part: Part;
  share: number;
}

const inverseGap = ({ part }: Inverted) => frac(1).div(valueOf(part)).sub(valueOf(part));
const numberOf = ({ part, share }: Inverted) => part[0] * part[1] * share;

const invertedFraction = defineTemplate<Inverted, Fraction>({
  id: 'inverted-fraction',
  level: 'medium',
  parameters: {
    part: properParts(3, 9).filter(([top, bottom]) => top > 1 && 2 * top > bottom),
    share: range(2, 14),
  },
  solve: (p) => frac(numberOf(p)),
  show: wholeNumber,
  mistakes: [
    { text: 'This is the result with the right fraction.', value: (p) => valueOf(p.part).mul(numberOf(p)) },
    {
      text: 'This is the result with the inverted fraction.',
      value: (p) => frac(numberOf(p)).div(valueOf(p.part)),
    },
    {
      text: 'You divided by the sum of the fractions.',
      value: (p) =>
        inverseGap(p)
          .mul(numberOf(p))
          .div(valueOf(p.part).add(frac(1).div(valueOf(p.part)))),
    },
    {
      text: 'You divided the difference of the results by the right fraction.',
      value: (p) => inverseGap(p).mul(numberOf(p)).div(valueOf(p.part)),
    },
    {
      text: 'You multiplied the difference of the results by the right fraction.',
      value: (p) => inverseGap(p).mul(numberOf(p)).mul(valueOf(p.part)),
    },
    {
      text: 'You divided by the number above the line of the difference and forgot the one below.',
      value: (p) => frac(numberOf(p), p.part[0] * p.part[1]),
    },
    {
      text: 'You multiplied the difference of the results by the sum of the fractions.',
      value: (p) =>
        inverseGap(p)
          .mul(numberOf(p))
          .mul(valueOf(p.part).add(frac(1).div(valueOf(p.part)))),
    },
    { text: 'You took twice the number.', value: (p) => frac(2 * numberOf(p)) },
    { text: 'You took half of the number.', value: (p) => frac(numberOf(p), 2) },
    {
      text: 'You divided by the difference of 1 and the right fraction.',
      value: (p) => inverseGap(p).mul(numberOf(p)).div(restOf(p.part)),
    },
    {
      text: 'You divided by the difference of the inverted fraction and 1.',
      value: (p) =>
        inverseGap(p)
          .mul(numberOf(p))
          .div(frac(1).div(valueOf(p.part)).sub(1)),
    },
  ],
  wordings: [
    (p, s) =>
      `${s.person.name} was to multiply a number by ${asFraction(valueOf(p.part))} but multiplied it by ${asFraction(frac(p.part[1], p.part[0]))}. The result was ${digits(inverseGap(p).mul(numberOf(p)))} too large. What was the number?`,
    (p) =>
      `A student has to find ${asFraction(valueOf(p.part))} of a number, divides the number by ${asFraction(valueOf(p.part))} instead and gets ${digits(inverseGap(p).mul(numberOf(p)))} more than the right result. Find the number.`,
    (p) =>
      `The difference between ${asFraction(frac(p.part[1], p.part[0]))} of a number and ${asFraction(valueOf(p.part))} of the same number is ${digits(inverseGap(p).mul(numberOf(p)))}. Which number is it?`,
  ],
  explain: (p, right) =>
    t`The results differ by $\frac{${p.part[1]}}{${p.part[0]}} - \frac{${p.part[0]}}{${p.part[1]}} = ${tex(inverseGap(p))}$ of the number. So the number is $${digits(inverseGap(p).mul(numberOf(p)))} \div ${tex(inverseGap(p))} = ${right.n}$.`,
});

export const STORIES = [poleInWater, salary, journey, tank, invertedFraction];
