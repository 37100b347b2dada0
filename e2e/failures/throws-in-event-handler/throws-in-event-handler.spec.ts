import { expect, it } from '@jest/globals';
import { expectEdition, expectOthersWork, follow, untilAddress } from '../../src/failures/expectations.js';
import { makeLive } from '../../src/failures/failing-site.js';
import { scenario } from '../../src/failures/scenario.js';
import { THROWS_IN_HANDLER } from '../../src/failures/spoil.js';

scenario('throws-in-event-handler', ({ victim, site, page }) => {
  it('leaves the screen standing and working, and everything else', async () => {
    const thrown: string[] = [];
    page().on('pageerror', ({ message }) => thrown.push(message));
    const version = await makeLive(site(), victim, 'throws in a handler', { pages: [THROWS_IN_HANDLER] });
    await page().goto(site().url + victim.path);
    await expectEdition(page(), version);
    await page().locator('#fail').click();
    expect(thrown).toEqual(['thrown by an event handler']);
    await expectEdition(page(), version);
    await follow(page(), victim.second.path);
    await untilAddress(page(), victim.second.path);
    await expectEdition(page(), version);
    await expectOthersWork(page(), victim);
  });
});
