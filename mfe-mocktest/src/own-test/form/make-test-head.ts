import { breadcrumbList, type Head, type Site } from '@mockingbird/platform';
import { PRACTICE_TESTS_PATH } from '../../paths.js';
import { OWN_TEST_PATH } from '../own-test-settings.js';

/** Head of the form. */
export const makeTestHead = (site: Site): Head => ({
  title: 'Make your own mock test',
  description:
    'Choose an exam or topics, a level, the number of questions and a clock. Free, no account, and no question repeats until you have seen them all.',
  canonical: OWN_TEST_PATH,
  structuredData: [
    breadcrumbList(site, [
      { name: 'Home', path: '/' },
      { name: 'Mock tests', path: PRACTICE_TESTS_PATH },
      { name: 'Make your own test', path: OWN_TEST_PATH },
    ]),
  ],
});
