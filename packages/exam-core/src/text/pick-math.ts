import type { Question } from '@mockingbird/contracts';
import { collectMath, textsOfQuestion } from './collect-math.js';

type Texts = Pick<Question, 'questionText' | 'options' | 'explanation' | 'passage' | 'mistakes'>;

/**
 * @param all MathML by formula
 * @returns the rendered formulas that these questions use
 */
export function pickMath(
  questions: readonly Texts[],
  all: Readonly<Record<string, string>>,
): Record<string, string> {
  const sources = collectMath(questions.flatMap(textsOfQuestion));
  return Object.fromEntries(
    sources.flatMap((source) => (Object.hasOwn(all, source) ? [[source, all[source] ?? '']] : [])),
  );
}
