import type { Question } from '@mockingbird/contracts';
import { splitText } from './split-text.js';

/** All texts of a question that may hold formulas, without missing ones. */
export function textsOfQuestion(
  question: Pick<Question, 'questionText' | 'options' | 'explanation' | 'passage' | 'mistakes'>,
): string[] {
  const options = question.options.map((option) => (typeof option === 'string' ? option : option.text));
  const mistakes = question.mistakes?.map(({ text }) => text) ?? [];
  return [question.passage, question.questionText, ...options, question.explanation, ...mistakes].filter(
    (text) => text !== undefined,
  );
}

/** @returns every formula (TeX source, without the dollar signs) once, in order of first appearance */
export function collectMath(texts: Iterable<string>): string[] {
  const formulas = new Set<string>();
  for (const text of texts) {
    // Most texts have no formula, and parsing is slow.
    if (!text.includes('$')) continue;
    for (const { kind, value } of splitText(text)) if (kind === 'math') formulas.add(value);
  }
  return [...formulas];
}
