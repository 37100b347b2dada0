import {
  changed,
  defineTemplate,
  frac,
  isWhole,
  num,
  percentOf,
  t,
  wholeNumber,
  type AnyTemplate,
  type Fraction,
} from '../../../kit/index.js';
import { shortPercent } from './comparing.js';
import { cell, columnOf, columnsOf, nameOf, rowOf, rowsOf, total, type Figures } from './figures.js';

interface Step {
  from: number;
  to: number;
}

function combinedGrowth(f: Figures): AnyTemplate {
  const sum = (column: number) => total(columnOf(f, column));
  const growth = ({ from, to }: Step) => frac(100 * Math.abs(sum(to) - sum(from)), sum(from));
  const isRise = ({ from, to }: Step) => sum(to) > sum(from);
  return defineTemplate<Step, Fraction>({
    id: 'percent-change-of-all',
    level: 'hard',
    parameters: { from: columnsOf(f), to: columnsOf(f) },
    isSensible: (p) => p.to > p.from && sum(p.to) !== sum(p.from),
    solve: growth,
    show: shortPercent,
    mistakes: [
      {
        text: 'You divided by the later total.',
        value: (p) =>
          frac(100 * Math.abs(sum(p.to) - sum(p.from)), sum(p.to))
            .mul(10)
            .round()
            .div(10),
      },
      {
        text: 'You used only the first row.',
        value: (p) =>
          frac(100 * Math.abs(cell(f, 0, p.to) - cell(f, 0, p.from)), cell(f, 0, p.from))
            .mul(10)
            .round()
            .div(10),
      },
      {
        text: 'You used only the second row.',
        value: (p) =>
          frac(100 * Math.abs(cell(f, 1, p.to) - cell(f, 1, p.from)), cell(f, 1, p.from))
            .mul(10)
            .round()
            .div(10),
      },
      { text: 'You doubled the change.', value: (p) => growth(p).mul(2) },
      { text: 'You halved the change.', value: (p) => growth(p).div(2) },
      { text: 'Your result is 2.5 too high.', value: (p) => growth(p).add(frac(5, 2)) },
      { text: 'Your result is 2.5 too low.', value: (p) => growth(p).sub(frac(5, 2)) },
      { text: 'Your result is 5 too high.', value: (p) => growth(p).add(5) },
      { text: 'Your result is 5 too low.', value: (p) => growth(p).sub(5) },
    ],
    mayRepeatNumbers: true,
    wordings: [
      (p) =>
        `By what percent did the total number of ${f.what} ${isRise(p) ? 'rise' : 'fall'} from ${f.columns[p.from] ?? ''} to ${f.columns[p.to] ?? ''}, every ${f.who} together?`,
      (p) =>
        `Compare the sums of all ${f.what} ${f.at(p.from)} and ${f.at(p.to)}. By how many percent is the later sum ${isRise(p) ? 'higher' : 'lower'}?`,
      (p) =>
        `Find the ${isRise(p) ? 'increase' : 'decrease'}, in percent, of the combined number of ${f.what} from ${f.columns[p.from] ?? ''} to ${f.columns[p.to] ?? ''}.`,
    ],
    explain: (p, right) => {
      const [before, after] = [sum(p.from), sum(p.to)];
      const gap = Math.abs(after - before);
      return t`The totals are $${columnOf(f, p.from).join(' + ')} = ${before}$ and $${columnOf(f, p.to).join(' + ')} = ${after}$. The change of ${gap} is $\frac{${gap}}{${before}} \times 100 = ${num(right)}$ percent of the earlier total.`;
    },
  });
}

interface Forecast {
  rise: number;
  fall: number;
  first: number;
  second: number;
}

function forecast(f: Figures): AnyTemplate {
  const last = f.columns.length - 1;
  const [before] = [f.columns[last] ?? ''];
  const parts = (p: Forecast) =>
    [changed(cell(f, p.first, last), p.rise), changed(cell(f, p.second, last), -p.fall)] as const;
  const sum = (p: Forecast) => parts(p)[0].add(parts(p)[1]);
  return defineTemplate<Forecast, Fraction>({
    id: 'sum-after-changes',
    level: 'hard',
    parameters: {
      rise: [10, 15, 20, 25, 30, 40],
      fall: [5, 10, 15, 20, 25],
      first: rowsOf(f),
      second: rowsOf(f),
    },
    isSensible: (p) => p.first !== p.second && parts(p).every(isWhole),
    solve: sum,
    show: wholeNumber,
    mistakes: [
      {
        text: 'You left both figures unchanged.',
        value: (p) => frac(cell(f, p.first, last) + cell(f, p.second, last)),
      },
      {
        text: 'You let both figures rise.',
        value: (p) => parts(p)[0].add(changed(cell(f, p.second, last), p.fall)),
      },
      {
        text: 'You let both figures fall.',
        value: (p) => changed(cell(f, p.first, last), -p.rise).add(parts(p)[1]),
      },
      {
        text: 'You exchanged the two changes.',
        value: (p) => changed(cell(f, p.first, last), -p.fall).add(changed(cell(f, p.second, last), p.rise)),
      },
      {
        text: 'You changed the sum by the difference of both percentages.',
        value: (p) => changed(cell(f, p.first, last) + cell(f, p.second, last), p.rise - p.fall),
      },
      { text: 'You forgot the rise.', value: (p) => parts(p)[1].add(cell(f, p.first, last)) },
      { text: 'You forgot the fall.', value: (p) => parts(p)[0].add(cell(f, p.second, last)) },
      { text: 'You carried one ten too many.', value: (p) => sum(p).add(10) },
      { text: 'You carried one ten too few.', value: (p) => sum(p).sub(10) },
    ],
    wordings: [
      (p) =>
        `After ${before} the figure of ${nameOf(f, p.first)} rises by ${p.rise}% and that of ${nameOf(f, p.second)} falls by ${p.fall}%. How many ${f.what} do these two have together then?`,
      (p) =>
        `Compared with ${before}, ${nameOf(f, p.first)} plans ${p.rise}% more ${f.what} and ${nameOf(f, p.second)} ${p.fall}% fewer. How many ${f.what} do both plan together?`,
      (p) =>
        `Suppose that the figure ${f.at(last)} had been ${p.rise}% higher for ${nameOf(f, p.first)} and ${p.fall}% lower for ${nameOf(f, p.second)}. Find the sum of these two figures.`,
    ],
    explain: (p, right) => {
      const [a, b] = parts(p);
      return t`${nameOf(f, p.first)}: $${cell(f, p.first, last)} + ${num(percentOf(p.rise, cell(f, p.first, last)))} = ${num(a)}$. ${nameOf(f, p.second)}: $${cell(f, p.second, last)} - ${num(percentOf(p.fall, cell(f, p.second, last)))} = ${num(b)}$. Together $${num(a)} + ${num(b)} = ${num(right)}$.`;
    },
  });
}

function fastestGrowth(f: Figures): AnyTemplate {
  const rates = (row: number) =>
    columnsOf(f)
      .slice(1)
      .map((column) => frac(cell(f, row, column), cell(f, row, column - 1)));
  const best = (row: number) => {
    const all = rates(row);
    const highest = all.reduce((one, two) => (one.lt(two) ? two : one));
    return { index: all.findIndex((rate) => rate.equals(highest)), highest };
  };
  /** A clear lead, and not in the step with the largest difference only by luck. */
  const isClear = (row: number) => {
    const { highest, index } = best(row);
    return highest.gt(1) && rates(row).every((rate, at) => at === index || highest.sub(rate).gt(frac(1, 20)));
  };
  return defineTemplate<{ row: number }, string>({
    id: 'fastest-growth',
    level: 'hard',
    parameters: { row: rowsOf(f) },
    isSensible: ({ row }) => isClear(row),
    solve: ({ row }) => f.columns[best(row).index + 1] ?? '',
    show: (name) => name,
    mistakes: columnsOf(f)
      .slice(1)
      .map((column) => ({
        text: `The figure changes by less, in percent, to ${f.columns[column] ?? ''}.`,
        value: () => f.columns[column] ?? '',
      }))
      .concat([{ text: 'Nothing comes before the first figure.', value: () => f.columns[0] ?? '' }]),
    mayRepeatNumbers: true,
    wordings: [
      ({ row }) => `${f.atWhich} did ${nameOf(f, row)} grow most, in percent, over the ${f.when} before?`,
      ({ row }) =>
        `Compare each figure of ${nameOf(f, row)} with the one before it. To which ${f.when} was the growth in percent the highest?`,
      ({ row }) =>
        `${f.atWhich} was the percentage growth of ${nameOf(f, row)} over the ${f.when} before highest?`,
    ],
    explain: ({ row }, right) => {
      const { index } = best(row);
      return t`Compare each figure with the one before: ${rowOf(f, row).join(', ')}. The quotient is highest from ${cell(f, row, index)} to ${cell(f, row, index + 1)}, ${f.at(index + 1)}. So it is ${right}.`;
    },
  });
}

interface Returned {
  row: number;
  column: number;
  percent: number;
  other: number;
}

function leftOver(f: Figures): AnyTemplate {
  const rest = (p: Returned) => changed(cell(f, p.row, p.column), -p.percent);
  const gap = (p: Returned) =>
    rest(p)
      .sub(cell(f, p.other, p.column))
      .abs();
  return defineTemplate<Returned, Fraction>({
    id: 'difference-after-a-fall',
    level: 'hard',
    parameters: {
      row: rowsOf(f),
      column: columnsOf(f),
      percent: [5, 10, 15, 20, 25, 30, 40],
      other: rowsOf(f),
    },
    isSensible: (p) => p.row !== p.other && isWhole(rest(p)) && gap(p).gt(5),
    solve: gap,
    show: wholeNumber,
    mistakes: [
      {
        text: 'You left the figure unchanged.',
        value: (p) => frac(Math.abs(cell(f, p.row, p.column) - cell(f, p.other, p.column))),
      },
      {
        text: 'You let it rise.',
        value: (p) =>
          changed(cell(f, p.row, p.column), p.percent)
            .sub(cell(f, p.other, p.column))
            .abs(),
      },
      {
        text: 'You took only the part that is gone.',
        value: (p) => percentOf(p.percent, cell(f, p.row, p.column)),
      },
      {
        text: 'You lowered the other figure instead.',
        value: (p) =>
          changed(cell(f, p.other, p.column), -p.percent)
            .sub(cell(f, p.row, p.column))
            .abs(),
      },
      {
        text: 'You lowered both figures.',
        value: (p) => changed(Math.abs(cell(f, p.row, p.column) - cell(f, p.other, p.column)), -p.percent),
      },
      { text: 'You carried one ten too many.', value: (p) => gap(p).add(10) },
      { text: 'You carried one ten too few.', value: (p) => gap(p).sub(10) },
      { text: 'You carried two tens too many.', value: (p) => gap(p).add(20) },
      { text: 'You carried two tens too few.', value: (p) => gap(p).sub(20) },
    ],
    wordings: [
      (p) =>
        `Had the figure of ${nameOf(f, p.row)} ${f.at(p.column)} been ${p.percent}% lower, by how many ${f.what} would it differ from that of ${nameOf(f, p.other)}?`,
      (p) =>
        `A check shows that ${p.percent}% of the ${f.what} of ${nameOf(f, p.row)} ${f.at(p.column)} were counted wrongly and must be taken off. By how much do ${nameOf(f, p.row)} and ${nameOf(f, p.other)} then differ ${f.at(p.column)}?`,
      (p) =>
        `Reduce the figure of ${nameOf(f, p.row)} ${f.at(p.column)} by ${p.percent}%. Find its difference from the figure of ${nameOf(f, p.other)}.`,
    ],
    explain: (p, right) => {
      const [a, b] = [rest(p), frac(cell(f, p.other, p.column))];
      const [high, low] = a.gt(b) ? [a, b] : [b, a];
      return t`The reduced figure is $${cell(f, p.row, p.column)} - ${num(percentOf(p.percent, cell(f, p.row, p.column)))} = ${num(a)}$. The difference is $${num(high)} - ${num(low)} = ${num(right)}$.`;
    },
  });
}

export const planningTemplates = (f: Figures): AnyTemplate[] => [
  combinedGrowth(f),
  forecast(f),
  fastestGrowth(f),
  leftOver(f),
];
