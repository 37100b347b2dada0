/**
 * The two meta pages at the start of an LMDB file, as LMDB 0.9.90 writes them on 64-bit little-endian machines. That version is the
 * one inside lmdb-js. Its mdb.c calls them struct MDB_page_header (24 bytes), followed by struct MDB_meta.
 */
const MAGIC = 0xbeefc0de;
const VERSION = 2;
const HEADER_BYTES = 24;
const META_BYTES = HEADER_BYTES + 144;
const META_FLAG = 0x08;
/** MDB_INTEGERKEY, which the tree of free pages has. */
const INTEGER_KEY = 0x08;
const NO_ROOT = 0xffffffffffffffffn;
const MIN_PAGE_BYTES = 256;
const MAX_PAGE_BYTES = 65_536;
/** Smallest page number that can belong to a tree: 0 and 1 are the meta pages. */
export const FIRST_PAGE = 2;

/** What a meta page records of one tree (struct MDB_db). */
export interface TreeRecord {
  readonly depth: number;
  readonly branchPages: number;
  readonly leafPages: number;
  readonly overflowPages: number;
  readonly entries: number;
  /** Page number of the root; undefined for an empty tree. */
  readonly root: number | undefined;
}

export interface MetaPage {
  readonly pageBytes: number;
  readonly lastPage: number;
  /** Number of the transaction that wrote this page. */
  readonly transaction: number;
  readonly free: TreeRecord;
  readonly main: TreeRecord;
}

/** A 64-bit number. Values above 2^53 are damage, and stay larger than any page number. */
export const readNumber = (bytes: Buffer, offset: number): number => Number(bytes.readBigUInt64LE(offset));

function readTree(bytes: Buffer, offset: number): TreeRecord {
  return {
    depth: bytes.readUInt16LE(offset + 6),
    branchPages: readNumber(bytes, offset + 8),
    leafPages: readNumber(bytes, offset + 16),
    overflowPages: readNumber(bytes, offset + 24),
    entries: readNumber(bytes, offset + 32),
    root: bytes.readBigUInt64LE(offset + 40) === NO_ROOT ? undefined : readNumber(bytes, offset + 40),
  };
}

/** @returns the meta page in these bytes, or what is wrong with it */
function parseMeta(bytes: Buffer): MetaPage | string {
  if (bytes.every((byte) => byte === 0)) return 'contains only zeros';
  if (bytes.readUInt16LE(18) !== META_FLAG) return 'is not marked as a meta page';
  if (bytes.readUInt32LE(24) !== MAGIC) return 'has another magic number';
  if (bytes.readUInt32LE(28) !== VERSION) return 'has another version';
  if (bytes.readBigUInt64LE(32) !== 0n) return 'has a fixed address';
  const pageBytes = bytes.readUInt32LE(48);
  if (pageBytes < MIN_PAGE_BYTES || pageBytes > MAX_PAGE_BYTES || (pageBytes & (pageBytes - 1)) !== 0)
    return `has pages of ${pageBytes} bytes`;
  if ((bytes.readUInt16LE(52) & 0xff) !== INTEGER_KEY || bytes.readUInt16LE(100) !== 0)
    return 'has other options';
  const mapBytes = readNumber(bytes, 40);
  const lastPage = readNumber(bytes, 144);
  if (!Number.isSafeInteger(mapBytes) || mapBytes % MIN_PAGE_BYTES !== 0)
    return `has a map of ${mapBytes} bytes`;
  return {
    pageBytes,
    lastPage,
    transaction: readNumber(bytes, 152),
    free: readTree(bytes, 48),
    main: readTree(bytes, 96),
  };
}

/**
 * Whether two meta pages can belong together: each transaction writes the other page. In a new file both are empty, in a compacted
 * copy the first.
 */
function alternate(first: MetaPage, second: MetaPage): boolean {
  const isUnused = first.transaction === 0 && first.main.root === undefined && first.free.root === undefined;
  if (isUnused && (second.transaction === 0 || second.transaction % 2 === 1)) return true;
  const [even, odd] = [first.transaction, second.transaction];
  return even % 2 === 0 && odd % 2 === 1 && Math.abs(even - odd) === 1;
}

/**
 * Reads both meta pages and compares them with each other.
 * @param read bytes of the file from an offset; fewer at the end of the file
 * @returns the newer meta page, which LMDB uses, or what is wrong
 */
export function readMetaPages(read: (offset: number, length: number) => Buffer): MetaPage | string {
  const start = read(0, META_BYTES);
  if (start.length < META_BYTES) return `it has only ${start.length} bytes`;
  const first = parseMeta(start);
  if (typeof first === 'string') return `meta page 0 ${first}`;
  const next = read(first.pageBytes, META_BYTES);
  if (next.length < META_BYTES) return 'it ends before meta page 1';
  const second = parseMeta(next);
  if (typeof second === 'string') return `meta page 1 ${second}`;
  if (first.pageBytes !== second.pageBytes) return 'its meta pages differ in the size of a page';
  if (!alternate(first, second))
    return `its meta pages have the transactions ${first.transaction} and ${second.transaction}`;
  return first.transaction > second.transaction ? first : second;
}
