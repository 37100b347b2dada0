import type { Question } from '@mockingbird/contracts';
import { equalTo, fits, named, numbers, numbersOf, ReadingError, type Solvers } from '../../solver-kit.js';
import {
  areApart,
  areTogether,
  choices,
  choose,
  distinctOrders,
  orders,
  rounds,
  rows,
  wordsOf,
} from './arrangements.js';

const VOWELS = 'AEIOU';

/** The word in capitals. */
function wordIn({ questionText }: Question): string {
  const words = questionText.match(/\b[A-Z]{3,}\b/g) ?? [];
  const [word] = words;
  if (!word || new Set(words).size > 1) throw new ReadingError('expected one word in capitals');
  return word;
}

const isApart = (question: Question) =>
  fits(question, /not (?:(?:all )?(?:together|next to each other)|form)/);

const GROUPS: Solvers = {
  'group-in-a-row': equalTo((question) => {
    const read = named(
      question,
      /can (?<row>\d+) people .* the (?<group>\d+) oldest/,
      /places (?<row>\d+) friends .* the (?<group>\d+) from/,
      /place (?<row>\d+) children .* the (?<group>\d+) youngest/,
    );
    return rows(read('row'), read('group'), (places) => areTogether(places) !== isApart(question));
  }),
  'vowels-together-or-not': equalTo((question) => {
    const word = wordIn(question);
    const of = (isVowel: boolean) =>
      [...word].filter((letter) => VOWELS.includes(letter) === isVowel).join('');
    const [vowels, others] = [of(true), of(false)];
    const wanted = (places: readonly number[]) => areTogether(places) !== isApart(question);
    return rows(word.length, vowels.length, wanted, distinctOrders(vowels), distinctOrders(others));
  }),
  'no-two-of-a-group-together': equalTo((question) => {
    const [others = 0, group = 0] = numbersOf(question);
    return rows(others + group, group, areApart);
  }),
  'group-at-a-round-table': equalTo((question) => {
    const [table = 0, group = 0] = numbersOf(question);
    return rounds(table, group, !isApart(question));
  }),
  'chosen-and-seated-round-a-table': equalTo((question) => {
    const read = named(
      question,
      /invites (?<size>\d+) of (?<all>\d+) friends/,
      /can (?<size>\d+) of (?<all>\d+) people be chosen/,
      /council of (?<all>\d+) sends (?<size>\d+) members/,
    );
    // One of those who were chosen may sit anywhere; the others follow.
    return choose(read('all'), read('size')) * orders(read('size') - 1);
  }),
};

const WORDS: Solvers = {
  'letters-with-repeats': equalTo((question) => distinctOrders(wordIn(question))),
  'rank-of-a-word': equalTo((question) => {
    const word = wordIn(question);
    return wordsOf(word).sort().indexOf(word) + 1;
  }),
};

/** All numbers of so many digits, each as its digits. */
function digitRows(from: number, to: number, length: number): number[][] {
  if (length > 5) throw new ReadingError('expected a few digits');
  if (length === 0) return [[]];
  return digitRows(from, to, length - 1).flatMap((before) =>
    numbers(from, to).map((digit) => [...before, digit]),
  );
}

const PAIRS: Solvers = {
  'each-with-each': equalTo((question) => {
    const all = named(question, /(?<all>\d+)/)('all');
    const isOneWay = fits(question, /greeting cards|single tickets|plays 2 times|plays twice/);
    const pairs = numbers(1, all).flatMap((one) =>
      numbers(1, all).filter((other) => (isOneWay ? one !== other : one < other)),
    );
    return pairs.length;
  }),
  'points-partly-on-a-line': equalTo((question) => {
    const [all = 0, onLine = 0] = numbersOf(question);
    const pairs = numbers(1, all).flatMap((one) => numbers(one + 1, all).map((other) => [one, other]));
    // The first points are those on the line: their pairs all give the same line.
    return pairs.filter(([, other = 0]) => other > onLine).length + 1;
  }),
  'diagonals-and-triangles': equalTo((question) => {
    const corners = named(
      question,
      /polygon (?:of|with) (?<corners>\d+)/,
      /(?<corners>\d+) points/,
    )('corners');
    if (fits(question, /triangle/)) return choose(corners, 3);
    const pairs = numbers(1, corners).flatMap((one) => numbers(one + 1, corners).map((other) => other - one));
    return pairs.filter((apart) => apart !== 1 && apart !== corners - 1).length;
  }),
};

const CHOICES: Solvers = {
  'numbers-from-digits': equalTo((question) => {
    const read = named(
      question,
      /many (?<length>\d+)-digit .* digits (?<from>\d+) to (?<to>\d+)/,
      /cards with the digits (?<from>\d+) to (?<to>\d+), .* lays (?<length>\d+) of them/,
      /numbers of (?<length>\d+) digits the digits (?<from>\d+) to (?<to>\d+) can form/,
      /the (?<length>\d+) wheels of a lock, each to 1 of the digits (?<from>\d+) to (?<to>\d+)/,
      /the (?<length>\d+) wheels of a lock, each to one of the digits (?<from>\d+) to (?<to>\d+)/,
    );
    const mayRepeat = fits(question, /may be repeated/);
    return digitRows(read('from'), read('to'), read('length')).filter((digits) => {
      const last = (digits.at(-1) ?? 0) % 2;
      if (fits(question, /\beven\b/) && last !== 0) return false;
      if (fits(question, /\bodd\b/) && last !== 1) return false;
      return mayRepeat || new Set(digits).size === digits.length;
    }).length;
  }),
  'committee-of-two-groups': equalTo((question) => {
    const read = named(
      question,
      /picks (?<a>\d+) of (?<m>\d+) novels and (?<b>\d+) of (?<n>\d+)/,
      /committee of (?<a>\d+) m[ae]n and (?<b>\d+) wom[ae]n be chosen from (?<m>\d+) men and (?<n>\d+) women/,
      /has (?<m>\d+) questions in part A and (?<n>\d+) in part B\. .* answers (?<a>\d+) of part A and (?<b>\d+) of/,
    );
    return choices(read('m'), read('a')).length * choices(read('n'), read('b')).length;
  }),
  'team-with-at-least-one': equalTo((question) => {
    const read = named(
      question,
      /From (?<others>\d+) men and (?<wanted>\d+) women a team of (?<size>\d+)/,
      /Of (?<all>\d+) different bulbs in a box (?<wanted>\d+) are faulty\. \w+ takes (?<size>\d+)/,
      /holds (?<others>\d+) books in Hindi and (?<wanted>\d+) in English\. .* take (?<size>\d+) books/,
    );
    const all = fits(question, /bulbs/) ? read('all') : read('others') + read('wanted');
    return choices(all, read('size')).filter((chosen) => chosen.some((one) => one < read('wanted'))).length;
  }),
  'letters-into-boxes': equalTo((question) => {
    const [things = 0, places = 0] = numbersOf(question);
    return numbers(1, things).reduce((ways) => ways * places, 1);
  }),
  'equal-things-among-children': equalTo((question) => {
    const [things = 0, people = 0] = numbersOf(question);
    const least = fits(question, /at least|no box/) ? 1 : 0;
    const ways = (left: number, persons: number): number =>
      persons === 1
        ? Number(left >= least)
        : numbers(least, left).reduce((total, own) => total + ways(left - own, persons - 1), 0);
    if (things > 60 || people > 6) throw new ReadingError('expected a few things');
    return ways(things, people);
  }),
  'product-rule': equalTo((question) => {
    const [first = 0, second = 0, third = 0] = numbersOf(question);
    return numbers(1, first).flatMap(() => numbers(1, second).flatMap(() => numbers(1, third))).length;
  }),
};

export const PERMUTATIONS_AND_COMBINATIONS: Solvers = { ...GROUPS, ...WORDS, ...PAIRS, ...CHOICES };
