import type { Question } from '@mockingbird/contracts';
import { numbers, ReadingError, type Solver, type Solvers } from '../../../solver-kit.js';
import { judge, lineOf, refuseEqual, type Judged } from './judge.js';

type Values = ReadonlyMap<string, number>;

const HOLDS: Readonly<Record<string, (left: number, right: number) => boolean>> = {
  '>': (left, right) => left > right,
  '≥': (left, right) => left >= right,
  '=': (left, right) => left === right,
  '≤': (left, right) => left <= right,
  '<': (left, right) => left < right,
};

/** Comparisons of neighbours in a text such as `A ≥ B > C; C < D`. */
const comparisonsIn = (text: string) =>
  text.split('; ').flatMap((chain) => {
    const parts = chain.split(' ');
    return numbers(0, (parts.length - 3) / 2).map((index) => parts.slice(2 * index, 2 * index + 3));
  });

/** Whether all comparisons hold. */
function isTrue(comparisons: readonly (readonly string[])[], values: Values): boolean {
  return comparisons.every(([left = '', sign = '', right = '']) => {
    const [one, other] = [values.get(left), values.get(right)];
    const holds = HOLDS[sign];
    if (!holds || one === undefined || other === undefined)
      throw new ReadingError(`not a comparison: ${left} ${sign} ${right}`);
    return holds(one, other);
  });
}

/** Gives each letter each of the numbers 1 to as many as there are letters. */
function* assignments(letters: readonly string[]): Generator<Values> {
  const total = letters.length ** letters.length;
  for (let code = 0; code < total; code++) {
    let rest = code;
    const values = new Map<string, number>();
    for (const letter of letters) {
      values.set(letter, rest % letters.length);
      rest = Math.floor(rest / letters.length);
    }
    yield values;
  }
}

const solve: Solver = (question: Question) => {
  const statements = lineOf(question, 'Statements');
  const [first, second] = [lineOf(question, 'Conclusion I'), lineOf(question, 'Conclusion II')];
  const letters = [...new Set(statements.match(/[A-Z]/g) ?? [])];
  if (letters.length > 6) throw new ReadingError('expected six letters at most');
  const [given, one, other] = [comparisonsIn(statements), comparisonsIn(first), comparisonsIn(second)];
  const judged = (values: Values): Judged => ({ first: isTrue(one, values), second: isTrue(other, values) });
  const named = [...new Set(`${first} ${second}`.match(/[A-Z]/g) ?? [])];
  refuseEqual([...assignments(named)].map(judged));
  const cases: Judged[] = [];
  for (const values of assignments(letters)) if (isTrue(given, values)) cases.push(judged(values));
  return judge(question, cases);
};

export const CODED_INEQUALITIES: Solvers = {
  'one-direction': solve,
  'chain-of-five': solve,
  'two-statements': solve,
  'two-long-statements': solve,
};
