import type { Question } from '@mockingbird/contracts';
import type { CheckedQuestions } from '../../exam/publication/publications.service.js';
import { QUESTION_SET_BYTES } from '../../exam/limits.js';
import type { RenderFormulas } from '../../text/formula-pool.js';
import { Turn } from '../../common/event-loop-yield.js';
import { questionsHash } from './questions-hash.js';
import { type RenderedMath, renderMath } from './render-math.js';

/** Whether questions with their formulas can be stored. */
export type Fits = (checked: Pick<CheckedQuestions, 'questions' | 'math'>) => boolean;

export const TOO_LARGE = `The questions with their rendered formulas are larger than ${QUESTION_SET_BYTES} bytes; divide them among several tests`;

interface Options {
  fits: Fits;
  render: RenderFormulas;
  /** False when no question holds a formula, as far as is known: then none is looked for. */
  mayHoldMath?: boolean;
}

/** Questions that can be stored. */
export interface PreparedQuestions extends Pick<RenderedMath, 'unreadable'> {
  checked: CheckedQuestions;
}

const NO_MATH: RenderedMath = { formulas: [], unreadable: new Set() };

/**
 * Gives checked questions what is stored with them: the revision and the formulas.
 * @returns undefined when they are too large to be stored
 */
export async function prepareQuestions(
  questions: Question[],
  { fits, render, mayHoldMath = true }: Options,
): Promise<PreparedQuestions | undefined> {
  const rendered = mayHoldMath ? await renderMath(questions, QUESTION_SET_BYTES, render) : NO_MATH;
  const turn = new Turn();
  if (rendered === undefined) return undefined;
  const { formulas: math, unreadable } = rendered;
  if (!fits({ questions, math })) return undefined;
  await turn.give();
  const revision = questionsHash(questions);
  await turn.give();
  return { checked: { revision, questions, math }, unreadable };
}
