import type { Question } from '@mockingbird/contracts';
import type { QuestionBuilder } from './question-builder.js';

/** Fields that other programs do not have. Their tags hold them: `level: hard`. */
const TAGGED = ['level', 'section'] as const;

/** @returns the tags of a question for a format with tags */
export const tagsOf = (question: Question): string[] => [
  ...TAGGED.flatMap((field) => (question[field] ? [`${field}: ${question[field]}`] : [])),
  ...(question.tags ?? []),
];

/** Reads a tag: `level: hard` is the level. */
export function readTag(question: QuestionBuilder, tag: string): void {
  const text = tag.trim();
  const [, field = '', value = ''] = /^(level|section): ?(.+)$/i.exec(text) ?? [];
  if (value !== '') question.set(field.toLowerCase(), value);
  else if (text !== '') question.addTag(text);
}
