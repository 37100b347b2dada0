import { it } from '@jest/globals';
import { expectOthersWork, expectShipped, retryIn } from '../../src/failures/expectations.js';
import { makeLive } from '../../src/failures/failing-site.js';
import { scenario } from '../../src/failures/scenario.js';
import { beginning } from '../../src/failures/spoil.js';

/** The exposed module of the remote; the server has a separate bundle. */
const throwing = beginning((file) => file.startsWith('remote.'), `throw new Error('thrown on load');`);

scenario('throws-on-load', ({ victim, site, page }) => {
  it('immediately shows the fallback version if there is one', async () => {
    await makeLive(site(), victim, 'throws on load', { files: throwing });
    await page().goto(site().url + victim.path);
    await expectShipped(page());
    await expectOthersWork(page(), victim);
  }, 60_000);

  it('shows the panel with Retry when the version before throws as well', async () => {
    await makeLive(site(), victim, 'throws on load again', { files: throwing, over: 'present' });
    await page().goto(site().url + victim.path);
    await retryIn(page()).waitFor();
    await expectOthersWork(page(), victim);
  }, 60_000);
});
