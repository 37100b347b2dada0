import type { Question } from '@mockingbird/contracts';
import { textOf, type Solvers } from '../../solver-kit.js';
import { numberOf, within26 } from './letters.js';

/** The terms of the series: letters with or without a number, and the question mark. */
const termsOf = ({ questionText }: Question) =>
  [...questionText.matchAll(/(?:^|[ ,])([A-Z]{1,3}|[A-Z]\d+[A-Z]|\?)(?=,|$| [A-Z])/g)].map(
    ([, term = '']) => term,
  );

const isAll = (numbers: number[], size: number) => numbers.every((number) => number === size);
const differences = (numbers: number[], modulus: (number: number) => number) =>
  numbers.slice(1).map((number, index) => modulus(number - (numbers[index] ?? 0)));

/** Whether numbers have the same difference, or differences that grow by 1, 0 or -1 where that is possible. */
function isSeries(numbers: number[], modulus: (number: number) => number, mayGrow: boolean): boolean {
  const steps = differences(numbers, modulus);
  const growth = differences(steps, modulus);
  return isAll(growth, 0) || (mayGrow && (isAll(growth, 1) || isAll(growth, 25)));
}

const whole = (number: number) => number;

/** Inserts each option and looks at the series column by column. */
const columns = (question: Question) => {
  const terms = termsOf(question);
  return question.options.flatMap((option, index) => {
    const filled = terms.map((term) => (term === '?' ? textOf(option) : term));
    const parts = filled.map((term) => term.match(/[A-Z]|\d+/g) ?? []);
    const width = parts[0]?.length ?? 0;
    const fits = Array.from({ length: width }, (_, column) => parts.map((part) => part[column] ?? '')).every(
      (column) =>
        /\d/.test(column[0] ?? '')
          ? isSeries(column.map(Number), whole, false)
          : isSeries(column.map(numberOf), within26, width === 1),
    );
    return fits && terms.length > 4 && terms.includes('?') ? [index] : [];
  });
};

/** Inserts each option and looks whether the series is some block, repeated. */
const repetition = (question: Question) => {
  const series = /(?:[a-c_] ){6,}[a-c_]$/.exec(question.questionText)?.[0].replaceAll(' ', '') ?? '';
  return question.options.flatMap((option, index) => {
    const letters = [...textOf(option)];
    const filled = series.replace(/_/g, () => letters.shift() ?? '?');
    return /^(\w{1,6})\1+$/.test(filled) ? [index] : [];
  });
};

export const LETTER_SERIES: Solvers = {
  'next-letter': columns,
  'next-group': columns,
  'missing-group': columns,
  'letters-with-a-number': columns,
  'repeated-block': repetition,
};
