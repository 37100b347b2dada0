import { defineTemplate, digits, frac, range, t, tex, type Fraction } from '../../../kit/index.js';
import { isInTenths, rateOf, together, tooFew, tooMany } from '../work-rates.js';
import { TANKS, hours, litres } from './tanks.js';

interface Leak {
  fill: number;
  slow: number;
}

const leak = defineTemplate<Leak, Fraction>({
  id: 'leak-alone',
  level: 'easy',
  parameters: { fill: range(3, 36), slow: range(4, 48) },
  isSensible: ({ fill, slow }) =>
    fill < slow && slow <= 2 * fill && together(fill, -slow).d === 1n && together(fill, -slow).lt(150),
  solve: ({ fill, slow }) => together(fill, -slow),
  show: hours,
  mistakes: [
    {
      text: 'This is the delay. The rates have to be subtracted.',
      value: ({ fill, slow }) => frac(slow - fill),
    },
    { text: 'You added the rates.', value: ({ fill, slow }) => together(fill, slow) },
    { text: 'You added the times.', value: ({ fill, slow }) => frac(fill + slow) },
    { text: 'You took half of the right time.', value: (_, right) => right.div(2) },
    { text: 'You doubled the right time.', value: (_, right) => right.mul(2) },
    { text: 'You doubled the time with the leak.', value: ({ slow }) => frac(2 * slow) },
    {
      text: 'You multiplied the delay by the time without the leak.',
      value: ({ fill, slow }) => frac((slow - fill) * fill),
    },
    {
      text: 'You took the time without the leak off the right time.',
      value: ({ fill }, right) => right.sub(fill),
    },
    {
      text: 'You added the time with the leak to the right time.',
      value: ({ slow }, right) => right.add(slow),
    },
    tooMany('hour'),
    tooFew('hour'),
  ],
  wordings: [
    ({ fill, slow }, s) =>
      `A pipe fills a ${s.pick(TANKS)} in ${hours(fill)}. Because of a leak in the bottom it takes ${hours(slow)}. How long does the leak need to empty the full tank if the pipe is closed?`,
    ({ fill, slow }, s) =>
      `A pump can fill ${s.pick(['a tank', 'a cistern', 'a pond'])} in ${hours(fill)}, but ${hours(slow)} are needed because water seeps out at a steady rate. In how many hours would it seep out completely?`,
    ({ fill, slow }, s) =>
      `${s.person.name} finds that a ${s.pick(TANKS)} that used to fill in ${hours(fill)} now takes ${hours(slow)}, since it has a crack at the bottom. Find the time in which the crack empties it when nothing flows in.`,
  ],
  explain: ({ fill, slow }, right) =>
    t`Each hour the leak takes $\frac{1}{${fill}} - \frac{1}{${slow}} = ${tex(rateOf(fill, -slow))}$ and so needs $1 \div ${tex(rateOf(fill, -slow))} = ${digits(right)}$ hours.`,
});

interface Capacity {
  /** Time of the leak alone. */
  alone: number;
  inflow: number;
  net: number;
}

const fillTimeOf = ({ alone, net }: Capacity) => together(alone, -net);

const capacityWithLeak = defineTemplate<Capacity, Fraction>({
  id: 'leak-and-inlet-capacity',
  level: 'hard',
  parameters: { alone: range(4, 20), inflow: range(2, 12), net: range(6, 36) },
  isSensible: (p) => p.alone < p.net && fillTimeOf(p).d === 1n && fillTimeOf(p).gt(1) && fillTimeOf(p).lt(60),
  solve: (p) => fillTimeOf(p).mul(60 * p.inflow),
  show: litres,
  mistakes: [
    {
      text: 'You took the time of the leak alone for that of the inlet.',
      value: ({ alone, inflow }) => frac(60 * inflow * alone),
    },
    {
      text: 'You took the time with the inlet open for that of the inlet alone.',
      value: ({ net, inflow }) => frac(60 * inflow * net),
    },
    {
      text: 'You subtracted the times.',
      value: ({ alone, net, inflow }) => frac(60 * inflow * (net - alone)),
    },
    {
      text: 'You added the rates.',
      value: ({ alone, net, inflow }) => together(alone, net).mul(60 * inflow),
    },
    { text: 'You added the times.', value: ({ alone, net, inflow }) => frac(60 * inflow * (net + alone)) },
    { text: 'You took half of the right amount.', value: (_, right) => right.div(2) },
    { text: 'You took an hour for 100 minutes.', value: (p) => fillTimeOf(p).mul(100 * p.inflow) },
    {
      text: 'You counted one hour too many.',
      value: (p) =>
        fillTimeOf(p)
          .add(1)
          .mul(60 * p.inflow),
    },
    {
      text: 'You counted one hour too few.',
      value: (p) =>
        fillTimeOf(p)
          .sub(1)
          .mul(60 * p.inflow),
    },
    { text: 'You counted the inflow twice.', value: (_, right) => right.mul(2) },
  ],
  wordings: [
    ({ alone, inflow, net }, s) =>
      `A leak empties a full ${s.pick(TANKS)} in ${alone} hours. With an inlet that brings ${inflow} litres a minute also open, the leak empties it in ${net} hours. What is the capacity of the tank?`,
    ({ alone, inflow, net }, s) =>
      `A full tank on the roof of a ${s.pick(['school', 'hotel', 'hospital', 'factory'])} would run dry through a crack in ${alone} hours. An inlet adds ${inflow} litres in each minute, and so the tank runs dry in ${net} hours. How many litres does the tank hold?`,
    ({ alone, inflow, net }, s) =>
      `The drain of a ${s.pick(TANKS)} empties it in ${alone} hours. When ${s.person.name} opens a supply pipe of ${inflow} litres a minute as well, emptying the full tank takes ${net} hours. Find how much the tank holds.`,
  ],
  explain: (p, right) => {
    const rate = rateOf(p.alone, -p.net);
    return t`Each hour the inlet brings $\frac{1}{${p.alone}} - \frac{1}{${p.net}} = ${tex(rate)}$ of the tank, so it fills the tank in $1 \div ${tex(rate)} = ${digits(fillTimeOf(p))}$ hours. In this time it brings $${digits(fillTimeOf(p))} \times 60 \times ${p.inflow} = ${digits(right)}$ litres.`;
  },
});

interface Waste {
  fill: number;
  out: number;
  slow: number;
}

const wasteTimeOf = ({ fill, slow }: Waste) => together(fill, -slow);

const capacityWithWaste = defineTemplate<Waste, Fraction>({
  id: 'waste-pipe-capacity',
  level: 'medium',
  parameters: { fill: range(4, 30), out: range(3, 24), slow: range(5, 40) },
  isSensible: (p) => p.fill < p.slow && wasteTimeOf(p).d === 1n && wasteTimeOf(p).lt(80),
  solve: (p) => wasteTimeOf(p).mul(p.out),
  show: litres,
  mistakes: [
    { text: 'You multiplied by the time of the inlet.', value: ({ fill, out }) => frac(fill * out) },
    { text: 'You multiplied by the time with both open.', value: ({ slow, out }) => frac(slow * out) },
    { text: 'You added the rates.', value: ({ fill, slow, out }) => together(fill, slow).mul(out) },
    {
      text: 'You multiplied by the difference of the times.',
      value: ({ fill, slow, out }) => frac((slow - fill) * out),
    },
    {
      text: 'You multiplied by the sum of the times.',
      value: ({ fill, slow, out }) => frac((slow + fill) * out),
    },
    { text: 'You took half of the right amount.', value: (_, right) => right.div(2) },
    { text: 'You counted the outflow twice.', value: (_, right) => right.mul(2) },
    { text: 'You counted one minute too many.', value: (p, right) => right.add(p.out) },
    { text: 'You counted one minute too few.', value: (p, right) => right.sub(p.out) },
  ],
  wordings: [
    ({ fill, out, slow }, s) =>
      `A pipe fills a ${s.pick(TANKS)} in ${fill} minutes. With a waste pipe that lets out ${out} litres a minute also open, it fills in ${slow} minutes. What is its capacity?`,
    ({ fill, out, slow }, s) =>
      `${s.person.name} fills a tank in ${fill} minutes with a pump. With a hole in its side, through which ${out} litres are lost each minute from the beginning, it takes ${slow} minutes. How many litres does the tank hold?`,
    ({ fill, out, slow }, s) =>
      `An inlet alone needs ${fill} minutes for a ${s.pick(TANKS)}. While an outlet lets out ${out} litres a minute, the inlet needs ${slow} minutes. Find the capacity.`,
  ],
  explain: (p, right) => {
    const rate = rateOf(p.fill, -p.slow);
    return t`Each minute the outlet takes $\frac{1}{${p.fill}} - \frac{1}{${p.slow}} = ${tex(rate)}$ of the tank. That is ${p.out} litres, so the tank holds $${p.out} \div ${tex(rate)} = ${digits(right)}$ litres.`;
  },
});

interface Opened {
  fill: number;
  empty: number;
  head: number;
}

const emptyAfter = ({ fill, empty, head }: Opened) => frac(head, fill).div(rateOf(empty, -fill));

const outletLater = defineTemplate<Opened, Fraction>({
  id: 'outlet-opened-later',
  level: 'medium',
  parameters: { fill: range(4, 24), empty: range(3, 20), head: range(1, 8) },
  isSensible: (p) => p.empty < p.fill && p.head < p.fill && isInTenths(emptyAfter(p)) && emptyAfter(p).lt(60),
  solve: emptyAfter,
  show: hours,
  mistakes: [
    { text: 'This is the time for a full tank.', value: ({ fill, empty }) => together(empty, -fill) },
    {
      text: 'You forgot that the inlet stays open.',
      value: ({ fill, empty, head }) => frac(head * empty, fill),
    },
    {
      text: 'You added the rates. The inlet works against the outlet.',
      value: ({ fill, empty, head }) => frac(head, fill).div(rateOf(fill, empty)),
    },
    { text: 'You counted from the opening of the inlet.', value: ({ head }, right) => right.add(head) },
    {
      text: 'You took the time before the outlet was opened off the answer.',
      value: ({ head }, right) => right.sub(head),
    },
    {
      text: 'You counted one hour too many before the outlet was opened.',
      value: (p) => emptyAfter({ ...p, head: p.head + 1 }),
    },
    {
      text: 'You counted one hour too few before the outlet was opened.',
      value: (p) => emptyAfter({ ...p, head: p.head - 1 }),
    },
    {
      text: 'You took the part that was still empty.',
      value: ({ fill, empty, head }) => frac(fill - head, fill).div(rateOf(empty, -fill)),
    },
    { text: 'You took half of the right time.', value: (_, right) => right.div(2) },
    tooMany('hour'),
    tooFew('hour'),
  ],
  wordings: [
    ({ fill, empty, head }, s) =>
      `An inlet fills a ${s.pick(TANKS)} in ${fill} hours and an outlet empties it in ${empty} hours. The inlet of the empty tank is opened, and the outlet ${hours(head)} later. The inlet stays open. How long after the opening of the outlet is the tank empty again?`,
    ({ fill, empty, head }, s) =>
      `${s.person.name} fills an empty tank through a pipe that needs ${fill} hours for it. After ${hours(head)} ${s.person.they} also opens the drain, which empties a full tank in ${empty} hours. The filling pipe stays open. How many hours after the drain is opened is the tank empty?`,
    ({ fill, empty, head }, s) =>
      `A supply pipe can fill a ${s.pick(TANKS)} in ${fill} hours; a waste pipe can empty it in ${empty} hours. Starting with the empty tank, the supply pipe runs alone for ${hours(head)}, and then both are open. For how long are both open until the tank is empty?`,
  ],
  explain: (p, right) => {
    const rate = rateOf(p.empty, -p.fill);
    const filled = frac(p.head, p.fill);
    return t`In ${hours(p.head)} $${tex(filled)}$ of the tank is filled. Then it loses $\frac{1}{${p.empty}} - \frac{1}{${p.fill}} = ${tex(rate)}$ an hour, so it is empty after $${tex(filled)} \div ${tex(rate)} = ${digits(right)}$ hours.`;
  },
});

export const LEAKS = [leak, capacityWithWaste, outletLater, capacityWithLeak];
