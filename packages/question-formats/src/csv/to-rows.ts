import type { Question } from '@mockingbird/contracts';
import { optionLetter } from '@mockingbird/exam-core';
import { PLAIN_COLUMNS, type PlainField } from './columns.js';

const LEAST_OPTION_COLUMNS = 4;

const PLAIN: Readonly<Record<PlainField, (question: Question) => string | undefined>> = {
  questionId: ({ questionId }) => questionId,
  questionText: ({ questionText }) => questionText,
  correctAnswer: ({ correctAnswer }) => optionLetter(correctAnswer),
  explanation: ({ explanation }) => explanation,
  section: ({ section }) => section,
  topic: ({ topic }) => topic,
  level: ({ level }) => level,
  tags: ({ tags }) => tags?.join('; '),
  passage: ({ passage }) => passage,
  questionImage: ({ questionImage }) => questionImage,
  questionImageAlt: ({ questionImageAlt }) => questionImageAlt,
  passageImage: ({ passageImage }) => passageImage,
  sourceName: ({ source }) => source?.name,
  sourceAddress: ({ source }) => source?.address,
};

/** These columns are in every file; others only where a question has them. */
const ALWAYS: ReadonlySet<string> = new Set([
  'questionId',
  'questionText',
  'correctAnswer',
  'explanation',
  'section',
  'topic',
  'level',
]);

interface WrittenColumn {
  name: string;
  isAlways: boolean;
  cell: (question: Question) => string | undefined;
}

const plainColumn = (field: PlainField): WrittenColumn => ({
  name: PLAIN_COLUMNS[field][0],
  isAlways: ALWAYS.has(field),
  cell: PLAIN[field],
});

function optionColumns(count: number): WrittenColumn[] {
  return Array.from({ length: count }, (_, index): WrittenColumn[] => {
    const letter = optionLetter(index);
    const option = ({ options }: Question) => options[index];
    return [
      {
        name: `Option ${letter}`,
        isAlways: true,
        cell: (question) => {
          const value = option(question);
          return typeof value === 'object' ? value.text : value;
        },
      },
      {
        name: `Option ${letter} image`,
        isAlways: false,
        cell: (question) => {
          const value = option(question);
          return typeof value === 'object' ? value.image : undefined;
        },
      },
      {
        name: `Option ${letter} image shows`,
        isAlways: false,
        cell: (question) => {
          const value = option(question);
          return typeof value === 'object' ? value.imageAlt : undefined;
        },
      },
    ];
  }).flat();
}

const mistakeColumns = (count: number): WrittenColumn[] =>
  Array.from({ length: count }, (_, index) => ({
    name: `Mistake ${optionLetter(index)}`,
    isAlways: false,
    cell: ({ mistakes }) => mistakes?.find(({ option }) => option === index)?.text,
  }));

/** A table of questions; its first row names the columns. */
export function toRows(questions: readonly Question[]): string[][] {
  const count = questions.reduce((most, { options }) => Math.max(most, options.length), LEAST_OPTION_COLUMNS);
  const all = [
    ...(['questionId', 'questionText', 'questionImage', 'questionImageAlt'] as const).map(plainColumn),
    ...optionColumns(count),
    plainColumn('correctAnswer'),
    plainColumn('explanation'),
    ...mistakeColumns(count),
    ...(
      ['section', 'topic', 'level', 'tags', 'passage', 'passageImage', 'sourceName', 'sourceAddress'] as const
    ).map(plainColumn),
  ];
  const columns = all.filter(
    ({ isAlways, cell }) => isAlways || questions.some((question) => cell(question)),
  );
  return [
    columns.map(({ name }) => name),
    ...questions.map((question) => columns.map(({ cell }) => cell(question) ?? '')),
  ];
}
