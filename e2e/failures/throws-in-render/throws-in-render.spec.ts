import { expect, it } from '@jest/globals';
import {
  expectEdition,
  expectOthersWork,
  expectShipped,
  follow,
  retryIn,
  untilAddress,
} from '../../src/failures/expectations.js';
import { makeLive } from '../../src/failures/failing-site.js';
import { scenario } from '../../src/failures/scenario.js';
import { THROWS_IN_RENDER, THROWS_ON_SERVER } from '../../src/failures/spoil.js';
import { request } from '../../src/harness/request.js';
import { isClientRendered } from '../../src/harness/page-state.js';

const throwing = { pages: [THROWS_IN_RENDER] };

scenario('throws-in-render', ({ victim, site, page }) => {
  it('is left to the browser, which shows the last good version', async () => {
    await makeLive(site(), victim, 'throws in render', throwing);
    for (let time = 0; time < 2; time += 1) {
      const answer = await request(site().url, victim.path);
      expect(isClientRendered(answer)).toBe(true);
      expect(answer.headers['x-mb-page']).toBe('render');
    }
    await page().goto(site().url + victim.path, { waitUntil: 'commit' });
    await expectShipped(page());
    await follow(page(), victim.second.path);
    await untilAddress(page(), victim.second.path);
    await expectShipped(page());
    await expectOthersWork(page(), victim);
  });

  it('shows the panel with Retry within 5 s when the version before throws as well', async () => {
    await makeLive(site(), victim, 'throws in render again', { ...throwing, over: 'present' });
    await page().goto(site().url + victim.path, { waitUntil: 'commit' });
    await retryIn(page()).waitFor();
    await expectOthersWork(page(), victim);
  });

  it('is rendered by the browser when it throws only on the server', async () => {
    const version = await makeLive(site(), victim, 'throws on the server', { pages: [THROWS_ON_SERVER] });
    expect(isClientRendered(await request(site().url, victim.path))).toBe(true);
    await page().goto(site().url + victim.path);
    await expectEdition(page(), version);
    await expectOthersWork(page(), victim);
  });
});
