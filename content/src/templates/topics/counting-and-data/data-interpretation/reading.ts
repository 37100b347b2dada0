import { defineTemplate, frac, t, wholeNumber, type AnyTemplate, type Fraction } from '../../../kit/index.js';
import { cell, columnOf, columnsOf, nameOf, rowOf, rowsOf, total, type Figures } from './figures.js';

interface Column {
  column: number;
}
interface Row {
  row: number;
}
interface Pair extends Column {
  first: number;
  second: number;
}

const plus = (numbers: readonly number[]) => numbers.join(' + ');

function columnTotal(f: Figures): AnyTemplate {
  const sum = (column: number) => total(columnOf(f, column));
  return defineTemplate<Column, Fraction>({
    id: 'total-of-a-column',
    level: 'easy',
    parameters: { column: columnsOf(f) },
    solve: ({ column }) => frac(sum(column)),
    show: wholeNumber,
    mistakes: [
      ...columnsOf(f).map((other) => ({
        text: `You read the figures ${f.at(other)}.`,
        value: () => frac(sum(other)),
      })),
      ...rowsOf(f).map((row) => ({
        text: `You left out ${nameOf(f, row)}.`,
        value: ({ column }: Column) => frac(sum(column) - cell(f, row, column)),
      })),
      { text: 'You carried one ten too many.', value: ({ column }) => frac(sum(column) + 10) },
      { text: 'You carried one ten too few.', value: ({ column }) => frac(sum(column) - 10) },
      { text: 'You carried one hundred too many.', value: ({ column }) => frac(sum(column) + 100) },
    ],
    wordings: [
      ({ column }) => `How many ${f.what} were ${f.done} ${f.at(column)} in all?`,
      ({ column }) => `What is the total number of ${f.what} of every ${f.who} ${f.at(column)}?`,
      ({ column }) => `Find the sum of all ${f.what} ${f.at(column)}.`,
    ],
    explain: ({ column }, right) =>
      t`Add the figures ${f.at(column)}: $${plus(columnOf(f, column))} = ${right.valueOf()}$.`,
  });
}

function rowTotal(f: Figures): AnyTemplate {
  const sum = (row: number) => total(rowOf(f, row));
  return defineTemplate<Row, Fraction>({
    id: 'total-of-a-row',
    level: 'easy',
    parameters: { row: rowsOf(f) },
    solve: ({ row }) => frac(sum(row)),
    show: wholeNumber,
    mistakes: [
      ...rowsOf(f).map((other) => ({
        text: `You read the figures of ${nameOf(f, other)}.`,
        value: () => frac(sum(other)),
      })),
      ...columnsOf(f).map((column) => ({
        text: `You left out the figure ${f.at(column)}.`,
        value: ({ row }: Row) => frac(sum(row) - cell(f, row, column)),
      })),
      { text: 'You carried one ten too many.', value: ({ row }) => frac(sum(row) + 10) },
      { text: 'You carried one hundred too many.', value: ({ row }) => frac(sum(row) + 100) },
      { text: 'You carried one ten too few.', value: ({ row }) => frac(sum(row) - 10) },
      { text: 'You carried two tens too many.', value: ({ row }) => frac(sum(row) + 20) },
    ],
    wordings: [
      ({ row }) => `How many ${f.what} did ${nameOf(f, row)} ${f.verb} in all?`,
      ({ row }) => `What is the total number of ${f.what} of ${nameOf(f, row)}, every ${f.when} together?`,
      ({ row }) => `Find the sum of all ${f.what} of ${nameOf(f, row)}.`,
    ],
    explain: ({ row }, right) =>
      t`Add the figures of ${nameOf(f, row)}: $${plus(rowOf(f, row))} = ${right.valueOf()}$.`,
  });
}

function difference(f: Figures): AnyTemplate {
  const gap = ({ first, second, column }: Pair) => cell(f, first, column) - cell(f, second, column);
  return defineTemplate<Pair, Fraction>({
    id: 'difference-of-two-figures',
    level: 'easy',
    parameters: { first: rowsOf(f), second: rowsOf(f), column: columnsOf(f) },
    isSensible: (p) => gap(p) > 4,
    solve: (p) => frac(gap(p)),
    show: wholeNumber,
    mistakes: [
      ...columnsOf(f).map((other) => ({
        text: `You read the figures ${f.at(other)}.`,
        value: (p: Pair) => frac(gap({ ...p, column: other })),
      })),
      { text: 'You carried one ten too many.', value: (p) => frac(gap(p) + 10) },
      { text: 'You carried one ten too few.', value: (p) => frac(gap(p) - 10) },
      { text: 'You doubled the difference.', value: (p) => frac(2 * gap(p)) },
      { text: 'You halved the difference.', value: (p) => frac(gap(p), 2) },
      { text: 'You carried two tens too many.', value: (p) => frac(gap(p) + 20) },
      { text: 'You carried two tens too few.', value: (p) => frac(gap(p) - 20) },
    ],
    wordings: [
      ({ first, second, column }) =>
        `How many more ${f.what} than ${nameOf(f, second)} did ${nameOf(f, first)} ${f.verb} ${f.at(column)}?`,
      ({ first, second, column }) =>
        `By how many ${f.what} was ${nameOf(f, first)} ahead of ${nameOf(f, second)} ${f.at(column)}?`,
      ({ first, second, column }) =>
        `Find the difference between the ${f.what} of ${nameOf(f, first)} and of ${nameOf(f, second)} ${f.at(column)}.`,
    ],
    explain: (p, right) =>
      t`${f.at(p.column).replace(/^./, (letter) => letter.toUpperCase())} the figures are ${cell(f, p.first, p.column)} and ${cell(f, p.second, p.column)}: $${cell(f, p.first, p.column)} - ${cell(f, p.second, p.column)} = ${right.valueOf()}$.`,
  });
}

function extremeColumn(f: Figures): AnyTemplate {
  const sums = columnsOf(f).map((column) => total(columnOf(f, column)));
  const find = (isHighest: boolean) => {
    const best = isHighest ? Math.max(...sums) : Math.min(...sums);
    return f.columns[sums.indexOf(best)] ?? '';
  };
  const isClear = (isHighest: boolean) => {
    const best = isHighest ? Math.max(...sums) : Math.min(...sums);
    return sums.filter((sum) => sum === best).length === 1;
  };
  return defineTemplate<{ isHighest: boolean }, string>({
    id: 'column-with-the-highest-total',
    level: 'easy',
    parameters: { isHighest: [true, false] },
    isSensible: ({ isHighest }) => isClear(isHighest),
    solve: ({ isHighest }) => find(isHighest),
    show: (name) => name,
    mistakes: columnsOf(f).map((column) => ({
      text: `The total ${f.at(column)} is ${sums[column] ?? 0}.`,
      value: () => f.columns[column] ?? '',
    })),
    mayRepeatNumbers: true,
    wordings: [
      ({ isHighest }) =>
        `${f.atWhich} was the total number of ${f.what} the ${isHighest ? 'highest' : 'lowest'}?`,
      ({ isHighest }) =>
        `Which ${f.when} had the ${isHighest ? 'most' : 'fewest'} ${f.what}, every ${f.who} together?`,
      ({ isHighest }) =>
        `Find the ${f.when} with the ${isHighest ? 'largest' : 'smallest'} sum of all ${f.what}.`,
    ],
    explain: (_, right) =>
      t`The totals are ${columnsOf(f)
        .map((column) => `${sums[column] ?? 0} ${f.at(column)}`)
        .join(', ')}. So it is ${right}.`,
  });
}

export const readingTemplates = (f: Figures): AnyTemplate[] => [
  columnTotal(f),
  rowTotal(f),
  difference(f),
  extremeColumn(f),
];
