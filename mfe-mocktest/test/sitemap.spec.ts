import { describe, expect, it } from '@jest/globals';
import { examSummary } from '@mockingbird/testing';
import { fakeApi, TEST_SITE } from '@mockingbird/testing/fake-shell';
import { sitemap } from '../src/sitemap.js';
import { resolvesWith } from './render.js';

describe('the sitemap of this remote', () => {
  it('lists its pages and every exam, but no test and no result', async () => {
    const api = fakeApi({ allExams: resolvesWith([examSummary({ examId: 'SSC_CGL', title: 'SSC CGL' })]) });
    const entries = await sitemap({ api, site: TEST_SITE, signal: new AbortController().signal });
    expect(entries.map(({ path }) => path)).toEqual([
      '/practice-tests',
      '/make-test',
      '/quantitative-aptitude-questions',
      '/exam/ssc-cgl',
    ]);
  });
});
