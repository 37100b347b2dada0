import type { Composition } from '@mockingbird/contracts';
import { createReleaseClient } from '@mockingbird/registry/publish';
import { spoiled, THROWS_ON_SERVER } from '../failures/spoil.js';
import { startServices } from '../harness/part.js';
import { freePort } from '../harness/ports.js';
import { builtRemote, releaseKeyOf } from '../harness/releases.js';
import type { TestSite } from '../harness/site/site.js';

/**
 * Adds a canary whose renders fail, for one cohort. The gate would refuse it, so other services without a gate release it.
 * @returns the composition with the canary
 */
export async function addFailingCanary(
  site: TestSite,
  { name, version, cohort }: { name: string; version: string; cohort: string },
): Promise<Composition> {
  const ungated = await startServices(site, { SERVICES_PORT: String(await freePort()) });
  try {
    const client = createReleaseClient({ servicesUrl: ungated.url, key: releaseKeyOf(site) });
    await client.publish(spoiled(await builtRemote(name), version, [THROWS_ON_SERVER]));
    return (await client.canary({ name, version, percent: 1, cohorts: [cohort] })).composition;
  } finally {
    await ungated.stop();
  }
}
