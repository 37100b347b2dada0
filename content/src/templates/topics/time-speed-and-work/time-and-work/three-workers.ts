import { defineTemplate, digits, frac, range, rupees, t, tex, type Fraction } from '../../../kit/index.js';
import { isInTenths, rateOf, tooFew, tooMany } from '../work-rates.js';
import { JOBS, days } from './stories.js';

interface Pairs {
  ab: number;
  bc: number;
  ca: number;
}

const PAIR_TIMES = [4, 5, 6, 8, 9, 10, 12, 14, 15, 16, 18, 20, 21, 24, 28, 30, 36, 40, 45, 60];

const ALL_PAIRS: Pairs[] = PAIR_TIMES.flatMap((ab) =>
  PAIR_TIMES.flatMap((bc) => PAIR_TIMES.map((ca) => ({ ab, bc, ca }))),
).filter(
  (p) =>
    new Set(Object.values(p)).size === 3 &&
    rateOf(p.bc, p.ca, -p.ab).gt(0) &&
    rateOf(p.ab, p.bc, -p.ca).gt(0) &&
    rateOf(p.ab, p.ca, -p.bc).gt(0),
);

/** Three pairs as one parameter, since few triples of times are sensible. */
interface ThreePairs {
  pairs: Pairs;
}

/** Twice the daily work of all three. */
const doubleRate = ({ ab, bc, ca }: Pairs) => rateOf(ab, bc, ca);

const allThree = defineTemplate<ThreePairs, Fraction>({
  id: 'pairs-to-all-three',
  level: 'medium',
  parameters: {
    pairs: ALL_PAIRS.filter((p) => p.ab < p.bc && p.bc < p.ca && isInTenths(frac(2, doubleRate(p)))),
  },
  solve: ({ pairs: p }) => frac(2, doubleRate(p)),
  show: days,
  mistakes: [
    {
      text: 'You forgot to halve the sum of the rates. Each worker is in two of the pairs.',
      value: ({ pairs: p }) => frac(1, doubleRate(p)),
    },
    {
      text: 'You halved the time instead of the rate.',
      value: ({ pairs: p }) => frac(1, doubleRate(p).mul(2)),
    },
    { text: 'You divided the sum of the rates by three.', value: ({ pairs: p }) => frac(3, doubleRate(p)) },
    {
      text: 'You took the mean of the three times.',
      value: ({ pairs: { ab, bc, ca } }) => frac(ab + bc + ca, 3),
    },
    {
      text: 'You divided the sum of the times by six.',
      value: ({ pairs: { ab, bc, ca } }) => frac(ab + bc + ca, 6),
    },
    {
      text: 'You took half of the sum of the times.',
      value: ({ pairs: { ab, bc, ca } }) => frac(ab + bc + ca, 2),
    },
    { text: 'You divided by four instead of two.', value: ({ pairs: p }) => frac(4, doubleRate(p)) },
    tooMany('day'),
    tooFew('day'),
  ],
  wordings: [
    ({ pairs: { ab, bc, ca } }, s) =>
      `A and B together can ${s.pick(JOBS)} in ${ab} days, B and C in ${bc} days, C and A in ${ca} days. How long do all three take together?`,
    ({ pairs: { ab, bc, ca } }, s) => {
      const [a, b, c] = s.people;
      return `${a?.name} and ${b?.name} finish a piece of work in ${ab} days, ${b?.name} and ${c?.name} in ${bc} days, and ${a?.name} and ${c?.name} in ${ca} days. In how many days do the three finish it together?`;
    },
    ({ pairs: { ab, bc, ca } }, s) =>
      `Of three machines P, Q and R, P and Q complete an order of ${s.pick(['shirts', 'envelopes', 'bricks'])} in ${ab} days, Q and R in ${bc} days, R and P in ${ca} days. Find the time if all three run together.`,
  ],
  explain: ({ pairs: p }, right) =>
    t`The three pairs together do $\frac{1}{${p.ab}} + \frac{1}{${p.bc}} + \frac{1}{${p.ca}} = ${tex(doubleRate(p))}$ a day, in which each worker counts twice. All three do $${tex(doubleRate(p))} \div 2 = ${tex(doubleRate(p).div(2))}$ a day and need $1 \div ${tex(doubleRate(p).div(2))} = ${digits(right)}$ days.`,
});

/** Daily work of the one who is not in the pair B, C. */
const rateOfA = (p: Pairs) => doubleRate(p).div(2).sub(frac(1, p.bc));

const oneFromPairs = defineTemplate<ThreePairs, Fraction>({
  id: 'pairs-to-one',
  level: 'hard',
  parameters: {
    pairs: ALL_PAIRS.filter((p) => isInTenths(frac(1, rateOfA(p))) && frac(1, rateOfA(p)).lt(100)),
  },
  solve: ({ pairs: p }) => frac(1, rateOfA(p)),
  show: days,
  mistakes: [
    { text: 'This is the time of all three together.', value: ({ pairs: p }) => frac(2, doubleRate(p)) },
    {
      text: 'You forgot to halve the difference of the rates.',
      value: ({ pairs: p }) => frac(1, rateOfA(p).mul(2)),
    },
    { text: 'You halved the rate twice.', value: ({ pairs: p }) => frac(2, rateOfA(p)) },
    {
      text: 'This is the time of B. You left out the wrong pair.',
      value: ({ pairs: p }) => frac(2, rateOf(p.ab, p.bc, -p.ca)),
    },
    {
      text: 'This is the time of C. You left out the wrong pair.',
      value: ({ pairs: p }) => frac(2, rateOf(p.bc, p.ca, -p.ab)),
    },
    {
      text: 'You forgot to halve the sum of the three rates.',
      value: ({ pairs: p }) => frac(1, rateOf(p.ab, p.ca)),
    },
    {
      text: 'You took the mean of the times of the two pairs with A.',
      value: ({ pairs: { ab, ca } }) => frac(ab + ca, 2),
    },
    tooMany('day'),
    tooFew('day'),
  ],
  wordings: [
    ({ pairs: { ab, bc, ca } }, s) =>
      `A and B can ${s.pick(JOBS)} in ${ab} days, B and C in ${bc} days, and A and C in ${ca} days. In how many days can A do it alone?`,
    ({ pairs: { ab, bc, ca } }, s) =>
      `Working in pairs, A and B need ${ab} days for a ${s.pick(['contract', 'job', 'piece of work'])}, B and C need ${bc} days, and C and A need ${ca} days. How long would A need alone?`,
    ({ pairs: { ab, bc, ca } }, s) =>
      `Three ${s.pick(['weavers', 'typists', 'carpenters', 'tailors'])} A, B and C share an order. A with B would finish it in ${ab} days, B with C in ${bc} days, C with A in ${ca} days. Find the time for A alone.`,
  ],
  explain: ({ pairs: p }, right) =>
    t`All three do $\frac{1}{2} \times (\frac{1}{${p.ab}} + \frac{1}{${p.bc}} + \frac{1}{${p.ca}}) = ${tex(doubleRate(p).div(2))}$ a day. Without B and C there remains $${tex(doubleRate(p).div(2))} - \frac{1}{${p.bc}} = ${tex(rateOfA(p))}$ for A, who needs $1 \div ${tex(rateOfA(p))} = ${digits(right)}$ days.`,
});

interface HelpedJob {
  a: number;
  b: number;
  all: number;
  pay: number;
}

const partOfHelper = ({ a, b, all }: HelpedJob) => frac(1).sub(rateOf(a, b).mul(all));

const helperWage = defineTemplate<HelpedJob, Fraction>({
  id: 'wage-of-helper',
  level: 'medium',
  parameters: { a: range(5, 24), b: range(6, 30), all: range(2, 9), pay: range(1_200, 15_000, 300) },
  isSensible: (p) =>
    p.a < p.b && partOfHelper(p).gte(frac(1, 12)) && p.pay % p.a === 0 && p.pay % p.b === 0 && p.all < p.a,
  solve: (p) => partOfHelper(p).mul(p.pay),
  show: rupees,
  mistakes: [
    { text: 'You shared the money equally.', value: ({ pay }) => frac(pay, 3) },
    { text: 'This is the share of A.', value: ({ a, all, pay }) => frac(pay * all, a) },
    { text: 'This is the share of B.', value: ({ b, all, pay }) => frac(pay * all, b) },
    { text: 'This is what A and B get together.', value: (p) => rateOf(p.a, p.b).mul(p.all).mul(p.pay) },
    { text: 'You forgot the share of B.', value: ({ a, all, pay }) => frac(pay * (a - all), a) },
    { text: 'You forgot the share of A.', value: ({ b, all, pay }) => frac(pay * (b - all), b) },
    {
      text: 'You counted one day too many for A and B.',
      value: (p) =>
        frac(1)
          .sub(rateOf(p.a, p.b).mul(p.all + 1))
          .mul(p.pay),
    },
    {
      text: 'You counted one day too few for A and B.',
      value: (p) =>
        frac(1)
          .sub(rateOf(p.a, p.b).mul(p.all - 1))
          .mul(p.pay),
    },
    { text: 'You gave C half of what is due.', value: (_, right) => right.div(2) },
  ],
  wordings: [
    ({ a, b, all, pay }, s) =>
      `A can ${s.pick(JOBS)} in ${a} days and B in ${b} days. With the help of C they finish it in ${all} days and are paid ${rupees(pay)} in all. Each is paid by the work done. What is the share of C?`,
    ({ a, b, all, pay }, s) =>
      `For a ${s.pick(['contract', 'repair', 'job'])} worth ${rupees(pay)}, A alone would need ${a} days and B alone ${b} days. A, B and C together take ${all} days. How much should C be paid if the money is shared by the work done?`,
    ({ a, b, all, pay }, s) =>
      `A and B, who alone need ${a} days and ${b} days for a piece of work, take C as a helper and finish in ${all} days. The wages of ${rupees(pay)} are shared by the work of each. Find the wages of C. ${s.pick(['All work every day.', 'All three work on all days.'])}`,
  ],
  explain: (p, right) =>
    t`In ${p.all} days A and B do $${p.all} \times (\frac{1}{${p.a}} + \frac{1}{${p.b}}) = ${tex(rateOf(p.a, p.b).mul(p.all))}$ of the work, so C does $1 - ${tex(rateOf(p.a, p.b).mul(p.all))} = ${tex(partOfHelper(p))}$. C gets $${tex(partOfHelper(p))} \times ${p.pay} = ${digits(right)}$ rupees.`,
});

export const THREE_WORKERS = [allThree, helperWage, oneFromPairs];
