import { expect, it } from '@jest/globals';
import { expectEdition, expectOthersWork } from '../../src/failures/expectations.js';
import { makeLive } from '../../src/failures/failing-site.js';
import { scenario } from '../../src/failures/scenario.js';
import { LOOPS_ON_SERVER } from '../../src/failures/spoil.js';
import { request } from '../../src/harness/request.js';
import { isClientRendered } from '../../src/harness/page-state.js';

/** More than the edge has workers. */
const CROWD = 8;

// e2e/test/failures-server.spec.ts measures the small cost for other pages.
scenario('loops-for-ever', ({ victim, site, page }) => {
  it('is rendered by the browser, while the edge still serves the others', async () => {
    const version = await makeLive(site(), victim, 'loops for ever', { pages: [LOOPS_ON_SERVER] });
    const crowd = Promise.all(Array.from({ length: CROWD }, () => request(site().url, victim.path)));
    const about = await request(site().url, '/nowhere');
    expect(about.status).toBe(404);
    expect((await crowd).every(isClientRendered)).toBe(true);
    await page().goto(site().url + victim.path);
    await expectEdition(page(), version);
    await expectOthersWork(page(), victim);
  });
});
