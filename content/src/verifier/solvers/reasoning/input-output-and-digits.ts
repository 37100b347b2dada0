import type { Question } from '@mockingbird/contracts';
import { ReadingError, textOf, type Solver, type Solvers } from '../../solver-kit.js';

const optionsThat = (question: Question, fits: (text: string) => boolean) =>
  question.options.flatMap((option, index) => (fits(textOf(option)) ? [index] : []));

const WORDS = ['none', 'one', 'two', 'three', 'four', 'five', 'six', 'seven'];
const countOptions = (question: Question, count: number) =>
  optionsThat(question, (text) => WORDS.indexOf(text.toLowerCase()) === count);

/** The digits as a list of numbers. */
const digitsOf = (text: string) => Array.from(text, Number);

/** What a stem says about the digits of each number. */
function changeOf(text: string): (number: string) => number {
  const order = /(rising|falling) order/.exec(text)?.[1];
  if (order !== undefined)
    return (number) => {
      const digits = digitsOf(number).sort((one, other) => one - other);
      return Number((order === 'rising' ? digits : digits.reverse()).join(''));
    };
  const places = /the (first|second) and the (second|last) digit of each number change places/.exec(text);
  if (!places) throw new ReadingError('an unknown change of digits');
  return (number) => {
    const [a = 0, b = 0, c = 0] = digitsOf(number);
    if (places[1] === 'second') return a * 100 + c * 10 + b;
    return places[2] === 'second' ? b * 100 + a * 10 + c : c * 100 + b * 10 + a;
  };
}

const RANKS: Readonly<Record<string, number>> = {
  largest: 0,
  'second largest': 1,
  'third largest': 2,
  'second smallest': 3,
  smallest: 4,
};

const fiveNumbers: Solver = (question) => {
  const { questionText } = question;
  const numbers = questionText.match(/\b\d{3}\b/g) ?? [];
  const rank = RANKS[/the ((?:second |third )?(?:largest|smallest))/.exec(questionText)?.[1] ?? ''];
  if (numbers.length !== 5 || rank === undefined) throw new ReadingError('expected five numbers and a rank');
  const change = changeOf(questionText);
  return optionsThat(question, (text) => {
    const larger = numbers.filter((other) => change(other) > change(text));
    return numbers.includes(text) && larger.length === rank;
  });
};

const staying: Solver = (question) => {
  const number = /\b\d{7}\b/.exec(question.questionText)?.[0];
  if (number === undefined) throw new ReadingError('expected a number of seven digits');
  const isRising = /rising/.test(question.questionText);
  // A digit stays when as many digits are smaller, or larger, as places are before it.
  const stays = digitsOf(number).filter((digit, place, all) => {
    const before = all.filter((other) => (isRising ? other < digit : other > digit));
    return before.length === place;
  });
  return countOptions(question, stays.length);
};

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

const evenAndOdd: Solver = (question) => {
  const { questionText } = question;
  const number = /\b\d{6}\b/.exec(questionText)?.[0];
  const changes = [...questionText.matchAll(/(\d) is (added to|taken from) (?:each|every) (even|odd)/g)];
  const at = ORDINALS.findIndex((word) => new RegExp(`the ${word}\\b`).test(questionText));
  if (number === undefined || changes.length !== 2 || at < 0)
    throw new ReadingError('expected a number and two changes');
  const made = digitsOf(number).map((digit) => {
    const change = changes.find(([, , , sort]) => sort === (digit % 2 === 0 ? 'even' : 'odd'));
    const by = Number(change?.[1]);
    return change?.[2] === 'added to' ? digit + by : digit - by;
  });
  return optionsThat(question, (text) => Number(text) === made[at]);
};

const SORTS: Readonly<Record<string, string>> = { letter: '[A-Z]', digit: '\\d', sign: '[^A-Z\\d]' };

const neighbours: Solver = (question) => {
  const [, row = ''] = question.questionText.split('\n');
  const [, own = '', before = '', after = ''] =
    /many (letter|digit|sign)s are .* after a (letter|digit|sign) and .* before a (letter|digit|sign)/.exec(
      question.questionText,
    ) ?? [];
  const pattern = [before, own, after].map((sort) => SORTS[sort]);
  if (pattern.includes(undefined)) throw new ReadingError('expected three sorts');
  // Looking ahead finds those that overlap.
  const found = row.replaceAll(' ', '').match(new RegExp(`(?=${pattern.join('')})`, 'g')) ?? [];
  return countOptions(question, found.length);
};

export const INPUT_OUTPUT_AND_DIGITS: Solvers = {
  'five-numbers-changed': fiveNumbers,
  'digits-that-stay': staying,
  'even-and-odd-digits': evenAndOdd,
  'neighbours-in-a-row': neighbours,
};
