import type { Question } from '@mockingbird/contracts';
import { collectMath, type FaultList, type Steps } from '@mockingbird/exam-core';
import { QUOTED_FORMULA_CHARACTERS } from '../limits.js';

/** The texts of a question that may hold formulas, with their places in it. */
function* placedTexts({ passage, questionText, options, explanation }: Question) {
  if (passage !== undefined) yield ['/passage', passage] as const;
  yield ['/questionText', questionText] as const;
  for (const [index, option] of options.entries()) {
    const isText = typeof option === 'string';
    yield [`/options/${index}${isText ? '' : '/text'}`, isText ? option : option.text] as const;
  }
  if (explanation !== undefined) yield ['/explanation', explanation] as const;
}

function quoted(tex: string): string {
  const characters = [...tex.slice(0, 2 * QUOTED_FORMULA_CHARACTERS)];
  const isWhole = characters.length <= QUOTED_FORMULA_CHARACTERS;
  return isWhole ? `$${tex}$` : `$${characters.slice(0, QUOTED_FORMULA_CHARACTERS).join('')}…$`;
}

/**
 * Warns of every formula that cannot be shown, in steps, until the list is full.
 * @param questions as they were uploaded
 * @param place JSON pointer to their list
 * @param unreadable sources of the formulas
 */
export function* formulaWarningSteps(
  questions: readonly Question[],
  place: string,
  unreadable: ReadonlySet<string>,
  warnings: FaultList,
): Steps<void> {
  if (unreadable.size === 0) return;
  for (const [index, question] of questions.entries()) {
    for (const [field, text] of placedTexts(question)) {
      for (const tex of collectMath([text])) {
        if (!unreadable.has(tex)) continue;
        if (warnings.isFull) return warnings.leaveOut();
        warnings.add(`${place}/${index}${field}`, `This formula cannot be read: ${quoted(tex)}`);
      }
    }
    yield;
  }
}
