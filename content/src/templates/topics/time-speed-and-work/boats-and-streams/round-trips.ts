import { defineTemplate, digits, frac, hcf, range, t, tex, type Fraction } from '../../../kit/index.js';
import { hours, km, kmh } from '../motion.js';
import { isInTenths } from '../work-rates.js';
import { BOATS } from './boats.js';

interface ThereAndBack {
  still: number;
  stream: number;
  time: number;
}

const oneWay = ({ still, stream, time }: ThereAndBack) =>
  frac(time * (still * still - stream * stream), 2 * still);

const roundTrip = defineTemplate<ThereAndBack, Fraction>({
  id: 'round-trip-distance',
  level: 'medium',
  parameters: { still: range(4, 24), stream: range(1, 8), time: range(2, 12) },
  isSensible: (p) => 2 * p.stream <= p.still && isInTenths(oneWay(p)),
  solve: oneWay,
  show: km,
  mistakes: [
    {
      text: 'You forgot the stream. It costs more time up than it saves down.',
      value: ({ still, time }) => frac(still * time, 2),
    },
    { text: 'This is the length of both ways.', value: (_, right) => right.mul(2) },
    {
      text: 'You used the downstream speed for both ways.',
      value: ({ still, stream, time }) => frac((still + stream) * time, 2),
    },
    {
      text: 'You used the upstream speed for both ways.',
      value: ({ still, stream, time }) => frac((still - stream) * time, 2),
    },
    { text: 'You took half of the right distance.', value: (_, right) => right.div(2) },
    { text: 'You counted one hour too many.', value: (p) => oneWay({ ...p, time: p.time + 1 }) },
    { text: 'You counted one hour too few.', value: (p) => oneWay({ ...p, time: p.time - 1 }) },
    {
      text: 'You added the square of the stream instead of subtracting it.',
      value: ({ still, stream, time }) => frac(time * (still * still + stream * stream), 2 * still),
    },
  ],
  wordings: [
    ({ still, stream, time }, s) =>
      `The motor boat of ${s.person.name} runs at ${still} km/h in still water. On a river flowing at ${stream} km/h ${s.person.they} goes to a ${s.pick(['village', 'temple', 'bridge'])} and back in ${hours(time)}. How far is it one way?`,
    ({ still, stream, time }, s) =>
      `A ${s.pick(BOATS)} with a speed of ${still} km/h in still water goes down a river to a port and returns. The river flows at ${stream} km/h and the running time is ${hours(time)} in all. What is the distance to the port?`,
    ({ still, stream, time }, s) =>
      `The current of a ${s.pick(['river', 'canal', 'creek'])} is ${stream} km/h. A patrol boat, which makes ${still} km/h in still water, must be back after exactly ${hours(time)}. Find the greatest distance that it can go up the current before it turns.`,
  ],
  explain: ({ still, stream, time }, right) => {
    const [down, up] = [still + stream, still - stream];
    const each = frac(1, down).add(frac(1, up));
    return t`Each kilometre takes $\frac{1}{${down}} + \frac{1}{${up}} = ${tex(each)}$ hour both ways, so the distance is $${time} \div ${tex(each)} = ${digits(right)}$ km.`;
  },
});

interface River {
  still: number;
  stream: number;
}

const average = ({ still, stream }: River) => frac(still * still - stream * stream, still);

const averageSpeed = defineTemplate<River, Fraction>({
  id: 'average-of-round-trip',
  level: 'medium',
  parameters: { still: range(5, 45), stream: range(1, 16) },
  isSensible: (p) => 2 * p.stream <= p.still && average(p).mul(100).d === 1n,
  solve: average,
  show: kmh,
  mistakes: [
    { text: 'This is the downstream speed.', value: ({ still, stream }) => frac(still + stream) },
    { text: 'This is the upstream speed.', value: ({ still, stream }) => frac(still - stream) },
    { text: 'You forgot that the whole distance is twice one way.', value: (p) => average(p).div(2) },
    {
      text: 'You added the square of the stream.',
      value: ({ still, stream }) => frac(still * still + stream * stream, still),
    },
    {
      text: 'You took the mean of still water and the upstream speed.',
      value: ({ still, stream }) => frac(2 * still - stream, 2),
    },
    {
      text: 'You took the mean of still water and the downstream speed.',
      value: ({ still, stream }) => frac(2 * still + stream, 2),
    },
    { text: 'You doubled the right speed.', value: (_, right) => right.mul(2) },
    {
      text: 'You took off the square of the stream twice.',
      value: ({ still, stream }) => frac(still * still - 2 * stream * stream, still),
    },
  ],
  wordings: [
    ({ still, stream }, s) =>
      `${s.person.name} takes a motor boat some distance downstream and back to the start. The boat makes ${still} km/h in still water and the stream flows at ${stream} km/h. What is the average speed for the whole trip?`,
    ({ still, stream }, s) =>
      `A ${s.pick(BOATS)} of ${still} km/h in still water goes up a river with a current of ${stream} km/h to a dam and comes back without a halt. Find its average speed.`,
    ({ still, stream }, s) =>
      `An excursion steamer runs from a pier to ${s.pick(['an island', 'a fort', 'a bird reserve'])} in the river and back. Its speed in still water is ${still} km/h and that of the river ${stream} km/h. What average speed does it reach over both ways?`,
  ],
  explain: ({ still, stream }, right) => {
    const [down, up] = [still + stream, still - stream];
    return t`The speeds are $${still} + ${stream} = ${down}$ and $${still} - ${stream} = ${up}$ km/h over equal distances: $\frac{2 \times ${down} \times ${up}}{${down} + ${up}} = ${digits(right)}$ km/h.`;
  },
});

interface Longer {
  still: number;
  stream: number;
  more: number;
}

const farFrom = ({ still, stream, more }: Longer) =>
  frac(more * (still * still - stream * stream), 2 * stream);

const upLonger = defineTemplate<Longer, Fraction>({
  id: 'upstream-takes-longer',
  level: 'medium',
  parameters: { still: range(5, 24), stream: range(1, 9), more: range(1, 6) },
  isSensible: (p) =>
    2 * p.stream < p.still && isInTenths(farFrom(p)) && farFrom(p).lt(160) && farFrom(p).gt(p.still),
  solve: farFrom,
  show: km,
  mistakes: [
    { text: 'You forgot to halve.', value: (_, right) => right.mul(2) },
    { text: 'You took half of the right distance.', value: (_, right) => right.div(2) },
    {
      text: 'You took the difference of the times for the time of the way up.',
      value: ({ still, stream, more }) => frac(more * (still - stream)),
    },
    {
      text: 'You took the difference of the times for the time of the way down.',
      value: ({ still, stream, more }) => frac(more * (still + stream)),
    },
    { text: 'You counted one hour too many.', value: (p) => farFrom({ ...p, more: p.more + 1 }) },
    {
      text: 'You counted half an hour too few.',
      value: (p) =>
        farFrom(p)
          .mul(2 * p.more - 1)
          .div(2 * p.more),
    },
    {
      text: 'You counted half an hour too many.',
      value: (p) =>
        farFrom(p)
          .mul(2 * p.more + 1)
          .div(2 * p.more),
    },
    {
      text: 'You forgot the square of the stream.',
      value: ({ still, stream, more }) => frac(more * still * still, 2 * stream),
    },
    {
      text: 'You subtracted the square of the stream twice.',
      value: ({ still, stream, more }) => frac(more * (still * still - 2 * stream * stream), 2 * stream),
    },
  ],
  wordings: [
    ({ still, stream, more }, s) =>
      `A ${s.pick(BOATS)} has a speed of ${still} km/h in still water. On a river of ${stream} km/h it takes ${hours(more)} longer to go up to a town than to come down. How far is the town?`,
    ({ still, stream, more }, s) =>
      `${s.person.name}, whose boat makes ${still} km/h in still water, finds that a trip against a current of ${stream} km/h takes ${hours(more)} more than the same trip with the current. What is the length of the trip, one way?`,
    ({ still, stream, more }, s) =>
      `The ferry between two ${s.pick(['ghats', 'ports', 'jetties'])} needs ${hours(more)} less with the stream than against it. It runs at ${still} km/h in still water and the stream at ${stream} km/h. Find the distance between the two places.`,
  ],
  explain: ({ still, stream, more }, right) => {
    const [down, up] = [still + stream, still - stream];
    const each = frac(1, up).sub(frac(1, down));
    return t`Each kilometre takes $\frac{1}{${up}} - \frac{1}{${down}} = ${tex(each)}$ hour longer upstream, so the distance is $${more} \div ${tex(each)} = ${digits(right)}$ km.`;
  },
});

const streamFromRoundTrip = defineTemplate<ThereAndBack, Fraction>({
  id: 'stream-from-round-trip',
  level: 'hard',
  parameters: { still: range(5, 30), stream: range(1, 12), time: range(2, 12) },
  isSensible: (p) => 2 * p.stream <= p.still && p.stream > 1 && oneWay(p).d === 1n,
  solve: ({ stream }) => frac(stream),
  show: kmh,
  mistakes: [
    { text: 'This is the upstream speed.', value: ({ still, stream }) => frac(still - stream) },
    { text: 'This is the downstream speed.', value: ({ still, stream }) => frac(still + stream) },
    {
      text: 'This is the difference of the downstream and the upstream speed.',
      value: ({ stream }) => frac(2 * stream),
    },
    { text: 'You took half of the right speed.', value: ({ stream }) => frac(stream, 2) },
    { text: 'You took half of the speed in still water.', value: ({ still }) => frac(still, 2) },
    {
      text: 'You took a square root that is 1 too large.',
      value: ({ stream }) => frac(stream + 1),
    },
    {
      text: 'You took a square root that is 1 too small.',
      value: ({ stream }) => frac(stream - 1),
    },
    {
      text: 'You took a square root that is 2 too small.',
      value: ({ stream }) => frac(stream - 2),
    },
    { text: 'You took half of the upstream speed.', value: ({ still, stream }) => frac(still - stream, 2) },
    { text: 'This is the square of the speed. Take its root.', value: ({ stream }) => frac(stream ** 2) },
    {
      text: 'You divided one way by the whole time.',
      value: (p) => oneWay(p).div(p.time).round(),
    },
    {
      text: 'This is the average speed of the whole trip.',
      value: (p) => oneWay(p).mul(2).div(p.time).round(),
    },
    {
      text: 'You subtracted the speed of one way, with the whole time, from the speed in still water.',
      value: (p) => frac(p.still).sub(oneWay(p).div(p.time)).round(),
    },
  ],
  wordings: [
    (p, s) =>
      `A ${s.pick(BOATS)} goes ${digits(oneWay(p))} km down a river and comes back in ${hours(p.time)} in all. Its speed in still water is ${p.still} km/h. What is the speed of the stream?`,
    (p, s) =>
      `${s.person.name} has a boat that makes ${p.still} km/h in still water. ${s.person.they === 'he' ? 'He' : 'She'} needs ${hours(p.time)} for a place ${digits(oneWay(p))} km up the river and back. How fast does the river flow?`,
    (p, s) =>
      `A tourist launch that runs at ${p.still} km/h in still water makes a round trip to ${s.pick(['a waterfall', 'a temple', 'an old fort'])}, ${digits(oneWay(p))} km away on the river, in ${hours(p.time)} of running time. Find the speed of the current.`,
  ],
  explain: (p, right) => {
    const d = digits(oneWay(p));
    const square = p.stream * p.stream;
    return t`From $\frac{${d}}{${p.still} + s} + \frac{${d}}{${p.still} - s} = ${p.time}$ follows $${p.still}^2 - s^2 = \frac{2 \times ${p.still} \times ${d}}{${p.time}} = ${p.still * p.still - square}$. So $s^2 = ${p.still * p.still} - ${p.still * p.still - square} = ${square}$ and $s = ${digits(right)}$ km/h.`;
  },
});

interface SameTime {
  p: number;
  q: number;
  factor: number;
  time: number;
  wanted: 1 | -1;
}

/** Half of p plus q, or minus q, times the common factor in halves. */
const speedOf = ({ p, q, factor, wanted }: SameTime) => frac((p + wanted * q) * factor, 4);
const placeAt = ({ p, q, factor, time }: SameTime) => frac(time * p * q * factor, 2 * (p + q));

const sameTime = defineTemplate<SameTime, Fraction>({
  id: 'same-time-down-and-up',
  level: 'hard',
  parameters: { p: range(2, 9), q: range(1, 7), factor: range(2, 10), time: range(3, 15), wanted: [1, -1] },
  isSensible: (v) =>
    v.q < v.p &&
    v.p <= 3 * v.q &&
    hcf(v.p, v.q) === 1 &&
    placeAt(v).d === 1n &&
    speedOf(v).gte(1) &&
    speedOf(v).lt(30),
  solve: speedOf,
  show: kmh,
  mistakes: [
    {
      text: 'You exchanged the speed in still water and that of the stream.',
      value: (v) => speedOf({ ...v, wanted: v.wanted === 1 ? -1 : 1 }),
    },
    { text: 'This is the downstream speed.', value: ({ p, factor }) => frac(p * factor, 2) },
    { text: 'This is the upstream speed.', value: ({ q, factor }) => frac(q * factor, 2) },
    { text: 'You forgot to halve.', value: (_, right) => right.mul(2) },
    { text: 'You halved twice.', value: (_, right) => right.div(2) },
    {
      text: 'You took the time of both ways for that of one way.',
      value: (v) =>
        speedOf(v)
          .mul(v.p + v.q)
          .div(2 * v.p),
    },
    {
      text: 'You counted one hour too few.',
      value: (v) =>
        speedOf(v)
          .mul(v.time)
          .div(v.time - 1),
    },
    {
      text: 'You counted one hour too many.',
      value: (v) =>
        speedOf(v)
          .mul(v.time)
          .div(v.time + 1),
    },
    {
      text: 'You counted two hours too many.',
      value: (v) =>
        speedOf(v)
          .mul(v.time)
          .div(v.time + 2),
    },
    {
      text: 'You counted two hours too few.',
      value: (v) =>
        speedOf(v)
          .mul(v.time)
          .div(v.time - 2),
    },
  ],
  wordings: [
    (v, s) =>
      `${s.person.name} takes a boat to a place ${digits(placeAt(v))} km down the river and back in ${hours(v.time)}. It goes ${v.p} km with the stream in the same time as ${v.q} km against it. What is the speed of ${v.wanted === 1 ? 'the boat in still water' : 'the stream'}?`,
    (v, s) =>
      `A ${s.pick(BOATS)} covers ${v.p} km downstream in the time in which it covers ${v.q} km upstream. It goes to a town ${digits(placeAt(v))} km away on the river and returns in ${hours(v.time)} in all. Find ${v.wanted === 1 ? 'its speed in still water' : 'the speed of the current'}.`,
    (v, s) =>
      `For ${v.q} km against the current a ${s.pick(['crew', 'boatman', 'ferry'])} needs as long as for ${v.p} km with it. A trip of ${digits(placeAt(v))} km and back takes ${hours(v.time)}. How fast is ${v.wanted === 1 ? 'the boat in still water' : 'the current'}?`,
  ],
  explain: (v, right) => {
    const [down, up] = [frac(v.p * v.factor, 2), frac(v.q * v.factor, 2)];
    const d = digits(placeAt(v));
    const downTime = placeAt(v).div(down);
    const sign = v.wanted === 1 ? '+' : '-';
    return t`The times down and up are as $${v.q} : ${v.p}$, so the way down takes $${v.time} \times \frac{${v.q}}{${v.p} + ${v.q}} = ${tex(downTime)}$ hours. Downstream: $${d} \div ${tex(downTime)} = ${digits(down)}$ km/h; upstream: $${digits(down)} \times \frac{${v.q}}{${v.p}} = ${digits(up)}$ km/h. Half of the ${v.wanted === 1 ? 'sum' : 'difference'}: $\frac{${digits(down)} ${sign} ${digits(up)}}{2} = ${digits(right)}$ km/h.`;
  },
});

export const ROUND_TRIPS = [roundTrip, averageSpeed, upLonger, streamFromRoundTrip, sameTime];
