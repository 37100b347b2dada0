import type { Question } from '@mockingbird/contracts';
import type { CheckedQuestions } from '../../exam/publication/publications.service.js';
import { QUESTION_SET_BYTES } from '../../exam/limits.js';
import type { RenderFormulas } from '../../text/formula-pool.js';
import { EventLoopYield } from '../../common/event-loop-yield.js';
import { questionsHash } from './questions-hash.js';
import { type RenderedMath, renderMath } from './render-math.js';
import { formatSize } from '../../common/format-size.js';

/** Returns whether questions and formulas fit into one document. */
export type Fits = (checked: Pick<CheckedQuestions, 'questions' | 'math'>) => boolean;

export const TOO_LARGE = `The questions with their rendered formulas are larger than ${formatSize(QUESTION_SET_BYTES)}; divide them among several tests`;

interface Options {
  fits: Fits;
  render: RenderFormulas;
  /** False when the questions certainly have no formulas: then none is searched. */
  mayHoldMath?: boolean;
}

/** Questions that are ready to be stored. */
export interface PreparedQuestions extends Pick<RenderedMath, 'unreadable'> {
  checked: CheckedQuestions;
}

const NO_MATH: RenderedMath = { formulas: [], unreadable: new Set() };

/**
 * Adds the revision and the rendered formulas to validated questions.
 * @returns undefined when they are too large to be stored
 */
export async function prepareQuestions(
  questions: Question[],
  { fits, render, mayHoldMath = true }: Options,
): Promise<PreparedQuestions | undefined> {
  const rendered = mayHoldMath ? await renderMath(questions, QUESTION_SET_BYTES, render) : NO_MATH;
  const eventLoop = new EventLoopYield();
  if (rendered === undefined) return undefined;
  const { formulas: math, unreadable } = rendered;
  if (!fits({ questions, math })) return undefined;
  await eventLoop.yieldIfDue();
  const { revision, characters } = questionsHash(questions);
  const bytes = math.reduce((sum, { tex, mathml }) => sum + tex.length + mathml.length, characters);
  await eventLoop.yieldIfDue();
  return { checked: { revision, questions, math, bytes }, unreadable };
}
