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

/** Hand-written stems may repeat ("Choose the right spelling"): their options tell them apart. */
function textKey(entry: Entry): string {
  const { questionText, questionImage = '', passage = '' } = entry.question;
  const stem = [words(questionText), questionImage, words(passage)].join('#');
  const needsOptions = entry.template === undefined || !/\d/.test(questionText);
  return needsOptions ? `${stem}#${optionsKey(entry)}` : stem;
}

/** Numbers of the stem in any order. Where it has none, the options are what differs. */
function numbersKey(entry: Entry): string {
  const quantities = quantitiesIn(entry.question.questionText).map(quantityKey).sort();
  const { passage = '' } = entry.question;
  return `${quantities.join(' ') || words(entry.question.questionText) + optionsKey(entry)}#${passage}`;
}

const answerOf = ({ question: { options, correctAnswer } }: Entry) => meaningOf(options[correctAnswer] ?? '');

/** The answer is part of it: "gains 20 % at 36 % off" and "gains 36 % at 20 % off" have the same numbers. */
const templateKey = (entry: Entry) =>
  entry.template && `${entry.source} ${entry.template} ${numbersKey(entry)} -> ${answerOf(entry)}`;

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
  const seen = new Map<string, Entry>();
  return entries.flatMap((entry) => {
    const key = keyOf(entry);
    if (key === undefined) return [];
    const first = seen.get(key);
    if (!first) seen.set(key, entry);
    return first && concerns(first, entry)
      ? [{ id: entry.id, problem: `${what} as ${first.id}: ${textOf(entry.question.questionText)}` }]
      : [];
  });
}

/** Near-duplicates in the whole bank, by hashing: same text, same template and numbers, same numbers and answer. */
export function findDuplicates(entries: readonly Entry[]): Issue[] {
  const oneIsMade = (first: Entry, second: Entry) => Boolean(first.template ?? second.template);
  // Templates first, so that a hand-written question is compared with them.
  const ordered = [...entries].sort((a, b) => Number(!a.template) - Number(!b.template));
  return [
    ...repeats(ordered, textKey, 'it has the same text', () => true),
    ...repeats(ordered, templateKey, 'it has the same template and numbers', () => true),
    ...repeats(ordered, answerKey, 'it has the same numbers and answer', oneIsMade),
  ];
}
