import { meaningOf, textOf } from '../reading/option-value.js';
import type { QuestionCheck } from './issue.js';

/** Bank papers have five. */
const COUNTS = [4, 5];
const BROKEN = /\b(?:NaN|undefined|null|Infinity)\b|\[object|\$\{/;
/** No paper asks for more places. */
const LONG_DECIMAL = /\d\.\d{5,}/;

/** Four or five options that differ in value, not only in writing, and texts without marks of a broken template. */
export const checkOptions: QuestionCheck = ({ question }) => {
  const { options, questionText, explanation = '', mistakes = [] } = question;
  const problems: string[] = [];
  if (!COUNTS.includes(options.length)) problems.push(`it has ${options.length} options`);
  const meanings = options.map(meaningOf);
  meanings.forEach((meaning, index) => {
    const first = meanings.indexOf(meaning);
    if (first < index) problems.push(`options ${first + 1} and ${index + 1} are the same: ${meaning}`);
  });
  const texts = [questionText, ...options.map(textOf), explanation, ...mistakes.map(({ text }) => text)];
  for (const text of texts) {
    if (BROKEN.test(text)) problems.push(`a text is broken: ${text}`);
    if (LONG_DECIMAL.test(text)) problems.push(`a text has a long decimal: ${text}`);
  }
  return problems;
};
