import { it } from '@jest/globals';
import {
  expectOthersWork,
  expectPanel,
  expectPanelThenScreen,
  expectShipped,
  PANEL_LIMIT_MS,
} from '../../src/failures/expectations.js';
import { makeLive } from '../../src/failures/failing-site.js';
import { scenario } from '../../src/failures/scenario.js';
import { filesOf } from '../../src/failures/victim.js';
import { checkTimeLimit } from '../../src/harness/check-time-limit.js';
import { hanging } from '../../src/harness/sabotage.js';

scenario('entry-hangs', ({ victim, site, page }) => {
  it.each(['entry', 'routeChunk'] as const)(
    'shows the panel with Retry within 5 s when the %s never comes',
    async (file) => {
      const harm = await hanging(page(), filesOf(victim)[file]);
      await page().goto(site().url + victim.path, { waitUntil: 'commit' });
      await expectPanel(page(), victim, harm);
      await expectOthersWork(page(), victim);
    },
  );

  it('shows it in place of the old screen, and the screen by Retry once the entry comes', async () => {
    const harm = await hanging(page(), filesOf(victim).entry);
    await expectPanelThenScreen(page(), site().url, victim, harm);
  });

  it('shows the last good version within 5 s where there is one', async () => {
    const version = await makeLive(site(), victim, 'its entry will hang');
    const harm = await hanging(page(), filesOf(victim, version).entry);
    await page().goto(site().url + victim.path, { waitUntil: 'commit' });
    await expectShipped(page());
    checkTimeLimit('the version before', performance.now() - harm.firstRequestAt(), PANEL_LIMIT_MS);
    await expectOthersWork(page(), victim);
  });
});
