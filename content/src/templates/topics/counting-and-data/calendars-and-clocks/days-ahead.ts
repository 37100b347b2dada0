import { defineTemplate, frac, range, t, wholeNumber, type Fraction } from '../../../kit/index.js';
import {
  countLeapYears,
  dayMistakes,
  dayName,
  daysBetween,
  isLeap,
  showDay,
  weekdayOf,
  writeDate,
  type CalendarDate,
} from './weekdays.js';

interface Ahead {
  start: number;
  days: number;
  isBefore: boolean;
}

const dayAhead = ({ start, days, isBefore }: Ahead) => (isBefore ? start - days : start + days);

const daysAhead = defineTemplate<Ahead, string>({
  id: 'days-ahead-or-back',
  level: 'easy',
  parameters: { start: range(0, 6), days: range(23, 400), isBefore: [true, false] },
  isSensible: ({ days }) => days % 7 !== 0,
  solve: (p) => dayName(dayAhead(p)),
  show: showDay,
  mistakes: dayMistakes(dayAhead, [
    { text: 'You counted in the wrong direction.', day: (p) => dayAhead({ ...p, isBefore: !p.isBefore }) },
    { text: 'You stayed at the day of today.', day: ({ start }) => start },
  ]),
  wordings: [
    ({ start, days, isBefore }) =>
      `Today is ${dayName(start)}. Which day of the week ${isBefore ? `was it ${days} days ago` : `will it be after ${days} days`}?`,
    ({ start, days, isBefore }, s) =>
      isBefore
        ? `${s.person.name}'s examination is on a ${dayName(start)}. ${s.person.they === 'she' ? 'She' : 'He'} began to prepare exactly ${days} days before. On which day of the week was that?`
        : `${s.person.name} signs a contract on a ${dayName(start)}. It ends exactly ${days} days later. On which day of the week is that?`,
    ({ start, days, isBefore }) =>
      `A library book is ${isBefore ? 'returned' : 'borrowed'} on a ${dayName(start)}. On which day of the week ${isBefore ? `was it borrowed, ${days} days earlier` : `is it returned, ${days} days later`}?`,
  ],
  explain: ({ start, days, isBefore }, right) => {
    const rest = days % 7;
    return t`Whole weeks change nothing: $${days} = ${(days - rest) / 7} \times 7 + ${rest}$. The day is ${rest} ${rest === 1 ? 'day' : 'days'} ${isBefore ? 'before' : 'after'} ${dayName(start)}: ${right}.`;
  },
});

interface SameYear {
  year: number;
  fromMonth: number;
  fromDay: number;
  toMonth: number;
  toDay: number;
}

const fromDate = ({ year, fromMonth, fromDay }: SameYear): CalendarDate => ({
  year,
  month: fromMonth,
  day: fromDay,
});
const toDate = ({ year, toMonth, toDay }: SameYear): CalendarDate => ({ year, month: toMonth, day: toDay });
const gapOf = (p: SameYear) => daysBetween(fromDate(p), toDate(p));

const laterInTheYear = defineTemplate<SameYear, string>({
  id: 'another-date-of-the-year',
  level: 'medium',
  parameters: {
    year: range(2003, 2039),
    fromMonth: range(1, 6),
    fromDay: range(1, 28),
    toMonth: range(4, 12),
    toDay: range(1, 28),
  },
  isSensible: (p) => p.toMonth - p.fromMonth > 1 && gapOf(p) % 7 !== 0,
  solve: (p) => dayName(weekdayOf(toDate(p))),
  show: showDay,
  mistakes: dayMistakes(
    (p) => weekdayOf(toDate(p)),
    [
      {
        text: 'You counted every month as 30 days.',
        day: (p) => weekdayOf(fromDate(p)) + 30 * (p.toMonth - p.fromMonth) + p.toDay - p.fromDay,
      },
      {
        text: 'You counted four weeks for every month.',
        day: (p) => weekdayOf(fromDate(p)) + p.toDay - p.fromDay,
      },
    ],
  ),
  wordings: [
    (p) =>
      `${writeDate(fromDate(p))} is a ${dayName(weekdayOf(fromDate(p)))}. On which day of the week is ${writeDate(toDate(p))}?`,
    (p, s) =>
      `${s.person.name} was born on ${writeDate(fromDate(p))}, a ${dayName(weekdayOf(fromDate(p)))}, and ${s.other.name} on ${writeDate(toDate(p))}. On which day of the week was ${s.other.name} born?`,
    (p) =>
      `A course begins on ${writeDate(fromDate(p))}, which is a ${dayName(weekdayOf(fromDate(p)))}, and ends on ${writeDate(toDate(p))}. Find the day of the week on which it ends.`,
  ],
  explain: (p, right) => {
    const gap = gapOf(p);
    const rest = gap % 7;
    return t`From ${writeDate(fromDate(p))} to ${writeDate(toDate(p))} there are ${gap} days, and $${gap} = ${(gap - rest) / 7} \times 7 + ${rest}$. The day is ${rest} after ${dayName(weekdayOf(fromDate(p)))}: ${right}.`;
  },
});

interface OtherYear {
  month: number;
  day: number;
  from: number;
  years: number;
}

const startOf = ({ month, day, from }: OtherYear): CalendarDate => ({ year: from, month, day });
const endOf = ({ month, day, from, years }: OtherYear): CalendarDate => ({ year: from + years, month, day });

const sameDateInAnotherYear = defineTemplate<OtherYear, string>({
  id: 'same-date-in-another-year',
  level: 'medium',
  parameters: {
    month: [1, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
    day: range(1, 28),
    from: range(1991, 2030),
    years: range(3, 19),
  },
  solve: (p) => dayName(weekdayOf(endOf(p))),
  show: showDay,
  mistakes: dayMistakes(
    (p) => weekdayOf(endOf(p)),
    [
      { text: 'You forgot the leap days.', day: (p) => weekdayOf(startOf(p)) + p.years },
      {
        text: 'You counted the leap days twice.',
        day: (p) => weekdayOf(startOf(p)) + 2 * daysBetween(startOf(p), endOf(p)) - 729 * p.years,
      },
    ],
  ),
  wordings: [
    (p) =>
      `${writeDate(startOf(p))} was a ${dayName(weekdayOf(startOf(p)))}. Which day of the week is ${writeDate(endOf(p))}?`,
    (p, s) =>
      `${s.person.name} was born on ${writeDate(startOf(p))}, a ${dayName(weekdayOf(startOf(p)))}. On which day of the week does ${s.person.their} birthday fall in ${p.from + p.years}?`,
    (p) =>
      `A school opened on ${writeDate(startOf(p))}, a ${dayName(weekdayOf(startOf(p)))}. Find the day of the week of the same date in ${p.from + p.years}.`,
  ],
  explain: (p, right) => {
    const leapDays = daysBetween(startOf(p), endOf(p)) - 365 * p.years;
    const odd = p.years + leapDays;
    return t`Each of the ${p.years} years shifts the date by 1 day, and each of the ${leapDays} leap days between by 1 more: $${p.years} + ${leapDays} = ${odd}$, which leaves ${odd % 7} after whole weeks. ${dayName(weekdayOf(startOf(p)))} and ${odd % 7}: ${right}.`;
  },
});

interface Years {
  from: number;
  to: number;
}

const leapYears = ({ from, to }: Years) => countLeapYears(from, to);
const fours = ({ from, to }: Years) => range(from, to).filter((year) => year % 4 === 0).length;

const numberOfLeapYears = defineTemplate<Years, Fraction>({
  id: 'number-of-leap-years',
  level: 'medium',
  parameters: { from: range(1601, 1899), to: range(1905, 2199) },
  isSensible: ({ from, to }) => to - from > 120 && to - from < 420 && from % 4 !== 0,
  solve: (p) => frac(leapYears(p)),
  show: wholeNumber,
  mistakes: [
    { text: 'You counted the years that end a century too.', value: (p) => frac(fours(p)) },
    {
      text: 'You left out every year that ends a century, even those divisible by 400.',
      value: (p) => frac(range(p.from, p.to).filter((year) => year % 4 === 0 && year % 100 !== 0).length),
    },
    { text: 'You counted one leap year too many.', value: (p) => frac(leapYears(p) + 1) },
    { text: 'You counted one leap year too few.', value: (p) => frac(leapYears(p) - 1) },
    { text: 'You counted two leap years too many.', value: (p) => frac(leapYears(p) + 2) },
    { text: 'You counted two leap years too few.', value: (p) => frac(leapYears(p) - 2) },
    { text: 'You counted three leap years too few.', value: (p) => frac(leapYears(p) - 3) },
    { text: 'You counted four leap years too many.', value: (p) => frac(leapYears(p) + 4) },
  ],
  mayRepeatNumbers: true,
  wordings: [
    ({ from, to }) =>
      `How many leap years does the Gregorian calendar have from ${from} to ${to}, both years counted?`,
    ({ from, to }, s) =>
      `${s.person.name} reads about the years from ${from} to ${to}, both included. How many of these years have 366 days in the Gregorian calendar?`,
    ({ from, to }) =>
      `Find the number of leap years of the Gregorian calendar from the year ${from} to the year ${to}, with both of them.`,
  ],
  explain: (p) => {
    const all = fours(p);
    const centuries = range(p.from, p.to).filter((year) => year % 100 === 0 && !isLeap(year));
    return t`${all} of these years are divisible by 4. ${centuries.join(', ')} end a century without being divisible by 400, so they do not count: $${all} - ${centuries.length} = ${leapYears(p)}$.`;
  },
});

export const DAYS_AHEAD = [daysAhead, laterInTheYear, sameDateInAnotherYear, numberOfLeapYears];
