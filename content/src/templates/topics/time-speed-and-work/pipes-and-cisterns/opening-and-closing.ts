import { defineTemplate, digits, frac, range, t, tex, type Fraction } from '../../../kit/index.js';
import { isInTenths, rateOf, together, tooFew, tooMany } from '../work-rates.js';
import { TANKS, hours, minutes } from './tanks.js';

interface CloseSecond {
  a: number;
  b: number;
  all: number;
}

const closedAfter = defineTemplate<CloseSecond, Fraction>({
  id: 'closed-after',
  level: 'medium',
  parameters: { a: range(12, 60, 2), b: range(12, 60, 2), all: range(8, 40) },
  isSensible: ({ a, b, all }) => {
    const open = frac((a - all) * b, a);
    return a !== b && all < a && open.gt(1) && open.lt(all) && isInTenths(open);
  },
  solve: ({ a, b, all }) => frac((a - all) * b, a),
  show: minutes,
  mistakes: [
    {
      text: 'You closed the wrong pipe.',
      value: ({ a, b, all }) => (all < b ? frac((b - all) * a, b) : undefined),
    },
    { text: 'This is how long the first pipe runs alone.', value: ({ all }, right) => frac(all).sub(right) },
    { text: 'This is the time if neither pipe is closed.', value: ({ a, b }) => together(a, b) },
    { text: 'You gave the second pipe the share of the first.', value: ({ a, b, all }) => frac(all * b, a) },
    { text: 'You subtracted the times.', value: ({ a, all }) => frac(a - all) },
    { text: 'You took half of the right time.', value: (_, right) => right.div(2) },
    { text: 'You took half of the whole time.', value: ({ all }) => frac(all, 2) },
    tooMany('minute'),
    tooFew('minute'),
  ],
  wordings: [
    ({ a, b, all }, s) =>
      `Two pipes A and B fill a ${s.pick(TANKS)} in ${a} minutes and ${b} minutes. Both are opened together. After how many minutes must B be closed so that the tank is full in ${all} minutes from the start?`,
    ({ a, b, all }, s) =>
      `${s.person.name} opens two pipes over an empty ${s.pick(['drum', 'tub', 'barrel'])} at the same time. Alone, the first would fill it in ${a} minutes and the second in ${b} minutes. The second is closed early, and the filling takes ${all} minutes in all. For how many minutes was the second pipe open?`,
    ({ a, b, all }, s) =>
      `An empty ${s.pick(TANKS)} is filled in ${all} minutes by a pipe that alone needs ${a} minutes and that is open all the time, with the help of a second pipe that alone needs ${b} minutes. For how long is the second pipe open?`,
  ],
  explain: ({ a, b, all }, right) =>
    t`The first runs all ${all} minutes and fills $${tex(frac(all, a))}$. The second must fill $1 - ${tex(frac(all, a))} = ${tex(frac(a - all, a))}$, which takes $${tex(frac(a - all, a))} \times ${b} = ${digits(right)}$ minutes.`,
});

interface PartAlone {
  a: number;
  b: number;
  part: readonly [top: number, bottom: number];
}

const timeInAll = (p: PartAlone) =>
  frac(...p.part)
    .mul(p.a)
    .add(
      frac(1)
        .sub(frac(...p.part))
        .mul(together(p.a, p.b)),
    );

const secondLater = defineTemplate<PartAlone, Fraction>({
  id: 'second-pipe-later',
  level: 'medium',
  parameters: {
    a: range(6, 36),
    b: range(6, 48),
    part: [
      [1, 2],
      [1, 3],
      [1, 4],
      [2, 3],
      [3, 4],
      [2, 5],
      [3, 5],
    ],
  },
  isSensible: (p) =>
    p.a !== p.b && p.b <= 3 * p.a && isInTenths(timeInAll(p)) && isInTenths(frac(...p.part).mul(p.a)),
  solve: timeInAll,
  show: hours,
  mistakes: [
    { text: 'You let both pipes run from the beginning.', value: ({ a, b }) => together(a, b) },
    {
      text: 'This is the time of both pipes only.',
      value: (p, right) => right.sub(frac(...p.part).mul(p.a)),
    },
    { text: 'This is the time of the first pipe alone.', value: (p) => frac(...p.part).mul(p.a) },
    {
      text: 'You exchanged the two parts of the tank.',
      value: (p) => timeInAll({ ...p, part: [p.part[1] - p.part[0], p.part[1]] }),
    },
    {
      text: 'You closed the first pipe when the second was opened.',
      value: (p) =>
        frac(...p.part)
          .mul(p.a)
          .add(
            frac(1)
              .sub(frac(...p.part))
              .mul(p.b),
          ),
    },
    {
      text: 'You added the time for the whole tank with both pipes.',
      value: (p) =>
        frac(...p.part)
          .mul(p.a)
          .add(together(p.a, p.b)),
    },
    { text: 'You began with the second pipe.', value: (p) => timeInAll({ ...p, a: p.b, b: p.a }) },
    tooMany('hour'),
    tooFew('hour'),
  ],
  wordings: [
    ({ a, b, part: [top, bottom] }, s) =>
      t`A pipe fills a ${s.pick(TANKS)} in ${a} hours. When $\frac{${top}}{${bottom}}$ of it is filled, a second pipe, which alone would need ${b} hours for the whole tank, is opened as well. How long does the filling take in all?`,
    ({ a, b, part: [top, bottom] }, s) =>
      t`${s.person.name} starts to fill an empty tank with a pipe that needs ${a} hours for it. After $\frac{${top}}{${bottom}}$ of the tank ${s.person.they} opens a second pipe that alone would fill the tank in ${b} hours. In how many hours from the start is the tank full?`,
    ({ a, b, part: [top, bottom] }, s) =>
      t`Pipe P alone fills a ${s.pick(TANKS)} in ${a} hours, pipe Q alone in ${b} hours. P fills $\frac{${top}}{${bottom}}$ of the empty tank alone, and then both fill the rest. Find the total time.`,
  ],
  explain: (p, right) => {
    const part = frac(...p.part);
    const rest = frac(1).sub(part);
    const second = rest.mul(together(p.a, p.b));
    return t`The first part takes $${tex(part)} \times ${p.a} = ${digits(part.mul(p.a))}$ hours. Together the pipes fill $\frac{1}{${p.a}} + \frac{1}{${p.b}} = ${tex(rateOf(p.a, p.b))}$ an hour, so the rest takes $${tex(rest)} \div ${tex(rateOf(p.a, p.b))} = ${digits(second)}$ hours. In all: $${digits(part.mul(p.a))} + ${digits(second)} = ${digits(right)}$ hours.`;
  },
});

interface Turns {
  fill: number;
  empty: number;
}

/** Whole pairs of hours before the hour in which the tank becomes full. */
const pairsOf = ({ fill, empty }: Turns) =>
  Number(
    frac(fill - 1, fill)
      .div(rateOf(fill, -empty))
      .ceil()
      .toString(),
  );

const restOf = (p: Turns, pairs = pairsOf(p)) => frac(1).sub(rateOf(p.fill, -p.empty).mul(pairs));

const inTurn = defineTemplate<Turns, Fraction>({
  id: 'inlet-and-outlet-in-turn',
  level: 'hard',
  parameters: { fill: range(2, 20), empty: range(3, 40) },
  isSensible: (p) =>
    p.fill < p.empty && p.empty <= 4 * p.fill && pairsOf(p) <= 60 && isInTenths(restOf(p).mul(p.fill)),
  solve: (p) =>
    restOf(p)
      .mul(p.fill)
      .add(2 * pairsOf(p)),
  show: hours,
  mistakes: [
    {
      text: 'The tank is full before that, during an hour of the inlet.',
      value: ({ fill, empty }) => together(fill, -empty).mul(2),
    },
    {
      text: 'This is the time if both are open together.',
      value: ({ fill, empty }) => together(fill, -empty),
    },
    { text: 'You forgot the last hour of the inlet.', value: (p) => frac(2 * pairsOf(p)) },
    { text: 'You added the rates.', value: ({ fill, empty }) => together(fill, empty).mul(2) },
    { text: 'You counted one pair of hours too many.', value: (_, right) => right.add(2) },
    { text: 'You counted one pair of hours too few.', value: (_, right) => right.sub(2) },
    { text: 'You counted pairs of hours as hours.', value: (p) => restOf(p).mul(p.fill).add(pairsOf(p)) },
    tooMany('hour'),
    tooFew('hour'),
  ],
  wordings: [
    ({ fill, empty }, s) =>
      `A ${s.pick(TANKS)} has an inlet that fills it in ${fill} hours and an outlet that empties it in ${empty} hours. Starting with the empty tank, they are opened in turn for one hour each, the inlet first. After how many hours is the tank full for the first time?`,
    ({ fill, empty }, s) =>
      `Water flows into an empty tank in every odd hour, at a rate that fills it in ${fill} hours. In every even hour ${s.pick(['a garden', 'a factory', 'a dairy', 'a laundry'])} takes water from it at a rate that empties it in ${empty} hours. When is the tank full for the first time, in hours from the start?`,
    ({ fill, empty }, s) =>
      `${s.person.name} opens the inlet of an empty tank for an hour, then closes it and opens the outlet for an hour, and so on. The inlet alone fills the tank in ${fill} hours; the outlet alone empties it in ${empty} hours. Find the time until the tank is full for the first time.`,
  ],
  explain: (p, right) => {
    const pair = rateOf(p.fill, -p.empty);
    const pairs = pairsOf(p);
    const last = restOf(p).mul(p.fill);
    return t`Two hours bring $\frac{1}{${p.fill}} - \frac{1}{${p.empty}} = ${tex(pair)}$, and ${2 * pairs} hours bring $${pairs} \times ${tex(pair)} = ${tex(pair.mul(pairs))}$. The rest, $1 - ${tex(pair.mul(pairs))} = ${tex(restOf(p))}$, is not more than the inlet brings in its next hour. It takes $${tex(restOf(p))} \times ${p.fill} = ${digits(last)}$ hour, so in all $${2 * pairs} + ${digits(last)} = ${digits(right)}$ hours.`;
  },
});

interface OneByOne {
  pipes: { a: number; b: number; c: number };
  gap: number;
}

const TIMES = [5, 6, 8, 9, 10, 12, 15, 16, 18, 20, 24, 30, 36];

/** The part of the tank with the water that the later pipes would have brought. */
const wholeOf = ({ pipes: { b, c }, gap }: OneByOne) =>
  frac(1)
    .add(frac(gap, b))
    .add(frac(2 * gap, c));
const lastsFor = (p: OneByOne) => wholeOf(p).div(rateOf(p.pipes.a, p.pipes.b, p.pipes.c));

const oneByOne = defineTemplate<OneByOne, Fraction>({
  id: 'opened-one-by-one',
  level: 'hard',
  parameters: {
    pipes: TIMES.flatMap((a) => TIMES.flatMap((b) => TIMES.map((c) => ({ a, b, c })))).filter(
      ({ a, b, c }) => a !== b && b !== c && a !== c,
    ),
    gap: [1, 2],
  },
  isSensible: (p) => isInTenths(lastsFor(p)) && lastsFor(p).gt(2 * p.gap),
  solve: lastsFor,
  show: hours,
  mistakes: [
    {
      text: 'You let all pipes run from the beginning.',
      value: ({ pipes: { a, b, c } }) => together(a, b, c),
    },
    { text: 'This is how long the last pipe is open.', value: ({ gap }, right) => right.sub(2 * gap) },
    { text: 'This is how long the second pipe is open.', value: ({ gap }, right) => right.sub(gap) },
    {
      text: 'You opened the third pipe together with the second.',
      value: ({ pipes: { a, b, c }, gap }) =>
        frac(1)
          .add(frac(gap, b))
          .add(frac(gap, c))
          .div(rateOf(a, b, c)),
    },
    {
      text: 'You added both delays to the time of all three pipes.',
      value: ({ pipes: { a, b, c }, gap }) => together(a, b, c).add(2 * gap),
    },
    {
      text: 'You exchanged the second and the third pipe.',
      value: ({ pipes: { a, b, c }, gap }) => lastsFor({ pipes: { a, b: c, c: b }, gap }),
    },
    {
      text: 'You exchanged the first and the third pipe.',
      value: ({ pipes: { a, b, c }, gap }) => lastsFor({ pipes: { a: c, b, c: a }, gap }),
    },
    tooMany('hour'),
    tooFew('hour'),
  ],
  wordings: [
    ({ pipes: { a, b, c }, gap }, s) =>
      `Pipes A, B and C alone fill a ${s.pick(TANKS)} in ${a}, ${b} and ${c} hours. A is opened first, B ${hours(gap)} after A, and C ${hours(gap)} after B. How many hours after the opening of A is the empty tank full?`,
    ({ pipes: { a, b, c }, gap }, s) =>
      `${s.person.name} opens the first of three pipes of an empty tank, the second ${hours(gap)} later and the third ${hours(gap)} after the second. Alone, the pipes would fill the tank in ${a} hours, ${b} hours and ${c} hours. How long does the filling take from the opening of the first pipe?`,
    ({ pipes: { a, b, c }, gap }, s) =>
      `Three pipes fill a ${s.pick(['canal basin', 'storage tank', 'fish pond'])}; the first alone needs ${a} hours, the second ${b} hours and the third ${c} hours. They are opened one after the other in this order, with ${hours(gap)} between one and the next. Find the time from the opening of the first pipe until it is full.`,
  ],
  explain: (p, right) => {
    const { a, b, c } = p.pipes;
    const rate = rateOf(a, b, c);
    return t`Had all run from the start, the late pipes would have brought $\frac{${p.gap}}{${b}}$ and $\frac{${2 * p.gap}}{${c}}$ more: $1 + \frac{${p.gap}}{${b}} + \frac{${2 * p.gap}}{${c}} = ${tex(wholeOf(p))}$ in all. Together they fill $\frac{1}{${a}} + \frac{1}{${b}} + \frac{1}{${c}} = ${tex(rate)}$ an hour, so it takes $${tex(wholeOf(p))} \div ${tex(rate)} = ${digits(right)}$ hours.`;
  },
});

export const OPENING_AND_CLOSING = [closedAfter, secondLater, inTurn, oneByOne];
