import { expect, it } from '@jest/globals';
import { untilAlive } from '../../src/browser/alive.js';
import {
  elsewhere,
  expectOthersWork,
  expectPanel,
  expectShipped,
  follow,
} from '../../src/failures/expectations.js';
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

  /** A page contains its own styles. Only a navigation requests the file. */
  const navigateToVictim = async () => {
    await page().goto(site().url + elsewhere(victim));
    await untilAlive(page());
    await follow(page(), victim.path);
  };

  it('shows the panel with Retry within 5 s, and applies nothing of the sheet', async () => {
    const harm = await tampered(page(), filesOf(victim).stylesheet);
    await navigateToVictim();
    await expectPanel(page(), victim, harm);
    await expectNotApplied();
    await expectOthersWork(page(), victim);
  });

  it('does not affect a page that contains the styles', async () => {
    await tampered(page(), filesOf(victim).stylesheet);
    await page().goto(site().url + victim.path);
    await expectShipped(page());
    await expectNotApplied();
    await expectOthersWork(page(), victim);
  });

  it('immediately shows the fallback version if there is one', async () => {
    const version = await makeLive(site(), victim, 'its stylesheet will be tampered with');
    await tampered(page(), filesOf(victim, version).stylesheet);
    await navigateToVictim();
    await expectShipped(page());
    await expectNotApplied();
    await expectOthersWork(page(), victim);
  });
});
