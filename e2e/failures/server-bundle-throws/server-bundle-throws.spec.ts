import { expect, it } from '@jest/globals';
import { expectEdition, expectOthersWork } from '../../src/failures/expectations.js';
import { makeLive } from '../../src/failures/failing-site.js';
import { scenario } from '../../src/failures/scenario.js';
import { beginning } from '../../src/failures/spoil.js';
import { request } from '../../src/harness/request.js';
import { isClientRendered } from '../../src/harness/page-state.js';

scenario('server-bundle-throws', ({ victim, site, page }) => {
  it('is rendered by the browser, without caching the fallback or affecting others', async () => {
    const files = beginning(
      (file) => file === victim.manifest.server,
      `throw new Error('thrown by the bundle');`,
    );
    const version = await makeLive(site(), victim, 'its server bundle throws', { files });
    for (let time = 0; time < 2; time += 1) {
      const answer = await request(site().url, victim.path);
      expect(isClientRendered(answer)).toBe(true);
      expect(answer.headers['x-mb-page']).toBe('render');
    }
    await page().goto(site().url + victim.path);
    await expectEdition(page(), version);
    await expectOthersWork(page(), victim);
  });
});
