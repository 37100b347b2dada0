import {
  defineTemplate,
  frac,
  lcm,
  listed,
  range,
  t,
  wholeNumber,
  type Fraction,
} from '../../../kit/index.js';
import { DIVISORS, divided, type Triple } from './numbers.js';

interface DivisorsAndRest {
  divisors: Triple;
  rest: number;
}

const leastWithRemainder = defineTemplate<DivisorsAndRest, Fraction>({
  id: 'least-with-remainder',
  level: 'easy',
  parameters: { divisors: DIVISORS, rest: range(1, 8) },
  isSensible: ({ divisors, rest }) => rest < divisors[0],
  solve: ({ divisors, rest }) => frac(lcm(...divisors) + rest),
  show: wholeNumber,
  mistakes: [
    { text: 'This is the LCM. You forgot the remainder.', value: ({ divisors }) => frac(lcm(...divisors)) },
    {
      text: 'You subtracted the remainder from the LCM.',
      value: ({ divisors, rest }) => frac(lcm(...divisors) - rest),
    },
    {
      text: 'You added the remainder three times, once for each divisor.',
      value: ({ divisors, rest }) => frac(lcm(...divisors) + 3 * rest),
    },
    {
      text: 'You multiplied the first divisor by the LCM of the others.',
      value: ({ divisors: [a, b, c], rest }) => frac(a * lcm(b, c) + rest),
    },
    { text: 'You took twice the LCM.', value: ({ divisors, rest }) => frac(2 * lcm(...divisors) + rest) },
    { text: 'You left out the last divisor.', value: ({ divisors: [a, b], rest }) => frac(lcm(a, b) + rest) },
    {
      text: 'You left out the first divisor.',
      value: ({ divisors: [, b, c], rest }) => frac(lcm(b, c) + rest),
    },
    {
      text: 'You left out a factor 2 of the LCM.',
      value: ({ divisors, rest }) => divided(lcm(...divisors), 2)?.add(rest),
    },
    {
      text: 'You took one factor 3 too many.',
      value: ({ divisors, rest }) => frac(3 * lcm(...divisors) + rest),
    },
  ],
  wordings: [
    ({ divisors, rest }) =>
      `Which is the least number, other than ${rest} itself, that leaves a remainder of ${rest} when divided by ${listed(divisors)}?`,
    ({ divisors: [a, b, c], rest }, s) =>
      `${s.person.name} has more than ${c} ${s.pick(['marbles', 'stamps', 'coins'])}. Whether they are put in groups of ${a}, ${b} or ${c}, ${rest === 1 ? 'one is' : `${rest} are`} left over each time. What is the least number that ${s.person.they} can have?`,
    ({ divisors: [a, b, c], rest }, s) =>
      `A ${s.pick(['drill teacher', 'band leader', 'scout master'])} can arrange all the students but ${rest} in rows of ${a}, in rows of ${b} or in rows of ${c}. There are more than ${c} students. What is the least possible number of students?`,
  ],
  explain: ({ divisors, rest }, right) =>
    t`The LCM of ${listed(divisors)} is ${lcm(...divisors)}. Add the remainder: $${lcm(...divisors)} + ${rest} = ${right.n}$.`,
});

interface Bells {
  gaps: Triple;
  minutes: number;
}

const ringsIn = (minutes: number, gap: number) => Math.floor((60 * minutes) / gap) + 1;
const rings = ({ gaps, minutes }: Bells) => ringsIn(minutes, lcm(...gaps));

const bells = defineTemplate<Bells, Fraction>({
  id: 'bells',
  level: 'medium',
  parameters: { gaps: DIVISORS, minutes: [10, 12, 15, 16, 18, 20, 24, 25, 30, 32, 35, 40, 45, 50] },
  isSensible: (p) => (60 * p.minutes) % lcm(...p.gaps) !== 0 && rings(p) > 5,
  solve: (p) => frac(rings(p)),
  show: wholeNumber,
  mistakes: [
    { text: 'You did not count the first time.', value: (p) => frac(rings(p) - 1) },
    { text: 'You counted the first time twice.', value: (p) => frac(rings(p) + 1) },
    { text: 'You left out the first and the last time.', value: (p) => frac(rings(p) - 2) },
    { text: 'You counted the first and the last time twice.', value: (p) => frac(rings(p) + 2) },
    {
      text: 'You took the LCM of the first two intervals alone.',
      value: ({ gaps: [a, b], minutes }) => frac(ringsIn(minutes, lcm(a, b))),
    },
    {
      text: 'You took the LCM of the last two intervals alone.',
      value: ({ gaps: [, b, c], minutes }) => frac(ringsIn(minutes, lcm(b, c))),
    },
    {
      text: 'You took twice the LCM.',
      value: ({ gaps, minutes }) => frac(ringsIn(minutes, 2 * lcm(...gaps))),
    },
    {
      text: 'You multiplied the first interval by the LCM of the others.',
      value: ({ gaps: [a, b, c], minutes }) => frac(ringsIn(minutes, a * lcm(b, c))),
    },
    {
      text: 'You took half of the LCM.',
      value: ({ gaps, minutes }) =>
        lcm(...gaps) % 2 === 0 ? frac(ringsIn(minutes, lcm(...gaps) / 2)) : undefined,
    },
  ],
  wordings: [
    ({ gaps, minutes }) =>
      `Three bells ring together and then at intervals of ${listed(gaps)} seconds. Counting the first time, how often do they ring together within ${minutes} minutes?`,
    ({ gaps, minutes }, s) =>
      `Three ${s.pick(['lamps', 'lights', 'beacons'])} flash every ${listed(gaps)} seconds respectively. They flash together when ${s.person.name} starts a stopwatch. How many times, this first time included, do they flash together in ${minutes} minutes?`,
    ({ gaps, minutes }) =>
      `Three machines stamp every ${listed(gaps)} seconds respectively and have just stamped together. How many times do they stamp together in ${minutes} minutes if this first time is counted too?`,
  ],
  explain: ({ gaps, minutes }, right) => {
    const common = lcm(...gaps);
    const times = Number(right.n) - 1;
    return t`They meet every ${common} seconds, the LCM of ${listed(gaps)}. Since $${minutes} \times 60 = ${60 * minutes} = ${common} \times ${times} + ${60 * minutes - common * times}$, they meet ${times} more times after the first: $${times} + 1 = ${right.n}$.`;
  },
});

interface Limited {
  divisors: Triple;
  limit: number;
}

const below = (limit: number, step: number) => limit - 1 - ((limit - 1) % step);

const greatestBelow = defineTemplate<Limited, Fraction>({
  id: 'greatest-multiple-below',
  level: 'medium',
  parameters: { divisors: DIVISORS, limit: range(2_000, 10_000, 500) },
  isSensible: ({ divisors, limit }) => limit % lcm(...divisors) > 9,
  solve: ({ divisors, limit }) => frac(below(limit, lcm(...divisors))),
  show: wholeNumber,
  mistakes: [
    {
      text: 'This multiple of the LCM is above the limit.',
      value: ({ divisors, limit }) => frac(below(limit, lcm(...divisors)) + lcm(...divisors)),
    },
    {
      text: 'You stopped one multiple of the LCM too early.',
      value: ({ divisors, limit }) => frac(below(limit, lcm(...divisors)) - lcm(...divisors)),
    },
    {
      text: 'You stopped two multiples of the LCM too early.',
      value: ({ divisors, limit }) => frac(below(limit, lcm(...divisors)) - 2 * lcm(...divisors)),
    },
    {
      text: 'You subtracted the LCM from the limit.',
      value: ({ divisors, limit }) => frac(limit - lcm(...divisors)),
    },
    {
      text: 'You left out the last divisor.',
      value: ({ divisors: [a, b], limit }) => frac(below(limit, lcm(a, b))),
    },
    {
      text: 'You left out the first divisor.',
      value: ({ divisors: [, b, c], limit }) => frac(below(limit, lcm(b, c))),
    },
    {
      text: 'You left out the middle divisor.',
      value: ({ divisors: [a, , c], limit }) => frac(below(limit, lcm(a, c))),
    },
    {
      text: 'You added the remainder to the limit.',
      value: ({ divisors, limit }) => frac(limit + (limit % lcm(...divisors))),
    },
    {
      text: 'You took only the last divisor.',
      value: ({ divisors: [, , c], limit }) => frac(below(limit, c)),
    },
  ],
  wordings: [
    ({ divisors, limit }) =>
      `What is the greatest number below ${wholeNumber(limit)} that is exactly divisible by ${listed(divisors)}?`,
    ({ divisors: [a, b, c], limit }, s) =>
      `A factory makes fewer than ${wholeNumber(limit)} ${s.pick(['bulbs', 'tiles', 'toys'])} a week. The week's output fills boxes of ${a}, boxes of ${b} or boxes of ${c} exactly. What is the greatest possible output?`,
    ({ divisors, limit }, s) =>
      `${s.person.name} looks for a multiple of ${listed(divisors)} that is less than ${wholeNumber(limit)} and as large as possible. Which number is it?`,
  ],
  explain: ({ divisors, limit }, right) => {
    const common = lcm(...divisors);
    return t`The LCM of ${listed(divisors)} is ${common}. Since $${limit} = ${common} \times ${Math.floor(limit / common)} + ${limit % common}$, the number is $${limit} - ${limit % common} = ${right.n}$.`;
  },
});

interface AlsoMultiple extends DivisorsAndRest {
  exact: number;
}

/** How many times the LCM is in the least such number. */
const timesOf = ({ divisors, rest, exact }: AlsoMultiple) =>
  range(1, exact).find((times) => (times * lcm(...divisors) + rest) % exact === 0) ?? 0;
const atTimes = (p: AlsoMultiple, shift: number) => frac((timesOf(p) + shift) * lcm(...p.divisors) + p.rest);

const leastAlsoMultiple = defineTemplate<AlsoMultiple, Fraction>({
  id: 'least-also-multiple',
  level: 'hard',
  parameters: { divisors: DIVISORS, rest: range(1, 8), exact: [7, 11, 13] },
  isSensible: (p) =>
    p.rest < p.divisors[0] &&
    p.rest !== p.exact &&
    lcm(...p.divisors) % p.exact !== 0 &&
    timesOf(p) > 1 &&
    timesOf(p) < 9,
  solve: (p) => atTimes(p, 0),
  show: wholeNumber,
  mistakes: [
    { text: 'You stopped one multiple of the LCM too early.', value: (p) => atTimes(p, -1) },
    { text: 'You went one multiple of the LCM too far.', value: (p) => atTimes(p, 1) },
    { text: 'You went two multiples of the LCM too far.', value: (p) => atTimes(p, 2) },
    { text: 'You forgot to add the remainder.', value: (p) => atTimes(p, 0).sub(p.rest) },
    { text: 'You subtracted the remainder.', value: (p) => atTimes(p, 0).sub(2 * p.rest) },
    {
      text: 'This leaves the right remainders, but it does not meet the last condition.',
      value: ({ divisors, rest }) => frac(lcm(...divisors) + rest),
    },
    {
      text: 'You took the LCM of all four divisors and added the remainder.',
      value: ({ divisors, rest, exact }) => frac(lcm(...divisors, exact) + rest),
    },
    {
      text: 'This meets all conditions, but it is not the least such number.',
      value: (p) => atTimes(p, p.exact),
    },
  ],
  wordings: [
    ({ divisors, rest, exact }) =>
      `Find the least number that leaves a remainder of ${rest} when divided by ${listed(divisors)}, but no remainder when divided by ${exact}.`,
    ({ divisors: [a, b, c], rest, exact }, s) =>
      `When ${s.person.name} counts ${s.person.their} ${s.pick(['marbles', 'coins', 'cards'])} in groups of ${a}, ${b} or ${c}, ${rest === 1 ? 'one is' : `${rest} are`} left over each time. In groups of ${exact}, none is left over. What is the least possible number?`,
    ({ divisors, rest, exact }) =>
      `What is the smallest multiple of ${exact} that leaves ${rest} as the remainder when it is divided by ${listed(divisors)}?`,
  ],
  explain: (p, right) =>
    t`The LCM of ${listed(p.divisors)} is ${lcm(...p.divisors)}, so the number has the form $${lcm(...p.divisors)}k + ${p.rest}$. Try $k = 1, 2, 3, \ldots$: ${p.exact} divides it first for $k = ${timesOf(p)}$. The number is $${lcm(...p.divisors)} \times ${timesOf(p)} + ${p.rest} = ${right.n}$.`,
});

export const LEAST_COMMON_MULTIPLE = [leastWithRemainder, bells, greatestBelow, leastAlsoMultiple];
