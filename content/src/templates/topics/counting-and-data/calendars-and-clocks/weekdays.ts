import { range } from '../../../kit/index.js';

const WEEK = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;
export const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

/** The name of a day, counted from Sunday; any whole number. */
export const dayName = (day: number): string => WEEK[((day % 7) + 7) % 7] ?? '';

/** A day of the Gregorian calendar. `month` is one-based. */
export interface CalendarDate {
  year: number;
  month: number;
  day: number;
}

const MS_PER_DAY = 24 * 60 * 60 * 1000;

const utc = ({ year, month, day }: CalendarDate) => Date.UTC(year, month - 1, day);

/** The day of the week, counted from Sunday. */
export const weekdayOf = (date: CalendarDate): number => new Date(utc(date)).getUTCDay();

/** Days from one date to another. */
export const daysBetween = (from: CalendarDate, to: CalendarDate): number =>
  (utc(to) - utc(from)) / MS_PER_DAY;

export const isLeap = (year: number): boolean =>
  daysBetween({ year, month: 2, day: 1 }, { year, month: 3, day: 1 }) === 29;

/** 15 August 2027 */
export const writeDate = ({ year, month, day }: CalendarDate): string =>
  `${day} ${MONTHS[month - 1] ?? ''} ${year}`;

/** Number of leap years from one year to another, both counted. */
export const countLeapYears = (from: number, to: number): number => range(from, to).filter(isLeap).length;

interface DayShift {
  text: string;
  shift: number;
}

/** How a wrong weekday comes about, by its distance from the right one. */
const SHIFTS: readonly DayShift[] = [
  { text: 'You are one day late.', shift: 1 },
  { text: 'You are one day early.', shift: -1 },
  { text: 'You are two days late.', shift: 2 },
  { text: 'You are two days early.', shift: -2 },
  { text: 'You are three days late.', shift: 3 },
  { text: 'You are three days early.', shift: -3 },
];

/** Mistakes that lead to the six other days. Those of the template come first, because each day is an option once. */
export const dayMistakes = <Parameters>(
  rightDay: (parameters: Parameters) => number,
  own: readonly { text: string; day: (parameters: Parameters) => number }[],
) => [
  ...own.map(({ text, day }) => ({ text, value: (p: Parameters) => dayName(day(p)) })),
  ...SHIFTS.map(({ text, shift }) => ({ text, value: (p: Parameters) => dayName(rightDay(p) + shift) })),
];

export const showDay = (day: string): string => day;
