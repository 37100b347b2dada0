import { decimal, defineTemplate, frac, mixed, num, range, t, type Fraction } from '../../../kit/index.js';

const degrees = (value: Fraction) => {
  const text = decimal(value);
  if (text === undefined || value.gt(360)) throw new RangeError('no angle');
  return `${text}°`;
};
const pad = (minutes: number) => String(minutes).padStart(2, '0');

/** A time of a clock face, 4:05. Minutes since 12, any whole number. */
export const clockTime = (minutes: number): string => {
  const inRound = ((minutes % 720) + 720) % 720;
  return `${Math.floor(inRound / 60) || 12}:${pad(inRound % 60)}`;
};

interface Time {
  hour: number;
  minute: number;
}

/** The smaller angle between the hands, in degrees. */
function angleOf({ hour, minute }: Time): Fraction {
  const between = frac(Math.abs(60 * hour - 11 * minute), 2);
  return between.gt(180) ? frac(360).sub(between) : between;
}
const smaller = (angle: number) => {
  const positive = Math.abs(angle) % 360;
  return frac(positive > 180 ? 360 - positive : positive);
};

const angleBetweenHands = defineTemplate<Time, Fraction>({
  id: 'angle-between-the-hands',
  level: 'easy',
  parameters: { hour: range(1, 11), minute: range(5, 55, 5) },
  isSensible: (p) => angleOf(p).gt(10) && angleOf(p).lt(175),
  solve: angleOf,
  show: degrees,
  mistakes: [
    {
      text: 'You left the hour hand at the full hour.',
      value: ({ hour, minute }) => smaller(30 * hour - 6 * minute),
    },
    {
      text: 'You moved the hour hand on to the next hour.',
      value: ({ hour, minute }) => smaller(30 * (hour + 1) - 6 * minute),
    },
    {
      text: 'You moved the hour hand back instead of on.',
      value: ({ hour, minute }) => frac(Math.abs(60 * hour - 13 * minute), 2),
    },
    { text: 'You took the angle up to a straight line.', value: (p) => frac(180).sub(angleOf(p)) },
    { text: 'Your angle is 5 degrees too large.', value: (p) => angleOf(p).add(5) },
    { text: 'Your angle is 5 degrees too small.', value: (p) => angleOf(p).sub(5) },
    { text: 'Your angle is one minute, 6 degrees, too large.', value: (p) => angleOf(p).add(6) },
    { text: 'Your angle is one minute, 6 degrees, too small.', value: (p) => angleOf(p).sub(6) },
  ],
  mayRepeatNumbers: true,
  wordings: [
    ({ hour, minute }) => `What is the smaller angle between the hands of a clock at ${hour}:${pad(minute)}?`,
    ({ hour, minute }, s) =>
      `${s.person.name} looks at the clock when it is exactly ${hour}:${pad(minute)}. How large is the smaller angle between the hour hand and the minute hand?`,
    ({ hour, minute }) =>
      `Find the smaller angle between the two hands of a clock that shows ${hour}:${pad(minute)}.`,
  ],
  explain: ({ hour, minute }, right) => {
    const [h, m] = [frac(60 * hour + minute, 2), frac(6 * minute)];
    const [high, low] = h.gt(m) ? [h, m] : [m, h];
    const between = high.sub(low);
    const rest = between.gt(180) ? ` The smaller angle is $360 - ${num(between)} = ${num(right)}$.` : '';
    return t`The hour hand is at $${hour} \times 30 + ${minute} \times 0.5 = ${num(h)}$ degrees, the minute hand at $${minute} \times 6 = ${num(m)}$. Between them there are $${num(high)} - ${num(low)} = ${num(between)}$ degrees.${rest}`;
  },
});

interface Turn {
  minutes: number;
  isHourHand: boolean;
}

const turned = ({ minutes, isHourHand }: Turn) => (isHourHand ? frac(minutes, 2) : frac(6 * minutes));

const turnOfAHand = defineTemplate<Turn & { from: number }, Fraction>({
  id: 'turn-of-a-hand',
  level: 'easy',
  parameters: { minutes: range(12, 170), isHourHand: [true, false], from: range(0, 700, 5) },
  isSensible: ({ minutes, isHourHand }) => (isHourHand ? minutes > 24 : minutes < 58),
  solve: turned,
  show: degrees,
  mistakes: [
    {
      text: 'You took the speed of the other hand.',
      value: (p) => turned({ ...p, isHourHand: !p.isHourHand }),
    },
    { text: 'You counted 1 degree for a minute.', value: ({ minutes }) => frac(minutes) },
    { text: 'You counted 5 degrees for a minute.', value: ({ minutes }) => frac(5 * minutes) },
    { text: 'You halved the angle.', value: (p) => turned(p).div(2) },
    { text: 'You doubled the angle.', value: (p) => turned(p).mul(2) },
    { text: 'You counted two minutes too many.', value: (p) => turned({ ...p, minutes: p.minutes + 2 }) },
    { text: 'You counted two minutes too few.', value: (p) => turned({ ...p, minutes: p.minutes - 2 }) },
    { text: 'You counted ten minutes too many.', value: (p) => turned({ ...p, minutes: p.minutes + 10 }) },
    { text: 'You counted ten minutes too few.', value: (p) => turned({ ...p, minutes: p.minutes - 10 }) },
  ],
  mayRepeatNumbers: true,
  wordings: [
    ({ minutes, isHourHand, from }) =>
      `Through what angle does the ${isHourHand ? 'hour' : 'minute'} hand of a clock turn from ${clockTime(from)} to ${clockTime(from + minutes)}?`,
    ({ minutes, isHourHand, from }, s) =>
      `${s.person.name} works from ${clockTime(from)} to ${clockTime(from + minutes)}, less than six hours. By how many degrees does the ${isHourHand ? 'hour' : 'minute'} hand of the clock turn in this time?`,
    ({ minutes, isHourHand, from }) =>
      `A film begins at ${clockTime(from)} and ends the next time the clock shows ${clockTime(from + minutes)}. Find the angle through which the ${isHourHand ? 'hour' : 'minute'} hand turns meanwhile.`,
  ],
  explain: ({ minutes, isHourHand }, right) =>
    isHourHand
      ? t`The hour hand turns 30 degrees in an hour, half a degree in a minute. In ${minutes} minutes it turns $${minutes} \times 0.5 = ${num(right)}$ degrees.`
      : t`The minute hand turns 360 degrees in 60 minutes, 6 degrees in a minute. In ${minutes} minutes it turns $${minutes} \times 6 = ${num(right)}$ degrees.`,
});

/** Minutes past the hour, as a mixed number. @throws RangeError when it is not within the hour */
const minutesPast = (value: Fraction) => {
  if (value.lt(0) || value.gte(60)) throw new RangeError('not within the hour');
  return `$${mixed(value)}$ minutes`;
};

interface Meeting {
  hour: number;
  kind: 'together' | 'opposite';
}

/** Degrees that the minute hand must gain. */
const toGain = ({ hour, kind }: Meeting) => {
  if (kind === 'together') return 30 * hour;
  return hour < 6 ? 30 * hour + 180 : 30 * hour - 180;
};
const meetingMinutes = (p: Meeting) => frac(2 * toGain(p), 11);
const KINDS = {
  together: 'coincide',
  opposite: 'point in opposite directions, in one straight line',
} as const;

const handsMeet = defineTemplate<Meeting & { clock: string }, Fraction>({
  id: 'hands-together-or-opposite',
  level: 'medium',
  parameters: {
    hour: range(1, 10),
    kind: ['together', 'opposite'],
    clock: ['a clock', 'a station clock', 'a wall clock', 'a tower clock'],
  },
  isSensible: ({ hour, kind }) => kind === 'together' || (hour !== 6 && hour !== 5),
  solve: meetingMinutes,
  show: minutesPast,
  mistakes: [
    { text: 'You left the hour hand where it was at the full hour.', value: (p) => frac(toGain(p), 6) },
    { text: 'You let the hour hand move against the minute hand.', value: (p) => frac(2 * toGain(p), 13) },
    { text: 'You took the next hour.', value: (p) => frac(2 * (toGain(p) + 30), 11) },
    { text: 'You took the hour before.', value: (p) => frac(2 * (toGain(p) - 30), 11) },
    {
      text: 'You divided by 12 instead of 11 at the end.',
      value: (p) => frac(2 * toGain(p), 12).add(frac(2, 11)),
    },
    {
      text: 'You took the time when the hands are at right angles.',
      value: (p) => frac(2 * (toGain(p) + 90), 11),
    },
    { text: 'You took the right angle before it.', value: (p) => frac(2 * (toGain(p) - 90), 11) },
  ],
  mayRepeatNumbers: true,
  wordings: [
    ({ hour, kind, clock }) =>
      `How many minutes past ${hour} o'clock do the hands of ${clock} ${KINDS[kind]} for the first time?`,
    ({ hour, kind, clock }, s) =>
      `It is ${hour} o'clock on ${clock}. ${s.person.name} waits until its hands ${KINDS[kind]} for the first time after that, within the hour. How many minutes past ${hour} is that?`,
    ({ hour, kind, clock }) =>
      `Between ${hour} and ${hour + 1} o'clock the hands of ${clock} ${KINDS[kind]} once. At how many minutes past ${hour} does this happen?`,
  ],
  explain: (p, right) =>
    t`At ${p.hour} o'clock the minute hand has to gain ${toGain(p)} degrees. It gains $6 - 0.5 = 5.5$ degrees in a minute, so it takes $${toGain(p)} \times \frac{2}{11} = ${mixed(right)}$ minutes.`,
});

export const HANDS = [angleBetweenHands, turnOfAHand, handsMeet];
