import type { Issue } from '@mockingbird/contracts';
import { optionLetter } from '@mockingbird/exam-core';
import * as messages from '../../messages/bank/editor.js';

/** The labels of the fields by their names. */
const LABELS: Readonly<Record<string, string>> = {
  questionId: messages.questionId,
  questionText: messages.question,
  questionImage: messages.picture,
  options: messages.options,
  correctAnswer: messages.options,
  explanation: messages.explanation,
  passage: messages.passage,
  passageImage: messages.passagePicture,
  section: messages.section,
  topic: messages.topic,
  level: messages.level,
  tags: messages.tags,
  source: messages.sourceName,
};

/** @returns where an issue is and what it says: 'Option B: Is empty'. @param path JSON pointer into the question */
export function describeIssue({ path, message }: Issue): string {
  const [, field = '', index] = path.split('/');
  const letter = index === undefined ? '' : optionLetter(Number(index));
  if (field === 'options' && letter !== '') return `${messages.optionOf(letter)}: ${message}`;
  const label = LABELS[field] ?? field;
  return label === '' ? message : `${label}: ${message}`;
}

/** @returns the message about a field, for its control. @param path start of the JSON pointer: `/options/1` */
export const findIssue = (issues: readonly Issue[], path: string): string | undefined =>
  issues.find((issue) => issue.path === path || issue.path.startsWith(`${path}/`))?.message;
