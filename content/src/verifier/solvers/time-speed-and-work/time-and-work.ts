import type { Question } from '@mockingbird/contracts';
import {
  equalTo,
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
import { done, isFirst, marked, share, takeUnits, timesIn } from './reading.js';

/** Each day has one worker, in turn. On the last day less than the day may be needed. */
function daysInTurn(first: Fraction, second: Fraction): Fraction {
  let left = share(1);
  for (let day = 0; ; day++) {
    const today = share(day % 2 === 0 ? first : second);
    if (!less(today, left)) return sum(day, over(left, today));
    left = minus(left, today);
  }
}

/** Whether the first of the two workers of a stem has the first day. */
function firstBegins(question: Question): boolean {
  if (!says(question, /^Two workers/)) {
    return isFirst(question, marked(question, /(\w+) on the first\./, /(\w+) works on the 1st/));
  }
  const [first] = inUnit(question, 'day');
  return first !== undefined && same(first, Number(marked(question, /one who needs (\d+) days begins/)));
}

const TOGETHER: Solvers = {
  'two-together': satisfying((question) => {
    const [one, other] = takeUnits(question, 'day', 'day');
    return (days) => same(done([share(one), days], [share(other), days]), 1);
  }),
  'other-alone': satisfying((question) => {
    const [together, alone] = takeUnits(question, 'day', 'day');
    return (days) => same(done([share(alone), together], [share(days), together]), 1);
  }),
  'alternate-days': equalTo((question) => {
    const [one, other] = inUnit(question, 'day');
    if (!one || !other) throw new ReadingError('expected two times');
    return firstBegins(question) ? daysInTurn(one, other) : daysInTurn(other, one);
  }),
  'pairs-to-one': satisfying((question) => {
    const [ab, bc, ca] = takeUnits(question, 'day', 'day', 'day');
    if (!says(question, /can A do|would A need|for A alone/)) throw new ReadingError('expected A alone');
    return (days) => {
      const [b, c] = [ab, ca].map((pair) => minus(share(pair), share(days)));
      return b !== undefined && c !== undefined && same(done([b, bc], [c, bc]), 1);
    };
  }),
  // What a pair does not do, the third one does.
  'pairs-to-all-three': satisfying((question) => {
    const pairs = takeUnits(question, 'day', 'day', 'day');
    return (days) => {
      const thirds = pairs.map((pair) => minus(share(days), share(pair)));
      return same(sum(...thirds), share(days));
    };
  }),
};

const ONE_AFTER_THE_OTHER: Solvers = {
  'rest-of-work': satisfying((question) => {
    const [a, b, c] = takeUnits(question, 'day', 'day', 'day');
    const isIllness = says(question, /falls ill/);
    const [first, second, worked] = isIllness ? [a, c, b] : [a, b, c];
    const name = /(\w+) works alone/.exec(question.questionText)?.[1];
    const isFirstAtWork = name === undefined || isFirst(question, name);
    const [before, after] = isFirstAtWork ? [first, second] : [second, first];
    return (days) => same(done([share(before), worked], [share(after), days]), 1);
  }),
  'leaves-after': satisfying((question) => {
    const [first, second, joint] = takeUnits(question, 'day', 'day', 'day');
    const name = /(\w+) (?:is called away|leaves)/.exec(question.questionText)?.[1];
    if (name === undefined && !says(question, /the first breaks down/)) throw new ReadingError('who leaves?');
    const isFirstGone = name === undefined || isFirst(question, name);
    const [gone, staying] = isFirstGone ? [first, second] : [second, first];
    return (days) => same(done([share(gone), joint], [share(staying), sum(joint, days)]), 1);
  }),
  'leaves-before-end': satisfying((question) => {
    const [first, second, last] = takeUnits(question, 'day', 'day', 'day');
    const [gone, staying] = isFirstGone(question) ? [first, second] : [second, first];
    return (days) => same(done([share(gone), minus(days, last)], [share(staying), days]), 1);
  }),
  'part-then-both': satisfying((question) => {
    const [part, alone, both] = takeUnits(question, '', 'day', 'day');
    return (days) => same(done([over(part, alone), sum(alone, both)], [share(days), both]), 1);
  }),
  // In days of one worker.
  'more-workers-join': satisfying((question) => {
    const [workers, more, planned, worked] = takeUnits(question, '', '', 'day', 'day');
    return (days) => same(done([workers, worked], [sum(workers, more), days]), product(workers, planned));
  }),
};

/** Whether the first of two leaves before the end of the work. */
function isFirstGone(question: Question): boolean {
  if (says(question, /The second team is taken off/)) return false;
  const [, leaving] = /(\w+) leaves/.exec(question.questionText) ?? [];
  if (leaving !== undefined) return isFirst(question, leaving);
  return !isFirst(question, marked(question, /(\w+) works alone on the last/));
}

const EFFICIENCY: Solvers = {
  'efficiency-percent': satisfying((question) => {
    const [more, slower] = takeUnits(question, '%', 'day');
    return (days) => same(done([sum(100, more), days]), done([100, slower]));
  }),
  'times-as-fast': satisfying((question) => {
    const [saved] = takeUnits(question, says(question, /\d+ fewer days/) ? '' : 'day');
    const times = timesIn(question);
    return (days) => {
      // The slower one does 1 a day: the whole is what both do in these days.
      const whole = product(sum(times, 1), days);
      return same(minus(whole, over(whole, times)), saved);
    };
  }),
  'wage-of-helper': satisfying((question) => {
    const [first, second, together, total] = takeUnits(question, 'day', 'day', 'day', '');
    const earned = [first, second].map((days) => product(total, over(together, days)));
    return (wage) => same(sum(wage, ...earned), total);
  }),
  // One man does 1 a day. Each rate of the women follows from the first group; the second confirms it.
  'men-and-women': satisfying((question) => {
    const [men1, men2] = counts(question, /(\d+) men/g);
    const [women1, women2, alone] = counts(question, /(\d+) women/g);
    const [days1, days2] = inUnit(question, 'day');
    if (!men1 || !men2 || !women1 || !women2 || !alone || !days1 || !days2)
      throw new ReadingError('expected two groups');
    return (days) => {
      const woman = share(product(alone, days));
      const man = over(minus(share(days1), product(woman, women1)), men1);
      return less(0, man) && same(done([man, product(men2, days2)], [woman, product(women2, days2)]), 1);
    };
  }),
};

const counts = ({ questionText }: Question, pattern: RegExp) =>
  [...questionText.matchAll(pattern)].map(([, count]) => Number(count));

export const TIME_AND_WORK: Solvers = { ...TOGETHER, ...ONE_AFTER_THE_OTHER, ...EFFICIENCY };
