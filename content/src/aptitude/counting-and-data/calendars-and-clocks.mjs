import { KHAN_MATH, NCERT, asMixed, frac, mixed, num, range, t } from '../kit/index.mjs';

const WEEK = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const isLeap = (year) => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
const MONTH_DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** Day of the week by counting days since 1 January of the year 1, a Monday in the Gregorian calendar. */
function weekday(year, month, day) {
  const before =
    (year - 1) * 365 +
    Math.floor((year - 1) / 4) -
    Math.floor((year - 1) / 100) +
    Math.floor((year - 1) / 400);
  const months =
    MONTH_DAYS.slice(0, month - 1).reduce((a, b) => a + b, 0) + (month > 2 && isLeap(year) ? 1 : 0);
  return (before + months + day) % 7;
}

const around = (day) => [1, 2, 6].map((shift) => WEEK[(day + shift) % 7]);

function independenceDay() {
  const day = weekday(1947, 8, 15);
  return {
    level: 'medium',
    text: 'On which day of the week did 15 August 1947 fall?',
    answer: WEEK[day],
    wrong: around(day),
    why: t`1600 years hold 0 odd days and 300 years 1. The 46 years from 1901 to 1946 hold 11 leap years: $46 + 11 = 57$, that is 1 odd day. From 1 January to 15 August 1947 there are 227 days, that is 3. Total 5 odd days: ${WEEK[day]}.`,
  };
}

function daysAhead() {
  const [start, ahead] = [3, 100];
  const day = (start + ahead) % 7;
  return {
    level: 'easy',
    text: `Today is ${WEEK[start]}. What day will it be ${ahead} days from now?`,
    answer: WEEK[day],
    wrong: around(day),
    why: t`$100 = 14 \times 7 + 2$, so the day is two days after ${WEEK[start]}: ${WEEK[day]}.`,
  };
}

function leapYears() {
  const years = [1900, 2000, 2100, 2200];
  const leap = years.find(isLeap);
  return {
    level: 'easy',
    text: 'Which of these years has 366 days?',
    answer: String(leap),
    wrong: years.filter((year) => year !== leap).map(String),
    why: 'A year that ends a century is a leap year only when it is divisible by 400. Of these only 2000 is.',
  };
}

function sameCalendar() {
  const start = 2023;
  const next = range(start + 1, start + 30).find(
    (year) => isLeap(year) === isLeap(start) && weekday(year, 1, 1) === weekday(start, 1, 1),
  );
  return {
    level: 'hard',
    text: `Which is the next year after ${start} that has the same calendar as ${start}?`,
    answer: next,
    wrong: [2029, 2030, 2033],
    why: t`Add the odd days year by year, 2 after a leap year and 1 otherwise, from 2023 on: 1, 3, 4, 5, 6, 8, ... The total is a multiple of 7 at the start of ${next} for the first time in an ordinary year (14 odd days).`,
  };
}

function angleAt() {
  const [hour, minute] = [3, 40];
  const angle = frac(Math.abs(60 * hour - 11 * minute), 2);
  return {
    level: 'easy',
    text: 'What is the angle between the hands of a clock at 3:40?',
    answer: angle,
    wrong: [150, 140, 160],
    show: (value) => `${num(value)}°`,
    why: t`The hour hand stands at $3 \times 30 + 20 = 110$ degrees, the minute hand at $40 \times 6 = 240$ degrees. The difference is ${num(angle)} degrees.`,
  };
}

function handsMeet() {
  const hour = 4;
  const minute = frac(60 * hour, 11);
  return {
    level: 'medium',
    text: "How many minutes after 4 o'clock do the hands of a clock coincide?",
    answer: minute,
    wrong: [20, frac(240, 12).plus(frac(9, 11)), frac(300, 11)],
    show: (value) => `${asMixed(value)} minutes`,
    why: t`At 4 the minute hand is 20 minute spaces behind and gains 55 spaces in 60 minutes: $20 \times \frac{60}{55} = ${mixed(minute)}$ minutes.`,
  };
}

function rightAngles() {
  return {
    level: 'medium',
    text: 'How many times in a day of 24 hours do the hands of a clock stand at right angles?',
    answer: 44,
    wrong: [22, 24, 40],
    why: t`In 12 hours the minute hand overtakes the hour hand 11 times, and in each round the hands are at right angles twice: $2 \times 11 \times 2 = 44$ in 24 hours.`,
  };
}

function gainingClock() {
  const [gain, shown] = [5, 13];
  const real = frac(shown * 60 * 60, 60 + gain).over(60);
  return {
    level: 'hard',
    text: `A clock gains ${gain} minutes in every hour. It is set right at 6 a.m. What is the true time when it shows 7 p.m. on the same day?`,
    answer: real.equals(12) ? '6 p.m.' : '',
    wrong: ['5:55 p.m.', '6:05 p.m.', '8:05 p.m.'],
    why: t`The clock shows 13 hours gone. In 60 true minutes it shows 65, so the true time is $13 \times \frac{60}{65} = ${num(real)}$ hours after 6 a.m.: 6 p.m.`,
  };
}

function mirrorTime() {
  const [hour, minute] = [4, 35];
  const mirrored = 12 * 60 - (hour * 60 + minute);
  const time = (minutes) => `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
  return {
    level: 'easy',
    text: `Seen in a mirror, a clock with plain marks shows ${time(hour * 60 + minute)}. What is the true time?`,
    answer: time(mirrored),
    wrong: [time(mirrored + 60), time(mirrored + 10), time(mirrored - 60)],
    why: t`Mirror time and true time add up to 12 hours: $12{:}00 - 4{:}35 = 7{:}25$.`,
  };
}

function centuryEnd() {
  const ends = new Set(range(1, 8).map((century) => weekday(century * 100, 12, 31)));
  const never = WEEK.filter((_, day) => !ends.has(day));
  return {
    level: 'hard',
    text: 'On which of these days can the last day of a century (31 December of a year divisible by 100) not fall?',
    answer: never.find((day) => day === 'Tuesday'),
    wrong: [...ends].map((day) => WEEK[day]).slice(0, 3),
    why: t`100, 200, 300 and 400 years hold 5, 3, 1 and 0 odd days, so centuries end on Friday, Wednesday, Monday or Sunday. Tuesday, Thursday and Saturday never occur.`,
  };
}

export const calendarsAndClocks = {
  name: 'Calendars and Clocks',
  description:
    'Odd days, leap years and weekdays of dates; angles, meetings and errors of the hands of a clock.',
  difficulty: 'medium',
  topics: ['Odd days', 'Leap years', 'Angles of the hands', 'Meeting of the hands', 'Fast and slow clocks'],
  keywords:
    'calendar questions, clock questions, odd days, angle between hands, leap year, aptitude reasoning',
  keyInformation: [
    'An ordinary year holds 1 odd day, a leap year 2; 400 years hold none.',
    'The angle at h hours m minutes is |60h − 11m| / 2 degrees (or 360 less that).',
    'The hands meet every 65 5/11 minutes: 11 times in 12 hours.',
  ],
  didYouKnow: [
    'The Gregorian calendar repeats exactly after 400 years, because these hold a whole number of weeks.',
    'In the Gregorian calendar the 13th of a month falls on a Friday more often than on any other day of the week.',
  ],
  faqs: [
    ['What are odd days?', 'The days left over when complete weeks are taken away from a stretch of time.'],
    [
      'How fast does the minute hand gain on the hour hand?',
      '5.5 degrees a minute, since it moves 6 degrees and the hour hand half a degree.',
    ],
  ],
  resources: [NCERT, KHAN_MATH],
  weight: 20,
  questions: [
    independenceDay,
    daysAhead,
    leapYears,
    sameCalendar,
    angleAt,
    handsMeet,
    rightAngles,
    gainingClock,
    mirrorTime,
    centuryEnd,
  ],
};
