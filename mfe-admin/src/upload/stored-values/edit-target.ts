import type { ExamChoice } from '../choices/exam-choice.js';
import { readSelectedType } from '../selected-type.js';

/** An existing exam or mock test whose id is in the form. */
export interface EditTarget {
  type: 'exam' | 'mocktest';
  id: string;
}

const readField = (form: HTMLFormElement, name: string): string => {
  const value = new FormData(form).get(name);
  return typeof value === 'string' ? value.trim() : '';
};

/**
 * Finds the object that the form would change; undefined for new objects and for questions. @param exams the known
 * exams
 */
export function findEditTarget(form: HTMLFormElement, exams: readonly ExamChoice[]): EditTarget | undefined {
  const type = readSelectedType(form);
  if (type !== 'exam' && type !== 'mocktest') return undefined;
  const exam = exams.find(({ examId }) => examId === readField(form, 'examId'));
  if (type === 'exam') return exam && { type, id: exam.examId };
  const testId = readField(form, 'testId');
  return exam?.tests?.some((test) => test.testId === testId) ? { type, id: testId } : undefined;
}

export const isSameTarget = (a: EditTarget | undefined, b: EditTarget | undefined): boolean =>
  a?.type === b?.type && a?.id === b?.id;
