import type { Question } from '@mockingbird/contracts';
import {
  less,
  minus,
  over,
  product,
  quantitiesIn,
  ReadingError,
  same,
  satisfying,
  says,
  sum,
  textOf,
  type Amount,
  type Fraction,
  type Solver,
  type Solvers,
} from '../../solver-kit.js';
import { cellOf, columnOf, namesIn, rowOf, tableOf, type Table } from './tables.js';

/** A question about a table: what it names, in the order of its words. */
interface Stem {
  question: Question;
  table: Table;
  rows: string[];
  columns: string[];
  /** Percentages in the question. */
  rates: Fraction[];
}

function read(question: Question): Stem {
  const table = tableOf(question);
  const { questionText } = question;
  return {
    question,
    table,
    rows: namesIn(questionText, table.rows),
    columns: namesIn(questionText, table.columns),
    rates: quantitiesIn(questionText).flatMap((one) => (one.kind === 'percent' ? [one.value] : [])),
  };
}

const inserting = (holds: (stem: Stem, option: Fraction) => boolean): Solver =>
  satisfying((question) => {
    const stem = read(question);
    return (option) => holds(stem, option);
  });

/** Whether one amount is so many percent of another. */
const isPercent = (rate: Amount, part: Amount, whole: Amount) =>
  same(product(rate, whole), product(100, part));

const distance = (one: Amount, other: Amount) => (less(one, other) ? minus(other, one) : minus(one, other));

const READING: Solvers = {
  'total-of-a-column': inserting(({ table, columns: [column] }, option) =>
    same(option, sum(...columnOf(table, column))),
  ),
  'total-of-a-row': inserting(({ table, rows: [row] }, option) => same(option, sum(...rowOf(table, row)))),
  'average-of-a-row': inserting(({ table, rows: [row] }, option) =>
    same(product(option, table.columns.length), sum(...rowOf(table, row))),
  ),
  'difference-of-two-figures': inserting(({ table, rows: [one, other], columns: [column] }, option) =>
    same(option, distance(cellOf(table, one, column), cellOf(table, other, column))),
  ),
  'percent-change-of-a-row': inserting(({ table, rows: [row], columns: [from, to] }, option) => {
    const before = cellOf(table, row, from);
    return isPercent(option, distance(cellOf(table, row, to), before), before);
  }),
  'percent-change-of-all': inserting(({ table, columns: [from, to] }, option) => {
    const before = sum(...columnOf(table, from));
    return isPercent(option, distance(sum(...columnOf(table, to)), before), before);
  }),
  'share-of-a-column': inserting(({ table, rows: [row], columns: [column] }, option) =>
    isPercent(option, cellOf(table, row, column), sum(...columnOf(table, column))),
  ),
  'columns-above-the-average': inserting(({ table, rows: [row] }, option) => {
    const figures = rowOf(table, row);
    const above = figures.filter((figure) => less(sum(...figures), product(figure, figures.length)));
    return same(option, above.length);
  }),
};

/** The change of a figure that the words after its name say. */
function changed(figure: Amount, rate: Amount, isUp: boolean): Fraction {
  return over(product(figure, isUp ? sum(100, rate) : minus(100, rate)), 100);
}

const PLANNING: Solvers = {
  'sum-after-changes': inserting((stem, option) => {
    const {
      table,
      rows: [up, down],
      columns: [column],
      rates: [more = 0, fewer = 0],
    } = stem;
    const both = sum(
      changed(cellOf(table, up, column), more, true),
      changed(cellOf(table, down, column), fewer, false),
    );
    return same(option, both);
  }),
  'difference-after-a-fall': inserting((stem, option) => {
    const {
      table,
      rows: [one, ...others],
      columns: [column],
      rates: [rate = 0],
    } = stem;
    const other = others.find((name) => name !== one);
    const lower = changed(cellOf(table, one, column), rate, false);
    return same(option, distance(lower, cellOf(table, other, column)));
  }),
  'ratio-of-two-rows': (question) => {
    const {
      table,
      rows: [one, other],
    } = read(question);
    const [left, right] = [sum(...rowOf(table, one)), sum(...rowOf(table, other))];
    return ratioOptions(question, left, right);
  },
};

function ratioOptions(question: Question, left: Amount, right: Amount): number[] {
  return question.options.flatMap((option, index) => {
    const [ratio] = quantitiesIn(textOf(option));
    const [first = 0, second = 0] = ratio?.kind === 'ratio' ? ratio.terms : [];
    return ratio?.kind === 'ratio' && same(product(first, right), product(second, left)) ? [index] : [];
  });
}

/** The options that are the only column with the largest value. */
function largest(question: Question, values: readonly { name: string; value: Fraction }[]): number[] {
  const best = values.filter(({ value }) => values.every((other) => !less(value, other.value)));
  if (best.length !== 1) throw new ReadingError(`${best.length} columns have the largest value`);
  return question.options.flatMap((option, index) => (textOf(option) === best[0]?.name ? [index] : []));
}

const COLUMNS: Solvers = {
  'column-with-the-highest-total': (question) => {
    const { table } = read(question);
    const isLowest = says(question, /lowest|fewest|smallest/);
    return largest(
      question,
      table.columns.map((name) => {
        const total = sum(...columnOf(table, name));
        return { name, value: isLowest ? minus(0, total) : total };
      }),
    );
  },
  'fastest-growth': (question) => {
    const {
      table,
      rows: [row],
    } = read(question);
    const figures = rowOf(table, row);
    const growth = table.columns.slice(1).map((name, index) => ({
      name,
      value: over(figures[index + 1] ?? 0, figures[index] ?? 1),
    }));
    return largest(question, growth);
  },
};

/** The whole amount of a pie chart. */
function wholeOf({ passage = '' }: Question): Fraction {
  const money = quantitiesIn(passage.split('\n')[0] ?? '').find(({ kind }) => kind === 'money');
  if (money?.kind !== 'money') throw new ReadingError('expected the whole amount');
  return money.value;
}

const shareOf = (table: Table, name = '') => rowOf(table, name)[0] ?? NaN;
const amountOf = ({ question, table }: Stem, name = '') =>
  over(product(wholeOf(question), shareOf(table, name)), 100);

const SHARES: Solvers = {
  'amount-of-a-share': inserting((stem, option) => same(option, amountOf(stem, stem.rows[0]))),
  'angle-of-two-shares': inserting(({ table, rows: [one, other] }, option) =>
    // A hundred percent are the 360 degrees of the circle.
    same(product(option, 100), product(360, sum(shareOf(table, one), shareOf(table, other)))),
  ),
  'difference-of-two-shares': inserting((stem, option) => {
    const [one, other] = stem.rows;
    return same(option, distance(amountOf(stem, one), amountOf(stem, other)));
  }),
  'ratio-of-two-shares': (question) => {
    const stem = read(question);
    const [one, other] = stem.rows;
    return ratioOptions(question, amountOf(stem, one), amountOf(stem, other));
  },
  'one-share-larger-in-percent': inserting((stem, option) => {
    const [one, other] = stem.rows;
    const base = amountOf(stem, other);
    return isPercent(option, minus(amountOf(stem, one), base), base);
  }),
  'amount-after-growth-of-the-whole': inserting((stem, option) => {
    const [rate = 0] = stem.rates;
    return same(option, changed(amountOf(stem, stem.rows[0]), rate, true));
  }),
  'share-after-a-rise': inserting((stem, option) => {
    const {
      rows: [up, down],
      rates: [rate = 0],
      question,
    } = stem;
    const rise = over(product(amountOf(stem, up), rate), 100);
    return isPercent(option, minus(amountOf(stem, down), rise), wholeOf(question));
  }),
};

export const DATA_INTERPRETATION: Solvers = { ...READING, ...PLANNING, ...COLUMNS, ...SHARES };
