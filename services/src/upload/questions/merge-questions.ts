import type { Issue, OnRepeat, Question } from '@mockingbird/contracts';

export interface MergedQuestions {
  /** All questions of the test after the upload. */
  questions: Question[];
  /** Number of questions from the file. */
  added: number;
  /** Forbidden repetitions. If there are any, nothing may be stored. */
  issues: Issue[];
}

/**
 * Merges the questions of a file with those of a test.
 * @param stored questions of the test
 * @param uploaded questions of the file
 * @param path JSON pointer to the list in the file, for the issues
 */
export function mergeQuestions(
  stored: readonly Question[],
  uploaded: readonly Question[],
  onRepeat: OnRepeat,
  path: string,
): MergedQuestions {
  if (onRepeat === 'replace') return { questions: [...uploaded], added: uploaded.length, issues: [] };
  const storedIds = new Set(stored.flatMap(({ questionId }) => questionId ?? []));
  const isRepeat = ({ questionId }: Question) => questionId !== undefined && storedIds.has(questionId);
  const newQuestions = uploaded.filter((question) => !isRepeat(question));
  const repeats = uploaded.flatMap((question, index) =>
    isRepeat(question) ? [{ path: `${path}/${index}/questionId`, message: 'The test has it already' }] : [],
  );
  const issues = onRepeat === 'add' ? repeats : [];
  const existing = onRepeat === 'update' ? updateQuestions(stored, uploaded) : stored;
  return { questions: [...existing, ...newQuestions], added: newQuestions.length, issues };
}

/** @returns the stored questions in their order; each with an id of the file is replaced */
function updateQuestions(stored: readonly Question[], uploaded: readonly Question[]): Question[] {
  const updates = new Map(uploaded.map((question) => [question.questionId, question]));
  return stored.map((question) => updates.get(question.questionId) ?? question);
}
