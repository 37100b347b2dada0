import type { Question } from '@mockingbird/contracts';
import {
  equalTo,
  inUnit,
  less,
  minus,
  numbersOf,
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
import { done, marked, share, takeUnits, timesIn } from './reading.js';

/** The rate of an outlet. */
const drain = (time: Fraction) => minus(0, share(time));

const ALL_OPEN: Solvers = {
  'two-inlets': satisfying((question) => {
    const [one, other] = takeUnits(question, 'minute', 'minute');
    return (minutes) => same(done([share(one), minutes], [share(other), minutes]), 1);
  }),
  'fill-and-empty': satisfying((question) => {
    const [inlet, outlet] = takeUnits(question, 'hour', 'hour');
    return (hours) => same(done([share(inlet), hours], [drain(outlet), hours]), 1);
  }),
  'two-inlets-one-outlet': satisfying((question) => {
    const [one, other, outlet] = takeUnits(question, 'hour', 'hour', 'hour');
    return (hours) => same(done([share(one), hours], [share(other), hours], [drain(outlet), hours]), 1);
  }),
  // Inlet and leak of the answer fill the tank in the longer time.
  'leak-alone': satisfying((question) => {
    const [inlet, withLeak] = takeUnits(question, 'hour', 'hour');
    return (leak) => same(done([share(inlet), withLeak], [drain(leak), withLeak]), 1);
  }),
  'slower-pipe': satisfying((question) => {
    const [together] = takeUnits(question, 'minute');
    const times = timesIn(question);
    return (minutes) => same(done([share(minutes), together], [over(times, minutes), together]), 1);
  }),
  // Water in one minute is as the square of the width.
  diameters: satisfying((question) => {
    const widths = inUnit(question, 'cm').slice(0, 3);
    const [alone = 0] = inUnit(question, 'minute');
    const known = widthAlone(question, widths);
    const area = (width: Fraction) => product(width, width);
    const whole = product(area(known), alone);
    return (minutes) => same(sum(...widths.map((width) => product(area(width), minutes))), whole);
  }),
};

/** The width of the pipe that the stem opens alone. */
function widthAlone(question: Question, widths: readonly Fraction[]): Fraction {
  const sorted = widths.toSorted((a, b) => (less(a, b) ? -1 : 1));
  const which = marked(question, /the inlet of (\d+) cm open/, /The (widest|narrowest)/);
  const named = widths.find((width) => same(width, Number(which) || 0));
  const found = named ?? (which === 'widest' ? sorted.at(-1) : sorted.at(0));
  if (!found || widths.length !== 3) throw new ReadingError('expected three widths');
  return found;
}

/** Inlet and outlet have an hour in turn, until an hour of the inlet fills what is left. */
function hoursInTurn(inlet: Fraction, outlet: Fraction): Fraction {
  let level = minus(1, 1);
  for (let hour = 0; hour < 10_000; hour += 2) {
    const left = minus(1, level);
    if (!less(share(inlet), left)) return sum(hour, over(left, share(inlet)));
    level = sum(level, share(inlet), drain(outlet));
  }
  throw new ReadingError('the tank is never full');
}

const NOT_ALL_THE_TIME: Solvers = {
  'inlet-and-outlet-in-turn': equalTo((question) => {
    const [inlet, outlet] = takeUnits(question, 'hour', 'hour');
    return hoursInTurn(inlet, outlet);
  }),
  'outlet-opened-later': satisfying((question) => {
    const [inlet, a, b] = takeUnits(question, 'hour', 'hour', 'hour');
    const [outlet, before] = says(question, /^\w+ fills an empty tank/) ? [b, a] : [a, b];
    return (hours) => same(done([share(inlet), sum(before, hours)], [drain(outlet), hours]), 0);
  }),
  'second-pipe-later': satisfying((question) => {
    const [part, first, second] = takeUnits(question, '', 'hour', 'hour');
    const alone = product(first, part);
    return (hours) => same(done([share(first), hours], [share(second), minus(hours, alone)]), 1);
  }),
  'opened-one-by-one': satisfying((question) => {
    const { pipes, gap } = pipesAndGap(question);
    return (hours) => {
      const runs = pipes.map((pipe, place) => [share(pipe), minus(hours, product(gap, place))] as const);
      return runs.every(([, time]) => less(0, time)) && same(done(...runs), 1);
    };
  }),
  'closed-after': satisfying((question) => {
    const [a, b, c] = takeUnits(question, 'minute', 'minute', 'minute');
    const [first, second, whole] = says(question, /is filled in \d+ minutes by/) ? [b, c, a] : [a, b, c];
    return (minutes) => same(done([share(first), whole], [share(second), minutes]), 1);
  }),
};

/** Three pipes, and the hours between the opening of one and the next. */
function pipesAndGap(question: Question): { pipes: number[]; gap: number } {
  const [a = 0, b = 0, c = 0, d = 0, e] = numbersOf(question);
  if (says(question, /the second \d+ hours? later/)) return { pipes: [c, d, e ?? 0], gap: sameGap(a, b) };
  return { pipes: [a, b, c], gap: sameGap(d, e ?? d) };
}

function sameGap(one: number, other: number): number {
  if (one !== other) throw new ReadingError('expected the same time between them');
  return one;
}

const LITRES: Solvers = {
  buckets: satisfying((question) => {
    const [count, before, now] = takeUnits(question, '', 'litre', 'litre');
    return (buckets) => same(product(buckets, now), product(count, before));
  }),
  'waste-pipe-capacity': satisfying((question) => {
    const [alone, litres, both] = takeUnits(question, 'minute', 'litre', 'minute');
    return (capacity) => same(done([over(capacity, alone), both], [minus(0, litres), both]), capacity);
  }),
  'leak-and-inlet-capacity': satisfying((question) => {
    const [leak, both, litres] = takeUnits(question, 'hour', 'hour', 'litre');
    // From the full tank to the empty one.
    return (capacity) =>
      same(done([over(capacity, leak), both], [minus(0, product(litres, 60)), both]), capacity);
  }),
};

export const PIPES_AND_CISTERNS: Solvers = { ...ALL_OPEN, ...NOT_ALL_THE_TIME, ...LITRES };
