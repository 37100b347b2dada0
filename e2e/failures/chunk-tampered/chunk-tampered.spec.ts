import { it } from '@jest/globals';
import { untilAlive } from '../../src/browser/alive.js';
import {
  elsewhere,
  expectOthersWork,
  expectPanel,
  expectShipped,
  follow,
  untilAddress,
} from '../../src/failures/expectations.js';
import { makeLive } from '../../src/failures/failing-site.js';
import { scenario } from '../../src/failures/scenario.js';
import { filesOf } from '../../src/failures/victim.js';
import { tampered } from '../../src/harness/sabotage.js';

scenario('chunk-tampered', ({ victim, site, page }) => {
  it('shows the panel with Retry within 5 s when it is the chunk that all pages share', async () => {
    const harm = await tampered(page(), filesOf(victim).sharedChunk);
    await page().goto(site().url + victim.path, { waitUntil: 'commit' });
    await expectPanel(page(), victim, harm);
    await expectOthersWork(page(), victim);
  });

  it('shows it in place of the old screen when it is the chunk of the page', async () => {
    const harm = await tampered(page(), filesOf(victim).routeChunk);
    await page().goto(site().url + elsewhere(victim));
    await untilAlive(page());
    await follow(page(), victim.path);
    await expectPanel(page(), victim, harm);
    await expectOthersWork(page(), victim);
  });

  it('immediately shows the fallback version if there is one, on every page of the remote', async () => {
    const version = await makeLive(site(), victim, 'a chunk will be tampered with');
    await tampered(page(), filesOf(victim, version).routeChunk);
    await page().goto(site().url + victim.path, { waitUntil: 'commit' });
    await expectShipped(page());
    await follow(page(), victim.second.path);
    await untilAddress(page(), victim.second.path);
    await expectShipped(page());
    await expectOthersWork(page(), victim);
  });
});
