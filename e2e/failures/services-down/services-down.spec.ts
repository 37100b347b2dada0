import { beforeAll, expect, it } from '@jest/globals';
import { expectOthersWork, expectShipped, neighbours } from '../../src/failures/expectations.js';
import { replaceWith } from '../../src/failures/failing-site.js';
import {
  examPaths,
  expectDesigned503,
  expectCached,
  expectProblem,
  fillPageCache,
} from '../../src/failures/cached-pages.js';
import { scenario } from '../../src/failures/scenario.js';
import { request } from '../../src/harness/request.js';
import { startServices } from '../../src/harness/part.js';
import { until } from '../../src/harness/until.js';

scenario('services-down', ({ victim, site, page }) => {
  const known = [victim.path, ...neighbours(victim, 'header')];
  let exam: string;

  beforeAll(async () => {
    [exam = ''] = await examPaths(site().url);
    await fillPageCache(site().url, known);
    await site().running.parts.services.stop();
  });

  it('still answers the pages that it has, and renders those that need no data', async () => {
    for (const path of known) await expectCached(site().url, path);
    expect((await request(site().url, '/terms')).status).toBe(200);
  });

  it('answers others with a designed page of status 503, and keeps none of it', async () => {
    await expectDesigned503(site().url, exam);
    await expectDesigned503(site().url, exam);
    await expectProblem(site().url, '/api/exams/allexams');
  });

  it('shows the cached page, interactive, with links to every other remote', async () => {
    await page().goto(site().url + victim.path);
    await expectShipped(page());
    await expectOthersWork(page(), victim, { data: false });
  });

  it('offers a reader of another page to try again, and the rest of the site', async () => {
    await page().goto(site().url + exam);
    const tryAgain = page().locator('#mb-remote').getByText('Try again');
    await tryAgain
      .or(page().getByRole('button', { name: 'Retry' }))
      .first()
      .waitFor();
    await page().locator('#mb-footer a[href="/terms"]').first().click();
    await page().waitForFunction(() => document.title.startsWith('Terms'));
  });

  it('is whole again when they are back, without a restart of the edge', async () => {
    await replaceWith(startServices(site()));
    await until('the exam page is back', async () => (await request(site().url, exam)).status === 200);
    await page().goto(site().url + victim.path);
    await expectShipped(page());
    await expectOthersWork(page(), victim);
  });
});
