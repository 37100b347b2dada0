import type { Question } from '@mockingbird/contracts';
import {
  amounts,
  minus,
  numbers,
  numbersOf,
  only,
  over,
  product,
  ReadingError,
  same,
  satisfying,
  says,
  sum,
  type Amount,
  type Amounts,
  type Fraction,
  type Solver,
  type Solvers,
} from '../../solver-kit.js';

const mean = (values: readonly Amount[]): Fraction => over(sum(...values), values.length);

/** Of persons or days in a stem. */
const MOST = 1000;

/** As many equal values. @throws ReadingError when the count cannot be one of persons or days */
function times(count: Amount, value: Amount): Amount[] {
  const { numerator, denominator } = sum(count);
  if (denominator !== 1n || numerator < 0n || numerator > MOST)
    throw new ReadingError(`${numerator}/${denominator} is no count`);
  return numbers(1, Number(numerator)).map(() => value);
}

/** Inserts each option into the story, whose persons or days are listed one by one. */
const storySolver = (
  patterns: readonly RegExp[],
  story: (read: Amounts, option: Fraction, question: Question) => boolean,
): Solver =>
  satisfying((question) => {
    const read = amounts(question, ...patterns);
    return (option) => story(read, option, question);
  });

const N = String.raw`\d+(?:\.\d+)?`;
const pattern = (source: string) => new RegExp(source.replaceAll('#', N));

const CORRECTIONS: Solvers = {
  'wrong-entry': storySolver(
    [
      pattern(
        String.raw`of (?<count>#) pupils was found to be (?<mean>#)\. .* mark of (?<right>#) had been read as (?<wrong>#)`,
      ),
      pattern(
        String.raw`average of (?<mean>#) kg for the weights of (?<count>#) \w+\. .* that (?<wrong>#) kg was entered .* in place of (?<right>#) kg`,
      ),
      pattern(
        String.raw`mean of (?<count>#) .* was given as (?<mean>#)\. .* copied as (?<wrong>#) instead of (?<right>#)\.`,
      ),
    ],
    (read, option) => {
      const gap = minus(read('right'), read('wrong'));
      return same(minus(product(option, read('count')), sum(...times(read('count'), read('mean')))), gap);
    },
  ),
  replacement: storySolver(
    [
      pattern(
        String.raw`of (?<count>#) \w+ (?<change>rises|falls) by (?<by>#) kg .* who weighs (?<gone>#) kg`,
      ),
      pattern(
        String.raw`group of (?<count>#) \w+ a person of (?<gone>#) kg .* (?<change>rises|falls) by (?<by>#) kg`,
      ),
      pattern(
        String.raw`who weighs (?<gone>#) kg, leaves a team of (?<count>#), .* (?<change>rises|falls) by (?<by>#) kg`,
      ),
    ],
    (read, option, question) => {
      const shift = says(question, /\bfalls\b/) ? minus(0, read('by')) : read('by');
      return same(sum(...times(read('count'), shift)), minus(option, read('gone')));
    },
  ),
};

const NEXT: Solvers = {
  'next-score': storySolver(
    [
      pattern(String.raw`in (?<count>#) tests is (?<mean>#)\. .* all tests to (?<wanted>#)`),
      pattern(
        String.raw`In (?<count>#) matches .* scored (?<mean>#) \w+ on average\. .* becomes (?<wanted>#)`,
      ),
      pattern(
        String.raw`sold (?<mean>#) .* a day on average for (?<count>#) days\. .* average of (?<wanted>#) a day`,
      ),
    ],
    (read, option) => same(mean([...times(read('count'), read('mean')), option]), read('wanted')),
  ),
  'average-after-innings': storySolver(
    [
      pattern(String.raw`scores (?<score>#) points in match number (?<place>#) .* per match by (?<by>#)\.`),
      pattern(String.raw`innings number (?<place>#), .* scores (?<score>#) runs .* average by (?<by>#)\.`),
      pattern(String.raw`day number (?<place>#) .* sells (?<score>#) \w+, .* goes up by (?<by>#)\.`),
    ],
    (read, option) =>
      same(mean([...times(minus(read('place'), 1), minus(option, read('by'))), read('score')]), option),
  ),
  'bowling-average': storySolver(
    [
      pattern(
        String.raw`average is (?<mean>#) runs per wicket\. .* (?<taken>#) wickets for (?<runs>#) runs bring the average down by (?<by>#)\.`,
      ),
      pattern(
        String.raw`given away (?<mean>#) runs .* takes (?<taken>#) wickets for (?<runs>#) runs, .* falls by (?<by>#) runs`,
      ),
      pattern(
        String.raw`conceded (?<mean>#) runs per wicket\. By taking (?<taken>#) wickets for (?<runs>#) runs in it, .* to (?<now>#)\.`,
      ),
    ],
    (read, option, question) => {
      const now = says(question, /lowered this average/) ? read('now') : minus(read('mean'), read('by'));
      const all = sum(product(option, read('mean')), read('runs'));
      return same(all, product(now, sum(option, read('taken'))));
    },
  ),
};

const GROUPS: Solvers = {
  'officers-and-clerks': storySolver(
    [
      pattern(
        String.raw`in an office is ₹(?<mean>#)\. The (?<count>#) officers get ₹(?<high>#) on average and all the others ₹(?<low>#)\.`,
      ),
      pattern(
        String.raw`(?<count>#) engineers earn ₹(?<high>#) .* workers ₹(?<low>#)\. .* average is ₹(?<mean>#)\.`,
      ),
      pattern(
        String.raw`its (?<count>#) managers ₹(?<high>#) .* employees ₹(?<low>#) .* average ₹(?<mean>#),`,
      ),
    ],
    (read, option) =>
      same(
        product(option, read('mean')),
        sum(product(read('count'), read('high')), product(minus(option, read('count')), read('low'))),
      ),
  ),
  'other-group': storySolver(
    [
      pattern(
        String.raw`of (?<first>#) boys and (?<second>#) girls the average mark is (?<mean>#)\. The boys' average is (?<known>#)\.`,
      ),
      pattern(
        String.raw`(?<first>#) candidates of the morning batch and (?<second>#) of .* average (?<mean>#) points, the morning batch (?<known>#)\.`,
      ),
      pattern(
        String.raw`works (?<first>#) days with .* then (?<second>#) days .* makes (?<mean>#) boxes .* made (?<known>#) a day`,
      ),
    ],
    (read, option) =>
      same(mean([...times(read('first'), read('known')), ...times(read('second'), option)]), read('mean')),
  ),
  'three-sections': storySolver(
    [
      pattern(
        String.raw`has (?<a>#) workers in shift A, (?<b>#) in shift B and (?<c>#) in shift C\. .* are (?<x>#), (?<y>#) and (?<z>#) years`,
      ),
      pattern(
        String.raw`have (?<a>#), (?<b>#) and (?<c>#) pupils\. Their average marks are (?<x>#), (?<y>#) and (?<z>#) in`,
      ),
      pattern(
        String.raw`packs (?<a>#) boxes with (?<x>#) \w+ each, (?<b>#) boxes with (?<y>#) each and (?<c>#) boxes with (?<z>#) each`,
      ),
    ],
    (read, option) =>
      same(
        mean([
          ...times(read('a'), read('x')),
          ...times(read('b'), read('y')),
          ...times(read('c'), read('z')),
        ]),
        option,
      ),
  ),
  'mess-expenses': storySolver(
    [
      pattern(
        String.raw`serves (?<count>#) students\. When (?<more>#) more join, .* rises by ₹(?<rise>#), .* falls by ₹(?<fall>#)\.`,
      ),
      pattern(
        String.raw`^(?<count>#) people share .* With (?<more>#) people more the cost is ₹(?<rise>#) higher, and each pays ₹(?<fall>#) less`,
      ),
      pattern(
        String.raw`cooks for (?<count>#) persons\. After (?<more>#) new persons arrive it spends ₹(?<rise>#) more a day, which is ₹(?<fall>#) less`,
      ),
    ],
    (read, option) =>
      same(
        minus(over(option, read('count')), read('fall')),
        over(sum(option, read('rise')), sum(read('count'), read('more'))),
      ),
  ),
  'captain-and-keeper': storySolver(
    [
      pattern(
        String.raw`team of (?<count>#) players is (?<one>#) years old and the wicketkeeper is (?<older>#) years? older\. .* players is (?<by>#) years? less`,
      ),
      pattern(
        String.raw`team of (?<count>#), the goalkeeper is (?<one>#) and the captain (?<other>#) years old\. .* lower by (?<by>#) years?`,
      ),
      pattern(
        String.raw`aged (?<one>#), and \w+, who is (?<older>#) years? older, are 2 of the (?<count>#) .* falls by (?<by>#) years?`,
      ),
    ],
    (read, option, question) => {
      const other = says(question, /older/) ? sum(read('one'), read('older')) : read('other');
      const rest = times(minus(read('count'), 2), minus(option, read('by')));
      return same(mean([...rest, read('one'), other]), option);
    },
  ),
};

/** The first and last days of two overlapping spans; the spans are as long as the names say. */
const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

function spanOf({ questionText }: Question): number {
  const last = /from Monday to (\w+)/.exec(questionText)?.[1] ?? '';
  if (!DAYS.includes(last)) throw new ReadingError('no span of days');
  return DAYS.indexOf(last) + 1;
}

const LISTS: Solvers = {
  'average-of-list': satisfying((question) => {
    const [...values] = numbersOf(question);
    return (option) => same(product(option, values.length), sum(...values));
  }),
  'overlapping-days': storySolver(
    [
      pattern(
        String.raw`had (?<first>#) .* a day on average .* and (?<second>#) a day from .* If (?<monday>#) came`,
      ),
      pattern(
        String.raw`was (?<first>#) degrees and .* it was (?<second>#) degrees\. On Monday it was (?<monday>#) degrees`,
      ),
      pattern(
        String.raw`solved (?<monday>#) questions on Monday\. .* was (?<first>#) questions, .* it was (?<second>#)\.`,
      ),
    ],
    (read, option, question) => {
      const days = spanOf(question);
      const between = minus(product(days, read('first')), read('monday'));
      return same(sum(between, option), product(days, read('second')));
    },
  ),
  'middle-result': storySolver(
    [
      pattern(
        String.raw`of (?<count>#) results is (?<mean>#)\. .* first (?<half>#) is (?<first>#) .* last # is (?<last>#)\.`,
      ),
      pattern(
        String.raw`sold (?<mean>#) .* over (?<count>#) days\. The average was (?<first>#) in the first (?<half>#) days and (?<last>#) in the last # days`,
      ),
      pattern(
        String.raw`In (?<count>#) matches .* scored (?<mean>#) runs on average\. In the first (?<half>#) matches the average was (?<first>#), in the last # it was (?<last>#)\.`,
      ),
    ],
    (read, option) =>
      same(
        sum(product(read('half'), sum(read('first'), read('last')))),
        sum(product(read('count'), read('mean')), option),
      ),
  ),
  'consecutive-numbers': satisfying((question) => {
    const read = amounts(
      question,
      pattern(String.raw`writes down (?<count>#) consecutive .* average is (?<mean>#)\.`),
      pattern(String.raw`average of (?<count>#) consecutive .* numbers is (?<mean>#)\.`),
      pattern(String.raw`has (?<count>#) consecutive .* average of (?<mean>#)\.`),
    );
    const isOdd = says(question, /consecutive odd/);
    const count = Number(read('count').numerator);
    const largest = only(1, 500, (last) => {
      const row = numbers(0, count - 1).map((place) => last - 2 * place);
      return Math.abs(last % 2) === (isOdd ? 1 : 0) && same(mean(row), read('mean'));
    });
    return (option) => same(option, largest);
  }),
  'equal-spending': satisfying((question) => {
    const prices = numbersOf(question).slice(-3);
    // Any sum serves: it buys a quantity at each price.
    const quantities = prices.map((price) => over(1, price));
    return (option) => same(product(option, sum(...quantities)), prices.length);
  }),
};

export const AVERAGE: Solvers = { ...CORRECTIONS, ...NEXT, ...GROUPS, ...LISTS };
