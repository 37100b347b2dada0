import type { StoredExamAnswer, StoredMockTestAnswer } from '@mockingbird/contracts';
import { textOfLines, textOfRows } from '../form-fields/entry-lines.js';
import { MORE } from '../form-fields/optional-field-specs.js';

/** What stands in the fields of a form, by their names. */
export type Texts = Readonly<Record<string, string>>;

/** As a control gives it back: line breaks as one character. */
export const fieldText = (value: string | number | undefined): string =>
  String(value ?? '').replace(/\r\n?/g, '\n');

/** @param more the fields of 'More fields' */
function textsOf(listed: Record<string, string | number | undefined>, more: typeof listed): Texts {
  const named = [
    ...Object.entries(listed),
    ...Object.entries(more).map(([name, value]) => [MORE + name, value] as const),
  ];
  return Object.fromEntries(named.map(([name, value]) => [name, fieldText(value)]));
}

/** An exam as the fields of its form show it, but for its id. */
export function examTexts({ exam }: StoredExamAnswer): Texts {
  const { type, imageUrl, seo, keyInformation = [], didYouKnow = [], faqs = [], resources = [] } = exam;
  const { title, description, marksPerQuestion, negativeMarksPerQuestion } = exam;
  const { totalQuestions, totalMarks, duration, passingScore, difficulty, topics } = exam;
  return textsOf(
    {
      title,
      description,
      marksPerQuestion,
      negativeMarksPerQuestion,
      totalQuestions,
      totalMarks,
      duration,
      passingScore,
      difficulty,
      topics: topics.join(', '),
    },
    {
      type,
      imageUrl,
      keywords: seo?.keywords,
      canonicalURL: seo?.canonicalURL,
      keyInformation: textOfLines(keyInformation.map(({ info }) => info)),
      didYouKnow: textOfLines(didYouKnow.map(({ fact }) => fact)),
      faqs: textOfRows(faqs.map(({ question, answer }) => [question, answer])),
      resources: textOfRows(
        resources.map(({ resourceName, resourceLink, description: about }) => [
          resourceName,
          resourceLink,
          about,
        ]),
      ),
    },
  );
}

/** A mock test as the fields of its form show it, but for its id and its exam. */
export function mockTestTexts({ mockTest }: StoredMockTestAnswer): Texts {
  const { title, sections = [], duration, totalQuestions, totalMarks } = mockTest;
  const { marksPerQuestion, negativeMarksPerQuestion } = mockTest;
  return textsOf(
    { duration, marksPerQuestion, negativeMarksPerQuestion, totalMarks, totalQuestions },
    {
      title,
      sections: textOfRows(
        sections.map(({ name, from, to, minutes, marks }) => [name, from, to, minutes, marks]),
      ),
    },
  );
}
