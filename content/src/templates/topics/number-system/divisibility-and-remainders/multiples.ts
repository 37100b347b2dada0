import {
  counted,
  defineTemplate,
  frac,
  lcm,
  range,
  t,
  wholeNumber,
  type Fraction,
} from '../../../kit/index.js';

interface NumberAndDivisor {
  number: number;
  divisor: number;
}

const missing = ({ number, divisor }: NumberAndDivisor) => divisor - (number % divisor);

const leastAdded = defineTemplate<NumberAndDivisor, Fraction>({
  id: 'least-added',
  level: 'easy',
  parameters: { number: range(2_011, 9_899, 13), divisor: range(17, 79) },
  isSensible: (p) => missing(p) > 3 && p.number % p.divisor > 3,
  solve: (p) => frac(missing(p)),
  show: wholeNumber,
  mistakes: [
    {
      text: 'This is the remainder, which would have to be subtracted.',
      value: ({ number, divisor }) => frac(number % divisor),
    },
    {
      text: 'You added the remainder to the divisor.',
      value: ({ number, divisor }) => frac((number % divisor) + divisor),
    },
    { text: 'You took 1 too many.', value: (p) => frac(missing(p) + 1) },
    { text: 'You took 1 too few.', value: (p) => frac(missing(p) - 1) },
    { text: 'You took 2 too many.', value: (p) => frac(missing(p) + 2) },
    { text: 'You took 2 too few.', value: (p) => frac(missing(p) - 2) },
    {
      text: 'This also leads to a multiple, but not to the next one.',
      value: (p) => frac(missing(p) + p.divisor),
    },
    {
      text: 'You forgot to borrow a ten when you subtracted the remainder.',
      value: (p) => frac(missing(p) + 10),
    },
  ],
  wordings: [
    ({ number, divisor }) =>
      `What is the least number that must be added to ${wholeNumber(number)} to make it divisible by ${divisor}?`,
    ({ number, divisor }, s) =>
      `${s.person.name} has ${wholeNumber(number)} ${s.pick(['tiles', 'saplings', 'chairs'])} and wants to arrange all of them in rows of ${divisor}. How many more does ${s.person.they} need at least?`,
    ({ number, divisor }, s) =>
      `A ${s.pick(['committee', 'club', 'trust'])} has ₹${wholeNumber(number)} and wants to share it equally, in whole rupees, among ${divisor} families. What is the least number of rupees that must be added?`,
  ],
  explain: ({ number, divisor }, right) =>
    t`Since $${number} = ${divisor} \times ${Math.floor(number / divisor)} + ${number % divisor}$, the remainder is ${number % divisor}. To the next multiple $${divisor} - ${number % divisor} = ${right.n}$ is missing.`,
});

interface Span {
  from: number;
  to: number;
  divisor: number;
}

const multiplesIn = ({ from, to, divisor }: Span) =>
  Math.floor(to / divisor) - Math.floor((from - 1) / divisor);
const multiplesShift = (shift: number) => (p: Span) => frac(multiplesIn(p) + shift);

const multiplesBetween = defineTemplate<Span, Fraction>({
  id: 'multiples-between',
  level: 'easy',
  parameters: {
    from: range(101, 401, 20),
    to: range(499, 999, 25),
    divisor: [7, 8, 9, 11, 12, 13, 14, 17, 18, 19],
  },
  isSensible: ({ from, to, divisor }) => from % divisor !== 0 && to % divisor !== 0,
  solve: multiplesShift(0),
  show: wholeNumber,
  mistakes: [
    {
      text: 'This counts all multiples from 1 on.',
      value: ({ to, divisor }) => frac(Math.floor(to / divisor)),
    },
    { text: 'You took one multiple off too many.', value: multiplesShift(-1) },
    { text: 'You took two multiples off too many.', value: multiplesShift(-2) },
    { text: 'You counted one multiple below the first number.', value: multiplesShift(1) },
    {
      text: 'You counted one multiple below the first number and one above the last.',
      value: multiplesShift(2),
    },
    {
      text: 'You counted two multiples below the first number and one above the last.',
      value: multiplesShift(3),
    },
    { text: 'You left out three multiples at the ends.', value: multiplesShift(-3) },
    {
      text: 'This counts the multiples below the first number.',
      value: ({ from, divisor }) => frac(Math.floor(from / divisor)),
    },
  ],
  wordings: [
    ({ from, to, divisor }) => `How many whole numbers from ${from} to ${to} are divisible by ${divisor}?`,
    ({ from, to, divisor }, s) =>
      `${s.pick(['Tickets', 'Coupons', 'Seats'])} are numbered from ${from} to ${to}. Those whose number is a multiple of ${divisor} win a prize. How many win?`,
    ({ from, to, divisor }, s) =>
      `${s.person.name} lists all multiples of ${divisor} between ${from} and ${to}. How many numbers are in the list?`,
  ],
  explain: ({ from, to, divisor }, right) =>
    t`Up to ${to} there are ${Math.floor(to / divisor)} multiples, since $${to} = ${divisor} \times ${Math.floor(to / divisor)} + ${to % divisor}$. Below ${from} there are ${Math.floor(from / divisor)}. The difference is $${Math.floor(to / divisor)} - ${Math.floor(from / divisor)} = ${right.n}$.`,
});

interface Neither {
  a: number;
  b: number;
  top: number;
}

const common = ({ a, b, top }: Neither) => Math.floor(top / lcm(a, b));
const either = (p: Neither) => Math.floor(p.top / p.a) + Math.floor(p.top / p.b) - common(p);

const neitherNor = defineTemplate<Neither, Fraction>({
  id: 'divisible-by-neither',
  level: 'hard',
  parameters: { a: [2, 3, 4, 5, 6], b: [5, 6, 7, 8, 9, 10], top: range(150, 600, 10) },
  isSensible: ({ a, b, top }) => b % a !== 0 && top > lcm(a, b) * 3,
  solve: (p) => frac(p.top - either(p)),
  show: wholeNumber,
  mistakes: [
    {
      text: 'You subtracted the common multiples twice. Add them again once.',
      value: (p) => frac(p.top - either(p) - common(p)),
    },
    {
      text: 'These are the numbers that are divisible by at least one of the two.',
      value: (p) => frac(either(p)),
    },
    {
      text: 'You took off only the multiples of the first number.',
      value: ({ a, top }) => frac(top - Math.floor(top / a)),
    },
    {
      text: 'You took off only the multiples of the second number.',
      value: ({ b, top }) => frac(top - Math.floor(top / b)),
    },
    { text: 'You took off only the multiples of both.', value: (p) => frac(p.top - common(p)) },
    { text: 'You added the common multiples twice.', value: (p) => frac(p.top - either(p) + common(p)) },
    { text: 'You counted one number too few.', value: (p) => frac(p.top - either(p) - 1) },
    { text: 'You counted one number too many.', value: (p) => frac(p.top - either(p) + 1) },
  ],
  wordings: [
    ({ a, b, top }) => `How many whole numbers from 1 to ${top} are divisible neither by ${a} nor by ${b}?`,
    ({ a, b, top }, s) =>
      `Of ${top} ${s.pick(['bulbs', 'lockers', 'posts'])} numbered from 1 to ${top}, ${s.person.name} marks those whose number is a multiple of ${a} and those whose number is a multiple of ${b}. How many stay unmarked?`,
    ({ a, b, top }, s) =>
      `In a game the players count from 1 to ${top} and clap at each multiple of ${a} and at each multiple of ${b}. At how many ${s.pick(['numbers', 'counts'])} does no one clap?`,
  ],
  explain: (p, right) => {
    const [x, y, both] = [Math.floor(p.top / p.a), Math.floor(p.top / p.b), common(p)];
    return t`There are ${x} multiples of ${p.a}, ${y} of ${p.b} and ${both} of both, that is, of ${lcm(p.a, p.b)}. So $${x} + ${y} - ${both} = ${either(p)}$ numbers are divisible by at least one, and $${p.top} - ${either(p)} = ${right.n}$ by neither.`;
  },
});

interface Successive {
  d: number;
  e: number;
  r: number;
  s: number;
  q: number;
}

const startOf = ({ d, e, r, s, q }: Successive) => d * (e * q + s) + r;

const successiveDivision = defineTemplate<Successive, Fraction>({
  id: 'successive-division',
  level: 'hard',
  parameters: { d: range(4, 13), e: range(4, 13), r: range(1, 11), s: range(1, 11), q: range(3, 19) },
  isSensible: ({ d, e, r, s }) => d !== e && r < d && s < e && r !== s,
  solve: (p) => frac(startOf(p)),
  show: wholeNumber,
  mistakes: [
    { text: 'You added both remainders at the end.', value: ({ d, e, r, s, q }) => frac(d * e * q + r + s) },
    {
      text: 'You interchanged the divisors with their remainders.',
      value: ({ d, e, r, s, q }) => frac(startOf({ d: e, e: d, r: s, s: r, q })),
    },
    {
      text: 'You interchanged the remainders.',
      value: ({ d, e, r, s, q }) => frac(startOf({ d, e, r: s, s: r, q })),
    },
    { text: 'You forgot the second remainder.', value: ({ d, e, r, q }) => frac(d * e * q + r) },
    { text: 'You forgot the first remainder.', value: (p) => frac(startOf(p) - p.r) },
    { text: 'You took the last quotient too large by 1.', value: (p) => frac(startOf({ ...p, q: p.q + 1 })) },
    { text: 'You took the last quotient too small by 1.', value: (p) => frac(startOf({ ...p, q: p.q - 1 })) },
    { text: 'You added the first remainder twice.', value: (p) => frac(startOf(p) + p.r) },
    {
      text: 'You multiplied the second remainder by both divisors.',
      value: ({ d, e, r, s, q }) => frac(d * e * (q + s) + r),
    },
  ],
  wordings: [
    ({ d, e, r, s, q }) =>
      `A number is divided by ${d}, leaving ${r}. The quotient is divided by ${e}, leaving ${s}, and the last quotient is ${q}. What is the number?`,
    ({ d, e, r, s, q }, story) => {
      const things = story.pick(['pens', 'soaps', 'candles']);
      return `${story.person.name} packs ${things} in packets of ${d} and has ${r} left over. The packets are put in cartons of ${e}, and ${counted('packet is', 'packets are')(s)} left over. There are ${q} full cartons. How many ${things} are there in all?`;
    },
    ({ d, e, r, s, q }) =>
      `When a number is divided successively by ${d} and ${e}, the remainders are ${r} and ${s} respectively, and the final quotient is ${q}. Find the number.`,
  ],
  explain: ({ d, e, r, s, q }, right) =>
    t`Work backwards. The first quotient is $${e} \times ${q} + ${s} = ${e * q + s}$, so the number is $${d} \times ${e * q + s} + ${r} = ${right.n}$.`,
});

export const MULTIPLES = [leastAdded, multiplesBetween, neitherNor, successiveDivision];
