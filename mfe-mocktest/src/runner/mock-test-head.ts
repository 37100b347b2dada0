import type { Head } from '@mockingbird/platform';
import { testTitle } from '../exam/mock-test-title.js';
import { plural } from '../page/pluralize.js';
import { siteTitle } from '../page/site-title.js';
import { testPath } from '../paths.js';
import type { TestData } from './load-mock-test.js';

/** What the page of a test says of itself. Search engines are not to list it. */
export function testHead({ data, meta }: TestData): Head {
  const name = `${testTitle(meta)}: ${meta.examTitle}`;
  return {
    title: siteTitle(name),
    description: `${name}. A free mock test of ${plural(data.length, 'question')} with instant results.`,
    canonical: testPath(meta.examId, meta.testId),
    robots: 'noindex',
  };
}
