import { defineTemplate, frac, range, t, wholeNumber, type Fraction } from '../../../kit/index.js';

interface OneGap {
  head: number;
  tail: number;
}

const digitsOf = (number: number) => String(number).split('').map(Number);
const add = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
const knownSum = ({ head, tail }: OneGap) => add([...digitsOf(head), ...digitsOf(tail)]);
const filled = ({ head, tail }: OneGap, digit: number) => Number(`${head}${digit}${tail}`);
const digitFor = (p: OneGap, divisor: number) =>
  range(0, 9).find((digit) => filled(p, digit) % divisor === 0) ?? -1;
/** A digit, if the result is one. */
const asDigit = (value: number) => (value >= 0 && value <= 9 ? frac(value) : undefined);

const SLIPS = [
  { text: 'With your digit the sum of the digits is too large by 1.', shift: 1 },
  { text: 'With your digit the sum of the digits is too large by 2.', shift: 2 },
  { text: 'With your digit the sum of the digits is too large by 4.', shift: 4 },
  { text: 'With your digit the sum of the digits is too small by 1.', shift: -1 },
  { text: 'With your digit the sum of the digits is too small by 2.', shift: -2 },
  { text: 'With your digit the sum of the digits is too small by 4.', shift: -4 },
];

const digitForNine = defineTemplate<OneGap, Fraction>({
  id: 'digit-for-nine',
  level: 'easy',
  parameters: { head: range(112, 989, 7), tail: range(113, 987, 11) },
  isSensible: (p) => knownSum(p) % 9 !== 0,
  solve: (p) => frac(digitFor(p, 9)),
  show: wholeNumber,
  mayRepeatNumbers: true,
  mistakes: [
    {
      text: 'This is the remainder of the sum of the known digits. The digit has to fill it up to 9.',
      value: (p) => asDigit(knownSum(p) % 9),
    },
    {
      text: 'You made the sum of the digits a multiple of 10.',
      value: (p) => asDigit((10 - (knownSum(p) % 10)) % 10),
    },
    {
      text: 'You used the rule of 11.',
      value: (p) => asDigit(digitFor(p, 11)),
    },
    {
      text: 'You left out the first digit in the sum.',
      value: (p) => asDigit((digitFor(p, 9) + Math.floor(p.head / 100)) % 9),
    },
    {
      text: 'You left out the last digit in the sum.',
      value: (p) => asDigit((digitFor(p, 9) + (p.tail % 10)) % 9),
    },
    {
      text: 'You added only the digits before the unknown one.',
      value: (p) => asDigit(9 - (add(digitsOf(p.head)) % 9)),
    },
    {
      text: 'You added only the digits after the unknown one.',
      value: (p) => asDigit(9 - (add(digitsOf(p.tail)) % 9)),
    },
    {
      text: 'You used the rule of 3: the sum of your digits is a multiple of 3, but not of 9.',
      value: (p) => asDigit(digitFor(p, 3) === digitFor(p, 9) ? digitFor(p, 9) + 3 : digitFor(p, 3)),
    },
    ...SLIPS.map(({ text, shift }) => ({ text, value: (p: OneGap) => asDigit(digitFor(p, 9) + shift) })),
  ],
  wordings: [
    ({ head, tail }) =>
      t`The seven-digit number $${head}\,x\,${tail}$ has an unknown digit $x$ in the middle. For which $x$ is it divisible by 9?`,
    ({ head, tail }, s) =>
      t`On a ${s.pick(['bill', 'ticket', 'receipt'])} one digit is smudged: the number reads $${head}\,x\,${tail}$. ${s.person.name} knows that it is a multiple of 9. What is $x$?`,
    ({ head, tail }) =>
      t`Which digit must replace $x$ so that 9 divides $${head}\,x\,${tail}$ without a remainder?`,
  ],
  explain: (p, right) =>
    t`The known digits add up to $${[...digitsOf(p.head), ...digitsOf(p.tail)].join(' + ')} = ${knownSum(p)}$. The next multiple of 9 is ${knownSum(p) + Number(right.n)}, so $x = ${knownSum(p) + Number(right.n)} - ${knownSum(p)} = ${right.n}$.`,
});

const alternate = (number: number, start: number) =>
  digitsOf(number).filter((_, index) => index % 2 === start);

/** Known digits of the places that x does not belong to, and of those that it belongs to. */
const sidesOf = ({ head, tail }: OneGap): [others: number[], own: number[]] => [
  [...alternate(head, 0), ...alternate(tail, 0)],
  [...alternate(head, 1), ...alternate(tail, 1)],
];

const digitForEleven = defineTemplate<OneGap, Fraction>({
  id: 'digit-for-eleven',
  level: 'medium',
  parameters: { head: range(112, 989, 7), tail: range(113, 987, 11) },
  isSensible: (p) => digitFor(p, 11) > 0,
  solve: (p) => frac(digitFor(p, 11)),
  show: wholeNumber,
  mayRepeatNumbers: true,
  mistakes: [
    { text: 'You used the rule of 9.', value: (p) => asDigit(digitFor(p, 9)) },
    {
      text: 'With your digit the difference of the alternate sums misses a multiple of 11 by 1.',
      value: (p) => asDigit(digitFor(p, 11) + 1),
    },
    {
      text: 'With your digit the difference of the alternate sums is 1 away from a multiple of 11.',
      value: (p) => asDigit(digitFor(p, 11) - 1),
    },
    {
      text: 'With your digit the difference of the alternate sums misses a multiple of 11 by 2.',
      value: (p) => asDigit(digitFor(p, 11) + 2),
    },
    {
      text: 'With your digit the difference of the alternate sums is 2 away from a multiple of 11.',
      value: (p) => asDigit(digitFor(p, 11) - 2),
    },
    {
      text: 'With your digit the difference of the alternate sums misses a multiple of 11 by 3.',
      value: (p) => asDigit(digitFor(p, 11) + 3),
    },
    {
      text: 'With your digit the difference of the alternate sums is 3 away from a multiple of 11.',
      value: (p) => asDigit(digitFor(p, 11) - 3),
    },
    {
      text: 'You added all the digits and looked for a multiple of 11.',
      value: (p) => asDigit((11 - (knownSum(p) % 11)) % 11),
    },
  ],
  wordings: [
    ({ head, tail }) =>
      t`The seven-digit number $${head}\,x\,${tail}$ is divisible by 11. What is the digit $x$?`,
    ({ head, tail }, s) =>
      t`The number on a ${s.pick(['coupon', 'parcel', 'form'])} is a multiple of 11, but ${s.person.name} cannot read one digit: $${head}\,x\,${tail}$. Find $x$.`,
    ({ head, tail }) =>
      t`For which digit $x$ does $${head}\,x\,${tail}$ leave no remainder when divided by 11?`,
  ],
  explain: (p, right) => {
    const [others, own] = sidesOf(p);
    const whole = [add(others), add(own) + Number(right.n)] as const;
    const gap = whole[0] - whole[1];
    return t`The alternate digits add up to $${others.join(' + ')} = ${whole[0]}$ and to $${own.join(' + ')} + x = ${add(own)} + x$. Their difference must be a multiple of 11, here ${gap}: $x = ${whole[0]} - ${add(own)} ${gap < 0 ? '+' : '-'} ${Math.abs(gap)} = ${right.n}$.`;
  },
});

interface TwoGaps {
  p: number;
  q: number;
  r: number;
}

const pairsFor72 = ({ p, q, r }: TwoGaps) =>
  range(0, 9).flatMap((x) =>
    range(0, 9)
      .filter((y) => (10_000 * p + 1_000 * q + 100 * x + 10 * r + y) % 72 === 0)
      .map((y) => [x, y] as const),
  );
const pairFor72 = (given: TwoGaps) => pairsFor72(given)[0] ?? ([0, 0] as const);
const sumFor72 = (given: TwoGaps) => pairFor72(given)[0] + pairFor72(given)[1];
const sumShift = (shift: number) => (given: TwoGaps) => frac(sumFor72(given) + shift);

const twoDigitsFor72 = defineTemplate<TwoGaps, Fraction>({
  id: 'two-digits-for-72',
  level: 'hard',
  parameters: { p: range(1, 9), q: range(1, 9), r: range(1, 9) },
  isSensible: (given) => pairsFor72(given).length === 1 && sumFor72(given) > 2 && sumFor72(given) < 16,
  solve: sumShift(0),
  show: wholeNumber,
  mayRepeatNumbers: true,
  mistakes: [
    { text: 'This is the digit x alone.', value: (given) => frac(pairFor72(given)[0]) },
    { text: 'This is the digit y alone.', value: (given) => frac(pairFor72(given)[1]) },
    {
      text: 'The digit sum fits 9, but with this sum no pair of digits fits 8.',
      value: (given) => (sumFor72(given) > 8 ? sumShift(-9)(given) : sumShift(9)(given)),
    },
    { text: 'Your digit sum is 1 above a multiple of 9.', value: sumShift(1) },
    { text: 'Your digit sum is 1 below a multiple of 9.', value: sumShift(-1) },
    { text: 'Your digit sum is 2 above a multiple of 9.', value: sumShift(2) },
    { text: 'Your digit sum is 2 below a multiple of 9.', value: sumShift(-2) },
    { text: 'Your digit sum is 3 above a multiple of 9.', value: sumShift(3) },
    { text: 'Your digit sum is 3 below a multiple of 9.', value: sumShift(-3) },
  ],
  wordings: [
    ({ p, q, r }) => t`The five-digit number $${p}${q}\,x\,${r}\,y$ is divisible by 72. What is $x + y$?`,
    ({ p, q, r }, s) =>
      t`${s.person.name} buys 72 ${s.pick(['copies', 'pens', 'plates', 'cups'])} at the same whole number of rupees each. On the bill two digits of the total are unreadable: ₹$${p}${q}\,x\,${r}\,y$. What is the sum of $x$ and $y$?`,
    ({ p, q, r }) =>
      t`If 72 divides the five-digit number $${p}${q}\,x\,${r}\,y$ without a remainder, where $x$ and $y$ are digits, find $x + y$.`,
  ],
  explain: (given, right) => {
    const { p, q, r } = given;
    const [x, y] = pairFor72(given);
    return t`8 must divide the last three digits, $x${r}y$, and 9 must divide the digit sum, $${p} + ${q} + ${r} + x + y = ${p + q + r} + x + y$. Only $x = ${x}$ and $y = ${y}$ fit both: $${100 * x + 10 * r + y} = 8 \times ${(100 * x + 10 * r + y) / 8}$ and $${p + q + r} + ${x} + ${y} = ${p + q + r + x + y}$. So $x + y = ${x} + ${y} = ${right.n}$.`;
  },
});

export const RULES = [digitForNine, digitForEleven, twoDigitsFor72];
