import { beforeAll, it } from '@jest/globals';
import { expectOthersWork, expectShipped, neighbours } from '../../src/failures/expectations.js';
import { replaceWith } from '../../src/failures/failing-site.js';
import {
  examPaths,
  expectDesigned503,
  expectCached,
  fillPageCache,
} from '../../src/failures/cached-pages.js';
import { scenario } from '../../src/failures/scenario.js';
import { request } from '../../src/harness/request.js';
import { startDatabase } from '../../src/harness/part.js';
import { until } from '../../src/harness/until.js';

scenario('database-down-and-back', ({ victim, site, page }) => {
  const known = [victim.path, ...neighbours(victim, 'header')];
  let exam: string;

  beforeAll(async () => {
    exam = (await examPaths(site().url)).at(-1) ?? '';
    await fillPageCache(site().url, known);
    await site().running.parts.database.stop();
  });

  it('still answers the pages that it has', async () => {
    for (const path of known) await expectCached(site().url, path);
  });

  it('answers others with a designed page of status 503', async () => {
    await until('the services notice', async () => (await request(site().url, exam)).status === 503);
    await expectDesigned503(site().url, exam);
  });

  it('shows the cached page, interactive, with links to every other remote', async () => {
    await page().goto(site().url + victim.path);
    await expectShipped(page());
    await expectOthersWork(page(), victim, { data: false });
  });

  it('is whole again when it is back, without a restart', async () => {
    await replaceWith(startDatabase(site()));
    await until('the exam page is back', async () => (await request(site().url, exam)).status === 200);
    await page().goto(site().url + victim.path);
    await expectShipped(page());
    await expectOthersWork(page(), victim);
  });
});
