import { renameSync } from 'node:fs';
import { join } from 'node:path';
import type { RootDatabase } from 'lmdb';
import { decode } from '../bson/decode.js';
import { damagedFile } from '../integrity/damage.js';
import { contentIssues } from '../integrity/content-issues.js';
import { verifyFile } from '../integrity/verify-file.js';
import { STORE_FORMAT, UPGRADE_CHUNK_ENTRIES } from '../limits.js';
import { Catalog } from './catalog.js';
import { parseCollectionMeta } from './collection-meta.js';
import { removeLeftovers, syncPath } from '../files.js';
import { idOfKey, KIND, tallyKey } from './keys.js';
import { DATA_FILE, openFile, Store } from './store.js';
import { CollectionTally, type TreeTally } from '../integrity/tally.js';

/** The format without checksums. */
export const OLD_FORMAT = 1;
const NEW_FILE = 'upgrade.mdb';
const ZERO = Buffer.alloc(1);

/** The tallies of a store while its entries are copied. */
class NewTallies {
  readonly collections = new Map<number, CollectionTally>();
  private readonly indexes = new Map<number, TreeTally>();

  add(key: Buffer, value: Buffer, checksum: number): void {
    const id = idOfKey(key);
    if (key[0] === KIND.catalog) {
      const meta = parseCollectionMeta(decode(value), key.toString('utf8', 1));
      const tally = new CollectionTally();
      this.collections.set(meta.id, tally);
      for (const index of meta.indexes) this.indexes.set(index.id, tally.index(index.id));
      return;
    }
    const tally =
      key[0] === KIND.record ? this.collections.get(id ?? -1)?.documents : this.indexes.get(id ?? -1);
    if (!tally) throw new Error(`the key ${key.toString('hex')} belongs to no collection`);
    tally.add(checksum);
  }
}

async function copyEntries(source: RootDatabase<Buffer, Buffer>, target: Store): Promise<void> {
  const tallies = new NewTallies();
  const end = Buffer.from([KIND.tally]);
  for (let start: Buffer = Buffer.from([KIND.catalog]); ;) {
    const entries = [...source.getRange({ start, end, limit: UPGRADE_CHUNK_ENTRIES })].map(
      ({ key, value }) => ({
        key: Buffer.from(key),
        value,
      }),
    );
    const last = entries.at(-1);
    if (!last) break;
    await target.write(() => {
      for (const { key, value } of entries) tallies.add(key, value, target.put(key, value));
    });
    start = Buffer.concat([last.key, ZERO]);
  }
  await target.write(() => {
    for (const [id, tally] of tallies.collections) target.put(tallyKey(id), tally.encode());
  });
}

/** Copies the entries with checksums into a new file, and reads that file back. */
async function makeUpgraded(folder: string): Promise<void> {
  const source = openFile(join(folder, DATA_FILE));
  try {
    const target = Store.open(folder, NEW_FILE);
    try {
      await copyEntries(source, target);
      const [issue] = contentIssues(new Catalog(target));
      if (issue !== undefined) throw damagedFile(join(folder, DATA_FILE), issue);
    } finally {
      await target.close();
    }
  } finally {
    await source.close();
  }
  const [issue] = verifyFile(join(folder, NEW_FILE), 'values').issues;
  if (issue !== undefined) throw damagedFile(join(folder, NEW_FILE), issue);
}

/**
 * Turns the data file of a folder of format 1 into one with checksums. The old file stays untouched until the new one is
 * complete and on disk. Renaming it is the one step that counts. A server that is killed before it repeats everything. One that
 * is killed after it finds an upgraded file, which names its format.
 */
export async function upgradeData(folder: string): Promise<void> {
  const file = join(folder, DATA_FILE);
  removeLeftovers(folder, NEW_FILE);
  const { issues, format } = verifyFile(file, 'structure');
  if (issues[0] !== undefined) throw damagedFile(file, issues[0]);
  if (format === STORE_FORMAT) {
    const [issue] = verifyFile(file, 'pages').issues;
    if (issue !== undefined) throw damagedFile(file, issue);
    return;
  }
  try {
    await makeUpgraded(folder);
    syncPath(join(folder, NEW_FILE));
    renameSync(join(folder, NEW_FILE), file);
    syncPath(folder);
  } finally {
    removeLeftovers(folder, NEW_FILE);
  }
}
