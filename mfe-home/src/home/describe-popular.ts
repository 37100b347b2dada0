import type { ExamEntry } from '../exams/exam-entry.js';
import { EXAMS_IN_DESCRIPTION } from '../limits.js';

const join = (names: readonly string[]) =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names[names.length - 1] ?? ''}`;

/**
 * A page's description with the first popular exams in it.
 * @param rest what is said in any case; it starts a sentence
 */
export function describePopular(popular: readonly ExamEntry[], rest: string): string {
  const names = popular.slice(0, EXAMS_IN_DESCRIPTION).map((exam) => exam.title);
  return names.length === 0 ? rest : `Practise ${join(names)}. ${rest}`;
}
