import { expect, it } from '@jest/globals';
import { expectOthersWork, expectPanel, expectShipped } from '../../src/failures/expectations.js';
import { makeLive } from '../../src/failures/failing-site.js';
import { scenario } from '../../src/failures/scenario.js';
import { filesOf } from '../../src/failures/victim.js';
import { tampered } from '../../src/harness/sabotage.js';

scenario('stylesheet-tampered', ({ victim, site, page }) => {
  /** The added rules hide everything. */
  const expectNotApplied = async () => {
    expect(
      await page()
        .locator('body')
        .evaluate((body) => getComputedStyle(body).display),
    ).not.toBe('none');
  };

  it('shows the panel with Retry within 5 s, and applies nothing of the sheet', async () => {
    const harm = await tampered(page(), filesOf(victim).stylesheet);
    await page().goto(site().url + victim.path, { waitUntil: 'commit' });
    await expectPanel(page(), victim, harm);
    await expectNotApplied();
    await expectOthersWork(page(), victim);
  });

  it('immediately shows the fallback version if there is one', async () => {
    const version = await makeLive(site(), victim, 'its stylesheet will be tampered with');
    await tampered(page(), filesOf(victim, version).stylesheet);
    await page().goto(site().url + victim.path, { waitUntil: 'commit' });
    await expectShipped(page());
    await expectNotApplied();
    await expectOthersWork(page(), victim);
  });
});
