import { expect, it } from '@jest/globals';
import { untilAlive } from '../../src/browser/alive.js';
import {
  elsewhere,
  expectOthersWork,
  expectPanelThenScreen,
  expectShipped,
  follow,
  PANEL_LIMIT_MS,
  untilAddress,
} from '../../src/failures/expectations.js';
import { makeLive } from '../../src/failures/failing-site.js';
import { scenario } from '../../src/failures/scenario.js';
import { filesOf } from '../../src/failures/victim.js';
import { checkTimeLimit } from '../../src/harness/check-time-limit.js';
import { hanging, missing, tampered } from '../../src/harness/sabotage.js';

const BROKEN = [
  ['never comes', hanging],
  ['was tampered with', tampered],
] as const;

// A page contains the list of the remote that it shows. A tab requests those of the others.
scenario('list-fails', ({ victim, site, page }) => {
  it.each(BROKEN)(
    'shows the panel in place of the old screen when the list %s, and the screen by Retry',
    async (_failure, sabotage) => {
      const harm = await sabotage(page(), filesOf(victim).list);
      await expectPanelThenScreen(page(), site().url, victim, harm);
    },
  );

  it('loads the page whole when the list is not there: the page contains it', async () => {
    await missing(page(), filesOf(victim).list);
    await page().goto(site().url + elsewhere(victim));
    await untilAlive(page());
    await page().evaluate(() => Object.assign(window, { sameDocument: true }));
    await follow(page(), victim.path);
    await page().waitForFunction(() => !('sameDocument' in window));
    await expectShipped(page());
  });

  it.each([['is not there', missing] as const, ...BROKEN])(
    'shows the fallback version within 5 s when the list of the new one %s',
    async (failure, sabotage) => {
      const version = await makeLive(site(), victim, `its list ${failure}`);
      const harm = await sabotage(page(), filesOf(victim, version).list);
      await page().goto(site().url + elsewhere(victim));
      await untilAlive(page());
      await follow(page(), victim.path);
      await expectShipped(page());
      checkTimeLimit('the version before', performance.now() - harm.firstRequestAt(), PANEL_LIMIT_MS);
      await expectOthersWork(page(), victim);
    },
  );

  it('needs no list for the remote that the page came with', async () => {
    const harm = await missing(page(), filesOf(victim).list);
    await page().goto(site().url + victim.path);
    await untilAlive(page());
    await follow(page(), victim.second.path);
    await untilAddress(page(), victim.second.path);
    await untilAlive(page());
    expect(harm.firstRequestAt()).toBe(0);
  });
});
