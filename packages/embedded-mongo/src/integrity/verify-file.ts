import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import { decode } from '../bson/decode.js';
import { parseCollectionMeta } from '../storage/collection-meta.js';
import { CHECKSUM_BYTES, checksumOf, crcOf } from './checksum.js';
import { FORMAT_KEY, idOfKey, KIND } from '../storage/keys.js';
import { CollectionTally, TreeTally } from './tally.js';
import { checkFreePages } from './free-pages.js';
import { readMetaPages } from './meta-page.js';
import { PageWalk, type StoredEntry } from './page-walk.js';

/**
 * How much is read. `pages`: all pages but those of large values, whose checksums are checked when they are read. `values`: all.
 * `structure`: the pages of a file of format 1, which has no checksums.
 */
export type Depth = 'pages' | 'values' | 'structure';

/** What a file contains, as far as it could be read. */
export interface VerifiedFile {
  /** Each thing that is wrong, as a sentence without a full stop. */
  readonly issues: readonly string[];
  /** Format that the store itself names; undefined for format 1 and for an empty file. */
  readonly format: number | undefined;
  readonly entries: number;
  readonly bytes: number;
}

/** An issue that ends the walk of a file that is only to be accepted or refused. */
class FirstIssue extends Error {}

/** Counts the entries of the trees by themselves, and compares them with the tallies that the store keeps. */
class Content {
  format: number | undefined;
  private readonly found = new Map<string, TreeTally>();
  private readonly tallies = new Map<number, CollectionTally>();
  private readonly collections = new Map<
    number,
    { namespace: string; indexes: ReadonlyMap<number, string> }
  >();

  constructor(
    private readonly depth: Depth,
    private readonly report: (issue: string) => void,
  ) {}

  visit(entry: StoredEntry): void {
    if (this.depth === 'structure') {
      if (entry.key.equals(FORMAT_KEY)) this.format = entry.read(0, 1)[0];
      return;
    }
    const checksum = this.checksum(entry);
    if (checksum === undefined) return;
    const { key } = entry;
    const [kind] = key;
    const id = idOfKey(key);
    if (kind === KIND.format) this.format = entry.read(0, 1)[0];
    else if (kind === KIND.catalog) this.readCatalog(entry);
    else if (kind === KIND.tally && id !== undefined)
      this.tallies.set(id, CollectionTally.decode(payload(entry)));
    else if (id !== undefined && (kind === KIND.record || kind === KIND.index))
      this.count(kind, id, checksum);
    else this.report(`page ${entry.page} has an entry of an unknown kind`);
  }

  /** @returns the stored checksum, or undefined when it does not fit */
  private checksum(entry: StoredEntry): number | undefined {
    const length = entry.length - CHECKSUM_BYTES;
    if (length < 0) {
      this.report(`page ${entry.page} has an entry without a checksum (${this.nameOf(entry.key)})`);
      return undefined;
    }
    const stored = entry.read(length, CHECKSUM_BYTES).readUInt32LE();
    if (!entry.joined && this.depth === 'pages') return stored;
    const computed = entry.joined
      ? crcOf(entry.joined.subarray(0, entry.joined.length - CHECKSUM_BYTES))
      : checksumOf(entry.key, entry.read(0, length));
    if (computed === stored) return stored;
    this.report(`page ${entry.page}: the checksum of an entry does not fit (${this.nameOf(entry.key)})`);
    return undefined;
  }

  private readCatalog(entry: StoredEntry): void {
    const namespace = entry.key.toString('utf8', 1);
    const { id, indexes } = parseCollectionMeta(decode(payload(entry)), namespace);
    this.collections.set(id, { namespace, indexes: new Map(indexes.map((index) => [index.id, index.name])) });
  }

  private count(kind: number, id: number, checksum: number): void {
    const name = `${kind} ${id}`;
    const tally = this.found.get(name) ?? new TreeTally();
    this.found.set(name, tally);
    tally.add(checksum);
  }

  /** The collection or index of a key, as far as the catalogue was read before. */
  private nameOf(key: Buffer): string {
    const id = idOfKey(key);
    if (id === undefined)
      return key[0] === KIND.catalog ? `catalogue entry ${key.toString('utf8', 1)}` : 'format';
    for (const [collection, { namespace, indexes }] of this.collections) {
      const index = key[0] === KIND.index ? indexes.get(id) : undefined;
      if (index !== undefined) return `index ${index} of ${namespace}, key ${key.toString('hex')}`;
      if (key[0] !== KIND.index && collection === id)
        return `collection ${namespace}, key ${key.toString('hex')}`;
    }
    return `key ${key.toString('hex')}`;
  }

  /** Compares what was found with the tallies, after the walk. */
  compare(): void {
    for (const [id, { namespace, indexes }] of this.collections) {
      const tally = this.tallies.get(id);
      this.tallies.delete(id);
      if (!tally) {
        this.report(`the count of ${namespace} is missing`);
        continue;
      }
      this.compareTree(`${namespace}: documents`, `${KIND.record} ${id}`, tally.documents);
      for (const [index, name] of indexes)
        this.compareTree(
          `${namespace}: entries of index ${name}`,
          `${KIND.index} ${index}`,
          tally.index(index),
        );
    }
    for (const id of this.tallies.keys()) this.report(`the catalogue entry of collection ${id} is missing`);
    for (const name of this.found.keys())
      this.report(`there are entries without a catalogue entry (${name})`);
  }

  private compareTree(what: string, name: string, expected: TreeTally): void {
    const found = this.found.get(name) ?? new TreeTally();
    this.found.delete(name);
    if (found.count !== expected.count) this.report(`${what}: ${found.count} instead of ${expected.count}`);
    else if (!found.equals(expected)) this.report(`${what}: not the ones that were written last`);
  }
}

const payload = (entry: StoredEntry): Buffer => entry.read(0, entry.length - CHECKSUM_BYTES);

/** Bytes from an offset of a file; fewer at its end. */
function readBytes(handle: number, offset: number, length: number): Buffer {
  const bytes = Buffer.alloc(length);
  return bytes.subarray(0, readSync(handle, bytes, 0, length, offset));
}

function verifyPages(
  handle: number,
  bytes: number,
  depth: Depth,
  report: (issue: string) => void,
): VerifiedFile {
  const issues: string[] = [];
  const content = new Content(depth, report);
  const meta = readMetaPages((offset, length) => readBytes(handle, offset, length));
  if (typeof meta === 'string') {
    report(meta);
    return { issues, format: undefined, entries: 0, bytes };
  }
  const walk = new PageWalk(handle, bytes, meta, report);
  walk.walk(
    'data',
    meta.main,
    (a, b) => a.compare(b),
    (entry) => content.visit(entry),
  );
  checkFreePages(walk, meta, report);
  walk.checkLength();
  if (depth !== 'structure') {
    if (content.format === undefined && meta.main.entries > 0) report('it does not name its format');
    content.compare();
  }
  return { issues, format: content.format, entries: meta.main.entries, bytes };
}

/**
 * Reads a data file without opening it as a database, so that damage cannot crash this process.
 * @param all whether to list every issue, or to end with the first
 */
export function verifyFile(path: string, depth: Depth, all = false): VerifiedFile {
  const handle = openSync(path, 'r');
  const issues: string[] = [];
  const report = (issue: string): void => {
    issues.push(issue);
    if (!all) throw new FirstIssue();
  };
  const { size } = fstatSync(handle);
  try {
    return { ...verifyPages(handle, size, depth, report), issues };
  } catch (error) {
    // Damaged bytes can be anything: what a reader throws on them is an issue too.
    if (!(error instanceof FirstIssue)) issues.push(error instanceof Error ? error.message : String(error));
    return { issues, format: undefined, entries: 0, bytes: size };
  } finally {
    closeSync(handle);
  }
}
