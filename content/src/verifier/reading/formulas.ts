import type { Question } from '@mockingbird/contracts';
import type { Fraction } from '@mockingbird/remote-kit';
import { formulasIn } from '../tex/equalities.js';
import { evaluate } from '../tex/evaluate.js';
import { ReadingError } from './take.js';

/**
 * The stem's one formula, or its one formula of a form.
 * @throws ReadingError when there is none or there are several
 */
export function formulaIn({ questionText }: Question, form = /./): string {
  const [tex, ...others] = formulasIn(questionText).filter((formula) => form.test(formula));
  if (tex === undefined || others.length > 0)
    throw new ReadingError(`expected one formula like ${form.source}`);
  return tex;
}

/** The groups of a pattern that the stem must have. */
export function groupsIn({ questionText }: Question, pattern: RegExp): string[] {
  const found = pattern.exec(questionText);
  if (!found) throw new ReadingError(`expected ${pattern.source}`);
  return found.slice(1).map((group: string | undefined) => group ?? '');
}

/** @throws ReadingError when the formula has no exact value */
export function exactly(tex: string): Fraction {
  const { exact } = evaluate(tex);
  if (!exact) throw new ReadingError(`${tex} has no exact value`);
  return exact;
}

/** `60\% \text{ of } 480` is a product that comes before a division. */
export const withProducts = (tex: string) =>
  tex.replace(
    /(\\frac\{\d+\}\{\d+\}|\d+\\%)\s*\\text\{ of \}\s*((?:\\,)?[\d.]+|x)/g,
    (_, part: string, whole: string) => `(${part} \\times ${whole})`,
  );
