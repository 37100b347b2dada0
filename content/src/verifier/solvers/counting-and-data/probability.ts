import type { Question } from '@mockingbird/contracts';
import { equalTo, numbersOf, over, says, type Fraction, type Solvers } from '../../solver-kit.js';

/** All results of one choice after another. */
const pairs = <Item>(items: readonly Item[]): (readonly [Item, Item])[] =>
  items.flatMap((first, one) =>
    items.flatMap((second, two) => (one < two ? [[first, second] as const] : [])),
  );

const share = <Item>(cases: readonly Item[], fits: (item: Item) => boolean): Fraction =>
  over(cases.filter(fits).length, cases.length);

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
const repeated = <Item>(count: number, item: Item): Item[] => Array.from({ length: count }, () => item);

/** All choices of some items, order ignored. */
function choices<Item>(items: readonly Item[], count: number): Item[][] {
  if (count === 0) return [[]];
  return items.flatMap((item, at) => choices(items.slice(at + 1), count - 1).map((rest) => [item, ...rest]));
}

/** All results of throwing something several times. */
function throws<Side>(sides: readonly Side[], times: number): Side[][] {
  if (times === 0) return [[]];
  return throws(sides, times - 1).flatMap((row) => sides.map((side) => [...row, side]));
}

/** All orders of some items. */
function orders<Item>(items: readonly Item[]): Item[][] {
  if (items.length === 0) return [[]];
  return items.flatMap((item, at) => orders(items.toSpliced(at, 1)).map((rest) => [item, ...rest]));
}

/** Two kinds of things in a bag: all of the first, then all of the second. */
const bag = (first: number, second: number) => [...repeated(first, 'first'), ...repeated(second, 'second')];

const first = (question: Question): [number, number, number] => {
  const [a = 0, b = 0, c = 0] = numbersOf(question);
  return [a, b, c];
};

const DRAWS: Solvers = {
  'ball-of-another-colour': equalTo((question) => {
    const [red, blue, green] = first(question);
    const balls = [...repeated(red, 'red'), ...repeated(blue, 'blue'), ...repeated(green, 'green')];
    return share(balls, (ball) => ball !== 'red');
  }),
  'two-balls-of-one-colour': equalTo((question) => {
    const [red, blue] = first(question);
    return share(pairs(bag(red, blue)), ([one, other]) => one === 'first' && other === 'first');
  }),
  'one-of-each-colour': equalTo((question) => {
    const [red, blue] = first(question);
    return share(pairs(bag(red, blue)), ([one, other]) => one !== other);
  }),
  'draws-with-replacement': equalTo((question) => {
    const [one, other, times] = first(question);
    const [red, all] = says(question, /bag holds/)
      ? [one, one + other]
      : [Math.min(one, other), Math.max(one, other)];
    return share(throws(bag(red, all - red), times), (row) => row.every((ball) => ball === 'first'));
  }),
  'at-least-one-in-a-committee': equalTo((question) => {
    const [one, two, three] = first(question);
    const [seats, wanted, others] = says(question, /bulbs/)
      ? [one, three, two - three]
      : says(question, /^From/)
        ? [three, two, one]
        : [one, two, three];
    return share(choices(bag(wanted, others), seats), (chosen) => chosen.includes('first'));
  }),
};

const CHANCES: Solvers = {
  'sum-of-two-dice': equalTo((question) => {
    const sum = numbersOf(question).at(0) ?? 0;
    const isAtLeast = says(question, /at least|or more/);
    return share(throws(upTo(6), 2), ([a = 0, b = 0]) => (isAtLeast ? a + b >= sum : a + b === sum));
  }),
  'heads-of-some-coins': equalTo((question) => {
    const [coins, heads] = first(question);
    const isAtLeast = says(question, /at least/);
    return share(throws(['head', 'tail'], coins), (row) => {
      const count = row.filter((side) => side === 'head').length;
      return isAtLeast ? count >= heads : count === heads;
    });
  }),
  odds: equalTo((question) => {
    const [a = 0, b = 0] = numbersOf(question);
    const isAgainst = says(question, /odds against|dry days, \d+ wet/);
    const [favour, against] = isAgainst ? [b, a] : [a, b];
    return share(bag(favour, against), (one) => one === 'first');
  }),
  'multiple-of-one-or-the-other': equalTo((question) => {
    const [, top = 0, a = 0, b = 0] = says(question, /takes one of \d+ cards/)
      ? [0, ...numbersOf(question).slice(2)]
      : numbersOf(question);
    return share(upTo(top), (number) => number % a === 0 || number % b === 0);
  }),
  'at-least-one-succeeds': equalTo((question) => {
    const chances = [...question.questionText.matchAll(/\\frac\{(\d+)\}\{(\d+)\}/g)];
    const [one = [], other = []] = chances.map(([, top, bottom]) =>
      bag(Number(top), Number(bottom) - Number(top)),
    );
    const results = one.flatMap((a) => other.map((b) => [a, b]));
    return share(results, (result) => result.includes('first'));
  }),
};

/** Orders of more than seven are too many to list; the place of one or two among all places says the same. */
const PLACES: Solvers = {
  'side-by-side-in-a-row': equalTo((question) => {
    const [people] = first(question);
    const isApart = says(question, /not side by side|are apart|not neighbours/);
    return share(pairs(upTo(people)), ([a, b]) => (b - a === 1) !== isApart);
  }),
  'letters-in-envelopes': equalTo((question) => {
    const [all] = first(question);
    const count = countOfRight(question);
    const places = choices(upTo(all), count).flatMap((chosen) => orders(chosen));
    return share(places, (order) => order.every((place, index) => place === index + 1));
  }),
};

function countOfRight(question: Question): number {
  const { questionText: text } = question;
  if (/a certain letter|the first of them|volume 1 is/.test(text)) return 1;
  const [, count] =
    /(\d+) certain letters|the first (\d+) of|volumes 1 to (\d+)/.exec(text)?.filter(Boolean) ?? [];
  return Number(count ?? 0);
}

export const PROBABILITY: Solvers = { ...DRAWS, ...CHANCES, ...PLACES };
