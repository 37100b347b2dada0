import { generateKeyPairSync } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Composition } from '@mockingbird/contracts';
import { signComposition } from '@mockingbird/registry/signing';
import { expectOthersWork, expectShipped } from '../../src/failures/expectations.js';
import { nextVersion } from '../../src/failures/failing-site.js';
import { scenario } from '../../src/failures/scenario.js';
import { startSecondEdge, type SecondEdge } from '../../src/failures/second-edge.js';
import { spoiled, THROWS_IN_RENDER } from '../../src/failures/spoil.js';
import { publicationOf } from '../../src/failures/victim.js';
import { insertInto, removeFrom } from '../../src/harness/collection.js';
import { versionAt } from '../../src/harness/page-state.js';
import { releasesOf } from '../../src/harness/releases.js';
import { until } from '../../src/harness/until.js';

/** Later than all signed compositions, so that its date is no reason to reject it. */
const LATER_MS = 60_000;

scenario('signature-wrong', ({ victim, site, page }) => {
  const shipped = `${victim.name}@${victim.manifest.version}`;
  let edge: SecondEdge;
  let forged: Composition;

  /** The database after an attacker wrote into it: a harmful version is live, signed by the attacker's key. */
  const signedBy = (id: string) => {
    const { privateKey: key } = generateKeyPairSync('ed25519');
    return signComposition(forged, { id, key });
  };
  const expectRefused = async () => {
    await until('the edge says so', () => edge.log().includes('MB-2008'));
    expect(await versionAt(edge.url, victim.path)).toBe(shipped);
    await page().goto(edge.url + victim.path);
    await expectShipped(page());
    await expectOthersWork(page(), victim);
  };

  beforeAll(async () => {
    const releases = releasesOf(site());
    const publication = spoiled(await publicationOf(victim), nextVersion(), [THROWS_IN_RENDER]);
    await releases.publish(publication);
    const current = await releases.current();
    if (!current) throw new Error('Nothing is live');
    forged = {
      ...current,
      number: current.number + 1,
      createdAt: new Date(Date.now() + LATER_MS).toISOString(),
      remotes: current.remotes.map((remote) =>
        remote.manifest.name === victim.name ? { ...remote, manifest: publication.manifest } : remote,
      ),
    };
    edge = await startSecondEdge(site());
  });
  afterAll(async () => {
    await removeFrom(site(), 'compositions', { number: forged.number });
    await edge.stop();
  });

  it('keeps the last good composition when one is live without a trusted signature', async () => {
    const composition = JSON.stringify(signedBy('forger'));
    await insertInto(site(), 'compositions', { number: forged.number, composition });
    await expectRefused();
  });

  it('does the same when it claims the name of the trusted key, also after a restart', async () => {
    const stored = JSON.parse(await edge.compositionFile.read());
    const composition = JSON.stringify(signedBy(stored.signatures[0].keyid));
    await removeFrom(site(), 'compositions', { number: forged.number });
    await insertInto(site(), 'compositions', { number: forged.number, composition });
    await edge.restart();
    await expectRefused();
  });
});
