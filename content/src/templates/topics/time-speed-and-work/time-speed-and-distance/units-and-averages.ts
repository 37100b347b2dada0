import { defineTemplate, digits, frac, range, t, tex, type Fraction } from '../../../kit/index.js';
import { inMetresPerSecond, kmh, metres } from '../motion.js';
import { isInTenths } from '../work-rates.js';

interface Run {
  speed: number;
  time: number;
}

const unitChange = defineTemplate<Run, Fraction>({
  id: 'metres-in-seconds',
  level: 'easy',
  parameters: { speed: range(18, 108, 6), time: range(6, 60) },
  isSensible: ({ speed, time }) => (speed * 5 * time) % 18 === 0,
  solve: ({ speed, time }) => inMetresPerSecond(speed).mul(time),
  show: metres,
  mistakes: [
    { text: 'You did not change km/h into m/s.', value: ({ speed, time }) => frac(speed * time) },
    { text: 'You took half of the right distance.', value: (_, right) => right.div(2) },
    { text: 'You divided by 3 instead of 3.6.', value: ({ speed, time }) => frac(speed * time, 3) },
    { text: 'You divided by 4 instead of 3.6.', value: ({ speed, time }) => frac(speed * time, 4) },
    { text: 'You divided by 6 instead of 3.6.', value: ({ speed, time }) => frac(speed * time, 6) },
    {
      text: 'You counted one second too many.',
      value: ({ speed, time }) => inMetresPerSecond(speed).mul(time + 1),
    },
    {
      text: 'You counted one second too few.',
      value: ({ speed, time }) => inMetresPerSecond(speed).mul(time - 1),
    },
    { text: 'You doubled the right distance.', value: (_, right) => right.mul(2) },
  ],
  wordings: [
    ({ speed, time }, s) =>
      `A ${s.pick(['scooter', 'bus', 'car', 'motorcycle'])} runs at ${speed} km/h. How many metres does it cover in ${time} seconds?`,
    ({ speed, time }, s) =>
      `${s.person.name} drives a ${s.pick(['van', 'car', 'jeep'])} at a steady ${speed} km/h. What distance does it go in ${time} seconds?`,
    ({ speed, time }) =>
      `The speedometer of a vehicle shows ${speed} km/h. Find the distance, in metres, that the vehicle travels in ${time} seconds at this speed.`,
  ],
  explain: ({ speed, time }, right) =>
    t`$${speed} \times \frac{5}{18} = ${tex(inMetresPerSecond(speed))}$ m/s, and in ${time} seconds $${tex(inMetresPerSecond(speed))} \times ${time} = ${digits(right)}$ m.`,
});

interface TwoSpeeds {
  u: number;
  v: number;
}

const harmonic = ({ u, v }: TwoSpeeds) => frac(2 * u * v, u + v);

const equalDistances = defineTemplate<TwoSpeeds, Fraction>({
  id: 'average-of-equal-distances',
  level: 'easy',
  parameters: { u: range(12, 75), v: range(15, 90) },
  isSensible: (p) => p.u < p.v && p.v <= 3 * p.u && (p.u + p.v) % 5 === 0 && isInTenths(harmonic(p)),
  solve: harmonic,
  show: kmh,
  mistakes: [
    {
      text: 'You took the mean of the speeds. More time is spent at the lower speed.',
      value: ({ u, v }) => frac(u + v, 2),
    },
    { text: 'You forgot that the whole distance is twice one way.', value: (p) => harmonic(p).div(2) },
    { text: 'You counted the faster speed twice.', value: ({ u, v }) => frac(u + 2 * v, 3) },
    {
      text: 'You counted the slower speed twice and took the mean.',
      value: ({ u, v }) => frac(2 * u + v, 3),
    },
    { text: 'You subtracted the speeds.', value: ({ u, v }) => frac(v - u) },
    {
      text: 'You divided the product by the difference of the speeds.',
      value: ({ u, v }) => frac(u * v, v - u),
    },
    { text: 'You added the speeds.', value: ({ u, v }) => frac(u + v) },
    {
      text: 'You counted the slower speed three times and took the mean.',
      value: ({ u, v }) => frac(3 * u + v, 4),
    },
  ],
  wordings: [
    ({ u, v }, s) =>
      `${s.person.name} ${s.pick(['drives', 'rides'])} to a town at ${u} km/h and returns by the same road at ${v} km/h. What is the average speed of the whole journey?`,
    ({ u, v }, s) =>
      `A ${s.pick(['lorry', 'bus', 'taxi'])} covers the first half of a distance at ${u} km/h and the second half at ${v} km/h. Find its average speed.`,
    ({ u, v }, s) =>
      `On a trip to a ${s.pick(['temple', 'fort', 'market'])} a van makes ${v} km/h on the way there and, loaded, ${u} km/h on the way back. What is its average speed over both ways, which are equally long?`,
  ],
  explain: ({ u, v }, right) =>
    t`Over equal distances the average speed is $\frac{2 \times ${u} \times ${v}}{${u} + ${v}} = ${digits(right)}$ km/h.`,
});

interface Stops {
  free: number;
  stopping: number;
}

const stoppages = defineTemplate<Stops, Fraction>({
  id: 'stoppages',
  level: 'easy',
  parameters: { free: range(30, 100), stopping: range(24, 90) },
  isSensible: ({ free, stopping }) =>
    stopping < free && free <= 2 * stopping && frac(60 * (free - stopping), free).d === 1n,
  solve: ({ free, stopping }) => frac(60 * (free - stopping), free),
  show: (value) => `${digits(value)} minutes`,
  mistakes: [
    {
      text: 'You divided by the speed with stoppages.',
      value: ({ free, stopping }) => frac(60 * (free - stopping), stopping),
    },
    {
      text: 'This is how long the vehicle moves in an hour.',
      value: ({ free, stopping }) => frac(60 * stopping, free),
    },
    { text: 'This is the difference of the speeds.', value: ({ free, stopping }) => frac(free - stopping) },
    { text: 'You took half of the right time.', value: (_, right) => right.div(2) },
    { text: 'You doubled the right time.', value: (_, right) => right.mul(2) },
    {
      text: 'You took the difference of the speeds off 60.',
      value: ({ free, stopping }) => frac(60 - free + stopping),
    },
    {
      text: 'You took an hour for 100 minutes.',
      value: ({ free, stopping }) => frac(100 * (free - stopping), free),
    },
    { text: 'You counted one minute too many.', value: (_, right) => right.add(1) },
    { text: 'You counted one minute too few.', value: (_, right) => right.sub(1) },
  ],
  wordings: [
    ({ free, stopping }, s) =>
      `Without stoppages a ${s.pick(['bus', 'train'])} travels at ${free} km/h, with stoppages at ${stopping} km/h on average. For how many minutes does it stop in an hour?`,
    ({ free, stopping }, s) =>
      `A ${s.pick(['local train', 'city bus', 'passenger train'])} runs at ${free} km/h between its stops, but covers only ${stopping} km in an hour. How long does it stand at stops in an hour?`,
    ({ free, stopping }, s) =>
      `The average speed of an express is ${free} km/h without its halts and ${stopping} km/h with them. Find the time in each hour that it spends at ${s.pick(['stations', 'halts'])}.`,
  ],
  explain: ({ free, stopping }, right) =>
    t`In an hour it covers $${free} - ${stopping} = ${free - stopping}$ km less than it could. For these it would need $\frac{${free - stopping}}{${free}} \times 60 = ${digits(right)}$ minutes.`,
});

interface MixedTrip {
  v: number;
  time: number;
  w: number;
  distance: number;
}

const timeOf = ({ time, w, distance }: MixedTrip) => frac(distance, w).add(time);
const averageOf = (p: MixedTrip) => frac(p.v * p.time + p.distance).div(timeOf(p));

const mixedTrip = defineTemplate<MixedTrip, Fraction>({
  id: 'average-of-mixed-trip',
  level: 'medium',
  parameters: { v: range(30, 80, 5), time: [2, 3, 4, 5], w: range(30, 90, 5), distance: range(60, 400, 20) },
  isSensible: (p) =>
    p.v !== p.w && isInTenths(frac(p.distance, p.w)) && averageOf(p).mul(10).d === 1n && p.distance > p.w,
  solve: averageOf,
  show: kmh,
  mistakes: [
    { text: 'You took the mean of the speeds.', value: ({ v, w }) => frac(v + w, 2) },
    { text: 'You took the average for equal distances.', value: ({ v, w }) => frac(2 * v * w, v + w) },
    {
      text: 'You exchanged the times of the two parts.',
      value: (p) =>
        frac(p.distance * p.v, p.w)
          .add(p.time * p.w)
          .div(timeOf(p)),
    },
    {
      text: 'You counted one hour too many.',
      value: (p) => averageOf(p).mul(timeOf(p)).div(timeOf(p).add(1)),
    },
    {
      text: 'You counted one hour too few.',
      value: (p) => averageOf(p).mul(timeOf(p)).div(timeOf(p).sub(1)),
    },
    { text: 'You forgot the distance of the first part.', value: (p) => frac(p.distance).div(timeOf(p)) },
    { text: 'You forgot the distance of the second part.', value: (p) => frac(p.v * p.time).div(timeOf(p)) },
    {
      text: 'You forgot the time of the second part.',
      value: (p) => frac(p.v * p.time + p.distance, p.time),
    },
  ],
  wordings: [
    ({ v, time, w, distance }, s) =>
      `A ${s.pick(['bus', 'car', 'lorry'])} runs for ${time} hours at ${v} km/h and then covers ${distance} km at ${w} km/h. What is its average speed for the whole journey?`,
    ({ v, time, w, distance }, s) =>
      `${s.person.name} drives at ${v} km/h for the first ${time} hours and does the remaining ${distance} km at ${w} km/h. Find the average speed of the trip.`,
    ({ v, time, w, distance }, s) =>
      `A ${s.pick(['mail', 'goods', 'milk'])} van covers the last ${distance} km of its route at ${w} km/h. Before that it has run ${time} hours at ${v} km/h. What is the average speed over the whole route?`,
  ],
  explain: (p, right) =>
    t`The first part is $${p.v} \times ${p.time} = ${p.v * p.time}$ km; the second takes $\frac{${p.distance}}{${p.w}} = ${digits(frac(p.distance, p.w))}$ hours. Average: $\frac{${p.v * p.time} + ${p.distance}}{${p.time} + ${digits(frac(p.distance, p.w))}} = ${digits(right)}$ km/h.`,
});

export const UNITS_AND_AVERAGES = [unitChange, equalDistances, stoppages, mixedTrip];
