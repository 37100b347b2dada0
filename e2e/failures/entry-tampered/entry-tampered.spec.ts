import { expect, it } from '@jest/globals';
import { expectOthersWork, expectPanel, expectShipped } from '../../src/failures/expectations.js';
import { makeLive, nextVersion, untilComposed, untilServed } from '../../src/failures/failing-site.js';
import { scenario } from '../../src/failures/scenario.js';
import { spoiled } from '../../src/failures/spoil.js';
import { harmInStore } from '../../src/failures/store.js';
import { filesOf, publicationOf } from '../../src/failures/victim.js';
import { versionAt } from '../../src/harness/page-state.js';
import { releasesOf } from '../../src/harness/releases.js';
import { tampered } from '../../src/harness/sabotage.js';

scenario('entry-tampered', ({ victim, site, page }) => {
  const { name, manifest, path } = victim;

  it('shows the panel with Retry within 5 s when it happened on the way, and runs nothing of it', async () => {
    const harm = await tampered(page(), filesOf(victim).entry);
    await page().goto(site().url + path, { waitUntil: 'commit' });
    await expectPanel(page(), victim, harm);
    await expectOthersWork(page(), victim);
  });

  it('immediately shows the fallback version if there is one', async () => {
    const version = await makeLive(site(), victim, 'its entry will be tampered with');
    await tampered(page(), filesOf(victim, version).entry);
    await page().goto(site().url + path, { waitUntil: 'commit' });
    await expectShipped(page());
    await expectOthersWork(page(), victim);
  });

  it.each([
    ['entry', manifest.entry],
    ['server bundle', manifest.server],
  ])(
    'serves the last good version when it happened to the %s in the store, until that is mended',
    async (_what, file) => {
      const releases = releasesOf(site());
      // The shipped version is promoted first, so that it is the fallback.
      await releases.promote({ remotes: [{ name, version: manifest.version }], why: 'good' });
      const version = nextVersion();
      await releases.publish(spoiled(await publicationOf(victim), version));
      const mend = await harmInStore(site(), { name, version }, file);
      const { composition } = await releases.promote({ remotes: [{ name, version }], why: 'tampered with' });
      await untilComposed(site(), composition.number);
      expect(await versionAt(site().url, path)).toBe(`${name}@${manifest.version}`);
      await page().goto(site().url + path);
      await expectShipped(page());
      await expectOthersWork(page(), victim);
      await mend();
      await untilServed(site(), victim, version);
    },
  );
});
