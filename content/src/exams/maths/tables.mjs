import { fraction, gcd, num, numeric, percent, tex } from './numeric.mjs';

const TOPIC = 'Data Interpretation';

/** One table as lines of text, so that it reads well on a phone and with a screen reader. */
function tableText({ title, columns, rows }) {
  const lines = rows.map(([name, ...values]) => {
    const cells = values.map((value, index) => `${columns[index]} ${num(value)}`);
    return `${name}: ${cells.join(', ')}`;
  });
  return [title, ...lines].join('\n');
}

const column = (table, name) => table.rows.map((row) => row[table.columns.indexOf(name) + 1]);
const total = (values) => values.reduce((sum, value) => sum + value, 0);

/** The average of one column; `question` says it in words. */
export function columnAverage({ table, of, question }) {
  const values = column(table, of);
  const answer = total(values) / values.length;
  return numeric({
    ask: `${tableText(table)}\n${question}`,
    answer,
    slips: [
      total(values) / (values.length - 1),
      total(values),
      (Math.max(...values) + Math.min(...values)) / 2,
    ],
    step: 5,
    why: `$\\frac{${values.join(' + ')}}{${values.length}} = ${answer}$.`,
    topic: TOPIC,
    level: 'easy',
    proof: { rule: 'column-average', table, of },
  });
}

/** By how many percent one row's value is above another's in a column; `question` says it in words. */
export function percentMore({ table, of, more, than, question }) {
  const at = (name) => table.rows.find((row) => row[0] === name)[table.columns.indexOf(of) + 1];
  const answer = ((at(more) - at(than)) / at(than)) * 100;
  return numeric({
    ask: `${tableText(table)}\n${question}`,
    answer,
    slips: [((at(more) - at(than)) / at(more)) * 100, at(more) - at(than), (at(than) / at(more)) * 100],
    step: 5,
    show: percent,
    why: `$\\frac{${at(more)} - ${at(than)}}{${at(than)}} \\times 100\\% = ${tex(answer)}\\%$. The base is the value of ${than}.`,
    topic: TOPIC,
    proof: { rule: 'percent-more', table, of, more, than },
  });
}

/** The ratio of the totals of two columns. */
export function columnRatio({ table, first, second, question }) {
  const sums = [total(column(table, first)), total(column(table, second))];
  const divisor = gcd(sums[0], sums[1]);
  const [a, b] = sums.map((sum) => sum / divisor);
  const right = `${a} : ${b}`;
  const slips = [
    `${b} : ${a}`,
    `${a + 1} : ${b}`,
    `${a} : ${b + 1}`,
    `${a + 1} : ${b + 2}`,
    `${a + 2} : ${b + 1}`,
  ];
  return {
    ask: `${tableText(table)}\n${question}`,
    right,
    wrong: slips.filter((slip) => slip !== right && !isSameRatio(slip, a, b)).slice(0, 4),
    why: `The totals are ${num(sums[0])} and ${num(sums[1])}. As a fraction that is ${fraction(sums[0], sums[1])}, so the ratio is ${right}.`,
    topic: TOPIC,
    level: 'medium',
    proof: { rule: 'column-ratio', table, first, second },
  };
}

function isSameRatio(text, a, b) {
  const [x, y] = text.split(' : ').map(Number);
  return x * b === y * a;
}
