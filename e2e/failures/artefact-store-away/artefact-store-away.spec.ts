import { expect, it } from '@jest/globals';
import { expectEdition, expectOthersWork, expectShipped } from '../../src/failures/expectations.js';
import { nextVersion, untilComposed, untilServed } from '../../src/failures/failing-site.js';
import { scenario } from '../../src/failures/scenario.js';
import { spoiled } from '../../src/failures/spoil.js';
import { takeStoreAway } from '../../src/failures/store.js';
import { publicationOf } from '../../src/failures/victim.js';
import { versionAt } from '../../src/harness/page-state.js';
import { releasesOf } from '../../src/harness/releases.js';

scenario('artefact-store-away', ({ victim, site, page }) => {
  const { name, manifest, path } = victim;

  it('shows what was live when a new version is promoted meanwhile, and that one once the store is back', async () => {
    const releases = releasesOf(site());
    const version = nextVersion();
    await releases.publish(spoiled(await publicationOf(victim), version));
    const bringBack = await takeStoreAway(site());
    const { composition } = await releases.promote({ remotes: [{ name, version }], why: 'store away' });
    await untilComposed(site(), composition.number);
    expect(await versionAt(site().url, path)).toBe(`${name}@${manifest.version}`);
    await page().goto(site().url + path);
    await expectShipped(page());
    await expectOthersWork(page(), victim);
    await bringBack();
    await untilServed(site(), victim, version);
    await page().goto(site().url + path);
    await expectEdition(page(), version);
  });
});
