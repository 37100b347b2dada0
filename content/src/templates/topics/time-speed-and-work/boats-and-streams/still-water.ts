import { defineTemplate, digits, frac, range, ratio, t, type Fraction } from '../../../kit/index.js';
import { hours, km, kmh, minutes } from '../motion.js';
import { isInTenths } from '../work-rates.js';
import { BOATS } from './boats.js';

interface Rates {
  down: number;
  up: number;
  /** 1 for still water, -1 for the stream. */
  wanted: 1 | -1;
}

const speedsFromRates = defineTemplate<Rates, Fraction>({
  id: 'speed-from-rates',
  level: 'easy',
  parameters: { down: range(8, 36), up: range(3, 26), wanted: [1, -1] },
  isSensible: ({ down, up }) => up < down && down <= 3 * up && down - up >= 2,
  solve: ({ down, up, wanted }) => frac(down + wanted * up, 2),
  show: kmh,
  mistakes: [
    {
      text: 'You exchanged the speed in still water and that of the stream.',
      value: ({ down, up, wanted }) => frac(down - wanted * up, 2),
    },
    { text: 'You forgot to halve.', value: ({ down, up, wanted }) => frac(down + wanted * up) },
    {
      text: 'You doubled instead of halving the result.',
      value: ({ down, up, wanted }) => frac(2 * (down + wanted * up)),
    },
    { text: 'You halved twice.', value: ({ down, up, wanted }) => frac(down + wanted * up, 4) },
    { text: 'You took half of the downstream speed.', value: ({ down }) => frac(down, 2) },
    { text: 'You took half of the upstream speed.', value: ({ up }) => frac(up, 2) },
    {
      text: 'You counted 1 km/h too much downstream.',
      value: ({ down, up, wanted }) => frac(down + 1 + wanted * up, 2),
    },
    {
      text: 'You counted 1 km/h too little downstream.',
      value: ({ down, up, wanted }) => frac(down - 1 + wanted * up, 2),
    },
    {
      text: 'You divided by three instead of two.',
      value: ({ down, up, wanted }) => frac(down + wanted * up, 3),
    },
  ],
  wordings: [
    ({ down, up, wanted }, s) =>
      `${s.person.name} takes a ${s.pick(BOATS)} that runs at ${down} km/h downstream and ${up} km/h upstream. What is the speed of ${wanted === 1 ? 'the boat in still water' : 'the current'}?`,
    ({ down, up, wanted }, s) =>
      `With the stream a ${s.pick(BOATS)} makes ${down} km/h, against it ${up} km/h. ${wanted === 1 ? 'How fast would it be in still water' : 'How fast does the stream flow'}?`,
    ({ down, up, wanted }, s) =>
      `A ${s.pick(BOATS)} covers ${down} km in an hour when it goes down a river and ${up} km in an hour when it goes up the same river. Find ${wanted === 1 ? 'its speed on a lake' : 'the speed of the river'}.`,
  ],
  explain: ({ down, up, wanted }, right) =>
    wanted === 1
      ? t`In still water the speed is half of the sum: $\frac{${down} + ${up}}{2} = ${digits(right)}$ km/h.`
      : t`The stream has half of the difference: $\frac{${down} - ${up}}{2} = ${digits(right)}$ km/h.`,
});

interface Trip {
  still: number;
  stream: number;
  time: number;
  /** 1 downstream, -1 upstream. */
  way: 1 | -1;
}

const inHours = (p: Trip) => frac((p.still + p.way * p.stream) * p.time, 60);

const distanceInMinutes = defineTemplate<Trip, Fraction>({
  id: 'distance-in-minutes',
  level: 'easy',
  parameters: { still: range(8, 30), stream: range(2, 8), time: range(10, 100, 5), way: [1, -1] },
  isSensible: (p) => 2 * p.stream < p.still && p.time % 60 !== 0 && isInTenths(inHours(p)),
  solve: inHours,
  show: km,
  mistakes: [
    {
      text: 'You went the other way: downstream the speeds add, upstream they subtract.',
      value: (p) => inHours({ ...p, way: p.way === 1 ? -1 : 1 }),
    },
    { text: 'You forgot the stream.', value: (p) => inHours({ ...p, stream: 0 }) },
    { text: 'You counted the stream twice.', value: (p) => inHours({ ...p, stream: 2 * p.stream }) },
    { text: 'You counted five minutes too many.', value: (p) => inHours({ ...p, time: p.time + 5 }) },
    { text: 'You counted five minutes too few.', value: (p) => inHours({ ...p, time: p.time - 5 }) },
    { text: 'You took half of the right distance.', value: (_, right) => right.div(2) },
    {
      text: 'You took an hour for 100 minutes.',
      value: (p) => frac((p.still + p.way * p.stream) * p.time, 100),
    },
    { text: 'You counted ten minutes too many.', value: (p) => inHours({ ...p, time: p.time + 10 }) },
  ],
  wordings: [
    ({ still, stream, time, way }, s) =>
      `A ${s.pick(BOATS)} has a speed of ${still} km/h in still water. How far does it go ${way === 1 ? 'downstream' : 'upstream'} in ${minutes(time)} on a river that flows at ${stream} km/h?`,
    ({ still, stream, time, way }, s) =>
      `${s.person.name} has a motor boat that makes ${still} km/h on a lake. On a river with a current of ${stream} km/h ${s.person.they} goes ${way === 1 ? 'with' : 'against'} the current for ${minutes(time)}. What distance does ${s.person.they} cover?`,
    ({ still, stream, time, way }, s) =>
      `The ${s.pick(['Ganga', 'Brahmaputra', 'Mahanadi', 'Kaveri'])} flows at ${stream} km/h at a ferry point. Find the distance that a launch of ${still} km/h in still water makes ${way === 1 ? 'down' : 'up'} the river in ${minutes(time)}.`,
  ],
  explain: ({ still, stream, time, way }, right) => {
    const speed = still + way * stream;
    return t`The speed is $${still} ${way === 1 ? '+' : '-'} ${stream} = ${speed}$ km/h, so the distance is $${speed} \times \frac{${time}}{60} = ${digits(right)}$ km.`;
  },
});

interface WayBack {
  still: number;
  stream: number;
  upTime: number;
}

const downTime = ({ still, stream, upTime }: WayBack) => frac((still - stream) * upTime, still + stream);

const wayBack = defineTemplate<WayBack, Fraction>({
  id: 'time-of-the-way-back',
  level: 'easy',
  parameters: { still: range(6, 32), stream: range(1, 8), upTime: range(2, 16) },
  isSensible: (p) => 2 * p.stream < p.still && isInTenths(downTime(p)),
  solve: downTime,
  show: hours,
  mistakes: [
    {
      text: 'You used the ratio of the speeds the wrong way round.',
      value: ({ still, stream, upTime }) => frac((still + stream) * upTime, still - stream),
    },
    { text: 'You took half of the time.', value: ({ upTime }) => frac(upTime, 2) },
    {
      text: 'You went back at the speed of still water.',
      value: ({ still, stream, upTime }) => frac((still - stream) * upTime, still),
    },
    {
      text: 'You went up at the speed of still water.',
      value: ({ still, stream, upTime }) => frac(still * upTime, still + stream),
    },
    { text: 'This is the time for both ways.', value: ({ upTime }, right) => right.add(upTime) },
    { text: 'You took half of the right time.', value: (_, right) => right.div(2) },
    {
      text: 'You counted one hour too many for the way up.',
      value: (p) => downTime({ ...p, upTime: p.upTime + 1 }),
    },
    {
      text: 'You counted one hour too few for the way up.',
      value: (p) => downTime({ ...p, upTime: p.upTime - 1 }),
    },
    {
      text: 'You subtracted the speed of the stream in hours.',
      value: ({ stream, upTime }) => frac(upTime - stream),
    },
  ],
  wordings: [
    ({ still, stream, upTime }, s) =>
      `A ${s.pick(BOATS)} runs at ${still} km/h in still water. On a stream of ${stream} km/h it takes ${hours(upTime)} to go upstream to a fort. How long does the way back take?`,
    ({ still, stream, upTime }, s) =>
      `${s.person.name} goes up a river with a current of ${stream} km/h for ${hours(upTime)} and then returns to the start. In still water ${s.person.their} motor boat makes ${still} km/h. How many hours does the return take?`,
    ({ still, stream, upTime }, s) =>
      `A ferry with a speed of ${still} km/h in still water needs ${hours(upTime)} up a river that flows at ${stream} km/h to reach a ${s.pick(['temple', 'market', 'dam', 'village'])}. Find the time of its trip down to the starting point.`,
  ],
  explain: ({ still, stream, upTime }, right) =>
    t`The way is $(${still} - ${stream}) \times ${upTime} = ${(still - stream) * upTime}$ km. Downstream it takes $\frac{${(still - stream) * upTime}}{${still} + ${stream}} = ${digits(right)}$ hours.`,
});

interface TwoTimes {
  down: number;
  up: number;
}

const boatToStream = defineTemplate<TwoTimes, string>({
  id: 'ratio-from-times',
  level: 'medium',
  parameters: { down: range(3, 24), up: range(5, 40) },
  isSensible: ({ down, up }) => down < up && up < 4 * down && (up + down) / (up - down) < 20,
  solve: ({ down, up }) => ratio([up + down, up - down]),
  show: (value) => value,
  mistakes: [
    {
      text: 'This is the ratio of the downstream to the upstream speed.',
      value: ({ down, up }) => ratio([up, down]),
    },
    {
      text: 'This is the ratio the wrong way round.',
      value: ({ down, up }) => ratio([up - down, up + down]),
    },
    {
      text: 'You compared still water with the upstream speed.',
      value: ({ down, up }) => ratio([up + down, 2 * down]),
    },
    {
      text: 'You compared still water with the downstream speed.',
      value: ({ down, up }) => ratio([up + down, 2 * up]),
    },
    {
      text: 'You compared the downstream speed with the stream.',
      value: ({ down, up }) => ratio([2 * up, up - down]),
    },
    {
      text: 'You compared the upstream speed with the stream.',
      value: ({ down, up }) => ratio([2 * down, up - down]),
    },
    {
      text: 'You halved the sum but not the difference.',
      value: ({ down, up }) => ratio([up + down, 2 * (up - down)]),
    },
  ],
  wordings: [
    ({ down, up }, s) =>
      `A ${s.pick(BOATS)} covers a stretch downstream in ${hours(down)} and upstream in ${hours(up)}. What is the ratio of its speed in still water to the speed of the stream?`,
    ({ down, up }, s) =>
      `${s.person.name} needs ${hours(up)} to row up a river to a ${s.pick(['bridge', 'village', 'mill'])} and ${hours(down)} to row back. Find the ratio of ${s.person.their} speed in still water to the speed of the current.`,
    ({ down, up }, s) =>
      `Between two ${s.pick(['jetties', 'ghats', 'ports'])} on a river a launch takes ${hours(down)} with the stream and ${hours(up)} against it. In what ratio are the speed of the launch in still water and the speed of the stream?`,
  ],
  explain: ({ down, up }, right) =>
    t`Speeds are inversely as the times: downstream to upstream as $${up} : ${down}$. Still water to stream is as sum to difference, $(${up} + ${down}) : (${up} - ${down})$, which is $${right}$.`,
});

export const STILL_WATER = [speedsFromRates, distanceInMinutes, wayBack, boatToStream];
