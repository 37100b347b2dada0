import {
  decimal,
  defineTemplate,
  frac,
  hcf,
  num,
  range,
  ratio,
  t,
  wholeNumber,
  type AnyTemplate,
  type Fraction,
} from '../../../kit/index.js';
import { cell, columnOf, columnsOf, nameOf, rowOf, rowsOf, total, type Figures } from './figures.js';

/** A percentage with one decimal at most. @throws RangeError for other values */
export const shortPercent = (value: Fraction): string => {
  if (!value.mul(10).equals(value.mul(10).floor()) || value.lte(0))
    throw new RangeError('no short percentage');
  return `${num(value)}%`;
};

interface Change {
  row: number;
  from: number;
  to: number;
}

function percentChange(f: Figures): AnyTemplate {
  const ends = ({ row, from, to }: Change) => [cell(f, row, from), cell(f, row, to)] as const;
  const change = (p: Change) => {
    const [before, after] = ends(p);
    return frac(100 * Math.abs(after - before), before);
  };
  return defineTemplate<Change, Fraction>({
    id: 'percent-change-of-a-row',
    level: 'medium',
    parameters: { row: rowsOf(f), from: columnsOf(f), to: columnsOf(f) },
    isSensible: (p) => p.to === p.from + 1 && ends(p)[0] !== ends(p)[1],
    solve: change,
    show: shortPercent,
    mistakes: [
      {
        text: 'You divided by the later figure.',
        value: (p) =>
          frac(100 * Math.abs(ends(p)[1] - ends(p)[0]), ends(p)[1])
            .mul(10)
            .round()
            .div(10),
      },
      {
        text: 'You took the later figure as a percentage of the earlier one.',
        value: (p) => frac(100 * ends(p)[1], ends(p)[0]),
      },
      { text: 'You halved the change.', value: (p) => change(p).div(2) },
      { text: 'You doubled the change.', value: (p) => change(p).mul(2) },
      {
        text: 'You gave the difference itself as a percentage.',
        value: (p) => frac(Math.abs(ends(p)[1] - ends(p)[0])),
      },
      { text: 'Your result is 5 too high.', value: (p) => change(p).add(5) },
      { text: 'Your result is 5 too low.', value: (p) => change(p).sub(5) },
      { text: 'Your result is 10 too high.', value: (p) => change(p).add(10) },
      { text: 'Your result is 2.5 too low.', value: (p) => change(p).sub(frac(5, 2)) },
    ],
    mayRepeatNumbers: true,
    wordings: [
      (p) =>
        `By what percent did the number of ${f.what} of ${nameOf(f, p.row)} ${ends(p)[1] > ends(p)[0] ? 'rise' : 'fall'} from ${f.columns[p.from] ?? ''} to ${f.columns[p.to] ?? ''}?`,
      (p) =>
        `The ${f.what} of ${nameOf(f, p.row)} ${ends(p)[1] > ends(p)[0] ? 'increased' : 'decreased'} from ${f.columns[p.from] ?? ''} to ${f.columns[p.to] ?? ''}. By how many percent?`,
      (p) =>
        `Find the ${ends(p)[1] > ends(p)[0] ? 'growth' : 'fall'}, in percent, of the ${f.what} of ${nameOf(f, p.row)} from ${f.columns[p.from] ?? ''} to ${f.columns[p.to] ?? ''}.`,
    ],
    explain: (p, right) => {
      const [before, after] = ends(p);
      const gap = Math.abs(after - before);
      return t`The change is $${Math.max(before, after)} - ${Math.min(before, after)} = ${gap}$. Divide by the earlier figure: $\frac{${gap}}{${before}} \times 100 = ${num(right)}$ percent.`;
    },
  });
}

function averageOfARow(f: Figures): AnyTemplate {
  const count = f.columns.length;
  const mean = (row: number) => frac(total(rowOf(f, row)), count);
  const show = (value: Fraction) => {
    const text = decimal(value);
    if (text === undefined || !value.mul(10).equals(value.mul(10).floor())) throw new RangeError('too long');
    return text;
  };
  return defineTemplate<{ row: number }, Fraction>({
    id: 'average-of-a-row',
    level: 'medium',
    parameters: { row: rowsOf(f) },
    solve: ({ row }) => mean(row),
    show,
    mistakes: [
      ...rowsOf(f).map((other) => ({
        text: `You read the figures of ${nameOf(f, other)}.`,
        value: () => mean(other),
      })),
      { text: 'You divided by one too few.', value: ({ row }) => frac(total(rowOf(f, row)), count - 1) },
      { text: 'You divided by one too many.', value: ({ row }) => frac(total(rowOf(f, row)), count + 1) },
      {
        text: 'You took the middle of the first and the last figure.',
        value: ({ row }) => frac(cell(f, row, 0) + cell(f, row, count - 1), 2),
      },
      {
        text: 'You took the middle of the highest and the lowest figure.',
        value: ({ row }) => frac(Math.max(...rowOf(f, row)) + Math.min(...rowOf(f, row)), 2),
      },
      { text: 'Your result is 2 too high.', value: ({ row }) => mean(row).add(2) },
      { text: 'Your result is 2 too low.', value: ({ row }) => mean(row).sub(2) },
      { text: 'Your sum is 5 tens too high.', value: ({ row }) => frac(total(rowOf(f, row)) + 50, count) },
      { text: 'Your sum is 5 tens too low.', value: ({ row }) => frac(total(rowOf(f, row)) - 50, count) },
    ],
    wordings: [
      ({ row }) => `What is the average number of ${f.what} of ${nameOf(f, row)} per ${f.when}?`,
      ({ row }) => `How many ${f.what} per ${f.when} did ${nameOf(f, row)} ${f.verb} on average?`,
      ({ row }) => `Find the mean of the figures of ${nameOf(f, row)}.`,
    ],
    explain: ({ row }, right) =>
      t`The sum is $${rowOf(f, row).join(' + ')} = ${total(rowOf(f, row))}$, and $${total(rowOf(f, row))} \div ${count} = ${num(right)}$.`,
  });
}

interface TwoRows {
  first: number;
  second: number;
}

function ratioOfTotals(f: Figures): AnyTemplate {
  const sums = rowsOf(f).map((row) => total(rowOf(f, row)));
  const write = (first: number, second: number) => ratio([first, second]);
  const pair = ({ first, second }: TwoRows) => [sums[first] ?? 1, sums[second] ?? 1] as const;
  return defineTemplate<TwoRows, string>({
    id: 'ratio-of-two-rows',
    level: 'medium',
    parameters: { first: rowsOf(f), second: rowsOf(f) },
    isSensible: (p) => {
      const [a, b] = pair(p);
      return p.first !== p.second && a !== b && Math.max(a, b) / hcf(a, b) <= 60;
    },
    solve: (p) => write(...pair(p)),
    show: (value) => value,
    mistakes: [
      { text: 'You wrote the ratio the other way round.', value: (p) => write(pair(p)[1], pair(p)[0]) },
      ...range(0, Math.min(3, f.columns.length - 1)).map((column) => ({
        text: `You used only the figures ${f.at(column)}.`,
        value: (p: TwoRows) => write(cell(f, p.first, column), cell(f, p.second, column)),
      })),
      {
        text: 'You left out the last figure of the second one.',
        value: (p) => write(pair(p)[0], pair(p)[1] - cell(f, p.second, f.columns.length - 1)),
      },
      {
        text: 'You left out the last figure of the first one.',
        value: (p) => write(pair(p)[0] - cell(f, p.first, f.columns.length - 1), pair(p)[1]),
      },
    ],
    mayRepeatNumbers: true,
    wordings: [
      (p) =>
        `What is the ratio of all ${f.what} of ${nameOf(f, p.first)} to all ${f.what} of ${nameOf(f, p.second)}?`,
      (p) =>
        `In what ratio are the totals of ${nameOf(f, p.first)} and ${nameOf(f, p.second)}, in this order?`,
      (p) => `Find the ratio of the total of ${nameOf(f, p.first)} to that of ${nameOf(f, p.second)}.`,
    ],
    explain: (p, right) => {
      const [a, b] = pair(p);
      return t`The totals are $${rowOf(f, p.first).join(' + ')} = ${a}$ and $${rowOf(f, p.second).join(' + ')} = ${b}$. Divided by ${hcf(a, b)} the ratio is $${right}$.`;
    },
  });
}

interface Share {
  row: number;
  column: number;
}

function shareOfAColumn(f: Figures): AnyTemplate {
  const sum = (column: number) => total(columnOf(f, column));
  const share = ({ row, column }: Share) => frac(100 * cell(f, row, column), sum(column));
  return defineTemplate<Share, Fraction>({
    id: 'share-of-a-column',
    level: 'medium',
    parameters: { row: rowsOf(f), column: columnsOf(f) },
    solve: share,
    show: shortPercent,
    mistakes: [
      {
        text: 'You divided by the figures of the others only.',
        value: (p) =>
          frac(100 * cell(f, p.row, p.column), sum(p.column) - cell(f, p.row, p.column))
            .mul(10)
            .round()
            .div(10),
      },
      { text: 'This is the share of all the others together.', value: (p) => frac(100).sub(share(p)) },
      ...rowsOf(f).map((other) => ({
        text: `This is the share of ${nameOf(f, other)}.`,
        value: (p: Share) =>
          share({ ...p, row: other })
            .mul(10)
            .round()
            .div(10),
      })),
      {
        text: 'You divided by the total of the row.',
        value: (p) =>
          frac(100 * cell(f, p.row, p.column), total(rowOf(f, p.row)))
            .mul(10)
            .round()
            .div(10),
      },
      { text: 'Your result is 5 too high.', value: (p) => share(p).add(5) },
      { text: 'Your result is 5 too low.', value: (p) => share(p).sub(5) },
      { text: 'Your result is 10 too high.', value: (p) => share(p).add(10) },
      { text: 'Your result is 2.5 too low.', value: (p) => share(p).sub(frac(5, 2)) },
    ],
    mayRepeatNumbers: true,
    wordings: [
      (p) => `What percent of all ${f.what} ${f.at(p.column)} did ${nameOf(f, p.row)} ${f.verb}?`,
      (p) => `The ${f.what} of ${nameOf(f, p.row)} are what percent of all ${f.what} ${f.at(p.column)}?`,
      (p) => `Find the share of ${nameOf(f, p.row)}, in percent, in the ${f.what} ${f.at(p.column)}.`,
    ],
    explain: (p, right) =>
      t`In all there are $${columnOf(f, p.column).join(' + ')} = ${sum(p.column)}$. The share is $\frac{${cell(f, p.row, p.column)}}{${sum(p.column)}} \times 100 = ${num(right)}$ percent.`,
  });
}

function aboveAverage(f: Figures): AnyTemplate {
  const count = f.columns.length;
  const above = (row: number) => rowOf(f, row).filter((value) => value * count > total(rowOf(f, row))).length;
  return defineTemplate<{ row: number }, Fraction>({
    id: 'columns-above-the-average',
    level: 'medium',
    parameters: { row: rowsOf(f) },
    isSensible: ({ row }) => above(row) > 0,
    solve: ({ row }) => frac(above(row)),
    show: wholeNumber,
    mistakes: range(0, count).map((wrong) => ({
      text: `You counted ${wrong}. Compare each figure with the average again.`,
      value: () => frac(wrong),
    })),
    mayRepeatNumbers: true,
    wordings: [
      ({ row }) =>
        `${nameOf(f, row)} has an average for the whole table. How many of its figures are above this average?`,
      ({ row }) => `How many figures of ${nameOf(f, row)} are higher than their own average?`,
      ({ row }) =>
        `Find how many of the ${count} figures of ${nameOf(f, row)} are above the mean of these figures.`,
    ],
    explain: ({ row }, right) => {
      const higher = rowOf(f, row).filter((value) => value * count > total(rowOf(f, row)));
      return t`The sum is ${total(rowOf(f, row))}, so the average is $\frac{${total(rowOf(f, row))}}{${count}}$. Higher than that ${higher.length === 1 ? 'is' : 'are'} ${higher.join(', ')}. The number of them is ${right.valueOf()}.`;
    },
  });
}

export const comparingTemplates = (f: Figures): AnyTemplate[] => [
  percentChange(f),
  averageOfARow(f),
  ratioOfTotals(f),
  shareOfAColumn(f),
  aboveAverage(f),
];
