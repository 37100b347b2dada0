import type { ExamChoice } from '../choices/exam-choice.js';
import { chosenType } from '../selected-type.js';

/** An exam or a mock test that exists, whose id stands in the form. */
export interface EditTarget {
  type: 'exam' | 'mocktest';
  id: string;
}

const fieldOf = (form: HTMLFormElement, name: string): string => {
  const value = new FormData(form).get(name);
  return typeof value === 'string' ? value.trim() : '';
};

/** What the form would change; undefined for something new, and for questions. @param exams those that are known */
export function editTarget(form: HTMLFormElement, exams: readonly ExamChoice[]): EditTarget | undefined {
  const type = chosenType(form);
  if (type === 'questions') return undefined;
  const exam = exams.find(({ examId }) => examId === fieldOf(form, 'examId'));
  if (type === 'exam') return exam && { type, id: exam.examId };
  const testId = fieldOf(form, 'testId');
  return exam?.tests?.some((test) => test.testId === testId) ? { type, id: testId } : undefined;
}

export const isSameTarget = (left: EditTarget | undefined, right: EditTarget | undefined): boolean =>
  left?.type === right?.type && left?.id === right?.id;
