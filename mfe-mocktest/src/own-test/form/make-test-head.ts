import { breadcrumbList, type Head, type Site } from '@mockingbird/platform';
import { PRACTICE_TESTS_PATH } from '../../paths.js';
import { OWN_TEST_PATH } from '../own-test-settings.js';
import * as messages from '../../messages/own-test/form.js';

/** Head of the form. */
export const makeTestHead = (site: Site): Head => ({
  title: messages.makeYourOwnMock,
  description: messages.pageDescription,
  canonical: OWN_TEST_PATH,
  structuredData: [
    breadcrumbList(site, [
      { name: messages.home, path: '/' },
      { name: messages.mockTests, path: PRACTICE_TESTS_PATH },
      { name: messages.makeYourOwnTest, path: OWN_TEST_PATH },
    ]),
  ],
});
