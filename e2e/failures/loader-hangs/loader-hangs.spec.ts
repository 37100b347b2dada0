import { expect, it } from '@jest/globals';
import {
  elsewhere,
  expectEdition,
  expectOthersWork,
  follow,
  PANEL_LIMIT_MS,
  panelOf,
  retryIn,
  untilAddress,
} from '../../src/failures/expectations.js';
import { makeLive } from '../../src/failures/failing-site.js';
import { scenario } from '../../src/failures/scenario.js';
import { LOADER_HANGS } from '../../src/failures/spoil.js';
import type { Victim } from '../../src/failures/victim.js';
import { request } from '../../src/harness/request.js';
import { checkTimeLimit } from '../../src/harness/check-time-limit.js';
import { isClientRendered } from '../../src/harness/page-state.js';

const hanging = { pages: [LOADER_HANGS] };

/** On a page with a retrying loading state, that state stays, by the specification. */
const hasPanel = ({ loading }: Victim['route']) => loading?.retryMs === undefined;

scenario(
  'loader-hangs',
  ({ victim, site, page }) => {
    const answer = () => page().evaluate(() => window.dispatchEvent(new Event('loader-answer')));

    const openHanging = async () => {
      await page().goto(site().url + victim.path);
      const startedAt = performance.now();
      await retryIn(page()).waitFor();
      checkTimeLimit('the panel', performance.now() - startedAt, PANEL_LIMIT_MS);
    };

    it('shows the panel within 5 s and the screen once its data is there, without a click', async () => {
      const version = await makeLive(site(), victim, 'its loaders hang', hanging);
      expect(isClientRendered(await request(site().url, victim.path))).toBe(true);
      await openHanging();
      await answer();
      await expectEdition(page(), version);
      await expectOthersWork(page(), victim);
    });

    it('does not come back to a reader who went elsewhere', async () => {
      await openHanging();
      await follow(page(), elsewhere(victim));
      await untilAddress(page(), elsewhere(victim));
      await panelOf(page()).waitFor({ state: 'detached' });
      await answer();
      await expectOthersWork(page(), victim);
    });
  },
  hasPanel,
);
