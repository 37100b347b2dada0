import type { ExamSummary } from '@mockingbird/contracts';
import { examKey } from '@mockingbird/exam-core';
import type { RemoteDefinition, SitemapEntry } from '@mockingbird/platform';
import { shorten } from '@mockingbird/remote-kit';
import { OWN_TEST_PATH } from './own-test/own-test-settings.js';
import { APTITUDE_PATH, examPath, PRACTICE_TESTS_PATH } from './paths.js';
import { isTopic } from './practice-tests/group-exams.js';
import * as messages from './messages/remote.js';

/** The words of an exam's family, id and description, which visitors use too. */
const examKeywords = ({ examId, type, description = '' }: ExamSummary): string =>
  `${type ?? ''} ${examKey(examId).replaceAll('-', ' ')} ${shorten(description)}`.trim();

/** A topic's title has the words that matter. Every visitor of the search loads the others. */
const examEntry = (exam: ExamSummary): SitemapEntry => ({
  path: examPath(exam.examId),
  title: exam.title,
  ...(isTopic(exam) ? { kind: 'Topic' } : { kind: 'Exam', keywords: examKeywords(exam) }),
});

/** Pages for search engines: the two lists, the form of an own test and every exam. Mock tests and results are not indexed. */
export const sitemap: NonNullable<RemoteDefinition['sitemap']> = async ({ api, signal }) => {
  const exams = await api.allExams({ signal });
  return [
    { path: PRACTICE_TESTS_PATH, title: messages.allMockTests, keywords: 'practice exams papers' },
    { path: OWN_TEST_PATH, title: messages.makeYourOwnMock, keywords: 'custom' },
    { path: APTITUDE_PATH, title: messages.quantitativeAptitudeQuestions },
    ...exams.map(examEntry),
  ];
};
