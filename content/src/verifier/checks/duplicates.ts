import type { Entry } from '../bank.js';
import { meaningOf, textOf } from '../reading/option-value.js';
import type { Quantity } from '../reading/quantity.js';
import { quantitiesIn } from '../reading/quantities.js';
import type { Issue } from './issue.js';

const words = (text: string) =>
  text
    .toLowerCase()
    .replace(/(\d),(?=\d)/g, '$1')
    .replace(/[^\p{L}\p{N}%₹.]+/gu, ' ')
    .replace(/\.(?!\d)/g, '')
    .trim();

const optionsKey = ({ question }: Entry) => question.options.map(meaningOf).sort().join('|');

const valueKey = (quantity: Quantity) =>
  quantity.kind === 'ratio'
    ? quantity.terms.map(({ numerator, denominator }) => `${numerator}/${denominator}`).join(':')
    : `${quantity.value.numerator}/${quantity.value.denominator}`;

const quantityKey = (quantity: Quantity) => `${quantity.kind} ${quantity.unit} ${valueKey(quantity)}`;

/** Hand-written stems may repeat ("Choose the right spelling"): their options tell them apart. So does a template's picture. */
function textKey(entry: Entry): string {
  const { questionText, questionImage = '', passage = '' } = entry.question;
  const stem = [words(questionText), questionImage, words(passage)].join('#');
  const needsOptions = entry.template === undefined || (questionImage === '' && !/\d/.test(questionText));
  return needsOptions ? `${stem}#${optionsKey(entry)}` : stem;
}

/** The numbers as written, also those of formulas: formulas with the same value ask different things. */
const writtenNumbers = (text: string) => text.replace(/(\d),(?=\d)/g, '$1').match(/\d+(?:\.\d+)?/g) ?? [];

/** Numbers of the stem in any order, and its picture. Where it has neither, the options are what differs. */
function numbersKey(entry: Entry): string {
  const { questionText } = entry.question;
  const found = quantitiesIn(questionText).filter(({ kind }) => kind !== 'formula');
  const quantities = [...found.map(quantityKey), ...writtenNumbers(questionText)].sort();
  const { passage = '', questionImage = '' } = entry.question;
  const numbers = quantities.join(' ') || questionImage || words(questionText) + optionsKey(entry);
  return `${numbers}#${questionImage}#${passage}`;
}

const answerOf = ({ question: { options, correctAnswer } }: Entry) => meaningOf(options[correctAnswer] ?? '');

/** The answer is part of it: "gains 20 % at 36 % off" and "gains 36 % at 20 % off" have the same numbers. */
const templateKey = (entry: Entry) =>
  entry.template && `${entry.topic ?? ''} ${entry.template} ${numbersKey(entry)} -> ${answerOf(entry)}`;

/** From two numbers on: one number and the answer are shared by questions that have nothing in common. */
function answerKey(entry: Entry): string | undefined {
  const { questionText, passage } = entry.question;
  const quantities = quantitiesIn(questionText);
  if (passage !== undefined || quantities.length < 2) return undefined;
  return `${numbersKey(entry)} -> ${answerOf(entry)}`;
}

function repeats(
  entries: readonly Entry[],
  keyOf: (entry: Entry) => string | undefined,
  what: string,
  concerns: (first: Entry, second: Entry) => boolean,
): Issue[] {
  const seen = new Map<string, Entry[]>();
  return entries.flatMap((entry) => {
    const key = keyOf(entry);
    if (key === undefined) return [];
    const before = seen.get(key) ?? [];
    seen.set(key, [...before, entry]);
    const first = before.find((other) => concerns(other, entry));
    return first
      ? [{ id: entry.id, problem: `${what} as ${first.id}: ${textOf(entry.question.questionText)}` }]
      : [];
  });
}

/** Of the words that either stem has. Two questions about other things share the small words only. */
const SHARED_WORDS = 0.4;

function saysTheSame(first: Entry, second: Entry): boolean {
  const [left, right] = [first, second].map(
    ({ question }) => new Set(words(question.questionText).match(/\p{L}+/gu) ?? []),
  );
  if (!left || !right) return false;
  const shared = [...left].filter((word) => right.has(word)).length;
  return shared >= SHARED_WORDS * (left.size + right.size - shared);
}

/** Near-duplicates in the whole bank, by hashing: same text, same template and numbers, same numbers and answer. */
export function findDuplicates(entries: readonly Entry[]): Issue[] {
  // A discount and the change of an area may have the same numbers and answer: another topic asks another thing.
  const isSameTask = (first: Entry, second: Entry) =>
    Boolean(first.template ?? second.template) &&
    ((first.topic ?? first.source) === (second.topic ?? second.source) || saysTheSame(first, second));
  // Templates first, so that a hand-written question is compared with them.
  const ordered = [...entries].sort((a, b) => Number(!a.template) - Number(!b.template));
  return [
    ...repeats(ordered, textKey, 'it has the same text', () => true),
    ...repeats(ordered, templateKey, 'it has the same template and numbers', () => true),
    ...repeats(ordered, answerKey, 'it has the same numbers and answer', isSameTask),
  ];
}
