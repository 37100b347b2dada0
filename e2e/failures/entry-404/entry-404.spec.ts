import { it } from '@jest/globals';
import { untilAlive } from '../../src/browser/alive.js';
import {
  elsewhere,
  expectOthersWork,
  expectPanel,
  expectShipped,
  follow,
  retryIn,
  untilAddress,
} from '../../src/failures/expectations.js';
import { makeLive } from '../../src/failures/failing-site.js';
import { scenario } from '../../src/failures/scenario.js';
import { filesOf } from '../../src/failures/victim.js';
import { missing } from '../../src/harness/sabotage.js';

scenario('entry-404', ({ victim, site, page }) => {
  it.each(['entry', 'routeChunk'] as const)(
    'shows the panel with Retry within 5 s when the %s is not there, and the screen once it is',
    async (file) => {
      const harm = await missing(page(), filesOf(victim)[file]);
      await page().goto(site().url + victim.path, { waitUntil: 'commit' });
      await expectPanel(page(), victim, harm);
      await harm.end();
      await retryIn(page()).click();
      await expectShipped(page());
      await expectOthersWork(page(), victim);
    },
  );

  it('shows the panel in place of the old screen, and every other remote works', async () => {
    const harm = await missing(page(), filesOf(victim).entry);
    await page().goto(site().url + elsewhere(victim));
    await untilAlive(page());
    await follow(page(), victim.path);
    await expectPanel(page(), victim, harm);
    await expectOthersWork(page(), victim);
  });

  it('comes up by Retry inside the remote once the chunk of a page is there', async () => {
    const { path, route } = victim.second;
    const harm = await missing(page(), filesOf(victim, undefined, route).routeChunk);
    await page().goto(site().url + victim.path);
    await untilAlive(page());
    await follow(page(), path);
    await expectPanel(page(), victim, harm);
    await harm.end();
    await retryIn(page()).click();
    await expectShipped(page());
  });

  it.each(['entry', 'sharedChunk'] as const)(
    'immediately shows the fallback version when the %s of the new one is missing',
    async (file) => {
      const version = await makeLive(site(), victim, `its ${file} will be missing`);
      await missing(page(), filesOf(victim, version)[file]);
      await page().goto(site().url + victim.path, { waitUntil: 'commit' });
      await expectShipped(page());
      await follow(page(), victim.second.path);
      await untilAddress(page(), victim.second.path);
      await expectShipped(page());
      await expectOthersWork(page(), victim);
    },
  );
});
