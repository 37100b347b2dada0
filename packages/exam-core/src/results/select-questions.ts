import type { TestSection } from '@mockingbird/contracts';
import { questionKey } from '../attempt/attempt.js';

/**
 * A mock test reduced to some of its questions, for a retry. Sections follow their questions, so each question has the
 * same marks as in the whole test.
 * @param keys of the questions that stay (`questionKey`)
 */
export function selectQuestions<Question extends { questionId?: string | undefined }>(
  questions: readonly Question[],
  sections: readonly TestSection[] | undefined,
  keys: ReadonlySet<string>,
): { questions: Question[]; sections: TestSection[] | undefined } {
  const isSelected = questions.map((question, index) => keys.has(questionKey(question, index)));
  const countBefore = (number: number) => isSelected.slice(0, number).filter(Boolean).length;
  return {
    questions: questions.filter((_, index) => isSelected[index]),
    sections: sections?.flatMap((section) => {
      const from = countBefore(section.from - 1) + 1;
      const to = countBefore(section.to);
      // A part of a section has no time limit and no pass rule.
      return from > to
        ? []
        : [{ ...section, from, to, minutes: undefined, passMarks: undefined, passCorrect: undefined }];
    }),
  };
}
