import { readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { TestSite } from '../harness/site/site.js';

const STORE = 'artefacts';

/**
 * Corrupts a file in the store of the releases module, so that the manifest no longer matches.
 * @returns a function that restores the file
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

/** Removes the whole store. @returns a function that restores it */
export async function takeStoreAway(site: TestSite): Promise<() => Promise<void>> {
  const store = join(site.dataDir, STORE);
  await rename(store, `${store}.away`);
  return () => rename(`${store}.away`, store);
}
