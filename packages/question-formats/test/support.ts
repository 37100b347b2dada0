import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Question, questionSchema } from '@mockingbird/contracts';
import { splitText } from '@mockingbird/exam-core';

const BANK = join(import.meta.dirname, '../../../content/bank');

type Found = Question & { questionId: string };

function* questionsIn(value: unknown): Generator<Found> {
  if (typeof value !== 'object' || value === null) return;
  if ('questionText' in value) {
    const question = questionSchema.parse(value);
    if (question.questionId !== undefined) yield { ...question, questionId: question.questionId };
  } else for (const inner of Object.values(value)) yield* questionsIn(inner);
}

/** Every question of some files of the shipped bank. An ID is there once. */
export function shippedQuestions(
  folder: 'exams' | 'aptitude',
  isWanted: (name: string) => boolean = () => true,
): Found[] {
  const files = readdirSync(join(BANK, folder)).filter(isWanted);
  const found = files.flatMap((file) => [
    ...questionsIn(JSON.parse(readFileSync(join(BANK, folder, file), 'utf8'))),
  ]);
  return [...new Map(found.map((question) => [question.questionId, question])).values()];
}

/** What a student sees of a text: equal for `\$5` and `$5`, for `<br>` and a line break, and without spaces around it. */
export const visible = (text: string): string =>
  splitText(text)
    .map(({ kind, value }) => (kind === 'math' ? `[${value.replace(/\s+/g, ' ').trim()}]` : value))
    .join('')
    .split('\n')
    .map((line) => line.replace(/[ \t\u00A0\u2060]+/g, ' ').trim())
    .join('\n')
    .trim();

/** A question with its texts as a student sees them, without empty fields. */
export function visibleQuestion(question: Question): Record<string, unknown> {
  const { questionText, explanation, passage, options, mistakes, ...rest } = question;
  const texts = { questionText, explanation, passage };
  return {
    ...Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined && value !== '')),
    ...Object.fromEntries(
      Object.entries(texts).flatMap(([field, text]) => (text ? [[field, visible(text)]] : [])),
    ),
    options: options.map((option) =>
      typeof option === 'string' ? visible(option) : { ...option, text: visible(option.text) },
    ),
    ...(mistakes && mistakes.length > 0
      ? {
          mistakes: mistakes
            .map(({ option, text }) => ({ option, text: visible(text) }))
            .toSorted((a, b) => a.option - b.option),
        }
      : {}),
  };
}
