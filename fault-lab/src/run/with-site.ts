import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFaketime } from '../site/fake-clock.js';
import { fillSite, type FilledSite } from '../site/fill-site.js';
import { createLabSite, type LabSiteOptions } from '../site/lab-site.js';
import { onEnd } from './clean-ups.js';

/**
 * Starts a filled site for some work, and removes it afterwards.
 * @param options `programs`: root of the built programs; this repository without it
 */
export async function withSite<T>(
  work: (site: FilledSite) => Promise<T>,
  options: Pick<LabSiteOptions, 'programs' | 'isLogged'> = {},
): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'mockingbird-lab-'));
  const site = await createLabSite({ folder, faketime: findFaketime(), ...options });
  const close = onEnd(async () => {
    await site.close();
    await rm(folder, { recursive: true, force: true });
  });
  try {
    return await work(await fillSite(site));
  } finally {
    await close();
  }
}
