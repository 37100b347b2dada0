import { defineTemplate, digits, frac, range, t, tex, type Fraction } from '../../../kit/index.js';
import { isInTenths, rateOf, together, tooFew, tooMany } from '../work-rates.js';
import { TANKS, hours, minutes } from './tanks.js';

interface TwoPipes {
  a: number;
  b: number;
}

const twoInlets = defineTemplate<TwoPipes, Fraction>({
  id: 'two-inlets',
  level: 'easy',
  parameters: { a: range(10, 60), b: range(12, 90) },
  isSensible: ({ a, b }) => a < b && b <= 3 * a && isInTenths(together(a, b)),
  solve: ({ a, b }) => together(a, b),
  show: minutes,
  mistakes: [
    { text: 'You took the mean of the two times.', value: ({ a, b }) => frac(a + b, 2) },
    { text: 'You added the times. The rates add.', value: ({ a, b }) => frac(a + b) },
    {
      text: 'You subtracted the rates, as for a pipe that empties.',
      value: ({ a, b }) => frac(a * b, b - a),
    },
    { text: 'You took half of the mean of the times.', value: ({ a, b }) => frac(a + b, 4) },
    { text: 'You let both pipes fill like the faster one.', value: ({ a }) => frac(a, 2) },
    { text: 'You let both pipes fill like the slower one.', value: ({ b }) => frac(b, 2) },
    { text: 'You subtracted the times.', value: ({ a, b }) => frac(b - a) },
    { text: 'You doubled the time of both together.', value: (_, right) => right.mul(2) },
    tooMany('minute'),
    tooFew('minute'),
  ],
  wordings: [
    ({ a, b }, s) =>
      `Two pipes fill a ${s.pick(TANKS)} in ${a} minutes and ${b} minutes respectively. How long do they take together?`,
    ({ a, b }, s) =>
      `One pipe alone fills a ${s.pick(TANKS)} in ${a} minutes, another alone in ${b} minutes. Both are opened when it is empty. In how many minutes is it full?`,
    ({ a, b }, s) =>
      `${s.person.name} has two pipes. The first fills a ${s.pick(TANKS)} in ${a} minutes and the second in ${b} minutes. Find the time in which both pipes fill it.`,
  ],
  explain: ({ a, b }, right) =>
    t`In one minute they fill $\frac{1}{${a}} + \frac{1}{${b}} = ${tex(rateOf(a, b))}$. The whole takes $1 \div ${tex(rateOf(a, b))} = ${digits(right)}$ minutes.`,
});

interface InAndOut {
  fill: number;
  empty: number;
}

const fillAndEmpty = defineTemplate<InAndOut, Fraction>({
  id: 'fill-and-empty',
  level: 'easy',
  parameters: { fill: range(3, 30), empty: range(4, 45) },
  isSensible: ({ fill, empty }) =>
    fill < empty && empty <= 3 * fill && isInTenths(together(fill, -empty)) && together(fill, -empty).lt(100),
  solve: ({ fill, empty }) => together(fill, -empty),
  show: hours,
  mistakes: [
    {
      text: 'You added the rates. The second pipe empties.',
      value: ({ fill, empty }) => together(fill, empty),
    },
    { text: 'You subtracted the times.', value: ({ fill, empty }) => frac(empty - fill) },
    { text: 'You added the times.', value: ({ fill, empty }) => frac(empty + fill) },
    { text: 'You took the mean of the times.', value: ({ fill, empty }) => frac(empty + fill, 2) },
    { text: 'You took half of the right time.', value: (_, right) => right.div(2) },
    { text: 'You doubled the time of the first pipe.', value: ({ fill }) => frac(2 * fill) },
    { text: 'You doubled the right time.', value: (_, right) => right.mul(2) },
    { text: 'You added the time of the first pipe.', value: ({ fill }, right) => right.add(fill) },
    tooMany('hour'),
    tooFew('hour'),
  ],
  wordings: [
    ({ fill, empty }, s) =>
      `A pipe fills a ${s.pick(TANKS)} in ${fill} hours and an outlet empties it in ${empty} hours. Both are open. How long does the empty tank take to fill?`,
    ({ fill, empty }, s) =>
      `${s.person.name} opens the inlet of an empty tank, which fills it in ${fill} hours, but leaves open the drain, which empties it in ${empty} hours. After how many hours is the tank full?`,
    ({ fill, empty }, s) =>
      `An empty ${s.pick(TANKS)} has an inlet that can fill it in ${fill} hours and a waste pipe that can empty it in ${empty} hours. Find the time to fill it with both open.`,
  ],
  explain: ({ fill, empty }, right) =>
    t`Each hour brings $\frac{1}{${fill}} - \frac{1}{${empty}} = ${tex(rateOf(fill, -empty))}$. The whole takes $1 \div ${tex(rateOf(fill, -empty))} = ${digits(right)}$ hours.`,
});

interface Faster {
  times: number;
  both: number;
}

const timesAsFast = defineTemplate<Faster, Fraction>({
  id: 'slower-pipe',
  level: 'easy',
  parameters: { times: [2, 3, 4, 5], both: range(6, 60) },
  solve: ({ times, both }) => frac(both * (times + 1)),
  show: minutes,
  mistakes: [
    { text: 'You forgot the water of the slower pipe.', value: ({ times, both }) => frac(both * times) },
    { text: 'You counted the slower pipe twice.', value: ({ times, both }) => frac(both * (times + 2)) },
    {
      text: 'This is the time of the faster pipe.',
      value: ({ times, both }) => frac(both * (times + 1), times),
    },
    { text: 'You subtracted the slower pipe.', value: ({ times, both }) => frac(both * (times - 1)) },
    { text: 'You doubled the time of both.', value: ({ both }) => frac(2 * both) },
    { text: 'You counted both pipes twice.', value: ({ times, both }) => frac(2 * both * (times + 1)) },
    {
      text: 'You doubled the part of the faster pipe.',
      value: ({ times, both }) => frac(both * (2 * times + 1)),
    },
    { text: 'You took half of the right time.', value: (_, right) => right.div(2) },
    { text: 'You added the time of both once more.', value: ({ times, both }) => frac(both * (times + 3)) },
  ],
  wordings: [
    ({ times, both }, s) =>
      `One pipe fills a ${s.pick(TANKS)} ${timesWord(times)} as fast as another. Together they fill it in ${both} minutes. How long does the slower pipe need alone?`,
    ({ times, both }, s) =>
      `A new pipe delivers ${timesWord(times)} as much water in a minute as an old one. Both together fill a ${s.pick(TANKS)} in ${both} minutes. In how many minutes does the old pipe fill it alone?`,
    ({ times, both }, s) =>
      `Two pipes fill ${s.pick(['a drum', 'a bath', 'a barrel', 'an overhead tank'])} in ${both} minutes. The second fills ${timesWord(times)} as fast as the first. Find the time of the first pipe alone.`,
  ],
  explain: ({ times, both }, right) =>
    t`Together the pipes are $${times} + 1 = ${times + 1}$ times as fast as the slower one, which needs $${times + 1} \times ${both} = ${digits(right)}$ minutes.`,
});

const timesWord = (times: number) =>
  times === 2 ? 'twice' : `${['three', 'four', 'five'][times - 3] ?? ''} times`;

interface ThreePipes {
  pipes: { a: number; b: number; out: number };
}

const THREE = [4, 5, 6, 8, 10, 12, 15, 18, 20, 24, 30, 36, 40, 45, 60];

const threePipes = defineTemplate<ThreePipes, Fraction>({
  id: 'two-inlets-one-outlet',
  level: 'medium',
  parameters: {
    pipes: THREE.flatMap((a) => THREE.flatMap((b) => THREE.map((out) => ({ a, b, out })))).filter(
      ({ a, b, out }) =>
        a < b &&
        b <= 3 * a &&
        out !== a &&
        out !== b &&
        rateOf(a, b, -out).gt(frac(1, 60)) &&
        isInTenths(together(a, b, -out)),
    ),
  },
  solve: ({ pipes: { a, b, out } }) => together(a, b, -out),
  show: hours,
  mistakes: [
    { text: 'You added all three rates.', value: ({ pipes: { a, b, out } }) => together(a, b, out) },
    { text: 'You forgot the outlet.', value: ({ pipes: { a, b } }) => together(a, b) },
    {
      text: 'You forgot the second inlet.',
      value: ({ pipes: { a, out } }) => (a < out ? together(a, -out) : undefined),
    },
    {
      text: 'You forgot the first inlet.',
      value: ({ pipes: { b, out } }) => (b < out ? together(b, -out) : undefined),
    },
    {
      text: 'You added the times of the inlets and subtracted that of the outlet.',
      value: ({ pipes: { a, b, out } }) => frac(a + b - out),
    },
    {
      text: 'You took the mean of the three times.',
      value: ({ pipes: { a, b, out } }) => frac(a + b + out, 3),
    },
    { text: 'You took half of the right time.', value: (_, right) => right.div(2) },
    { text: 'You doubled the right time.', value: (_, right) => right.mul(2) },
    tooMany('hour'),
    tooFew('hour'),
  ],
  wordings: [
    ({ pipes: { a, b, out } }, s) =>
      `Two pipes fill a ${s.pick(TANKS)} in ${a} hours and ${b} hours; a third empties it in ${out} hours. With all three open, how long does it take to fill when it is empty?`,
    ({ pipes: { a, b, out } }, s) =>
      `Inlets A and B can fill a ${s.pick(TANKS)} in ${a} hours and ${b} hours, and outlet C can empty it in ${out} hours. All are opened when it is empty. In how many hours is it full?`,
    ({ pipes: { a, b, out } }, s) =>
      `An empty ${s.pick(TANKS)} of a housing society has two supply pipes, which alone need ${a} hours and ${b} hours to fill it, and a drain that empties the full tank in ${out} hours. ${s.person.name} opens all three. After how long is it full?`,
  ],
  explain: ({ pipes: { a, b, out } }, right) =>
    t`Each hour brings $\frac{1}{${a}} + \frac{1}{${b}} - \frac{1}{${out}} = ${tex(rateOf(a, b, -out))}$. The whole takes $1 \div ${tex(rateOf(a, b, -out))} = ${digits(right)}$ hours.`,
});

export const FILLING = [twoInlets, fillAndEmpty, timesAsFast, threePipes];
