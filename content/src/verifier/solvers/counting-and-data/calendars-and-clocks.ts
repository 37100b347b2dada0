import type { Question } from '@mockingbird/contracts';
import {
  equalTo,
  fits,
  named,
  numbers,
  over,
  product,
  ReadingError,
  same,
  satisfying,
  textOf,
  type Solver,
  type Solvers,
} from '../../solver-kit.js';

const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
);
const DAY_LENGTH = 86_400_000;

/** Milliseconds of a date in the calendar of the machine. */
const dateOf = (year: number, month: number, day: number) => {
  const date = new Date(Date.UTC(2000, month, day));
  date.setUTCFullYear(year);
  return date;
};

/** All dates of a stem, such as `23 February 2019`. */
const datesIn = ({ questionText }: Question): Date[] =>
  [...questionText.matchAll(/(\d{1,2}) ([A-Z][a-z]+) (\d{4})/g)].flatMap(([, day, month = '', year]) =>
    MONTHS.includes(month) ? [dateOf(Number(year), MONTHS.indexOf(month), Number(day))] : [],
  );

const dayNamesIn = ({ questionText }: Question) =>
  [...questionText.matchAll(/\b[A-Z][a-z]+day\b/g)].flatMap(([name]) => (DAYS.includes(name) ? [name] : []));

const optionsWith = (question: Question, text: string) =>
  question.options.flatMap((option, index) => (textOf(option) === text ? [index] : []));

/** The machine's calendar says the day; the one that the stem gives must agree with it. */
const weekday =
  (find: (question: Question) => Date): Solver =>
  (question) => {
    const [first] = datesIn(question);
    const [given] = dayNamesIn(question);
    if (first && given && given !== DAYS[first.getUTCDay()])
      throw new ReadingError(`that day was a ${DAYS[first.getUTCDay()] ?? ''}`);
    return optionsWith(question, DAYS[find(question).getUTCDay()] ?? '');
  };

function lastDate(question: Question): Date {
  const last = datesIn(question).at(-1);
  if (!last) throw new ReadingError('expected a date');
  return last;
}

const isLeap = (year: number) => dateOf(year, 1, 29).getUTCMonth() === 1;

const CALENDARS: Solvers = {
  'weekday-of-a-date': weekday(lastDate),
  'another-date-of-the-year': weekday(lastDate),
  'same-date-in-another-year': weekday((question) => {
    const [first] = datesIn(question);
    const year = /(?:in|is \d+ [A-Z][a-z]+|date in) (\d{4})\?|date in (\d{4})\./.exec(question.questionText);
    if (!first || !year) throw new ReadingError('expected a date and a year');
    return dateOf(Number(year[1] ?? year[2]), first.getUTCMonth(), first.getUTCDate());
  }),
  'days-ahead-or-back': (question) => {
    const [name = ''] = dayNamesIn(question);
    const days = named(question, /(?<days>\d+) days/)('days');
    const isBack = fits(question, /earlier|ago|before/);
    const any = numbers(1, 7).map((day) => dateOf(2023, 0, day));
    const start = any.find((date) => DAYS[date.getUTCDay()] === name);
    if (!start) throw new ReadingError('expected a day of the week');
    const end = new Date(start.getTime() + (isBack ? -days : days) * DAY_LENGTH);
    return optionsWith(question, DAYS[end.getUTCDay()] ?? '');
  },
  'next-year-with-the-same-calendar': equalTo((question) => {
    const year = Number(/\b\d{4}\b/.exec(question.questionText)?.[0]);
    const isAlike = (other: number) =>
      [0, 11].every((month) => dateOf(other, month, 31).getUTCDay() === dateOf(year, month, 31).getUTCDay());
    const next = numbers(year + 1, year + 40).find(
      (other) => isAlike(other) && isLeap(other) === isLeap(year),
    );
    if (next === undefined) throw new ReadingError('no year is alike');
    return next;
  }),
  'number-of-leap-years': equalTo((question) => {
    const [from = 0, to = 0] = (question.questionText.match(/\b\d{4}\b/g) ?? []).map(Number);
    return numbers(from, to).filter(isLeap).length;
  }),
};

/** Minutes since midnight of the times in a stem, such as `1:20`. */
const timesIn = (text: string) =>
  [...text.matchAll(/\b(\d{1,2}):(\d{2})\b/g)].map(
    ([, hours, minutes]) => Number(hours) * 60 + Number(minutes),
  );

const ROUND = 720;
/** Positions of the hands after so many minutes, in 720ths of a turn: whole numbers for whole minutes. */
const hands = (minutes: number) => ({ hour: minutes % ROUND, minute: (minutes * 12) % ROUND });

function gap(minutes: number): number {
  const { hour, minute } = hands(minutes);
  const apart = Math.abs(hour - minute);
  return Math.min(apart, ROUND - apart);
}

const HANDS: Solvers = {
  'angle-between-the-hands': equalTo((question) => {
    const [time = 0] = timesIn(question.questionText);
    return over(gap(time), 2);
  }),
  'turn-of-a-hand': equalTo((question) => {
    const [from = 0, to = 0] = timesIn(question.questionText);
    const walked = (to - from + ROUND) % ROUND;
    // The hour hand needs two minutes for a degree, the minute hand goes round in sixty.
    return fits(question, /minute hand/) ? over(walked * 360, 60) : over(walked, 2);
  }),
  'time-in-a-mirror': (question) => {
    const [seen = 0] = timesIn(question.questionText);
    const { hour, minute } = hands(seen);
    return question.options.flatMap((option, index) => {
      const [time = 0] = timesIn(textOf(option));
      const real = hands(time);
      const isMirrored = (real.hour + hour) % ROUND === 0 && (real.minute + minute) % ROUND === 0;
      return isMirrored ? [index] : [];
    });
  },
  'hands-together-or-opposite': satisfying((question) => {
    const hour = /\b(\d{1,2}) o'clock|past (\d{1,2})\b/.exec(question.questionText);
    const between = /[Bb]etween (\d{1,2}) and/.exec(question.questionText);
    const start = Number(between?.[1] ?? hour?.[1] ?? hour?.[2]) % 12;
    if (Number.isNaN(start)) throw new ReadingError('expected an hour');
    const wanted = fits(question, /opposite/) ? ROUND / 2 : 0;
    // In 720ths of a turn the minute hand gains 11 a minute on the hour hand: 12 less 1.
    const starts = numbers(-1, 2).map((turns) => start * 60 + wanted + turns * ROUND);
    const first = Math.min(...starts.filter((lead) => lead >= 0));
    return (minutes) => same(product(minutes, 11), first);
  }),
};

const FAULTY: Solvers = {
  'two-clocks-drift-apart': equalTo((question) => {
    const read = named(
      question,
      /gains (?<fast>\d+) min(?:utes?)? and the (?:other|second) loses (?<slow>\d+) min.*?(?:differ by|until they are) (?<apart>\d+) minutes/,
      /fast by (?<fast>\d+) minutes? an hour and .* slow by (?<slow>\d+) minutes? an hour\. .* show (?<apart>\d+) minutes more/,
    );
    const hours = numbers(1, 2000).find(
      (after) => after * read('fast') + after * read('slow') === read('apart'),
    );
    if (hours === undefined) throw new ReadingError('the clocks never differ so much');
    return hours;
  }),
  'strikes-of-a-clock': equalTo((question) => {
    const read = named(
      question,
      /takes (?<seconds>\d+) seconds to strike (?<few>\d+), .* to strike (?<many>\d+)\?/,
      /counts (?<few>\d+) strikes .* last (?<seconds>\d+) seconds pass\. .* last of (?<many>\d+) strikes/,
      /rings (?<few>\d+) times within (?<seconds>\d+) seconds, .* that (?<many>\d+) rings take/,
    );
    const pauses = numbers(2, read('few')).length;
    return over(numbers(2, read('many')).length * read('seconds'), pauses);
  }),
  'true-time-of-a-wrong-clock': (question) => {
    const read = named(
      question,
      /(?:gains|loses|moves forward) (?<by>\d+) minutes.*? at (?<hour>\d{1,2}):(?<minute>\d{2}) in the morning.*? (?:by|advanced by) (?<shown>\d+) hours/,
    );
    const per = fits(question, /moves forward \d+ minutes/)
      ? read('by')
      : fits(question, /loses/)
        ? 60 - read('by')
        : 60 + read('by');
    // Hour by true hour until the clock has shown enough.
    const passed = (read('shown') * 60 * 60) / per;
    const start = read('hour') * 60 + read('minute');
    const end = (start + passed) % 1440;
    const clock = `${Math.floor(end / 60) % 12 || 12}:${String(Math.round(end % 60)).padStart(2, '0')}`;
    return optionsWith(question, `${clock} ${end < ROUND ? 'a.m.' : 'p.m.'}`);
  },
};

export const CALENDARS_AND_CLOCKS: Solvers = { ...CALENDARS, ...HANDS, ...FAULTY };
