import { byNumber, near, numberIn, where } from './options.mjs';

/** Reads the table back from the question, as a student would. */
function readTable(text) {
  const rows = text
    .split('\n')
    .slice(1, -1)
    .map((line) => {
      const [name, cells] = line.split(': ');
      const values = cells.split(', ').map((cell) => {
        const at = cell.lastIndexOf(' ');
        return [cell.slice(0, at), Number(cell.slice(at + 1))];
      });
      return [name, Object.fromEntries(values)];
    });
  return Object.fromEntries(rows);
}

const total = (rows, of) => Object.values(rows).reduce((sum, row) => sum + row[of], 0);

/** The roots of "x^2 - 7x + 12" among the whole numbers that could come up. */
function wholeRoots(equation, name) {
  const term = new RegExp(`${name}\\^2(?: ([+-]) (\\d*)${name})?(?: ([+-]) (\\d+))? = 0`);
  const [, sign, factor, lastSign, last] = term.exec(equation);
  const signed = (plusOrMinus, digits) => (plusOrMinus === '-' ? -1 : 1) * Number(digits || 1);
  const b = sign ? signed(sign, factor) : 0;
  const c = lastSign ? signed(lastSign, last) : 0;
  return Array.from({ length: 101 }, (_, index) => index - 50).filter((x) => x * x + b * x + c === 0);
}

/** @type {Record<string, import('./options.mjs').Solver>} */
export const tables = {
  'column-average': ({ of }, question) => {
    const rows = readTable(question.questionText);
    return byNumber((value) => near(value * Object.keys(rows).length, total(rows, of)))({}, question);
  },
  'percent-more': ({ of, more, than }, { questionText, options }) => {
    const rows = readTable(questionText);
    return where(options, (option) => near(rows[than][of] * (1 + numberIn(option) / 100), rows[more][of]));
  },
  'column-ratio': ({ first, second }, { questionText, options }) => {
    const rows = readTable(questionText);
    return where(options, (option) => {
      const [a, b] = option.split(' : ').map(Number);
      return near(a * total(rows, second), b * total(rows, first));
    });
  },
  'compare-roots': (proof, { questionText }) => {
    const x = wholeRoots(questionText, 'x');
    const y = wholeRoots(questionText, 'y');
    const all = (holds) => x.every((one) => y.every((other) => holds(one, other)));
    if (all((a, b) => a > b)) return [0];
    if (all((a, b) => a < b)) return [2];
    if (all((a, b) => a === b)) return [4];
    if (all((a, b) => a >= b)) return [1];
    return all((a, b) => a <= b) ? [3] : [4];
  },
};
