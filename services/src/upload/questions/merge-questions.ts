import type { Fault, OnRepeat, Question } from '@mockingbird/contracts';

export interface Merged {
  /** What the test has afterwards. */
  questions: Question[];
  /** How many of the file are among them. */
  taken: number;
  /** Questions that must not be there and are; nothing may be stored then. */
  faults: Fault[];
}

/**
 * Brings the questions of a file and those of a test together.
 * @param stored of the test
 * @param uploaded of the file
 * @param place JSON pointer to the file's list, for the faults
 */
export function mergeQuestions(
  stored: readonly Question[],
  uploaded: readonly Question[],
  onRepeat: OnRepeat,
  place: string,
): Merged {
  if (onRepeat === 'replace') return { questions: [...uploaded], taken: uploaded.length, faults: [] };
  const known = new Set(stored.flatMap(({ questionId }) => questionId ?? []));
  const isKnown = ({ questionId }: Question) => questionId !== undefined && known.has(questionId);
  const fresh = uploaded.filter((question) => !isKnown(question));
  const repeats = uploaded.flatMap((question, index) =>
    isKnown(question) ? [{ path: `${place}/${index}/questionId`, message: 'The test has it already' }] : [],
  );
  const faults = onRepeat === 'add' ? repeats : [];
  return { questions: [...stored, ...fresh], taken: fresh.length, faults };
}
