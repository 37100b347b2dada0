import { join } from 'node:path';
import { contentIssues } from '../integrity/content-issues.js';
import { verifyFile } from '../integrity/verify-file.js';
import { STORE_FORMAT } from '../limits.js';
import { Catalog } from '../storage/catalog.js';
import { DATA_FILE, Store } from '../storage/store.js';
import { holdStopped, notPossible } from './hold.js';

/** What `check` found in one collection. */
export interface CheckedCollection {
  readonly namespace: string;
  readonly documents: number;
  readonly indexes: number;
  readonly entries: number;
}

export interface CheckReport {
  readonly bytes: number;
  readonly collections: readonly CheckedCollection[];
  readonly issues: readonly string[];
}

function collectionsOf(catalog: Catalog): CheckedCollection[] {
  return catalog.databases().flatMap((database) =>
    catalog.of(database).map((collection) => ({
      namespace: collection.namespace,
      documents: collection.count,
      indexes: collection.indexes.length,
      entries: collection.entryCount,
    })),
  );
}

/**
 * Reads a whole data file: every page and checksum, then every document with its index entries. Does not open a file whose pages
 * are damaged, because LMDB could crash on it.
 */
export async function checkFile(folder: string, name = DATA_FILE): Promise<CheckReport> {
  const { issues, format, bytes, entries } = verifyFile(join(folder, name), 'values', true);
  if (issues.length > 0) return { bytes, collections: [], issues };
  if (entries > 0 && format !== STORE_FORMAT)
    return { bytes, collections: [], issues: [`it has format ${String(format)}`] };
  const store = Store.open(folder, name);
  try {
    const catalog = new Catalog(store);
    return { bytes, collections: collectionsOf(catalog), issues: [...contentIssues(catalog)] };
  } finally {
    await store.close();
  }
}

/** Checks the database of a stopped server. */
export async function checkFolder(folder: string): Promise<CheckReport> {
  const release = holdStopped(folder);
  try {
    requireChecksums(folder);
    return await checkFile(folder);
  } finally {
    release();
  }
}

/** @throws MB-5012 when the data were written before there were checksums */
export function requireChecksums(folder: string): void {
  const { issues, format, entries } = verifyFile(join(folder, DATA_FILE), 'structure');
  if (issues.length === 0 && entries > 0 && format === undefined)
    throw notPossible(
      `${folder} has data format 1, without checksums. Start the site once: it upgrades the folder`,
    );
}

/** The report as a table, for people. */
export function showReport({ bytes, collections, issues }: CheckReport): string {
  const rows = [
    ['collection', 'documents', 'indexes', 'entries'],
    ...collections.map(({ namespace, documents, indexes, entries }) => [
      namespace,
      String(documents),
      String(indexes),
      String(entries),
    ]),
  ];
  const widths = [0, 1, 2, 3].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const lines = rows.map((row) =>
    row
      .map((cell, column) =>
        column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join('  '),
  );
  const end = issues.length === 0 ? `No damage found in ${bytes} bytes.` : '';
  return [...(collections.length > 0 ? lines : []), ...issues.map((issue) => `DAMAGED: ${issue}`), end]
    .filter((line) => line !== '')
    .join('\n');
}
