import { readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { TestSite } from '../harness/site/site.js';

const STORE = 'artefacts';

/**
 * Harms a file where the releases module keeps it: the manifest is true no more.
 * @returns how to put the true file back
 */
export async function harmInStore(
  site: TestSite,
  { name, version }: { name: string; version: string },
  file: string,
): Promise<() => Promise<void>> {
  const folder = join(site.dataDir, STORE, name, version);
  const [content = ''] = await readdir(folder);
  const path = join(folder, content, file);
  const good = await readFile(path);
  await writeFile(path, Buffer.concat([good, Buffer.from(';tampered')]));
  return () => writeFile(path, good);
}

/** Takes the whole store away. @returns how to bring it back */
export async function takeStoreAway(site: TestSite): Promise<() => Promise<void>> {
  const store = join(site.dataDir, STORE);
  await rename(store, `${store}.away`);
  return () => rename(`${store}.away`, store);
}
