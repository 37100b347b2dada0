import type { Question } from '@mockingbird/contracts';
import type { CheckedQuestions } from '../exam/publications.service.js';
import { QUESTION_SET_BYTES } from '../limits.js';
import { Turn } from '../turn.js';
import { questionsHash } from './questions-hash.js';
import { renderMath } from './render-math.js';

/** Whether questions with their formulas can be stored. */
export type Fits = (checked: Pick<CheckedQuestions, 'questions' | 'math'>) => boolean;

export const TOO_LARGE = `The questions with their rendered formulas are larger than ${QUESTION_SET_BYTES} bytes; divide them among several tests`;

interface Options {
  fits: Fits;
  /** False when no question holds a formula, as far as is known: then none is looked for. */
  mayHoldMath?: boolean;
}

/**
 * Gives checked questions what is stored with them: the revision and the formulas.
 * @returns undefined when they are too large to be stored
 */
export async function prepareQuestions(
  questions: Question[],
  { fits, mayHoldMath = true }: Options,
): Promise<CheckedQuestions | undefined> {
  const math = mayHoldMath ? await renderMath(questions, QUESTION_SET_BYTES) : [];
  const turn = new Turn();
  if (math === undefined || !fits({ questions, math })) return undefined;
  await turn.give();
  const revision = questionsHash(questions);
  await turn.give();
  return { revision, questions, math };
}
