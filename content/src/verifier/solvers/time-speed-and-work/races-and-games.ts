import type { Question } from '@mockingbird/contracts';
import {
  equalTo,
  inUnit,
  isWhole,
  less,
  minus,
  numbers,
  numbersOf,
  over,
  product,
  quantitiesIn,
  ReadingError,
  same,
  satisfying,
  says,
  sum,
  take,
  type Fraction,
  type Solvers,
} from '../../solver-kit.js';
import { isRather, marked, perSecond, takeUnits } from './reading.js';

/** All places where a stem names the course or the points of a game. */
const COURSE = new RegExp(
  [
    String.raw`\b(?:over|runs?|completes|covers?|whole|full|for|race of|course of)(?: the)? (\d+) m\b`,
    String.raw`(\d+) m race`,
    String.raw`(?:game of|reaches|A scores) (\d+) points`,
    String.raw`ends at (\d+) points`,
    String.raw`has (\d+) points against`,
  ].join('|'),
  'gi',
);

function courseOf({ questionText }: Question): Fraction {
  const named = [...questionText.matchAll(COURSE)].flatMap(([, ...groups]) =>
    groups.filter((group) => group !== undefined),
  );
  const [course, ...others] = new Set(named);
  if (course === undefined || others.length > 0) throw new ReadingError('expected one course');
  return over(Number(course), 1);
}

/** The length of the course (or the points of a game) and the other numbers in their order. They are less. */
function courseAndOthers(
  question: Question,
  values: readonly Fraction[],
  others: number,
): [Fraction, ...Fraction[]] {
  const course = courseOf(question);
  const rest = values.filter((value) => !same(value, course));
  if (rest.length !== others || rest.some((value) => less(course, value)))
    throw new ReadingError(`expected a course and ${others} smaller numbers`);
  return [course, ...rest];
}

const metresOf = (question: Question) => inUnit(question, 'm');
/** The course of a race and its other lengths. */
const lengths = (question: Question, others: number) => courseAndOthers(question, metresOf(question), others);

/** What the slower one has covered at each point of a race is the same part of what the faster one has. */
const sameSpeeds = (first: readonly [Fraction, Fraction], second: readonly [Fraction, Fraction]) =>
  same(over(first[0], first[1]), over(second[0], second[1]));

const LEADS: Solvers = {
  'start-for-a-dead-heat': satisfying((question) => {
    const [faster, slower, course] = speedsAndCourse(question);
    return (start) => same(over(course, faster), over(minus(course, start), slower));
  }),
  'distance-of-the-post': satisfying((question) => {
    const [times, start] = takeUnits(question, '', 'm');
    return (metres) => less(start, metres) && same(product(minus(metres, start), times), metres);
  }),
  'start-behind-the-line': satisfying((question) => {
    const { course, lead, behind } = behindTheLine(question);
    return (metres) =>
      sameSpeeds([minus(course, lead), course], [minus(course, metres), sum(course, behind)]);
  }),
  'lead-through-a-third': satisfying((question) => {
    const [course, first = course, second = course] = lengths(question, 2);
    return (metres) =>
      sameSpeeds([minus(course, metres), minus(course, first)], [minus(course, second), course]);
  }),
  'points-in-a-game': satisfying((question) => {
    const all = quantitiesIn(question.questionText).flatMap((one) =>
      one.kind === 'ratio' ? one.terms : [one.value],
    );
    const [course, a = course, b = course] = courseAndOthers(question, all, 2);
    const isScored = isRather(question, /scores \d+ points while/, /can give|behind and/);
    const [second, third] = isScored ? [a, b] : [minus(course, a), minus(course, b)];
    return (points) => sameSpeeds([third, second], [minus(course, points), course]);
  }),
};

function speedsAndCourse(question: Question): readonly [Fraction, Fraction, Fraction] {
  if (says(question, /covers \d+ m, another/)) return takeUnits(question, 'm', 'm', 'm');
  const [[faster, slower] = [], course] = take(question, 'ratio', 'measure');
  if (!faster || !slower) throw new ReadingError('expected two speeds');
  return [faster, slower, course];
}

/** A course, the lead over it, and how far the faster one starts behind the line. */
function behindTheLine(question: Question): { course: Fraction; lead: Fraction; behind: Fraction } {
  const all = metresOf(question);
  if (!says(question, /To make the race closer/)) {
    const [course, lead = course, behind = course] = lengths(question, 2);
    return { course, lead, behind };
  }
  const [lead, course, longer] = all;
  if (!lead || !course || !longer) throw new ReadingError('expected two courses');
  return { course, lead, behind: minus(longer, course) };
}

const TIMES: Solvers = {
  'metres-from-times': satisfying((question) => {
    const [course] = lengths(question, 0);
    const [first, second] = inUnit(question, 'second');
    if (!first || !second) throw new ReadingError('expected two times');
    return (metres) => sameSpeeds([minus(course, metres), first], [course, second]);
  }),
  'time-of-the-winner': satisfying((question) => {
    const [course, lead = course] = lengths(question, 1);
    const [later] = inUnit(question, 'second');
    if (!later) throw new ReadingError('expected a time');
    return (seconds) => sameSpeeds([course, sum(seconds, later)], [lead, later]);
  }),
  'start-and-seconds': satisfying((question) => {
    const [course, start = course] = lengths(question, 1);
    const [one, other] = inUnit(question, 'second');
    if (!one || !other) throw new ReadingError('expected two times');
    return (seconds) => same(over(minus(course, start), over(course, seconds)), sum(one, other));
  }),
  // When the first one finishes, both others have run for the same time.
  'seconds-from-leads': satisfying((question) => {
    const [course, second = course, third = course] = lengths(question, 2);
    const [last] = inUnit(question, 'second');
    if (!last) throw new ReadingError('expected a time');
    const now = product(over(minus(course, third), course), last);
    return (seconds) => sameSpeeds([minus(course, second), now], [course, minus(last, seconds)]);
  }),
  'two-handicaps': satisfying((question) => {
    const [course, start = course, behind = course] = lengths(question, 2);
    const [later, startTime] = inUnit(question, 'second');
    if (!later || !startTime) throw new ReadingError('expected two times');
    const ofStart = over(minus(course, start), course);
    const ofCourse = over(minus(course, behind), course);
    const fits = (winner: Fraction, other: Fraction) =>
      same(product(other, ofStart), sum(winner, later)) &&
      same(other, sum(startTime, product(winner, ofCourse)));
    // The time of the other one follows from the first race; the second confirms both.
    return asksWinner(question)
      ? (seconds) => fits(seconds, over(sum(seconds, later), ofStart))
      : (seconds) => fits(minus(product(seconds, ofStart), later), seconds);
  }),
};

/** Whether the stem asks for the time of the one who gives the start. */
function asksWinner(question: Question): boolean {
  const who = marked(
    question,
    /time of (A|B) for/,
    /time of the (club|beginner)/,
    /how many seconds does (\w+) run/,
  );
  if (['A', 'B', 'club', 'beginner'].includes(who)) return who === 'A' || who === 'club';
  return question.questionText.startsWith(who);
}

/** The sum of the laps of both while they run towards each other, else the difference. */
function speedApart(question: Question, one: Fraction, other: Fraction): Fraction {
  if (isRather(question, /opposite directions/, /same (?:direction|way)/)) return sum(one, other);
  return less(one, other) ? minus(other, one) : minus(one, other);
}

const ON_A_TRACK: Solvers = {
  // At the first meeting one is exactly a lap apart from the other.
  'first-meeting-on-a-track': satisfying((question) => {
    const [track, one, other] = takeUnits(question, 'm', 'm/s', 'm/s');
    const apart = speedApart(question, one, other);
    return (seconds) => same(product(apart, seconds), track);
  }),
  // Meeting after meeting, until the time is over.
  'how-often-together': equalTo((question) => {
    const [track, one, other, minutes] = takeUnits(question, 'm', 'm/s', 'm/s', 'minute');
    const untilNext = over(track, speedApart(question, one, other));
    const end = product(minutes, 60);
    let meetings = 0;
    for (let time = untilNext; !less(end, time); time = sum(time, untilNext)) meetings++;
    return meetings;
  }),
  // A clock that is looked at each second.
  'together-at-the-start': equalTo((question) => {
    const laps = numbersOf(question);
    if (laps.length !== 3) throw new ReadingError('expected three times');
    return firstFit(numbers(1, 100_000), (second) => laps.every((lap) => second % lap === 0));
  }),
  // Lap after lap of the first one.
  'speeds-and-the-start': equalTo((question) => {
    const [track, ...speeds] = takeUnits(question, 'm', 'km/h', 'km/h', 'km/h');
    const [lap, ...others] = speeds.map((speed) => over(track, perSecond(speed)));
    if (!lap) throw new ReadingError('expected three speeds');
    const count = firstFit(numbers(1, 1_000), (laps) =>
      others.every((other) => isWhole(over(product(lap, laps), other))),
    );
    return product(lap, count);
  }),
};

function firstFit(values: readonly number[], fits: (value: number) => boolean): number {
  const found = values.find(fits);
  if (found === undefined) throw new ReadingError('none fits');
  return found;
}

export const RACES_AND_GAMES: Solvers = { ...LEADS, ...TIMES, ...ON_A_TRACK };
