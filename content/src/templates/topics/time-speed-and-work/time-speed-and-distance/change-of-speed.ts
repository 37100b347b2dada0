import { defineTemplate, digits, frac, hcf, range, t, tex, type Fraction } from '../../../kit/index.js';
import { hours, km, kmh, minutes } from '../motion.js';
import { isInTenths } from '../work-rates.js';

interface SlowDay {
  top: number;
  bottom: number;
  late: number;
}

const fractionOfSpeed = defineTemplate<SlowDay, Fraction>({
  id: 'fraction-of-usual-speed',
  level: 'easy',
  parameters: { top: range(2, 8), bottom: range(3, 9), late: range(4, 30) },
  isSensible: ({ top, bottom, late }) =>
    top < bottom && bottom < 2 * top && hcf(top, bottom) === 1 && (late * top) % (bottom - top) === 0,
  solve: ({ top, bottom, late }) => frac(late * top, bottom - top),
  show: minutes,
  mistakes: [
    {
      text: 'This is the time at the lower speed.',
      value: ({ top, bottom, late }) => frac(late * bottom, bottom - top),
    },
    {
      text: 'You multiplied the delay by the fraction.',
      value: ({ top, bottom, late }) => frac(late * top, bottom),
    },
    {
      text: 'You divided the delay by the fraction.',
      value: ({ top, bottom, late }) => frac(late * bottom, top),
    },
    { text: 'You doubled the right time.', value: (_, right) => right.mul(2) },
    { text: 'You took half of the right time.', value: (_, right) => right.div(2) },
    { text: 'You took the delay off the usual time.', value: ({ late }, right) => right.sub(late) },
    { text: 'You added the delay twice.', value: ({ late }, right) => right.add(2 * late) },
    {
      text: 'You multiplied the delay by the sum of top and bottom.',
      value: ({ top, bottom, late }) => frac(late * (top + bottom), bottom - top),
    },
    { text: 'You took the delay off twice.', value: ({ late }, right) => right.sub(2 * late) },
  ],
  wordings: [
    ({ top, bottom, late }, s) =>
      t`Walking at $\frac{${top}}{${bottom}}$ of ${s.person.their} usual speed, ${s.person.name} is ${late} minutes late. What is ${s.person.their} usual time for the way?`,
    ({ top, bottom, late }, s) =>
      t`In ${s.pick(['fog', 'rain', 'heavy traffic'])} a bus runs at $\frac{${top}}{${bottom}}$ of its usual speed and arrives ${late} minutes behind time. How long does it usually take?`,
    ({ top, bottom, late }, s) =>
      t`${s.person.name} cycles to ${s.pick(['school', 'work', 'the station'])} at $\frac{${top}}{${bottom}}$ of ${s.person.their} normal speed and needs ${late} minutes more than normally. Find ${s.person.their} normal time.`,
  ],
  explain: ({ top, bottom, late }, right) =>
    t`At $\frac{${top}}{${bottom}}$ of the speed the time is $\frac{${bottom}}{${top}}$ of the usual one, so ${late} minutes are $\frac{${bottom}}{${top}} - 1 = ${tex(frac(bottom - top, top))}$ of it: $${late} \div ${tex(frac(bottom - top, top))} = ${digits(right)}$ minutes.`,
});

interface LessTime {
  speed: number;
  time: number;
  other: number;
}

const lessTime = defineTemplate<LessTime, Fraction>({
  id: 'speed-for-other-time',
  level: 'easy',
  parameters: { speed: range(20, 80, 2), time: range(4, 12), other: range(3, 10) },
  isSensible: ({ speed, time, other }) =>
    other < time && speed * time <= 110 * other && isInTenths(frac(speed * time, other)),
  solve: ({ speed, time, other }) => frac(speed * time, other),
  show: kmh,
  mistakes: [
    {
      text: 'You used the ratio of the times the wrong way round.',
      value: ({ speed, time, other }) => frac(speed * other, time),
    },
    {
      text: 'You raised the speed by the share of the time that is saved.',
      value: ({ speed, time, other }) => frac(speed * (2 * time - other), time),
    },
    {
      text: 'You divided the distance by the hours that are saved.',
      value: ({ speed, time, other }) => frac(speed * time, time - other),
    },
    {
      text: 'You added the hours that are saved to the speed.',
      value: ({ speed, time, other }) => frac(speed + time - other),
    },
    {
      text: 'You counted one hour too many.',
      value: ({ speed, time, other }) => frac(speed * time, other + 1),
    },
    {
      text: 'You counted one hour too few.',
      value: ({ speed, time, other }) => frac(speed * time, other - 1),
    },
    { text: 'You doubled the speed.', value: ({ speed }) => frac(2 * speed) },
    { text: 'You took half of the right speed.', value: (_, right) => right.div(2) },
    {
      text: 'You took the mean of the old and the right speed.',
      value: ({ speed }, right) => right.add(speed).div(2),
    },
  ],
  wordings: [
    ({ speed, time, other }, s) =>
      `A ${s.pick(['bus', 'lorry', 'car'])} covers a distance in ${hours(time)} at ${speed} km/h. At what speed must it run to cover the same distance in ${hours(other)}?`,
    ({ speed, time, other }, s) =>
      `${s.person.name} takes ${hours(time)} to reach ${s.pick(['Jaipur', 'Nashik', 'Mysuru', 'Kanpur'])} at an average of ${speed} km/h. What average speed would bring ${s.person.them} there in ${hours(other)}?`,
    ({ speed, time, other }, s) =>
      `A train that runs at ${speed} km/h needs ${hours(time)} between two ${s.pick(['cities', 'junctions'])}. Find the speed of a train that needs only ${hours(other)} for it.`,
  ],
  explain: ({ speed, time, other }, right) =>
    t`The distance is $${speed} \times ${time} = ${speed * time}$ km, so the speed must be $${speed * time} \div ${other} = ${digits(right)}$ km/h.`,
});

interface LateEarly {
  slow: number;
  fast: number;
  late: number;
  early: number;
}

const distanceFrom = (p: LateEarly, gap = p.late + p.early) =>
  frac(gap * p.slow * p.fast, 60 * (p.fast - p.slow));

const lateAndEarly = defineTemplate<LateEarly, Fraction>({
  id: 'late-and-early',
  level: 'medium',
  parameters: {
    slow: [3, 4, 5, 6, 8, 10, 12, 15, 20],
    fast: [4, 5, 6, 8, 9, 10, 12, 15, 18, 20, 25],
    late: range(2, 20),
    early: range(2, 20),
  },
  isSensible: (p) =>
    p.slow < p.fast &&
    p.fast <= 2 * p.slow &&
    p.late !== p.early &&
    isInTenths(distanceFrom(p)) &&
    distanceFrom(p).lt(p.slow * 2) &&
    distanceFrom(p).mul(2).gt(p.slow),
  solve: (p) => distanceFrom(p),
  show: km,
  mistakes: [
    {
      text: 'You subtracted the minutes. One is late and the other early.',
      value: (p) => distanceFrom(p, Math.abs(p.late - p.early)),
    },
    { text: 'You forgot the minutes that are gained.', value: (p) => distanceFrom(p, p.late) },
    { text: 'You forgot the minutes that are lost.', value: (p) => distanceFrom(p, p.early) },
    { text: 'You doubled the right distance.', value: (_, right) => right.mul(2) },
    { text: 'You took half of the right distance.', value: (_, right) => right.div(2) },
    {
      text: 'You multiplied the difference of the times by the sum of the speeds.',
      value: ({ slow, fast, late, early }) => frac((late + early) * (slow + fast), 60),
    },
    { text: 'You counted ten minutes too many.', value: (p) => distanceFrom(p, p.late + p.early + 10) },
    { text: 'You counted one minute too few.', value: (p) => distanceFrom(p, p.late + p.early - 1) },
    { text: 'You counted five minutes too many.', value: (p) => distanceFrom(p, p.late + p.early + 5) },
    {
      text: 'You counted the minutes that are lost twice.',
      value: (p) => distanceFrom(p, 2 * p.late + p.early),
    },
    {
      text: 'You counted the minutes that are gained twice.',
      value: (p) => distanceFrom(p, p.late + 2 * p.early),
    },
  ],
  wordings: [
    ({ slow, fast, late, early }, s) => {
      const place = s.pick(['school', 'the office', 'the bus stop']);
      return `At ${slow} km/h ${s.person.name} reaches ${place} ${minutes(late)} late; at ${fast} km/h ${s.person.they} is ${minutes(early)} early. How far is it to ${place}?`;
    },
    ({ slow, fast, late, early }, s) =>
      `${s.person.name} starts at the same time each day. If ${s.person.they} goes at ${slow} km/h, ${s.person.they} misses ${s.pick(['a train', 'a bus', 'a meeting'])} by ${minutes(late)}; at ${fast} km/h ${s.person.they} is there ${minutes(early)} before it. How far does ${s.person.they} have to go?`,
    ({ slow, fast, late, early }, s) =>
      `A ${s.pick(['postman', 'milkman', 'messenger'])} who goes at ${fast} km/h arrives ${minutes(early)} before time. At ${slow} km/h he arrives ${minutes(late)} after time. Find the distance.`,
  ],
  explain: (p, right) =>
    t`The times differ by $${p.late} + ${p.early} = ${p.late + p.early}$ minutes. At the lower speed a kilometre takes longer by $\frac{60}{${p.slow}} - \frac{60}{${p.fast}} = ${tex(frac(60 * (p.fast - p.slow), p.slow * p.fast))}$ min, so the distance is $${p.late + p.early} \div ${tex(frac(60 * (p.fast - p.slow), p.slow * p.fast))} = ${digits(right)}$ km.`,
});

interface FasterBy {
  speed: number;
  faster: number;
  saved: number;
}

const distanceOf = ({ speed, faster, saved }: FasterBy) => frac(saved * speed * (speed + faster), faster);

const fasterBy = defineTemplate<FasterBy, Fraction>({
  id: 'faster-by',
  level: 'hard',
  parameters: { speed: range(12, 80), faster: range(2, 20), saved: [1, 2, 3] },
  isSensible: (p) => p.faster < p.speed && distanceOf(p).div(10).d === 1n && distanceOf(p).lt(900),
  solve: ({ speed }) => frac(speed),
  show: kmh,
  mistakes: [
    { text: 'This is the higher speed.', value: ({ speed, faster }) => frac(speed + faster) },
    { text: 'You subtracted the increase once more.', value: ({ speed, faster }) => frac(speed - faster) },
    { text: 'You added the increase twice.', value: ({ speed, faster }) => frac(speed + 2 * faster) },
    {
      text: 'This is the mean of the two speeds.',
      value: ({ speed, faster }) => frac(2 * speed + faster, 2),
    },
    { text: 'You took half of the right speed.', value: ({ speed }) => frac(speed, 2) },
    { text: 'You doubled the right speed.', value: ({ speed }) => frac(2 * speed) },
    { text: 'You took off half of the increase.', value: ({ speed, faster }) => frac(2 * speed - faster, 2) },
    { text: 'You took off the increase twice.', value: ({ speed, faster }) => frac(speed - 2 * faster) },
  ],
  wordings: [
    (p, s) =>
      `A ${s.pick(['bus', 'train', 'lorry'])} covers ${digits(distanceOf(p))} km at a steady speed. Had it been ${p.faster} km/h faster, it would have taken ${hours(p.saved)} less. What is its speed?`,
    (p, s) =>
      `${s.person.name} rides ${digits(distanceOf(p))} km at a constant speed. With a speed that is ${p.faster} km/h higher ${s.person.they} would save ${hours(p.saved)}. Find the speed of the ride.`,
    (p, s) =>
      `On a route of ${digits(distanceOf(p))} km an express is ${p.faster} km/h faster than a ${s.pick(['passenger train', 'local train'])} and takes ${hours(p.saved)} less. What is the speed of the slower train?`,
  ],
  explain: (p, right) => {
    const d = digits(distanceOf(p));
    const product = distanceOf(p).mul(p.faster).div(p.saved);
    return t`From $\frac{${d}}{v} - \frac{${d}}{v + ${p.faster}} = ${p.saved}$ follows $v \times (v + ${p.faster}) = ${d} \times ${p.faster} \div ${p.saved} = ${digits(product)}$. Since $${p.speed} \times ${p.speed + p.faster} = ${digits(product)}$, $v = ${digits(right)}$ km/h.`;
  },
});

export const CHANGE_OF_SPEED = [fractionOfSpeed, lessTime, lateAndEarly, fasterBy];
