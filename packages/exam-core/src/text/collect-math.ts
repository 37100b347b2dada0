import type { Question } from '@mockingbird/contracts';
import { splitText } from './split-text.js';

/** Every text of a question that may hold formulas; a missing one is left out. */
export function textsOfQuestion(
  question: Pick<Question, 'questionText' | 'options' | 'explanation' | 'passage'>,
): string[] {
  const options = question.options.map((option) => (typeof option === 'string' ? option : option.text));
  return [question.passage, question.questionText, ...options, question.explanation].filter(
    (text) => text !== undefined,
  );
}

/** @returns every formula (TeX source, as between the dollar signs) once, in order of first appearance */
export function collectMath(texts: Iterable<string>): string[] {
  const formulas = new Set<string>();
  for (const text of texts) {
    // Most texts have none, and looking closer costs time.
    if (!text.includes('$')) continue;
    for (const { kind, value } of splitText(text)) if (kind === 'math') formulas.add(value);
  }
  return [...formulas];
}
