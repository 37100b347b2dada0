import { imageOf, meaningOf, textOf } from '../reading/option-value.js';
import type { QuestionCheck } from './issue.js';

/** Bank papers have five. */
const COUNTS = [4, 5];
const BROKEN = /\b(?:NaN|undefined|null|Infinity)\b|\[object|\$\{/;
/** No paper asks for more places. */
const LONG_DECIMAL = /\d\.\d{5,}/;

/** Each option that is the same as one before it. An undefined one is not compared. */
const repeats = (what: string, values: readonly (string | undefined)[]) =>
  values.flatMap((value, index) => {
    const first = values.indexOf(value);
    return value !== undefined && first < index ? [`${what} ${first + 1} and ${index + 1} are the same`] : [];
  });

/** Four or five options that differ in value, not only in writing, and in picture, not only in words; and texts without marks of a broken template. */
export const checkOptions: QuestionCheck = ({ question }) => {
  const { options, questionText, explanation = '', mistakes = [] } = question;
  const problems: string[] = [];
  if (!COUNTS.includes(options.length)) problems.push(`it has ${options.length} options`);
  problems.push(
    ...repeats('options', options.map(meaningOf)),
    ...repeats('the pictures of options', options.map(imageOf)),
    ...repeats(
      'the words of options',
      options.map((option) => imageOf(option) && textOf(option)),
    ),
  );
  const texts = [questionText, ...options.map(textOf), explanation, ...mistakes.map(({ text }) => text)];
  for (const text of texts) {
    if (BROKEN.test(text)) problems.push(`a text is broken: ${text}`);
    if (LONG_DECIMAL.test(text)) problems.push(`a text has a long decimal: ${text}`);
  }
  return problems;
};
