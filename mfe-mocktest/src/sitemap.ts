import type { RemoteDefinition } from '@mockingbird/platform';
import { OWN_TEST_PATH } from './own-test/own-test-settings.js';
import { APTITUDE_PATH, examPath, PRACTICE_TESTS_PATH } from './paths.js';

/** Pages for search engines: the two lists, the form of an own test and every exam. Mock tests and results are not indexed. */
export const sitemap: NonNullable<RemoteDefinition['sitemap']> = async ({ api, signal }) => {
  const exams = await api.allExams({ signal });
  return [
    { path: PRACTICE_TESTS_PATH, title: 'All mock tests' },
    { path: OWN_TEST_PATH, title: 'Make your own mock test' },
    { path: APTITUDE_PATH, title: 'Quantitative aptitude questions' },
    ...exams.map(({ examId, title }) => ({ path: examPath(examId), title })),
  ];
};
