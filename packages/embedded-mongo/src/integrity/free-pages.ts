import type { MetaPage } from './meta-page.js';
import type { PageWalk, StoredEntry } from './page-walk.js';

const WORD = 8;

/** Order of the keys of this tree: little-endian numbers of transactions. */
const byNumber = (a: Buffer, b: Buffer): number => {
  const [x, y] = [a.readBigUInt64LE(), b.readBigUInt64LE()];
  return x < y ? -1 : x > y ? 1 : 0;
};

/**
 * The page numbers of one record: a count, then numbers. Zero is an empty place, and a negative number -n says that the next
 * number starts a row of n pages.
 */
function* pagesOf(entry: StoredEntry, lastPage: number): Generator<number> {
  const words = entry.read(0, entry.length);
  const count = Math.min(Number(words.readBigUInt64LE()), words.length / WORD - 1);
  let row = 1;
  for (let index = 1; index <= count; index++) {
    const word = Number(words.readBigInt64LE(index * WORD));
    // A damaged length must not fill the memory: one page too many is enough for an issue.
    if (word < 0) row = Math.min(-word, lastPage + 1);
    else if (word > 0) {
      for (let page = 0; page < row; page++) yield word + page;
      row = 1;
    }
  }
}

/**
 * Checks the list of free pages. A free page that a tree uses too would be overwritten by the next transaction.
 * @param walk has been over the other trees
 */
export function checkFreePages(walk: PageWalk, meta: MetaPage, report: (issue: string) => void): void {
  const name = 'list of free pages';
  // Claimed after the walk: the list is in a tree whose own pages must be known first.
  const records: number[][] = [];
  walk.walk(name, meta.free, byNumber, (entry) => {
    if (entry.key.length !== WORD || entry.length % WORD !== 0 || entry.length === 0)
      report(`page ${entry.page} (${name}) has an invalid entry`);
    else records.push([...pagesOf(entry, meta.lastPage)]);
  });
  for (const page of records.flat()) walk.claim(page, `the ${name}`);
}
