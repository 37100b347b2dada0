import type { StoredExamAnswer, StoredMockTestAnswer, TestSection } from '@mockingbird/contracts';
import { formatLines, formatRows } from '../form-fields/entry-lines.js';
import { DETAILS_PREFIX } from '../form-fields/optional-field-specs.js';

/** Texts of form fields, by field name. */
export type Texts = Readonly<Record<string, string>>;

/** Normalizes line breaks as form controls do. */
export const normalizeText = (value: string | number | undefined): string =>
  String(value ?? '').replace(/\r\n?/g, '\n');

/** @param more values of the optional fields */
function collectTexts(listed: Record<string, string | number | undefined>, more: typeof listed): Texts {
  const named = [
    ...Object.entries(listed),
    ...Object.entries(more).map(([name, value]) => [DETAILS_PREFIX + name, value] as const),
  ];
  return Object.fromEntries(named.map(([name, value]) => [name, normalizeText(value)]));
}

/** Texts for the fields of an exam, except its id. */
export function toExamTexts({ exam }: StoredExamAnswer): Texts {
  const { type, imageUrl, seo, keyInformation = [], didYouKnow = [], faqs = [], resources = [] } = exam;
  const { title, description, marksPerQuestion, negativeMarksPerQuestion } = exam;
  const { totalQuestions, totalMarks, duration, passingScore, difficulty, topics } = exam;
  return collectTexts(
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
      keyInformation: formatLines(keyInformation.map(({ info }) => info)),
      didYouKnow: formatLines(didYouKnow.map(({ fact }) => fact)),
      faqs: formatRows(faqs.map(({ question, answer }) => [question, answer])),
      resources: formatRows(
        resources.map(({ resourceName, resourceLink, description: about }) => [
          resourceName,
          resourceLink,
          about,
        ]),
      ),
    },
  );
}

const formatRoute = ({ route }: TestSection) => route && `${route.after}: ${route.from}-${route.to}`;

/** Texts for the fields of a mock test, except its id and its exam. */
export function toMockTestTexts({ mockTest }: StoredMockTestAnswer): Texts {
  const {
    title,
    sections = [],
    sectionRule,
    realExam,
    scoreEstimate,
    duration,
    totalQuestions,
    totalMarks,
  } = mockTest;
  const { marksPerQuestion, negativeMarksPerQuestion } = mockTest;
  return collectTexts(
    { duration, marksPerQuestion, negativeMarksPerQuestion, totalMarks, totalQuestions },
    {
      title,
      sections: formatRows(
        sections.map((section) => [
          ...[section.name, section.from, section.to, section.minutes, section.marks],
          ...[section.negativeMarks, section.passCorrect, section.passMarks, formatRoute(section)],
        ]),
      ),
      sectionRule,
      scoreEstimate,
      realExam: realExam
        ? formatRows([
            [realExam.name, realExam.questions, realExam.correct, realExam.source, realExam.checked],
          ])
        : '',
    },
  );
}
