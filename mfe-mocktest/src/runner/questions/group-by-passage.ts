import type { Question } from '@mockingbird/contracts';

/** Consecutive questions. `end` is the index after the last one. */
export interface QuestionGroup {
  from: number;
  end: number;
}

/** Groups consecutive questions with the same passage. Any other question is a group. */
export function groupByPassage(questions: readonly Pick<Question, 'passage'>[]): QuestionGroup[] {
  const groups: QuestionGroup[] = [];
  questions.forEach(({ passage }, index) => {
    const last = groups.at(-1);
    const isShared = passage !== undefined && passage === questions[index - 1]?.passage;
    if (last && isShared) last.end = index + 1;
    else groups.push({ from: index, end: index + 1 });
  });
  return groups;
}
