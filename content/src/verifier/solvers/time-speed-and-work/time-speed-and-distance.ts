import type { Question } from '@mockingbird/contracts';
import {
  inUnit,
  less,
  minus,
  over,
  product,
  ReadingError,
  same,
  satisfying,
  says,
  sum,
  type Fraction,
  type Solvers,
} from '../../solver-kit.js';
import { marked, perSecond, takeUnits, turnedIf } from './reading.js';

/** Any way serves where only times and speeds are given. */
const WAY = 1_001;

const ONE_SPEED: Solvers = {
  'metres-in-seconds': satisfying((question) => {
    const [speed, seconds] = takeUnits(question, 'km/h', 'second');
    return (metres) => same(over(product(metres, 3_600), seconds), product(speed, 1_000));
  }),
  'speed-for-other-time': satisfying((question) => {
    const [speed, before, now] = takeUnits(question, 'km/h', 'hour', 'hour');
    return (other) => same(over(product(speed, before), other), now);
  }),
  'fraction-of-usual-speed': satisfying((question) => {
    const [part, late] = takeUnits(question, '', 'minute');
    return (usual) => {
      const speed = over(WAY, usual);
      return same(minus(over(WAY, product(speed, part)), usual), late);
    };
  }),
  'faster-by': satisfying((question) => {
    const [way, gap, saved] = takeUnits(question, 'km', 'km/h', 'hour');
    return (speed) => less(0, speed) && same(minus(over(way, speed), over(way, sum(speed, gap))), saved);
  }),
  // Minute by minute: the vehicle runs while it does not stand.
  stoppages: satisfying((question) => {
    const [running, whole] = speedsOfRun(question);
    return (minutes) => same(over(product(running, minus(60, minutes)), 60), whole);
  }),
};

/** Without and with the stops. A wording may say how many kilometres are covered in an hour. */
function speedsOfRun(question: Question): readonly [Fraction, Fraction] {
  if (!says(question, /only \d+ km in an hour/)) return takeUnits(question, 'km/h', 'km/h');
  return takeUnits(question, 'km/h', 'km');
}

/** Minutes after the right time, a negative number for minutes before it. */
function lateness(part: string, minutes: Fraction): Fraction {
  const isLate = /late|misses|after time/.test(part);
  const isEarly = /early|before/.test(part);
  if (isLate === isEarly) throw new ReadingError(`late or early: ${part}`);
  return isLate ? minutes : minus(0, minutes);
}

const SEVERAL_SPEEDS: Solvers = {
  'average-of-equal-distances': satisfying((question) => {
    const [there, back] = takeUnits(question, 'km/h', 'km/h');
    const time = sum(over(WAY, there), over(WAY, back));
    return (average) => same(product(average, time), 2 * WAY);
  }),
  'average-of-mixed-trip': satisfying((question) => {
    const [hours, way, a, b] = takeUnits(question, 'hour', 'km', 'km/h', 'km/h');
    const [timed, measured] = says(question, /Before that/) ? [b, a] : [a, b];
    const time = sum(hours, over(way, measured));
    return (average) => same(product(average, time), sum(product(timed, hours), way));
  }),
  'speed-for-the-rest': satisfying((question) => {
    const [part, a, b] = takeUnits(question, '', 'km/h', 'km/h');
    const isAverageFirst = says(question, /plans an average|^The average/);
    const [average, speed] = isAverageFirst ? [a, b] : [b, a];
    const first = product(WAY, part);
    return (rest) => {
      const time = sum(over(first, speed), over(minus(WAY, first), rest));
      return same(over(WAY, time), average);
    };
  }),
  'on-foot-and-by-bicycle': satisfying((question) => {
    const [way, hours, a, b] = takeUnits(question, 'km', 'hour', 'km/h', 'km/h');
    const [walking, riding] = says(question, /cycles at \d/) ? [b, a] : [a, b];
    return (onFoot) => same(sum(over(onFoot, walking), over(minus(way, onFoot), riding)), hours);
  }),
  // Both trips have the same right time of arrival.
  'late-and-early': satisfying((question) => {
    const [speed, other, minutes, otherMinutes] = takeUnits(question, 'km/h', 'km/h', 'minute', 'minute');
    const [, first = '', second = ''] = question.questionText.split('km/h');
    const rightTime = (way: Fraction, at: Fraction, late: Fraction) =>
      minus(over(product(way, 60), at), late);
    return (way) =>
      same(
        rightTime(way, speed, lateness(first, minutes)),
        rightTime(way, other, lateness(second, otherMinutes)),
      );
  }),
  'walk-one-way-ride-back': satisfying((question) => {
    const [mixed, walked] = takeUnits(question, 'minute', 'minute');
    return (ridden) => same(minus(mixed, over(walked, 2)), over(ridden, 2));
  }),
};

const TWO_ON_THE_WAY: Solvers = {
  'thief-and-policeman': satisfying((question) => {
    const [lead, a, b] = takeUnits(question, 'm', 'km/h', 'km/h');
    const [chased, chasing] = turnedIf(says(question, /runs at \d+ km\/h after/), a, b);
    const seconds = (metres: Fraction, speed: Fraction) => over(metres, perSecond(speed));
    return (metres) => same(seconds(metres, chased), seconds(sum(metres, lead), chasing));
  }),
  'meeting-after-head-start': satisfying((question) => {
    const isOneHour = says(question, /An hour later/);
    const [way, first, second] = isOneHour
      ? takeUnits(question, 'km', 'km/h', 'km/h')
      : takeUnits(question, 'km', 'km/h', 'km/h', 'hour');
    const [headStart = 1] = inUnit(question, 'hour');
    return (hours) => same(sum(product(first, sum(headStart, hours)), product(second, hours)), way);
  }),
  'turns-back-and-meets': satisfying((question) => {
    const [way, a, b] = takeUnits(question, 'km', 'km/h', 'km/h');
    const [slow, fast] = turnedIf(firstTurnsBack(question, a, b), a, b);
    return (fromEnd) => same(over(minus(way, fromEnd), slow), over(sum(way, fromEnd), fast));
  }),
  // What one has behind at the meeting, the other has before.
  'times-after-meeting': satisfying((question) => {
    const [firstAfter, secondAfter, first] = takeUnits(question, 'hour', 'hour', 'km/h');
    return (second) => {
      const untilMeeting = over(product(first, firstAfter), second);
      return same(over(product(second, secondAfter), first), untilMeeting);
    };
  }),
};

/** The stem names the one who turns back, or calls it the faster. */
function firstTurnsBack(question: Question, first: Fraction, second: Fraction): boolean {
  if (says(question, /[Tt]he faster/)) return less(second, first);
  return question.questionText.startsWith(`${marked(question, /(\w+) reaches/)} and `);
}

export const TIME_SPEED_AND_DISTANCE: Solvers = { ...ONE_SPEED, ...SEVERAL_SPEEDS, ...TWO_ON_THE_WAY };
