import type { Question } from '@mockingbird/contracts';
import { collectMath, type IssueList, type Steps } from '@mockingbird/exam-core';
import { QUOTED_FORMULA_CHARACTERS } from '../limits.js';

/** Yields the texts of a question that may contain formulas, with their paths. */
function* listTexts({ passage, questionText, options, explanation, mistakes = [] }: Question) {
  if (passage !== undefined) yield ['/passage', passage] as const;
  yield ['/questionText', questionText] as const;
  for (const [index, option] of options.entries()) {
    const isText = typeof option === 'string';
    yield [`/options/${index}${isText ? '' : '/text'}`, isText ? option : option.text] as const;
  }
  if (explanation !== undefined) yield ['/explanation', explanation] as const;
  for (const [index, { text }] of mistakes.entries()) yield [`/mistakes/${index}/text`, text] as const;
}

function quote(tex: string): string {
  const characters = [...tex.slice(0, 2 * QUOTED_FORMULA_CHARACTERS)];
  const isWhole = characters.length <= QUOTED_FORMULA_CHARACTERS;
  return isWhole ? `$${tex}$` : `$${characters.slice(0, QUOTED_FORMULA_CHARACTERS).join('')}…$`;
}

/**
 * Adds a warning for every formula that cannot be rendered, in steps, until the list is full.
 * @param questions the uploaded questions
 * @param path JSON pointer to their list
 * @param unreadable sources of the formulas
 */
export function* formulaWarningSteps(
  questions: readonly Question[],
  path: string,
  unreadable: ReadonlySet<string>,
  warnings: IssueList,
): Steps<void> {
  if (unreadable.size === 0) return;
  for (const [index, question] of questions.entries()) {
    for (const [field, text] of listTexts(question)) {
      for (const tex of collectMath([text])) {
        if (!unreadable.has(tex)) continue;
        if (warnings.isFull) return warnings.leaveOut();
        warnings.add(`${path}/${index}${field}`, `This formula cannot be read: ${quote(tex)}`);
      }
    }
    yield;
  }
}
