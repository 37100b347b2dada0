import { Fraction } from './fraction.mjs';
import { num } from './format.mjs';
import { shuffled } from './shuffle.mjs';

const LEVELS = ['easy', 'medium', 'hard'];
/** A long decimal tail, or the name of a missing value: something inexact is in the text. */
const INEXACT = /\d\.\d{10}|NaN|undefined|null|Infinity|\[object/;

function exactOrText(value) {
  if (typeof value === 'string' || value instanceof Fraction || Number.isSafeInteger(value)) return value;
  if (Array.isArray(value)) return value.map(exactOrText);
  throw new RangeError(`an option is not exact: ${value}`);
}

const written = (value, show) => (typeof value === 'string' ? value : show(exactOrText(value))).trim();

function check(name, { level, text, why }, options) {
  const createError = (message) => new Error(`${name}: ${message}`);
  if (!LEVELS.includes(level)) throw createError(`level ${level}`);
  if (options.length !== 4) throw createError(`${options.length} options`);
  if (new Set(options).size !== 4) throw createError(`equal options: ${options.join(' | ')}`);
  for (const part of [text, why, ...options]) {
    if (!part || INEXACT.test(part)) throw createError(`text: ${part}`);
  }
}

/**
 * Converts a draft into a question of the bank.
 * @param {{level: string, text: string, answer: unknown, wrong: unknown[], show?: (value: any) => string, why: string,
 * mistakes?: (string | undefined)[]}} draft answer and wrong are integers, fractions, lists of them, or ready text;
 * `show` formats a value; `mistakes` say why each wrong option is tempting
 * @param {{id: string, topic: string, key: number}} place key is the 0-based position of the correct option
 * @throws {Error} when options are equal, are not four, or a text has an inexact or missing value
 */
export function makeQuestion(draft, { id, topic, key }) {
  const show = draft.show ?? num;
  const answer = written(draft.answer, show);
  const distractors = draft.wrong.map((value) => written(value, show));
  check(id, draft, [answer, ...distractors]);
  const options = shuffled(distractors, draft.text).toSpliced(key, 0, answer);
  const mistakes = (draft.mistakes ?? [])
    .flatMap((mistake, index) =>
      mistake ? [{ option: options.indexOf(distractors[index]), text: mistake }] : [],
    )
    .sort((a, b) => a.option - b.option);
  return {
    questionId: id,
    questionText: draft.text,
    options,
    correctAnswer: key,
    explanation: draft.why,
    topic,
    level: draft.level,
    ...(mistakes.length > 0 && { mistakes }),
  };
}
