/** Whether a whole series follows a rule. Each rule is found by trial, so that a series may follow several. */
export type SeriesRule = (terms: readonly number[]) => boolean;

const steps = (terms: readonly number[]) => terms.slice(1).map((term, index) => term - (terms[index] ?? 0));
const ratios = (terms: readonly number[]) => terms.slice(1).map((term, index) => term / (terms[index] ?? 0));

const isClose = (left: number, right: number) =>
  Math.abs(left - right) <= 1e-9 * Math.max(1, Math.abs(right));
const areEqual = (values: readonly number[]) => values.every((value) => isClose(value, values[0] ?? 0));

/** With fewer values any series would fit. */
const LEAST = 3;

/** Differences, their differences or those again are the same: squares, cubes and products of neighbours, too. */
const isPolynomial: SeriesRule = (terms) => {
  let row = terms;
  for (let order = 0; order < 3; order++) {
    row = steps(row);
    if (row.length < LEAST) return false;
    if (areEqual(row)) return true;
  }
  return false;
};

const hasGeometricSteps: SeriesRule = (terms) => {
  const found = ratios(steps(terms));
  return found.length >= LEAST && found.every(Number.isFinite) && areEqual(found);
};

const isPrime = (value: number) => {
  for (let divisor = 2; divisor * divisor <= value; divisor++) if (value % divisor === 0) return false;
  return value > 1;
};

/** Whether the values are neighbours in an endless list, upwards. */
function areNeighbours(values: readonly number[], isMember: (value: number) => boolean): boolean {
  if (!values.every(isMember)) return false;
  return values.slice(1).every((value, index) => {
    let next = (values[index] ?? 0) + 1;
    while (next < value && !isMember(next)) next++;
    return next === value;
  });
}

const hasPrimeSteps: SeriesRule = (terms) => areNeighbours(steps(terms), isPrime);
const hasPowerSteps: SeriesRule = (terms) =>
  [2, 3].some((power) =>
    areNeighbours(
      steps(terms),
      (value) => value > 0 && isClose(Math.round(value ** (1 / power)) ** power, value),
    ),
  );

const halves = (from: number, to: number) =>
  Array.from({ length: (to - from) * 2 + 1 }, (_, index) => from + index / 2);

/** Sizes of what is added at the places 1, 2, 3 ..., as multiples of a constant. */
const ADDED: readonly ((place: number, factor: number) => number)[] = [
  () => 1,
  (place) => place,
  (place) => place ** 2,
  (_, factor) => factor,
];

/** Each term is the one before times a factor, which may rise evenly, plus something that grows by a simple rule. */
const isTimesAndPlus: SeriesRule = (terms) => {
  const [first = 0, second = 0] = terms;
  return halves(0, 8).some((start) =>
    [-1, -0.5, 0, 0.5, 1].some((rise) =>
      ADDED.some((added) => {
        const unit = added(1, start);
        if (unit === 0) return false;
        const constant = (second - start * first) / unit;
        return terms.slice(1).every((term, index) => {
          const factor = start + rise * index;
          return isClose(term, factor * (terms[index] ?? 0) + constant * added(index + 1, factor));
        });
      }),
    ),
  );
};

const isDividedByRising: SeriesRule = (terms) => {
  const divisors = terms.slice(1).map((term, index) => (terms[index] ?? 0) / term);
  return divisors.every(Number.isInteger) && areEqual(steps(divisors)) && divisors.length >= LEAST;
};

const isSumOfTwo: SeriesRule = (terms) =>
  areEqual(terms.slice(2).map((term, index) => term - (terms[index] ?? 0) - (terms[index + 1] ?? 0)));

const everyOther = <Item>(items: readonly Item[], from: number) =>
  items.filter((_, index) => index % 2 === from);

/** The same sum or factor at every other step. */
const hasTwoSteps: SeriesRule = (terms) =>
  [0, 1].every((from) =>
    [steps(terms), ratios(terms)].some(
      (row) => areEqual(everyOther(row, from)) && everyOther(row, from).length > 1,
    ),
  );

const isTwoSeries: SeriesRule = (terms) =>
  terms.length >= 2 * LEAST && [0, 1].every((from) => areEqual(steps(everyOther(terms, from))));

const RULES: readonly SeriesRule[] = [
  isPolynomial,
  hasGeometricSteps,
  hasPrimeSteps,
  hasPowerSteps,
  isTimesAndPlus,
  isDividedByRising,
  isSumOfTwo,
  hasTwoSteps,
  isTwoSeries,
];

/** Whether some rule fits. */
export const followsARule: SeriesRule = (terms) => RULES.some((rule) => rule(terms));

/** How far a wrong term may be from the right one. */
const REACH = 100;

/** Whether another term at this place, and only another one, would make the series follow a rule. */
export function isOutOfLine(terms: readonly number[], place: number): boolean {
  const value = terms[place];
  if (value === undefined || followsARule(terms)) return false;
  return Array.from({ length: 2 * REACH + 1 }, (_, index) => value - REACH + index).some((other) =>
    [isPolynomial, isTimesAndPlus].some((rule) => rule(terms.with(place, other))),
  );
}
