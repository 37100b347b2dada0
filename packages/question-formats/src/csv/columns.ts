import { QUESTION_BOUNDS } from '@mockingbird/contracts';
import { optionLetter } from '@mockingbird/exam-core';

/** What a column of a table holds. `index` is that of an option, from 0. */
export interface Column {
  field: PlainField | 'option' | 'optionImage' | 'optionImageAlt' | 'mistake';
  index: number;
}

export type PlainField =
  | 'questionId'
  | 'questionText'
  | 'correctAnswer'
  | 'explanation'
  | 'section'
  | 'topic'
  | 'level'
  | 'tags'
  | 'passage'
  | 'questionImage'
  | 'questionImageAlt'
  | 'passageImage'
  | 'sourceName'
  | 'sourceAddress';

/** Our name of each column, then others that are understood. Compared without case, spaces and signs. */
export const PLAIN_COLUMNS: Readonly<Record<PlainField, readonly [string, ...string[]]>> = {
  questionId: ['ID', 'Question ID'],
  questionText: ['Question', 'Question text', 'Stem'],
  correctAnswer: ['Right answer', 'Correct answer', 'Answer', 'Correct', 'Key'],
  explanation: ['Explanation', 'Solution'],
  section: ['Section'],
  topic: ['Topic', 'Category'],
  level: ['Level', 'Difficulty'],
  tags: ['Tags', 'Tag', 'Keywords'],
  passage: ['Passage'],
  questionImage: ['Question image', 'Image'],
  questionImageAlt: ['Question image shows', 'Alt text'],
  passageImage: ['Passage image'],
  sourceName: ['Source', 'Source name'],
  sourceAddress: ['Source address', 'Source URL'],
};

const simplify = (name: string): string => name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

const BY_NAME: ReadonlyMap<string, Column> = new Map<string, Column>([
  ...Object.entries(PLAIN_COLUMNS).flatMap(([field, names]) =>
    // The keys of the record are these names; `Object.entries` only knows that they are texts.
    names.map((name) => [simplify(name), { field: field as PlainField, index: 0 }] as const),
  ),
  ...Array.from({ length: QUESTION_BOUNDS.mostOptions }, (_, index) => {
    const letter = optionLetter(index);
    return [
      [simplify(letter), { field: 'option', index }],
      [simplify(`Option ${letter}`), { field: 'option', index }],
      [simplify(`Option ${index + 1}`), { field: 'option', index }],
      [simplify(`Option ${letter} image`), { field: 'optionImage', index }],
      [simplify(`Option ${letter} image shows`), { field: 'optionImageAlt', index }],
      [simplify(`Mistake ${letter}`), { field: 'mistake', index }],
    ] as const;
  }).flat(),
]);

/** @returns what a column holds by its name, or undefined for an unknown one */
export const columnOf = (name: string): Column | undefined => BY_NAME.get(simplify(name));
