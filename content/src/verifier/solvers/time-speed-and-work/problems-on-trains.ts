import {
  less,
  minus,
  over,
  product,
  same,
  satisfying,
  says,
  sum,
  type Amount,
  type Fraction,
  type Solvers,
} from '../../solver-kit.js';
import { isRather, perSecond, takeUnits, turnedIf } from './reading.js';

/** Where a point of a train is on the line, in metres, when it was at `start` at second 0. */
const place = (start: Amount, kmPerHour: Amount, seconds: Amount) =>
  sum(start, product(perSecond(kmPerHour), seconds));
/** The rear when the front was at 0. */
const rear = (length: Amount, kmPerHour: Amount, seconds: Amount) =>
  place(minus(0, length), kmPerHour, seconds);

/** The slower one first; only for wordings that call one of them the faster. */
const bySpeed = (one: Fraction, other: Fraction) => turnedIf(less(other, one), one, other);

const STANDING: Solvers = {
  'passes-a-post': satisfying((question) => {
    const [length, speed] = takeUnits(question, 'm', 'km/h');
    return (seconds) => same(rear(length, speed, seconds), 0);
  }),
  'speed-from-a-post': satisfying((question) => {
    const [length, seconds] = takeUnits(question, 'm', 'second');
    return (speed) => same(rear(length, speed, seconds), 0);
  }),
  // Either length may come first: they are added.
  'crosses-a-bridge': satisfying((question) => {
    const [one, other, speed] = takeUnits(question, 'm', 'm', 'km/h');
    return (seconds) => same(rear(one, speed, seconds), other);
  }),
  'length-from-platform-time': satisfying((question) => {
    const [platform, speed, seconds] = takeUnits(question, 'm', 'km/h', 'second');
    return (length) => same(rear(length, speed, seconds), platform);
  }),
  // From the rear at the way in to the front at the way out.
  'inside-a-tunnel': satisfying((question) => {
    const [length, speed, seconds] = takeUnits(question, 'm', 'km/h', 'second');
    return (tunnel) => same(place(length, speed, seconds), tunnel);
  }),
  // The time at the pole gives the speed, which the platform confirms.
  'length-from-two-times': satisfying((question) => {
    const [platform, a, b] = takeUnits(question, 'm', 'second', 'second');
    const [atPole, atPlatform] = turnedIf(says(question, /seconds to cross/), a, b);
    return (length) => same(minus(product(over(length, atPole), atPlatform), length), platform);
  }),
};

const MOVING: Solvers = {
  // From the front of the train at the walker to its rear at the walker.
  'passes-a-walker': satisfying((question) => {
    const [a, b, length] = takeUnits(question, 'km/h', 'km/h', 'm');
    const [walker, train] = turnedIf(says(question, /^A train/), a, b);
    const isTowards = isRather(question, /towards the train/, /in the direction of the train/);
    const walked = isTowards ? minus(0, walker) : walker;
    return (seconds) => same(rear(length, train, seconds), place(0, walked, seconds));
  }),
  'two-walkers': satisfying((question) => {
    const [a, b, firstTime, secondTime] = takeUnits(question, 'km/h', 'km/h', 'second', 'second');
    // The length of the train is where its rear has to have been.
    const length = (train: Fraction, walker: Fraction, seconds: Fraction) =>
      minus(place(0, train, seconds), place(0, walker, seconds));
    return (train) => same(length(train, a, firstTime), length(train, b, secondTime));
  }),
  'same-direction': satisfying((question) => {
    const [a, b, one, other] = takeUnits(question, 'km/h', 'km/h', 'm', 'm');
    const [fast, slow] = turnedIf(says(question, /comes up behind it/), a, b);
    return (seconds) => same(rear(one, fast, seconds), place(other, slow, seconds));
  }),
  'length-from-overtaking': satisfying((question) => {
    const [a, b, slowLength, seconds] = takeUnits(question, 'km/h', 'km/h', 'm', 'second');
    const [slow, fast] = says(question, /The faster one/)
      ? bySpeed(a, b)
      : turnedIf(says(question, /^A train running/), a, b);
    return (length) => same(rear(length, fast, seconds), place(slowLength, slow, seconds));
  }),
  // The second train has its front at 0, too, and its rear behind that, on the other side.
  'opposite-directions': satisfying((question) => {
    const [one, other, a, b] = takeUnits(question, 'm', 'm', 'km/h', 'km/h');
    return (seconds) => same(rear(one, a, seconds), place(other, minus(0, b), seconds));
  }),
  'speed-from-both-directions': satisfying((question) => {
    const [one, other, towards, along] = takeUnits(question, 'm', 'm', 'second', 'second');
    const both = sum(one, other);
    return (fast) => {
      const slow = minus(over(both, towards), perSecond(fast));
      return (
        less(0, slow) &&
        same(product(minus(perSecond(fast), slow), along), both) &&
        less(slow, perSecond(fast))
      );
    };
  }),
  'distance-from-lead-at-meeting': satisfying((question) => {
    const [a, b, lead] = takeUnits(question, 'km/h', 'km/h', 'km');
    const [slow, fast] = says(question, /the first has covered/) ? [b, a] : bySpeed(a, b);
    return (line) => {
      const hours = over(line, sum(slow, fast));
      return same(minus(product(fast, hours), product(slow, hours)), lead);
    };
  }),
  // The second train runs at 1, the first at the ratio: their times give the lengths.
  'ratio-from-crossing-times': satisfying((question) => {
    const [first, second, together] = takeUnits(question, 'second', 'second', 'second');
    return (ratio) => same(sum(product(ratio, first), second), product(sum(ratio, 1), together));
  }),
};

export const PROBLEMS_ON_TRAINS: Solvers = { ...STANDING, ...MOVING };
