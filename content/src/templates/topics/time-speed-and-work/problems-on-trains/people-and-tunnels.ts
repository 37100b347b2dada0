import { defineTemplate, digits, frac, range, t, tex, type Fraction } from '../../../kit/index.js';
import { inMetresPerSecond, km, kmh, metres, seconds } from '../motion.js';
import { isInTenths, tooFew, tooMany } from '../work-rates.js';
import { LENGTHS, SPEEDS } from './trains.js';

interface SpeedFromPost {
  length: number;
  time: number;
}

const speedFromPost = defineTemplate<SpeedFromPost, Fraction>({
  id: 'speed-from-a-post',
  level: 'easy',
  parameters: { length: range(100, 400, 5), time: range(5, 24) },
  isSensible: ({ length, time }) => {
    const speed = frac(18 * length, 5 * time);
    return isInTenths(speed) && speed.gte(36) && speed.lte(120);
  },
  solve: ({ length, time }) => frac(18 * length, 5 * time),
  show: kmh,
  mistakes: [
    { text: 'This is the speed in m/s.', value: ({ length, time }) => frac(length, time) },
    { text: 'You took half of the right speed.', value: (_, right) => right.div(2) },
    { text: 'You doubled the right speed.', value: (_, right) => right.mul(2) },
    { text: 'You multiplied m/s by 3 instead of 3.6.', value: ({ length, time }) => frac(3 * length, time) },
    { text: 'You multiplied m/s by 4 instead of 3.6.', value: ({ length, time }) => frac(4 * length, time) },
    { text: 'You multiplied m/s by 6 instead of 3.6.', value: ({ length, time }) => frac(6 * length, time) },
    {
      text: 'You counted one second too many.',
      value: ({ length, time }) => frac(18 * length, 5 * (time + 1)),
    },
    {
      text: 'You counted one second too few.',
      value: ({ length, time }) => frac(18 * length, 5 * (time - 1)),
    },
  ],
  wordings: [
    ({ length, time }, s) =>
      `A train ${length} m long passes a ${s.pick(['telegraph pole', 'signal post', 'tree'])} in ${time} seconds. What is its speed in km/h?`,
    ({ length, time }, s) =>
      `${s.person.name} waits on a footbridge and counts ${time} seconds while a train of ${length} m passes the bridge below. The bridge is narrow and its width does not count. How fast is the train, in km/h?`,
    ({ length, time }, s) =>
      `A ${s.pick(['goods train', 'suburban train', 'mail train'])} is ${length} m long and runs past a man beside the line in ${time} seconds. Find the speed in km/h.`,
  ],
  explain: ({ length, time }, right) =>
    t`In ${time} seconds the train runs its own length: $\frac{${length}}{${time}} \times \frac{18}{5} = ${digits(right)}$ km/h.`,
});

interface Walker {
  length: number;
  train: number;
  man: number;
  direction: 1 | -1;
}

const walkerTime = ({ length, train, man, direction }: Walker) =>
  frac(length).div(inMetresPerSecond(train + direction * man));

const TOWARDS = { 1: 'towards the train', [-1]: 'in the direction of the train' } as const;

const passesWalker = defineTemplate<Walker, Fraction>({
  id: 'passes-a-walker',
  level: 'easy',
  parameters: { length: LENGTHS, train: range(36, 105, 3), man: range(3, 12), direction: [1, -1] },
  isSensible: (p) => isInTenths(walkerTime(p)) && walkerTime(p).lt(45),
  solve: walkerTime,
  show: seconds,
  mistakes: [
    {
      text: 'You took the wrong relative speed. Towards each other speeds add; in the same direction they subtract.',
      value: (p) => frac(p.length).div(inMetresPerSecond(p.train - p.direction * p.man)),
    },
    { text: 'You forgot that the person moves, too.', value: (p) => walkerTime({ ...p, man: 0 }) },
    {
      text: 'You divided the metres by the km/h.',
      value: ({ length, train, man, direction }) => frac(length, train + direction * man),
    },
    {
      text: 'You changed km/h into m/s by dividing by 3.',
      value: ({ length, train, man, direction }) => frac(3 * length, train + direction * man),
    },
    {
      text: 'You changed km/h into m/s by dividing by 4.',
      value: ({ length, train, man, direction }) => frac(4 * length, train + direction * man),
    },
    { text: 'You took half of the right time.', value: (_, right) => right.div(2) },
    { text: 'You doubled the right time.', value: (_, right) => right.mul(2) },
    tooMany('second'),
    tooFew('second'),
  ],
  wordings: [
    ({ length, train, man, direction }) =>
      `A train ${length} m long runs at ${train} km/h. How long does it take to pass a man who moves at ${man} km/h ${TOWARDS[direction]}?`,
    ({ length, train, man, direction }, s) =>
      `${s.person.name} runs along the line at ${man} km/h ${TOWARDS[direction]}, which is ${length} m long and has a speed of ${train} km/h. In how many seconds does it pass ${s.person.them}?`,
    ({ length, train, man, direction }, s) =>
      `A ${s.pick(['cyclist', 'jogger', 'track inspector'])} moves beside the line at ${man} km/h ${TOWARDS[direction]}, which is ${length} m long and runs at ${train} km/h. Find the time from the moment when the front of the train reaches him until its rear has passed him.`,
  ],
  explain: (p, right) => {
    const speed = p.train + p.direction * p.man;
    return t`The relative speed is $${p.train} ${p.direction === 1 ? '+' : '-'} ${p.man} = ${speed}$ km/h, and the train must run its length past the person: $${p.length} \div (${speed} \times \frac{5}{18}) = ${digits(right)}$ seconds.`;
  },
});

interface Inside {
  length: number;
  speed: number;
  time: number;
}

const insideTunnel = defineTemplate<Inside, Fraction>({
  id: 'inside-a-tunnel',
  level: 'medium',
  parameters: { length: LENGTHS, speed: SPEEDS, time: range(10, 90) },
  isSensible: ({ length, speed, time }) =>
    inMetresPerSecond(speed).mul(time).d === 1n && inMetresPerSecond(speed).mul(time).gt(length),
  solve: ({ length, speed, time }) => inMetresPerSecond(speed).mul(time).add(length),
  show: metres,
  mistakes: [
    {
      text: 'You forgot the length of the train.',
      value: ({ speed, time }) => inMetresPerSecond(speed).mul(time),
    },
    {
      text: 'You subtracted the length of the train. That fits the time from entry of the front to exit of the rear.',
      value: ({ length, speed, time }) => inMetresPerSecond(speed).mul(time).sub(length),
    },
    { text: 'You added the length of the train twice.', value: ({ length }, right) => right.add(length) },
    {
      text: 'You added only half of the length of the train.',
      value: ({ length }, right) => right.sub(frac(length, 2)),
    },
    {
      text: 'You counted one second too many.',
      value: ({ speed }, right) => right.add(inMetresPerSecond(speed)),
    },
    {
      text: 'You counted one second too few.',
      value: ({ speed }, right) => right.sub(inMetresPerSecond(speed)),
    },
    {
      text: 'You doubled the distance that is run.',
      value: ({ length, speed, time }) =>
        inMetresPerSecond(speed)
          .mul(2 * time)
          .add(length),
    },
    {
      text: 'You added the length one and a half times.',
      value: ({ length }, right) => right.add(frac(length, 2)),
    },
    {
      text: 'You divided by 3 instead of 3.6.',
      value: ({ length, speed, time }) => frac(speed * time, 3).add(length),
    },
  ],
  wordings: [
    ({ length, speed, time }) =>
      `A train ${length} m long, running at ${speed} km/h, is completely inside a tunnel for exactly ${time} seconds. How long is the tunnel?`,
    ({ length, speed, time }, s) =>
      `A train of ${length} m goes through a tunnel in the ${s.pick(['Western Ghats', 'hills', 'Aravalli range'])} at ${speed} km/h. From the moment its last coach has entered until its engine comes out ${time} seconds pass. What is the length of the tunnel?`,
    ({ length, speed, time }, s) =>
      `For ${time} seconds no part of a train can be seen ${s.pick(['from outside a tunnel', 'from the hill above a tunnel'])}. The train is ${length} m long and runs at ${speed} km/h. Find the length of the tunnel.`,
  ],
  explain: ({ length, speed, time }, right) => {
    const run = inMetresPerSecond(speed).mul(time);
    return t`While it is wholly inside, the train runs the tunnel less its own length: $${speed} \times \frac{5}{18} \times ${time} = ${digits(run)}$ m. The tunnel is $${digits(run)} + ${length} = ${digits(right)}$ m long.`;
  },
});

interface TwoMen {
  slow: number;
  fast: number;
  short: number;
  long: number;
}

const trainSpeed = ({ slow, fast, short, long }: TwoMen) => frac(fast * long - slow * short, long - short);

const twoMen = defineTemplate<TwoMen, Fraction>({
  id: 'two-walkers',
  level: 'hard',
  parameters: { slow: range(2, 9), fast: range(3, 15), short: range(6, 30), long: range(7, 36) },
  isSensible: (p) => {
    if (p.slow >= p.fast || p.short >= p.long) return false;
    const speed = trainSpeed(p);
    const length = inMetresPerSecond(speed.sub(p.slow)).mul(p.short);
    return isInTenths(speed) && speed.gte(25) && speed.lte(110) && length.gte(60) && length.lte(400);
  },
  solve: trainSpeed,
  show: kmh,
  mistakes: [
    {
      text: 'You added the speeds of the walkers. They move with the train.',
      value: ({ slow, fast, short, long }) => frac(fast * long + slow * short, long - short),
    },
    { text: 'This is the speed relative to the slower walker.', value: (p, right) => right.sub(p.slow) },
    { text: 'This is the speed relative to the faster walker.', value: (p, right) => right.sub(p.fast) },
    { text: 'You added the speed of the slower walker once more.', value: (p, right) => right.add(p.slow) },
    { text: 'You added the speed of the faster walker once more.', value: (p, right) => right.add(p.fast) },
    {
      text: 'You exchanged the two times.',
      value: ({ slow, fast, short, long }) => frac(fast * short - slow * long, long - short).abs(),
    },
    { text: 'You doubled the right speed.', value: (_, right) => right.mul(2) },
    { text: 'You took half of the right speed.', value: (_, right) => right.div(2) },
  ],
  wordings: [
    ({ slow, fast, short, long }) =>
      `A train overtakes two men who move in its direction at ${slow} km/h and ${fast} km/h, passing them completely in ${short} seconds and ${long} seconds. What is the speed of the train?`,
    ({ slow, fast, short, long }, s) =>
      `${s.person.name} moves beside the track at ${slow} km/h and ${s.other.name} at ${fast} km/h, both the same way as a train that comes from behind. The train needs ${short} seconds to pass ${s.person.name} and ${long} seconds to pass ${s.other.name}. How fast is the train?`,
    ({ slow, fast, short, long }, s) =>
      `Two ${s.pick(['cyclists', 'joggers'])} go along a railway line at ${slow} km/h and ${fast} km/h. A train running the same way passes the first from end to end in ${short} seconds and the second in ${long} seconds. Find its speed.`,
  ],
  explain: (p, right) => {
    const { slow, fast, short, long } = p;
    return t`The train is equally long both times: $(v - ${slow}) \times ${short} = (v - ${fast}) \times ${long}$. So $v = \frac{${fast} \times ${long} - ${slow} \times ${short}}{${long} - ${short}} = ${digits(right)}$ km/h.`;
  },
});

interface RunsMore {
  u: number;
  v: number;
  more: number;
}

const stationsApart = ({ u, v, more }: RunsMore) => frac(more * (u + v), u - v);

const stations = defineTemplate<RunsMore, Fraction>({
  id: 'distance-from-lead-at-meeting',
  level: 'hard',
  parameters: { u: range(40, 110, 2), v: range(30, 96, 2), more: range(20, 120, 5) },
  isSensible: (p) => p.v < p.u && p.u - p.v >= 6 && stationsApart(p).d === 1n && stationsApart(p).lt(900),
  solve: stationsApart,
  show: km,
  mistakes: [
    { text: 'This is how far the faster train has run.', value: ({ u, v, more }) => frac(more * u, u - v) },
    { text: 'This is how far the slower train has run.', value: ({ u, v, more }) => frac(more * v, u - v) },
    { text: 'You took half of the right distance.', value: (_, right) => right.div(2) },
    { text: 'You doubled the right distance.', value: (_, right) => right.mul(2) },
    { text: 'You subtracted the lead from the distance.', value: ({ more }, right) => right.sub(more) },
    { text: 'You added the lead to the distance.', value: ({ more }, right) => right.add(more) },
    {
      text: 'This is twice the distance of the faster train.',
      value: ({ u, v, more }) => frac(2 * more * u, u - v),
    },
    {
      text: 'This is twice the distance of the slower train.',
      value: ({ u, v, more }) => frac(2 * more * v, u - v),
    },
  ],
  wordings: [
    ({ u, v, more }) =>
      `Two trains start at the same time from two stations towards each other at ${u} km/h and ${v} km/h. When they meet, one has run ${more} km more than the other. How far apart are the stations?`,
    ({ u, v, more }, s) =>
      `A train leaves ${s.pick(['Nagpur', 'Bhopal', 'Patna'])} and another leaves ${s.pick(['Raipur', 'Indore', 'Gaya'])} at the same time, each for the other town. The first runs at ${u} km/h, the second at ${v} km/h, and at their meeting the first has covered ${more} km more. What is the length of the line between the two towns?`,
    ({ u, v, more }, s) =>
      `Two ${s.pick(['goods trains', 'mail trains', 'inspection trains'])} set out at the same moment from the two ends of a line. Their speeds are ${u} km/h and ${v} km/h. They meet when the faster has come ${more} km further than the slower. Find the length of the line.`,
  ],
  explain: ({ u, v, more }, right) => {
    const time = frac(more, u - v);
    return t`The faster train gains $${u} - ${v} = ${u - v}$ km an hour, so they meet after $${tex(time)}$ hours. Together they have run $(${u} + ${v}) \times ${tex(time)} = ${digits(right)}$ km.`;
  },
});

export const PEOPLE_AND_TUNNELS = [speedFromPost, passesWalker, insideTunnel, twoMen, stations];
