import {
  asFraction,
  defineTemplate,
  frac,
  hcf,
  range,
  t,
  wholeNumber,
  type Fraction,
} from '../../../kit/index.js';

interface Consecutive {
  middle: number;
  count: 3 | 5 | 7;
}

const kindOf = (middle: number) => (middle % 2 === 0 ? 'even' : 'odd');

const consecutiveNumbers = defineTemplate<Consecutive, Fraction>({
  id: 'consecutive-numbers',
  level: 'easy',
  parameters: { middle: range(21, 180), count: [3, 5, 7] },
  solve: ({ middle, count }) => frac(middle + count - 1),
  show: wholeNumber,
  mistakes: [
    { text: 'This is the middle number.', value: ({ middle }) => frac(middle) },
    { text: 'This is the least of the numbers.', value: ({ middle, count }) => frac(middle - count + 1) },
    {
      text: 'You took steps of 1. Such numbers have steps of 2.',
      value: ({ middle, count }) => frac(middle + (count - 1) / 2),
    },
    { text: 'You went one step of 2 too far.', value: ({ middle, count }) => frac(middle + count + 1) },
    { text: 'You went two steps of 2 too far.', value: ({ middle, count }) => frac(middle + count + 3) },
    { text: 'You stopped one step of 2 too early.', value: ({ middle, count }) => frac(middle + count - 3) },
    {
      text: 'You took steps of 4.',
      value: ({ middle, count }) => frac(middle + 2 * (count - 1)),
    },
    {
      text: 'You added 2 for each of the numbers to the middle one.',
      value: ({ middle, count }) => frac(middle + 2 * count),
    },
  ],
  wordings: [
    ({ middle, count }) =>
      `The sum of ${count} consecutive ${kindOf(middle)} numbers is ${middle * count}. What is the largest of them?`,
    ({ middle, count }, s) =>
      `${s.person.name} adds ${count} ${kindOf(middle)} numbers that follow one another and gets ${middle * count}. Which is the largest number?`,
    ({ middle, count }) =>
      `The houses on one side of a street have ${kindOf(middle)} numbers without gaps. The numbers of ${count} neighbouring houses add up to ${middle * count}. Find the largest of these numbers.`,
  ],
  explain: ({ middle, count }, right) =>
    t`The middle number is the mean, $${middle * count} \div ${count} = ${middle}$. The largest is ${(count - 1) / 2} steps of 2 above it: $${middle} + ${(count - 1) / 2} \times 2 = ${right.n}$.`,
});

interface TwoDigits {
  tens: number;
  units: number;
}

const reversedDigits = defineTemplate<TwoDigits, Fraction>({
  id: 'reversed-digits',
  level: 'medium',
  parameters: { tens: range(1, 8), units: range(2, 9) },
  isSensible: ({ tens, units }) => units > tens && tens + units > 4,
  solve: ({ tens, units }) => frac(10 * tens + units),
  show: wholeNumber,
  mistakes: [
    {
      text: 'This is the number with its digits interchanged.',
      value: ({ tens, units }) => frac(10 * units + tens),
    },
    {
      text: 'You took the difference of the digits for the tens digit.',
      value: ({ tens, units }) => (2 * tens < 10 ? frac(10 * (units - tens) + 2 * tens) : undefined),
    },
    {
      text: 'You took the difference of the digits for the units digit.',
      value: ({ tens, units }) => (2 * tens < 10 ? frac(20 * tens + units - tens) : undefined),
    },
    {
      text: 'You split the sum of the digits into two equal digits.',
      value: ({ tens, units }) => ((tens + units) % 2 === 0 ? frac(11 * (tens + units), 2) : undefined),
    },
    {
      text: 'You added the sum of the digits to the change.',
      value: ({ tens, units }) => frac(9 * (units - tens) + tens + units),
    },
    {
      text: 'Your digits have the right sum, but their difference is too large by 2.',
      value: ({ tens, units }) => (tens > 1 && units < 9 ? frac(10 * tens + units - 9) : undefined),
    },
    {
      text: 'Your digits have the right sum, but their difference is too small by 2.',
      value: ({ tens, units }) => (units - tens > 1 ? frac(10 * tens + units + 9) : undefined),
    },
    {
      text: 'Your digits have the right difference, but their sum is too large by 2.',
      value: ({ tens, units }) => (units < 9 ? frac(10 * tens + units + 11) : undefined),
    },
    {
      text: 'Your digits have the right difference, but their sum is too small by 2.',
      value: ({ tens, units }) => (tens > 1 ? frac(10 * tens + units - 11) : undefined),
    },
    {
      text: 'You made the tens digit too large by 1.',
      value: ({ tens, units }) => frac(10 * tens + units + 10),
    },
    {
      text: 'You made the tens digit too small by 1.',
      value: ({ tens, units }) => (tens > 1 ? frac(10 * tens + units - 10) : undefined),
    },
    {
      text: 'You made the units digit too large by 1.',
      value: ({ tens, units }) => (units < 9 ? frac(10 * tens + units + 1) : undefined),
    },
    {
      text: 'You made the units digit too small by 1.',
      value: ({ tens, units }) => frac(10 * tens + units - 1),
    },
  ],
  wordings: [
    ({ tens, units }) =>
      `The digits of a two-digit number add up to ${tens + units}. When its digits are interchanged, the number grows by ${9 * (units - tens)}. What is the number?`,
    ({ tens, units }, s) =>
      `${s.person.name} writes a two-digit number with its digits in the wrong order and so gets a number that is ${9 * (units - tens)} too large. The sum of the digits is ${tens + units}. Which number was meant?`,
    ({ tens, units }, s) =>
      `The age of ${s.person.name}'s ${s.pick(['uncle', 'aunt', 'mother', 'father'])} is a two-digit number with digit sum ${tens + units}. With the digits interchanged it is ${9 * (units - tens)} more. What is the number?`,
  ],
  explain: ({ tens, units }, right) =>
    t`Let the digits be $x$ (tens) and $y$ (units). Then $y - x = ${9 * (units - tens)} \div 9 = ${units - tens}$ and $x + y = ${tens + units}$. So $y = (${tens + units} + ${units - tens}) \div 2 = ${units}$ and $x = ${tens + units} - ${units} = ${tens}$. The number is $10 \times ${tens} + ${units} = ${right.n}$.`,
});

interface WrongFactor {
  pair: readonly [right: number, wrong: number];
  number: number;
}

/** A factor and the one that a slip makes of it, with its digits interchanged. */
const REVERSED_PAIRS = range(31, 98).flatMap((right) => {
  const wrong = 10 * (right % 10) + Math.floor(right / 10);
  return right > wrong && wrong > 12 ? [[right, wrong] as const] : [];
});

const wrongMultiplier = defineTemplate<WrongFactor, Fraction>({
  id: 'wrong-multiplier',
  level: 'medium',
  parameters: { pair: REVERSED_PAIRS, number: range(24, 180) },
  solve: ({ number }) => frac(number),
  show: wholeNumber,
  mistakes: [
    {
      text: 'You divided the error by half of the difference of the factors.',
      value: ({ number }) => frac(2 * number),
    },
    { text: 'You divided by twice the difference of the factors.', value: ({ number }) => frac(number, 2) },
    {
      text: 'You divided the error by 9 alone.',
      value: ({ number, pair: [right, wrong] }) => frac(number * (right - wrong), 9),
    },
    {
      text: 'You divided the error by the smaller factor.',
      value: ({ number, pair: [right, wrong] }) => frac(number * (right - wrong), wrong),
    },
    { text: 'You made a slip in the division and got 2 too many.', value: ({ number }) => frac(number + 2) },
    {
      text: 'You made a slip in the division and got 10 too many.',
      value: ({ number }) => frac(number + 10),
    },
    { text: 'You made a slip in the division and got 2 too few.', value: ({ number }) => frac(number - 2) },
    { text: 'You made a slip in the division and got 10 too few.', value: ({ number }) => frac(number - 10) },
    {
      text: 'You added the difference of the factors to the number.',
      value: ({ number, pair: [right, wrong] }) => frac(number + right - wrong),
    },
    {
      text: 'You subtracted the difference of the factors from the number.',
      value: ({ number, pair: [right, wrong] }) => frac(number - right + wrong),
    },
  ],
  wordings: [
    ({ pair: [right, wrong], number }, s) =>
      `${s.person.name} was to multiply a number by ${right} but multiplied it by ${wrong}. The result was ${wholeNumber(number * (right - wrong))} too small. What was the number?`,
    ({ pair: [right, wrong], number }, s) =>
      `A clerk multiplies the number of ${s.pick(['sacks', 'boxes', 'tickets', 'crates'])} by ${wrong} in place of ${right}, so that the total is short by ${wholeNumber(number * (right - wrong))}. What number does the clerk multiply?`,
    ({ pair: [right, wrong], number }) =>
      `The product of a number and ${right} exceeds the product of the same number and ${wrong} by ${wholeNumber(number * (right - wrong))}. Find the number.`,
  ],
  explain: ({ pair: [right, wrong], number }, answer) =>
    t`The results differ by $${right} - ${wrong} = ${right - wrong}$ times the number. So the number is $${number * (right - wrong)} \div ${right - wrong} = ${answer.n}$.`,
});

interface PartAndRest {
  top: number;
  bottom: number;
  share: number;
}

const exceedsItsPart = defineTemplate<PartAndRest, Fraction>({
  id: 'exceeds-its-part',
  level: 'medium',
  parameters: { top: range(1, 7), bottom: range(3, 12), share: range(6, 60) },
  isSensible: ({ top, bottom }) => top < bottom - 1 && hcf(top, bottom) === 1,
  solve: ({ bottom, share }) => frac(bottom * share),
  show: wholeNumber,
  mistakes: [
    {
      text: 'You divided by the given part, not by the rest.',
      value: ({ top, bottom, share }) => frac((bottom - top) * share * bottom, top),
    },
    {
      text: 'You multiplied by the rest. You have to divide by it.',
      value: ({ top, bottom, share }) => frac((bottom - top) ** 2 * share, bottom),
    },
    { text: 'This is only the given part of the number.', value: ({ top, share }) => frac(top * share) },
    {
      text: 'You added the given part of the difference to the difference.',
      value: ({ top, bottom, share }) => frac((bottom - top) * share * (bottom + top), bottom),
    },
    {
      text: 'You divided by the sum of 1 and the part.',
      value: ({ top, bottom, share }) => frac((bottom - top) * share * bottom, bottom + top),
    },
    {
      text: 'You multiplied the difference by the denominator and did not divide.',
      value: ({ top, bottom, share }) => frac((bottom - top) * share * bottom),
    },
    { text: 'You counted one share too many.', value: ({ bottom, share }) => frac((bottom + 1) * share) },
    { text: 'You counted one share too few.', value: ({ bottom, share }) => frac((bottom - 1) * share) },
    {
      text: 'You added the given part to the whole number.',
      value: ({ top, bottom, share }) => frac((bottom + top) * share),
    },
  ],
  wordings: [
    ({ top, bottom, share }) =>
      `A number exceeds ${asFraction(frac(top, bottom))} of itself by ${(bottom - top) * share}. What is the number?`,
    ({ top, bottom, share }, s) =>
      `${s.person.name} takes ${asFraction(frac(top, bottom))} of a number away from it and is left with ${(bottom - top) * share}. Which number did ${s.person.they} start with?`,
    ({ top, bottom, share }, s) =>
      `Of the ${s.pick(['pages of a book', 'seats of a hall', 'trees of a garden', 'tickets for a play'])}, ${asFraction(frac(top, bottom))} are ${s.pick(['marked', 'counted', 'numbered'])} and ${(bottom - top) * share} are not. How many are there in all?`,
  ],
  explain: ({ top, bottom, share }, right) =>
    t`The rest is $1 - \frac{${top}}{${bottom}} = \frac{${bottom - top}}{${bottom}}$ of the number. So the number is $${(bottom - top) * share} \div \frac{${bottom - top}}{${bottom}} = ${right.n}$.`,
});

export const NUMBER_PUZZLES = [consecutiveNumbers, reversedDigits, wrongMultiplier, exceedsItsPart];
