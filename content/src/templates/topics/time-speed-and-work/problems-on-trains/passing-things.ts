import { defineTemplate, digits, frac, range, t, type Fraction } from '../../../kit/index.js';
import { inMetresPerSecond, metres, seconds } from '../motion.js';
import { isInTenths, tooFew, tooMany } from '../work-rates.js';
import { LENGTHS, SPEEDS } from './trains.js';

interface PassPost {
  length: number;
  speed: number;
}

const passPost = defineTemplate<PassPost, Fraction>({
  id: 'passes-a-post',
  level: 'easy',
  parameters: { length: LENGTHS, speed: SPEEDS },
  isSensible: ({ length, speed }) => isInTenths(frac(length).div(inMetresPerSecond(speed))),
  solve: ({ length, speed }) => frac(length).div(inMetresPerSecond(speed)),
  show: seconds,
  mistakes: [
    { text: 'You divided the metres by the km/h.', value: ({ length, speed }) => frac(length, speed) },
    { text: 'You took half of the right time.', value: (_, right) => right.div(2) },
    { text: 'You let the train run twice its length.', value: (_, right) => right.mul(2) },
    {
      text: 'You changed km/h into m/s by dividing by 4.',
      value: ({ length, speed }) => frac(4 * length, speed),
    },
    {
      text: 'You changed km/h into m/s by dividing by 3.',
      value: ({ length, speed }) => frac(3 * length, speed),
    },
    {
      text: 'You changed km/h into m/s by dividing by 6.',
      value: ({ length, speed }) => frac(6 * length, speed),
    },
    tooMany('second'),
    tooFew('second'),
  ],
  wordings: [
    ({ length, speed }, s) =>
      `In how many seconds does a train ${length} m long, running at ${speed} km/h, pass a ${s.pick(['signal post', 'telegraph pole', 'kilometre stone'])}?`,
    ({ length, speed }, s) =>
      `${s.person.name} waits beside the track. A train of length ${length} m passes ${s.person.them} at ${speed} km/h. How long does it take to pass ${s.person.them} completely?`,
    ({ length, speed }, s) =>
      `A ${s.pick(['goods', 'passenger', 'mail'])} train ${length} m long has a speed of ${speed} km/h. Find the time that it needs to run past a tree at the side of the line.`,
  ],
  explain: ({ length, speed }, right) =>
    t`The speed is $${speed} \times \frac{5}{18} = ${digits(inMetresPerSecond(speed))}$ m/s, and the train runs its own length: $${length} \div ${digits(inMetresPerSecond(speed))} = ${digits(right)}$ seconds.`,
});

interface CrossBridge extends PassPost {
  bridge: number;
}

const bridgeTime = ({ length, speed, bridge }: CrossBridge) =>
  frac(length + bridge).div(inMetresPerSecond(speed));

const crossBridge = defineTemplate<CrossBridge, Fraction>({
  id: 'crosses-a-bridge',
  level: 'easy',
  parameters: { length: LENGTHS, speed: SPEEDS, bridge: range(120, 700, 10) },
  isSensible: (p) => p.bridge !== p.length && isInTenths(bridgeTime(p)) && bridgeTime(p).lt(80),
  solve: bridgeTime,
  show: seconds,
  mistakes: [
    { text: 'You forgot the length of the train.', value: (p) => bridgeTime({ ...p, length: 0 }) },
    { text: 'You forgot the length of the bridge.', value: (p) => bridgeTime({ ...p, bridge: 0 }) },
    { text: 'You subtracted the lengths.', value: (p) => bridgeTime({ ...p, length: -p.length }).abs() },
    {
      text: 'You divided the metres by the km/h.',
      value: ({ length, bridge, speed }) => frac(length + bridge, speed),
    },
    {
      text: 'You counted the length of the train twice.',
      value: (p) => bridgeTime({ ...p, length: 2 * p.length }),
    },
    {
      text: 'You counted the length of the bridge twice.',
      value: (p) => bridgeTime({ ...p, bridge: 2 * p.bridge }),
    },
    {
      text: 'You changed km/h into m/s by dividing by 4.',
      value: ({ length, bridge, speed }) => frac(4 * (length + bridge), speed),
    },
    {
      text: 'You changed km/h into m/s by dividing by 3.',
      value: ({ length, bridge, speed }) => frac(3 * (length + bridge), speed),
    },
  ],
  wordings: [
    ({ length, speed, bridge }) =>
      `A train ${length} m long runs at ${speed} km/h. How long does it take to cross a bridge ${bridge} m long?`,
    ({ length, speed, bridge }, s) =>
      `A bridge over the ${s.pick(['Godavari', 'Narmada', 'Yamuna', 'Krishna'])} is ${bridge} m long. In how many seconds does a train of ${length} m cross it completely at ${speed} km/h?`,
    ({ length, speed, bridge }, s) =>
      `The ${s.pick(['express', 'mail train', 'goods train'])} has a length of ${length} m and a speed of ${speed} km/h. Find the time from the moment its engine enters a bridge of ${bridge} m until its last coach leaves it.`,
  ],
  explain: (p, right) => {
    const speed = inMetresPerSecond(p.speed);
    return t`The train runs $${p.length} + ${p.bridge} = ${p.length + p.bridge}$ m at $${p.speed} \times \frac{5}{18} = ${digits(speed)}$ m/s: $${p.length + p.bridge} \div ${digits(speed)} = ${digits(right)}$ seconds.`;
  },
});

const lengthFromTime = defineTemplate<CrossBridge, Fraction>({
  id: 'length-from-platform-time',
  level: 'easy',
  parameters: { length: LENGTHS, speed: SPEEDS, bridge: range(110, 600, 10) },
  isSensible: (p) => p.bridge !== p.length && bridgeTime(p).d === 1n && bridgeTime(p).lt(80),
  solve: ({ length }) => frac(length),
  show: metres,
  mistakes: [
    {
      text: 'This is the length of train and platform together.',
      value: ({ length, bridge }) => frac(length + bridge),
    },
    {
      text: 'You added the platform instead of subtracting it.',
      value: ({ length, bridge }) => frac(length + 2 * bridge),
    },
    { text: 'You subtracted the platform twice.', value: ({ length, bridge }) => frac(length - bridge) },
    { text: 'You took half of the right length.', value: ({ length }) => frac(length, 2) },
    { text: 'You doubled the right length.', value: ({ length }) => frac(2 * length) },
    {
      text: 'You counted one second too many.',
      value: (p) => frac(p.length).add(inMetresPerSecond(p.speed)),
    },
    { text: 'You counted one second too few.', value: (p) => frac(p.length).sub(inMetresPerSecond(p.speed)) },
    {
      text: 'You took half of the distance that is run.',
      value: ({ length, bridge }) => frac(length + bridge, 2),
    },
    {
      text: 'You subtracted only half of the platform.',
      value: ({ length, bridge }) => frac(2 * length + bridge, 2),
    },
    {
      text: 'You counted two seconds too many.',
      value: (p) => frac(p.length).add(inMetresPerSecond(p.speed).mul(2)),
    },
    {
      text: 'You counted two seconds too few.',
      value: (p) => frac(p.length).sub(inMetresPerSecond(p.speed).mul(2)),
    },
  ],
  wordings: [
    (p) =>
      `Running at ${p.speed} km/h, a train crosses a platform ${p.bridge} m long in ${digits(bridgeTime(p))} seconds. What is the length of the train?`,
    (p, s) =>
      `${s.person.name} on a platform of ${p.bridge} m notes that a train at ${p.speed} km/h takes ${digits(bridgeTime(p))} seconds from the moment its front reaches one end of the platform until its rear leaves the other end. How long is the train?`,
    (p, s) =>
      `A ${s.pick(['goods train', 'passenger train', 'special train'])} has a speed of ${p.speed} km/h and needs ${digits(bridgeTime(p))} seconds to pass completely through a station ${p.bridge} m long. Find the length of the train.`,
  ],
  explain: (p, right) => {
    const speed = inMetresPerSecond(p.speed);
    const time = bridgeTime(p);
    return t`At $${p.speed} \times \frac{5}{18} = ${digits(speed)}$ m/s the train runs $${digits(speed)} \times ${digits(time)} = ${p.length + p.bridge}$ m. That is train and platform, so the train has $${p.length + p.bridge} - ${p.bridge} = ${digits(right)}$ m.`;
  },
});

interface PostAndPlatform {
  post: number;
  platform: number;
  more: number;
}

const lengthOf = ({ post, platform, more }: PostAndPlatform) => frac(post * platform, more);

const lengthFromTwoTimes = defineTemplate<PostAndPlatform, Fraction>({
  id: 'length-from-two-times',
  level: 'medium',
  parameters: { post: range(6, 24), platform: range(100, 500, 10), more: range(5, 30) },
  isSensible: (p) =>
    lengthOf(p).d === 1n &&
    lengthOf(p).gte(90) &&
    lengthOf(p).lte(420) &&
    p.platform >= 10 * p.more &&
    p.platform <= 30 * p.more,
  solve: lengthOf,
  show: metres,
  mistakes: [
    {
      text: 'You divided by the longer time. In that time the train runs its own length, too.',
      value: ({ post, platform, more }) => frac(post * platform, post + more),
    },
    {
      text: 'This is the length of the train together with what it crosses.',
      value: (p) => lengthOf(p).add(p.platform),
    },
    {
      text: 'You used the ratio of the times the wrong way round.',
      value: ({ post, platform, more }) => frac(platform * more, post),
    },
    {
      text: 'You multiplied by the ratio of the two times.',
      value: ({ post, platform, more }) => frac(platform * (post + more), post),
    },
    { text: 'You took half of the right length.', value: (_, right) => right.div(2) },
    { text: 'You doubled the right length.', value: (_, right) => right.mul(2) },
    {
      text: 'You counted one second too many for the train alone.',
      value: (p) => lengthOf({ ...p, post: p.post + 1 }),
    },
    {
      text: 'You counted one second too few for the train alone.',
      value: (p) => lengthOf({ ...p, post: p.post - 1 }),
    },
    {
      text: 'You counted two seconds too many for the train alone.',
      value: (p) => lengthOf({ ...p, post: p.post + 2 }),
    },
  ],
  wordings: [
    ({ post, platform, more }, s) =>
      `A train passes a ${s.pick(['post', 'pole', 'signal'])} in ${post} seconds and a platform ${platform} m long in ${post + more} seconds. How long is the train?`,
    ({ post, platform, more }, s) =>
      `A train takes ${post + more} seconds to cross a ${s.pick(['bridge', 'platform', 'tunnel'])} of ${platform} m and ${post} seconds to pass a man who waits by the line. What is the length of the train?`,
    ({ post, platform, more }, s) =>
      `${s.person.name}, standing on a platform, is passed by a train in ${post} seconds. The train needs ${post + more} seconds for the whole platform, which is ${platform} m long. Find the length of the train.`,
  ],
  explain: ({ post, platform, more }, right) =>
    t`For ${platform} m the train needs $${post + more} - ${post} = ${more}$ seconds. In ${post} seconds it runs its own length: $\frac{${platform}}{${more}} \times ${post} = ${digits(right)}$ m.`,
});

export const PASSING_THINGS = [passPost, crossBridge, lengthFromTime, lengthFromTwoTimes];
