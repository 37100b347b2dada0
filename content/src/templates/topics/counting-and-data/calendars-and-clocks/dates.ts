import { defineTemplate, frac, range, t, type Fraction } from '../../../kit/index.js';
import {
  dayMistakes,
  dayName,
  daysBetween,
  isLeap,
  MONTHS,
  showDay,
  weekdayOf,
  writeDate,
  type CalendarDate,
} from './weekdays.js';

const oddDaysOfYears = (years: number) =>
  daysBetween({ year: 1, month: 1, day: 1 }, { year: 1 + years, month: 1, day: 1 }) % 7;

/** Days of the year up to and with the date. */
const dayOfYear = (date: CalendarDate) => daysBetween({ year: date.year, month: 1, day: 1 }, date) + 1;

const weekdayOfDate = defineTemplate<CalendarDate, string>({
  id: 'weekday-of-a-date',
  level: 'hard',
  parameters: { year: [...range(1901, 1999), ...range(2001, 2050)], month: range(1, 12), day: range(1, 28) },
  solve: (p) => dayName(weekdayOf(p)),
  show: showDay,
  mistakes: dayMistakes(weekdayOf, [
    {
      text: 'You forgot the leap years of the century.',
      day: (p) => weekdayOf(p) - Math.floor(((p.year - 1) % 100) / 4),
    },
    {
      text: 'You forgot the odd days of the full centuries.',
      day: (p) => weekdayOf(p) - (p.year > 2000 ? 0 : 1),
    },
  ]),
  wordings: [
    (p) => `On which day of the week did or will ${writeDate(p)} fall?`,
    (p, s) => `${s.person.name} finds the date ${writeDate(p)} on a letter. Which day of the week is that?`,
    (p) => `Without a calendar, find the day of the week of ${writeDate(p)}.`,
  ],
  explain: (p, right) => {
    const full = p.year - 1;
    const centuries = full >= 2000 ? 2000 : 1900;
    const rest = full - centuries;
    const leap = Math.floor(rest / 4);
    const [a, b, c] = [centuries === 2000 ? 0 : 1, rest + leap, dayOfYear(p)];
    const total = a + b + c;
    return t`The first ${centuries} years leave ${a} odd ${a === 1 ? 'day' : 'days'}, the next ${rest} years with ${leap} leap years $${rest} + ${leap} = ${b}$. ${p.day} ${MONTHS[p.month - 1] ?? ''} is day ${c} of its year. Together $${a} + ${b} + ${c} = ${total}$, which leaves ${total % 7} after whole weeks. Counted from Sunday as 0, that is ${right}.`;
  },
});

interface Calendar {
  year: number;
}

/** The next year whose days fall on the same weekdays. */
function nextSame({ year }: Calendar): number {
  let next = year + 1;
  while (isLeap(next) !== isLeap(year) || oddDaysOfYears(next - 1) !== oddDaysOfYears(year - 1)) next += 1;
  return next;
}

const showYear = (year: Fraction) => String(year.valueOf());

const sameCalendar = defineTemplate<Calendar, Fraction>({
  id: 'next-year-with-the-same-calendar',
  level: 'hard',
  parameters: { year: [...range(1905, 2070)] },
  solve: (p) => frac(nextSame(p)),
  show: showYear,
  mistakes: [
    ...[4, 5, 6, 7, 8, 11, 12].map((years) => ({
      text: `You added ${years} years. The weekdays or the leap day do not match then.`,
      value: ({ year }: Calendar) => frac(year + years),
    })),
    { text: 'Only a leap year needs 28 years.', value: ({ year }) => frac(year + 28) },
    { text: 'You counted one cycle of leap years too many.', value: (p) => frac(nextSame(p) + 4) },
    { text: 'You counted one year too many.', value: (p) => frac(nextSame(p) + 1) },
    { text: 'You counted one year too few.', value: (p) => frac(nextSame(p) - 1) },
  ],
  wordings: [
    ({ year }) => `Which is the next year after ${year} that has the same calendar as ${year}?`,
    ({ year }, s) =>
      `${s.person.name} keeps a wall calendar of ${year}. In which year can ${s.person.they} use it again for the first time, with every date on the same day of the week?`,
    ({ year }) => `The calendar of ${year} is repeated for the first time in which year?`,
  ],
  explain: (p) => {
    const next = nextSame(p);
    const years = next - p.year;
    const leapDays = range(p.year, next - 1).filter(isLeap).length;
    return t`Each year shifts the weekdays by 1 day, a leap year by 2. From ${p.year} the shift is a multiple of 7 for the first time, with a year of the same length, after ${years} years with ${leapDays} leap years: $${years} + ${leapDays} = ${years + leapDays}$. The year is $${p.year} + ${years} = ${next}$.`;
  },
});

export const DATES = [weekdayOfDate, sameCalendar];
