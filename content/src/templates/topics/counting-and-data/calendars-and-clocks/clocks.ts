import { counted, defineTemplate, frac, num, range, t, type Fraction } from '../../../kit/index.js';
import { clockTime } from './hands.js';

/** A time of the day, from minutes since midnight: 6:05 p.m. @throws RangeError for a part of a minute */
const dayTime = (value: Fraction): string => {
  if (value.d !== 1n) throw new RangeError('not a whole minute');
  const minutes = ((value.valueOf() % 1440) + 1440) % 1440;
  return `${clockTime(minutes)} ${minutes < 720 ? 'a.m.' : 'p.m.'}`;
};

interface Mirror {
  time: number;
}

/** Minutes since midnight as an option of a clock face. The order of the options says nothing, so it is text. */
const mirrored = ({ time }: Mirror) => clockTime(720 - time);

const mirrorTime = defineTemplate<Mirror, string>({
  id: 'time-in-a-mirror',
  level: 'easy',
  parameters: { time: range(65, 655) },
  isSensible: ({ time }) => Math.abs(360 - time) > 25,
  solve: mirrored,
  show: (time) => time,
  mistakes: [
    { text: 'You went one hour too far.', value: ({ time }) => clockTime(780 - time) },
    { text: 'You stopped one hour too early.', value: ({ time }) => clockTime(660 - time) },
    {
      text: 'You read the minutes unchanged.',
      value: ({ time }) => clockTime(Math.floor((720 - time) / 60) * 60 + (time % 60)),
    },
    {
      text: 'You turned the face upside down instead of mirroring it.',
      value: ({ time }) => clockTime(1080 - time),
    },
    { text: 'You are ten minutes late.', value: ({ time }) => clockTime(730 - time) },
    { text: 'You are ten minutes early.', value: ({ time }) => clockTime(710 - time) },
    {
      text: 'You read the hour unchanged.',
      value: ({ time }) => clockTime(Math.floor(time / 60) * 60 + ((720 - time) % 60)),
    },
  ],
  mayRepeatNumbers: true,
  wordings: [
    ({ time }) =>
      `Seen in a mirror, a clock with plain marks instead of numbers shows ${clockTime(time)}. What is the true time?`,
    ({ time }, s) =>
      `${s.person.name} sees a clock without numbers in the mirror of a barber. It seems to show ${clockTime(time)}. What time is it?`,
    ({ time }) =>
      `The mirror image of a clock face without numbers shows ${clockTime(time)}. Find the time that the clock shows.`,
  ],
  explain: ({ time }, right) => {
    const [hour, minute] = [Math.floor(time / 60), time % 60];
    return t`A time and its mirror image add up to 12 hours, which is 11 hours and 60 minutes. $11 - ${hour} = ${11 - hour}$ ${11 - hour === 1 ? 'hour' : 'hours'} and $60 - ${minute} = ${60 - minute}$ ${minute === 59 ? 'minute' : 'minutes'} give the true time, ${right}.`;
  },
});

interface Strikes {
  few: number;
  seconds: number;
  many: number;
}

const strikeTime = ({ few, seconds, many }: Strikes) => frac(seconds * (many - 1), few - 1);

const strikes = defineTemplate<Strikes, Fraction>({
  id: 'strikes-of-a-clock',
  level: 'easy',
  parameters: { few: range(3, 8), seconds: range(4, 30), many: range(7, 12) },
  isSensible: ({ few, seconds, many }) => many > few + 1 && (2 * seconds) % (few - 1) === 0,
  solve: strikeTime,
  show: counted('second', 'seconds'),
  mistakes: [
    {
      text: 'You counted strikes instead of the pauses between them.',
      value: ({ few, seconds, many }) => frac(seconds * many, few),
    },
    {
      text: 'You counted one pause too many.',
      value: ({ few, seconds, many }) => frac(seconds * many, few - 1),
    },
    {
      text: 'You counted one pause too few.',
      value: ({ few, seconds, many }) => frac(seconds * (many - 2), few - 1),
    },
    {
      text: 'You divided by the number of strikes.',
      value: ({ few, seconds, many }) => frac(seconds * (many - 1), few),
    },
    {
      text: 'You added one second for each further strike.',
      value: ({ few, seconds, many }) => frac(seconds + many - few),
    },
    { text: 'You doubled the time.', value: ({ seconds }) => frac(2 * seconds) },
    { text: 'Your result is one second too high.', value: (p) => strikeTime(p).add(1) },
    { text: 'Your result is one second too low.', value: (p) => strikeTime(p).sub(1) },
  ],
  mayRepeatNumbers: true,
  wordings: [
    ({ few, seconds, many }) =>
      `A clock takes ${seconds} seconds to strike ${few}, from the first strike to the last. At the same pace, how long does it take to strike ${many}?`,
    ({ few, seconds, many }, s) =>
      `${s.person.name} counts ${few} strikes of a tower clock; from the first to the last ${seconds} seconds pass. How much time passes from the first to the last of ${many} strikes?`,
    ({ few, seconds, many }) =>
      `A school bell rings ${few} times within ${seconds} seconds, counted from the first ring to the last, always with the same pause. Find the time that ${many} rings take.`,
  ],
  explain: ({ few, seconds, many }, right) =>
    t`${few} strikes have ${few - 1} pauses, so a pause lasts $${seconds} \div ${few - 1} = ${num(frac(seconds, few - 1))}$ seconds. ${many} strikes have ${many - 1} pauses: $${many - 1} \times ${num(frac(seconds, few - 1))} = ${num(right)}$ seconds.`,
});

interface Drift {
  setAt: number;
  gain: number;
  isFast: boolean;
  hours: number;
}

/** The true time when the clock has moved on by `hours`, in minutes since midnight. */
const trueTime = ({ setAt, gain, isFast, hours }: Drift) =>
  frac(hours * 3600, isFast ? 60 + gain : 60 - gain).add(setAt);

const trueTimeOfAClock = defineTemplate<Drift, Fraction>({
  id: 'true-time-of-a-wrong-clock',
  level: 'hard',
  parameters: {
    setAt: range(300, 540, 30),
    gain: [1, 2, 3, 4, 5, 6, 10, 12, 15],
    isFast: [true, false],
    hours: range(5, 40),
  },
  isSensible: (p) =>
    trueTime(p).d === 1n && trueTime(p).sub(p.setAt).lt(1440) && p.setAt + 60 * p.hours < 2000,
  solve: trueTime,
  show: dayTime,
  mistakes: [
    {
      text: 'You took the minutes of the clock for true minutes.',
      value: ({ setAt, gain, isFast, hours }) => frac(setAt + hours * (isFast ? 60 - gain : 60 + gain)),
    },
    { text: 'You took the time on the clock.', value: ({ setAt, hours }) => frac(setAt + 60 * hours) },
    {
      text: 'You corrected in the wrong direction.',
      value: ({ setAt, gain, isFast, hours }) => frac(setAt + hours * (isFast ? 60 + gain : 60 - gain)),
    },
    { text: 'You corrected by one hour too much.', value: (p) => trueTime(p).add(p.isFast ? -60 : 60) },
    { text: 'You corrected by one hour too little.', value: (p) => trueTime(p).add(p.isFast ? 60 : -60) },
    { text: 'You are five minutes late.', value: (p) => trueTime(p).add(5) },
    { text: 'You are five minutes early.', value: (p) => trueTime(p).sub(5) },
    { text: 'You are ten minutes late.', value: (p) => trueTime(p).add(10) },
    { text: 'You are ten minutes early.', value: (p) => trueTime(p).sub(10) },
  ],
  mayRepeatNumbers: true,
  wordings: [
    (p) =>
      `A clock ${p.isFast ? 'gains' : 'loses'} ${p.gain} ${p.gain === 1 ? 'minute' : 'minutes'} in every true hour. It is set right one day at ${clockTime(p.setAt)} in the morning. What is the true time when it has moved on by ${p.hours} hours?`,
    (p, s) =>
      `${s.person.name}'s watch is ${p.isFast ? 'fast: it gains' : 'slow: it loses'} ${p.gain} ${p.gain === 1 ? 'minute' : 'minutes'} in every hour. ${s.person.they === 'she' ? 'She' : 'He'} sets it right at ${clockTime(p.setAt)} in the morning. What time is it really when the watch has advanced by ${p.hours} hours?`,
    (p) =>
      `In each true hour a clock moves forward ${p.isFast ? 60 + p.gain : 60 - p.gain} minutes. It shows the right time at ${clockTime(p.setAt)} in the morning. What is the true time when the clock has moved forward by ${p.hours} hours?`,
  ],
  explain: (p, right) => {
    const run = p.isFast ? 60 + p.gain : 60 - p.gain;
    const passed = trueTime(p).sub(p.setAt);
    const minutes = passed.valueOf();
    return t`The clock runs ${run} minutes in 60 true minutes. While it runs $${p.hours} \times 60 = ${p.hours * 60}$ minutes, $${p.hours * 60} \times \frac{60}{${run}} = ${num(passed)}$ true minutes pass: ${Math.floor(minutes / 60)} hours and ${minutes % 60} minutes. After ${dayTime(frac(p.setAt))} that is ${dayTime(right)}`;
  },
});

interface TwoClocks {
  gain: number;
  loss: number;
  difference: number;
}

const hoursApart = ({ gain, loss, difference }: TwoClocks) => frac(difference, gain + loss);

const twoClocks = defineTemplate<TwoClocks, Fraction>({
  id: 'two-clocks-drift-apart',
  level: 'medium',
  parameters: { gain: range(1, 9), loss: range(1, 9), difference: range(15, 240, 5) },
  isSensible: (p) => p.gain !== p.loss && hoursApart(p).d === 1n && hoursApart(p).gt(4),
  solve: hoursApart,
  show: counted('hour', 'hours'),
  mistakes: [
    {
      text: 'You took the difference of both errors instead of their sum.',
      value: ({ gain, loss, difference }) => frac(difference, Math.abs(gain - loss)),
    },
    { text: 'You used only the clock that gains.', value: ({ gain, difference }) => frac(difference, gain) },
    { text: 'You used only the clock that loses.', value: ({ loss, difference }) => frac(difference, loss) },
    {
      text: 'You multiplied both errors.',
      value: ({ gain, loss, difference }) => frac(difference, gain * loss),
    },
    { text: 'You halved the time.', value: (p) => hoursApart(p).div(2) },
    { text: 'You doubled the time.', value: (p) => hoursApart(p).mul(2) },
    { text: 'You counted one hour too many.', value: (p) => hoursApart(p).add(1) },
    { text: 'You counted one hour too few.', value: (p) => hoursApart(p).sub(1) },
    { text: 'You counted two hours too few.', value: (p) => hoursApart(p).sub(2) },
  ],
  mayRepeatNumbers: true,
  wordings: [
    ({ gain, loss, difference }) =>
      `Two clocks are set right together. One gains ${gain} ${gain === 1 ? 'minute' : 'minutes'} and the other loses ${loss} ${loss === 1 ? 'minute' : 'minutes'} in every hour. After how many hours do they differ by ${difference} minutes?`,
    ({ gain, loss, difference }, s) =>
      `${s.person.name}'s watch is fast by ${gain} ${gain === 1 ? 'minute' : 'minutes'} an hour and ${s.other.name}'s watch is slow by ${loss} ${loss === 1 ? 'minute' : 'minutes'} an hour. Both are set to the same time. How many hours later does one show ${difference} minutes more than the other?`,
    ({ gain, loss, difference }) =>
      `Of two clocks that agree now, the first gains ${gain} min and the second loses ${loss} min an hour. Find the number of hours until they are ${difference} minutes apart.`,
  ],
  explain: ({ gain, loss, difference }, right) =>
    t`In each hour they move apart by $${gain} + ${loss} = ${gain + loss}$ minutes. ${difference} minutes take $${difference} \div ${gain + loss} = ${num(right)}$ hours.`,
});

export const CLOCKS = [mirrorTime, strikes, twoClocks, trueTimeOfAClock];
