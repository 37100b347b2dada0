import type { Head } from '@mockingbird/platform';
import { mockTestTitle } from '../exam/mock-test-title.js';
import { pageLanguage } from '../exam/page-language.js';
import { mockTestPath } from '../paths.js';
import type { MockTestData } from './load-mock-test.js';
import * as messages from '../messages/runner.js';

/** Head of a mock test's page. Search engines must not index it. */
export function mockTestHead({ data, meta }: MockTestData): Head {
  const name = `${mockTestTitle(meta)}: ${meta.examTitle}`;
  return {
    title: name,
    description: messages.aFreeMockTest(name, messages.questions(data.length)),
    canonical: mockTestPath(meta.examId, meta.testId),
    language: pageLanguage(meta.examId),
    robots: 'noindex',
  };
}
