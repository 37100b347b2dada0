import { defineTemplate, frac, isWhole, range, t, tex, type Fraction } from '../../kit/index.js';
import { oneTooFew, oneTooMany } from '../slips.js';
import { dollars, exactly, integer, line } from './writing.js';

const SLIPS = [oneTooMany, oneTooFew];

interface Tickets {
  adults: number;
  children: number;
  adult: number;
  child: number;
}
const takings = ({ adults, children, adult, child }: Tickets) => adults * adult + children * child;

const ticketSales = defineTemplate<Tickets, Fraction>({
  id: 'tickets-of-two-prices',
  level: 'medium',
  parameters: { adults: range(15, 90), children: range(20, 120), adult: range(9, 18), child: range(4, 8) },
  isSensible: ({ adults, children, adult, child }) => adults !== children && adult - child > 2,
  solve: ({ adults }) => frac(adults),
  show: integer,
  mistakes: [
    { text: 'This is the number of the cheaper tickets.', value: ({ children }) => frac(children) },
    {
      text: 'You divided all the money by the higher price.',
      value: (p) => frac(Math.floor(takings(p) / p.adult)),
    },
    {
      text: 'You took half of the tickets.',
      value: ({ adults, children }) => frac(Math.floor((adults + children) / 2)),
    },
    {
      text: 'You divided all the money by the sum of both prices.',
      value: (p) => frac(Math.floor(takings(p) / (p.adult + p.child))),
    },
    {
      text: 'You divided the extra money by the lower price.',
      value: (p) => frac(Math.floor((p.adults * (p.adult - p.child)) / p.child)),
    },
    {
      text: 'You took the difference of the two numbers.',
      value: ({ adults, children }) => frac(Math.abs(adults - children)),
    },
    ...SLIPS,
  ],
  wordings: [
    (p, s) =>
      `A ${s.pick(['theater', 'museum', 'county fair', 'science center'])} sold ${p.adults + p.children} tickets for ${dollars(takings(p))}. An adult ticket costs ${dollars(p.adult)} and a child ticket costs ${dollars(p.child)}. How many adult tickets were sold?`,
    (p, s) =>
      `For a ${s.pick(['concert', 'school play', 'ball game'])}, reserved seats cost ${dollars(p.adult)} each and general seats cost ${dollars(p.child)} each. In total ${p.adults + p.children} seats brought in ${dollars(takings(p))}. How many reserved seats were sold?`,
    (p, s) =>
      `A ${s.pick(['farm stand', 'bakery', 'garden store'])} sells large baskets at ${dollars(p.adult)} and small baskets at ${dollars(p.child)}. One day it sold ${p.adults + p.children} baskets and took ${dollars(takings(p))}. How many of them were large?`,
  ],
  explain: (p, right) => {
    const all = p.adults + p.children;
    return t`If all had the lower price: $${all} \times ${p.child} = ${all * p.child}$. The rest, $${takings(p)} - ${all * p.child} = ${takings(p) - all * p.child}$, comes from the higher price, ${p.adult - p.child} more each: $\frac{${takings(p) - all * p.child}}{${p.adult} - ${p.child}} = ${tex(right)}$.`;
  },
});

interface Budget {
  fee: number;
  rate: number;
  most: number;
}
const hoursFor = ({ fee, rate, most }: Budget) => Math.floor((most - fee) / rate);

const greatestWithinBudget = defineTemplate<Budget, Fraction>({
  id: 'greatest-number-within-budget',
  level: 'easy',
  parameters: { fee: range(15, 60, 5), rate: range(7, 19), most: range(100, 320, 5) },
  isSensible: (p) => (p.most - p.fee) % p.rate > 1 && hoursFor(p) > 4 && hoursFor(p) < 25,
  solve: (p) => frac(hoursFor(p)),
  show: integer,
  mistakes: [
    { text: 'You rounded up. That costs more than the budget.', value: (p) => frac(hoursFor(p) + 1) },
    { text: 'You forgot the fee.', value: ({ rate, most }) => frac(Math.floor(most / rate)) },
    {
      text: 'You added the fee to the budget.',
      value: ({ fee, rate, most }) => frac(Math.floor((most + fee) / rate)),
    },
    {
      text: 'You divided by the sum of fee and rate.',
      value: ({ fee, rate, most }) => frac(Math.floor(most / (fee + rate))),
    },
    {
      text: 'You took the fee off twice.',
      value: ({ fee, rate, most }) => frac(Math.floor((most - 2 * fee) / rate)),
    },
    { text: 'You stopped one hour early.', value: (p) => frac(hoursFor(p) - 1) },
  ],
  wordings: [
    ({ fee, rate, most }, s) =>
      `Renting a ${s.pick(['kayak', 'bicycle', 'drill', 'canoe'])} costs ${dollars(fee)} plus ${dollars(rate)} for each hour. What is the greatest whole number of hours that ${dollars(most)} can pay for?`,
    ({ fee, rate, most }, s) =>
      `A ${s.pick(['tutor', 'plumber', 'photographer', 'gardener'])} charges ${dollars(fee)} for the visit and ${dollars(rate)} for each full hour. A client can spend at most ${dollars(most)}. How many full hours can the client afford?`,
    ({ fee, rate, most }, s) =>
      `A club pays ${dollars(fee)} for a ${s.pick(['room', 'hall', 'field'])} and ${dollars(rate)} for each guest's meal. Its budget is ${dollars(most)}. What is the greatest number of guests?`,
  ],
  explain: ({ fee, rate, most }, right) =>
    t`After the fee $${most} - ${fee} = ${most - fee}$ is left. $${rate} \times ${tex(right)} = ${frac(rate).mul(right).toString()}$ fits, one more does not. The answer is $${tex(right)}$.`,
});

interface Draining {
  start: number;
  rate: number;
  seen: number;
  wanted: number;
}

const constantRate = defineTemplate<Draining, Fraction>({
  id: 'amount-at-constant-rate',
  level: 'easy',
  parameters: { start: range(200, 900, 10), rate: range(6, 24), seen: range(3, 9), wanted: range(10, 25) },
  isSensible: ({ start, rate, wanted, seen }) => start - rate * wanted > 20 && wanted % seen !== 0,
  solve: ({ start, rate, wanted }) => frac(start - rate * wanted),
  show: integer,
  mistakes: [
    {
      text: 'You counted the time from the second reading.',
      value: ({ start, rate, wanted, seen }) => frac(start - rate * (wanted + seen)),
    },
    {
      text: 'You counted only the time after the second reading.',
      value: ({ start, rate, wanted, seen }) => frac(start - rate * (wanted - seen)),
    },
    { text: 'This is the change, not what is left.', value: ({ rate, wanted }) => frac(rate * wanted) },
    {
      text: 'You added the change instead of taking it off.',
      value: ({ start, rate, wanted }) => frac(start + rate * wanted),
    },
    {
      text: 'You took the loss of the first minutes for the loss of one.',
      value: ({ start, rate, seen }) => frac(start - rate * seen),
    },
    {
      text: 'You divided by one minute too many.',
      value: ({ start, rate, wanted }) => frac(start - (rate - 1) * wanted),
    },
  ],
  wordings: [
    ({ start, rate, seen, wanted }) =>
      `A tank holds ${start} gallons and drains at a constant rate. After ${seen} minutes it holds ${start - rate * seen} gallons. How many gallons does it hold ${wanted} minutes after the start?`,
    ({ start, rate, seen, wanted }) =>
      `A hiker begins ${start} meters above a lake and descends at a constant rate. After ${seen} minutes the hiker is ${start - rate * seen} meters above it. At what height above the lake, in meters, is the hiker ${wanted} minutes after the start?`,
    ({ start, rate, seen, wanted }) =>
      `A printer starts a job with ${start} sheets and uses them at a constant rate. After ${seen} minutes ${start - rate * seen} sheets are left. How many are left ${wanted} minutes after the start?`,
  ],
  explain: ({ start, rate, seen, wanted }, right) =>
    t`The rate is $\frac{${start} - ${start - rate * seen}}{${seen}} = ${rate}$ each minute. After ${wanted} minutes: $${start} - ${rate} \times ${wanted} = ${tex(right)}$.`,
});

interface InputFor {
  a: number;
  b: number;
  x: number;
}

const inputOfFunction = defineTemplate<InputFor, Fraction>({
  id: 'input-of-a-linear-function',
  level: 'easy',
  parameters: { a: range(3, 14), b: range(-20, 25), x: range(-8, 14) },
  isSensible: ({ a, b, x }) => b !== 0 && x !== 0 && x !== 1 && a * x + b !== x,
  solve: ({ x }) => frac(x),
  show: exactly,
  mistakes: [
    {
      text: 'You put the value in for $x$ instead of for $f(x)$.',
      value: ({ a, b, x }) => frac(a * (a * x + b) + b),
    },
    {
      text: 'You added the constant instead of taking it off.',
      value: ({ a, b, x }) => frac(a * x + 2 * b, a),
    },
    { text: 'You forgot to divide by the slope.', value: ({ a, x }) => frac(a * x) },
    { text: 'You gave the result the wrong sign.', value: ({ x }) => frac(-x) },
    {
      text: 'You divided before you took the constant off.',
      value: ({ a, b, x }) => frac(a * x + b, a).sub(b),
    },
    { text: 'You subtracted the slope instead of dividing by it.', value: ({ a, x }) => frac(a * x - a) },
    ...SLIPS,
  ],
  wordings: [
    ({ a, b, x }) =>
      t`The function $f$ is defined by $f(x) = ${line(a, b)}$. For which value of $x$ is $f(x) = ${a * x + b}$?`,
    ({ a, b, x }) => t`If $f(x) = ${line(a, b)}$ and $f(n) = ${a * x + b}$, what is the value of $n$?`,
    ({ a, b, x }) =>
      t`The graph of $f(x) = ${line(a, b)}$ contains the point $(c, ${a * x + b})$. What is $c$?`,
  ],
  explain: ({ a, x }, right) =>
    t`Set the function equal to the value, and bring the constant to the other side: $${a}x = ${a * x}$. Divide: $x = \frac{${a * x}}{${a}} = ${tex(right)}$.`,
});

interface Weights {
  first: number;
  second: number;
  firstRate: number;
  secondRate: number;
}
const mixed = ({ first, second, firstRate, secondRate }: Weights) =>
  frac(first * firstRate + second * secondRate, first + second);

const weightedMean = defineTemplate<Weights, Fraction>({
  id: 'mean-of-two-groups',
  level: 'hard',
  parameters: {
    first: range(8, 40),
    second: range(8, 40),
    firstRate: range(60, 90),
    secondRate: range(65, 98),
  },
  isSensible: (p) =>
    p.first !== p.second &&
    Math.abs(p.firstRate - p.secondRate) > 5 &&
    isWhole(mixed(p)) &&
    (p.firstRate + p.secondRate) % 2 === 0,
  solve: ({ secondRate }) => frac(secondRate),
  show: integer,
  mistakes: [
    {
      text: 'You reflected the first mean about the whole mean, as if the groups were equal.',
      value: (p) => mixed(p).mul(2).sub(p.firstRate),
    },
    { text: 'This is the mean of all.', value: (p) => mixed(p) },
    {
      text: 'You took the mean of the two given means.',
      value: (p) => frac(Math.round(mixed(p).add(p.firstRate).div(2).valueOf())),
    },
    {
      text: 'You exchanged the sizes of the groups.',
      value: (p) =>
        frac(Math.round(mixed(p).add(mixed(p).sub(p.firstRate).mul(p.second).div(p.first)).valueOf())),
    },
    {
      text: 'You added the difference of the means once.',
      value: (p) => mixed(p).add(mixed(p).sub(p.firstRate)).add(1),
    },
    { text: 'This is the mean of the first group.', value: (p) => frac(p.firstRate) },
    ...SLIPS,
  ],
  wordings: [
    (p) =>
      `In one class, ${p.first} students have a mean score of ${p.firstRate}. In another class there are ${p.second} students. The mean score of all the students is ${integer(mixed(p))}. What is the mean score of the second class?`,
    (p) =>
      `A team played ${p.first} games at home, with a mean of ${p.firstRate} points, and ${p.second} games away. Its mean for all games is ${integer(mixed(p))} points. What is its mean away from home?`,
    (p) =>
      `A sample of ${p.first} shells has a mean width of ${p.firstRate} millimeters. With a second sample of ${p.second} shells, the mean width of all the shells is ${integer(mixed(p))} millimeters. What is the mean width, in millimeters, in the second sample?`,
  ],
  explain: (p, right) => {
    const all = p.first + p.second;
    const total = integer(mixed(p)).replaceAll(',', '');
    return t`All together: $${all} \times ${total} = ${frac(all).mul(mixed(p)).toString()}$. The first group has $${p.first} \times ${p.firstRate} = ${p.first * p.firstRate}$. The second: $\frac{${frac(all).mul(mixed(p)).toString()} - ${p.first * p.firstRate}}{${p.second}} = ${tex(right)}$.`;
  },
});

export const LINEAR_MODELS = [ticketSales, greatestWithinBudget, constantRate, inputOfFunction];
export const MEANS = [weightedMean];
