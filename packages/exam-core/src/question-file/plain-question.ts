import { type Question, QUESTION_BOUNDS as BOUNDS } from '@mockingbird/contracts';

const SPACE = 0x20;
const LAST_ASCII = 0x7e;

const isInk = (code: number): boolean => code > SPACE && code <= LAST_ASCII;

/** Whether trimming leaves a text unchanged, judged by its first and last character. In doubt: no. */
const isTrimmed = (text: string): boolean =>
  isInk(text.charCodeAt(0)) && isInk(text.charCodeAt(text.length - 1));

const isWords = (value: unknown, most: number): value is string =>
  typeof value === 'string' && value.length > 0 && value.length <= most && isTrimmed(value);

const isNote = (value: unknown, most: number): value is string | undefined =>
  value === undefined || (typeof value === 'string' && value.length <= most);

function areWords(options: unknown): options is string[] {
  return (
    Array.isArray(options) &&
    options.length >= BOUNDS.leastOptions &&
    options.length <= BOUNDS.mostOptions &&
    options.every((option) => isWords(option, BOUNDS.option))
  );
}

const OPTIONAL = ['explanation', 'section', 'passage', 'topic', 'level'] as const;
/** Fields that only the schema checks. */
const NEEDS_SCHEMA = [
  'questionImage',
  'questionImageAlt',
  'passageImage',
  'mistakes',
  'source',
  'tags',
] as const;
const OPTIONAL_BOUNDS = { ...BOUNDS, explanation: BOUNDS.text } as const;

/**
 * Accepts a common question (only texts, nothing to trim, no mistakes, no source) without the schema, which takes several times as long. That
 * matters in an upload of a hundred thousand questions. A test compares both ways.
 * @returns the schema's result with the same order of fields; undefined when the schema must check it
 */
export function plainQuestion(value: Record<string, unknown>): Question | undefined {
  const { questionId, questionText, options, correctAnswer } = value;
  if (typeof questionId !== 'string' || questionId === '' || questionId.length > BOUNDS.questionId)
    return undefined;
  if (
    NEEDS_SCHEMA.some((field) => value[field] !== undefined) ||
    !isWords(questionText, BOUNDS.text) ||
    !areWords(options)
  )
    return undefined;
  if (typeof correctAnswer !== 'number' || !Number.isInteger(correctAnswer)) return undefined;
  if (correctAnswer < 0 || correctAnswer >= BOUNDS.mostOptions) return undefined;
  const question: Record<string, unknown> & Question = { questionId, questionText, options, correctAnswer };
  for (const field of OPTIONAL) {
    const note = value[field];
    if (!isNote(note, OPTIONAL_BOUNDS[field])) return undefined;
    if (note !== undefined) question[field] = note;
  }
  return question;
}
