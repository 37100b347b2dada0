import type { Question } from '@mockingbird/contracts';
import { collectMath, textsOfQuestion } from '@mockingbird/exam-core';
import type { MathDictionary } from '@mockingbird/question-view';

type Texts = Pick<Question, 'questionText' | 'options' | 'explanation' | 'passage'>;

/** @returns the rendered formulas that these questions use */
export function pickMath(questions: readonly Texts[], all: MathDictionary): MathDictionary {
  const sources = collectMath(questions.flatMap(textsOfQuestion));
  return Object.fromEntries(
    sources.flatMap((source) => (Object.hasOwn(all, source) ? [[source, all[source] ?? '']] : [])),
  );
}
