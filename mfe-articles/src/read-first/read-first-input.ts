/** Input of the fragment `exam-articles`. */
export interface ReadFirstInput {
  /** Key or id of an exam. */
  examId: string;
}

const EXAM_ID = /^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$/;

/** Validates the input without zod, to keep the chunk small. @throws Error when the field is invalid */
export function parseReadFirstInput(value: unknown): ReadFirstInput {
  const examId: unknown =
    typeof value === 'object' && value !== null ? Reflect.get(value, 'examId') : undefined;
  if (typeof examId !== 'string' || !EXAM_ID.test(examId))
    throw new Error('/examId: Expected the id of an exam');
  return { examId };
}
