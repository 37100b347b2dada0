import { readSync } from 'node:fs';
import { FIRST_PAGE, readNumber, type MetaPage, type TreeRecord } from './meta-page.js';

const HEADER_BYTES = 24;
const NODE_BYTES = 8;
/** struct MDB_ovpage: page number, transaction, number of pages. */
const OVERFLOW_NODE_BYTES = 24;
const BRANCH = 0x01;
const LEAF = 0x02;
const OVERFLOW = 0x04;
/** Node flag: the value is on overflow pages. */
const BIG_VALUE = 0x01;
/** LMDB's limit for the depth of a tree. */
const MAX_DEPTH = 32;

/** One key with its value, as the file contains them. */
export interface StoredEntry {
  readonly page: number;
  readonly key: Buffer;
  /** Bytes of the value. */
  readonly length: number;
  /** Key and value as neighbours in one buffer; undefined for a value on overflow pages. */
  readonly joined: Buffer | undefined;
  /** Reads bytes of the value. */
  read(offset: number, length: number): Buffer;
}

/** Limits of the keys of a subtree, from the branch pages above it: the first included, the second excluded. */
interface Limits {
  readonly from: Buffer | undefined;
  readonly to: Buffer | undefined;
}

interface Node {
  readonly offset: number;
  readonly key: Buffer;
}

interface Tree {
  readonly name: string;
  readonly record: TreeRecord;
  compare(a: Buffer, b: Buffer): number;
  visit(entry: StoredEntry): void;
  readonly counts: { branchPages: number; leafPages: number; overflowPages: number; entries: number };
}

/**
 * Reads the trees of an LMDB file page by page with plain reads, without mapping the file. Damage becomes an issue here. LMDB
 * itself would crash, or would skip documents without an error.
 */
export class PageWalk {
  private readonly pageBytes: number;
  private readonly filePages: number;
  /** For each page in the file: 1 once a tree or the list of free pages contains it. */
  private readonly owned: Uint8Array;
  private claimedBeyond = 0;
  /** One buffer for each level of a tree: the keys of the levels above stay valid. */
  private readonly buffers: Buffer[] = [];

  /** @param report is called for each issue; it may throw to end the walk */
  constructor(
    private readonly handle: number,
    fileBytes: number,
    private readonly meta: MetaPage,
    private readonly report: (issue: string) => void,
  ) {
    this.pageBytes = meta.pageBytes;
    this.filePages = Math.floor(fileBytes / meta.pageBytes);
    this.owned = new Uint8Array(this.filePages);
  }

  /** Walks over one tree, and compares it with what the meta page records of it. */
  walk(
    name: string,
    record: TreeRecord,
    compare: (a: Buffer, b: Buffer) => number,
    visit: (entry: StoredEntry) => void,
  ): void {
    const counts = { branchPages: 0, leafPages: 0, overflowPages: 0, entries: 0 };
    if (record.depth > MAX_DEPTH) {
      this.report(`the ${name} has a depth of ${record.depth}`);
      return;
    }
    const tree = { name, record, compare, visit, counts };
    if (record.root !== undefined) this.page(tree, record.root, 1, { from: undefined, to: undefined });
    for (const [what, found] of Object.entries(counts)) {
      const expected = Object.entries(record).find(([key]) => key === what)?.[1];
      if (found !== expected)
        this.report(`the ${name} has ${found} ${LABELS[what] ?? what} instead of ${String(expected)}`);
    }
  }

  /** Notes that a page belongs to a tree or is free. @returns whether it may */
  claim(page: number, by: string): boolean {
    if (page < FIRST_PAGE || page > this.meta.lastPage) {
      this.report(`${by} refers to page ${page}; the last page is ${this.meta.lastPage}`);
      return false;
    }
    if (this.owned[page] === 1) {
      this.report(`${by} refers to page ${page}, which is in use elsewhere`);
      return false;
    }
    if (page < this.filePages) this.owned[page] = 1;
    else this.claimedBeyond++;
    return true;
  }

  /** Pages after the end of the file may only be free ones that were never written. */
  checkLength(): void {
    const missing = this.meta.lastPage + 1 - this.filePages;
    if (missing > this.claimedBeyond)
      this.report(
        `the file is too short: ${this.filePages} pages instead of ${this.meta.lastPage + 1 - this.claimedBeyond}`,
      );
  }

  private readAt(offset: number, length: number): Buffer {
    const bytes = Buffer.allocUnsafe(length);
    const read = readSync(this.handle, bytes, 0, length, offset);
    return bytes.subarray(0, read);
  }

  private inFile(page: number): boolean {
    if (page < this.filePages) return true;
    const expected = (page + 1) * this.pageBytes;
    this.report(`page ${page} is missing: the file is too short, at least ${expected} bytes are expected`);
    return false;
  }

  private page(tree: Tree, number: number, level: number, limits: Limits): void {
    if (!this.claim(number, `the ${tree.name}`) || !this.inFile(number)) return;
    const bytes = (this.buffers[level] ??= Buffer.alloc(this.pageBytes));
    readSync(this.handle, bytes, 0, this.pageBytes, number * this.pageBytes);
    const issue = this.headerIssue(bytes, number, level === tree.record.depth ? LEAF : BRANCH);
    const nodes = issue ?? this.nodesOf(bytes, level === tree.record.depth);
    if (typeof nodes === 'string') {
      this.report(`page ${number} (${tree.name}) ${nodes}`);
      return;
    }
    if (level === tree.record.depth) this.leaf(tree, number, bytes, nodes, limits);
    else this.branch(tree, number, bytes, nodes, level, limits);
  }

  private headerIssue(bytes: Buffer, number: number, kind: number): string | undefined {
    if (readNumber(bytes, 0) !== number) return `has the number ${readNumber(bytes, 0)}`;
    if (readNumber(bytes, 8) > this.meta.transaction) return 'is newer than the file';
    if (bytes.readUInt16LE(18) !== kind) return `has the kind ${bytes.readUInt16LE(18)} instead of ${kind}`;
    return undefined;
  }

  /** The nodes of a page, or what is wrong with it. Every later read stays within the page. */
  private nodesOf(bytes: Buffer, isLeaf: boolean): Node[] | string {
    const [lower, upper] = [bytes.readUInt16LE(20), bytes.readUInt16LE(22)];
    const room = this.pageBytes - HEADER_BYTES;
    if (lower % 2 !== 0 || lower === 0 || lower > upper || upper > room) return 'has an invalid header';
    const nodes: Node[] = [];
    let used = 0;
    for (let index = 0; index < lower / 2; index++) {
      const start = bytes.readUInt16LE(HEADER_BYTES + index * 2);
      const offset = HEADER_BYTES + start;
      if (start < upper || start + NODE_BYTES > room) return `has an invalid pointer ${index}`;
      const keyEnd = offset + NODE_BYTES + bytes.readUInt16LE(offset + 6);
      const end = keyEnd + (isLeaf ? inPageBytes(bytes, offset) : 0);
      if (end > this.pageBytes) return `has an entry ${index} that is too long`;
      used += end - offset + ((end - offset) % 2);
      nodes.push({ offset, key: bytes.subarray(offset + NODE_BYTES, keyEnd) });
    }
    return used === room - upper ? nodes : 'has entries of another length than its header says';
  }

  private branch(
    tree: Tree,
    number: number,
    bytes: Buffer,
    nodes: readonly Node[],
    level: number,
    limits: Limits,
  ): void {
    tree.counts.branchPages++;
    // LMDB ignores the first key of a branch page.
    const keys = [limits.from, ...nodes.slice(1).map(({ key }) => key), limits.to];
    for (const [index, { offset }] of nodes.entries()) {
      const [from, to] = [keys[index], keys[index + 1]];
      if (from && to && tree.compare(from, to) >= 0)
        this.report(`page ${number} (${tree.name}) has keys out of order`);
      this.page(tree, bytes.readUIntLE(offset, 6), level + 1, { from, to });
    }
  }

  private leaf(tree: Tree, number: number, bytes: Buffer, nodes: readonly Node[], limits: Limits): void {
    tree.counts.leafPages++;
    let previous: Buffer | undefined;
    for (const { offset, key } of nodes) {
      tree.counts.entries++;
      if (previous ? tree.compare(previous, key) >= 0 : limits.from && tree.compare(limits.from, key) > 0)
        this.report(`page ${number} (${tree.name}) has keys out of order`);
      previous = key;
      const entry = this.entry(tree, number, bytes, offset, key);
      if (entry) tree.visit(entry);
    }
    if (previous && limits.to && tree.compare(previous, limits.to) >= 0)
      this.report(`page ${number} (${tree.name}) has keys out of order`);
  }

  private entry(
    tree: Tree,
    page: number,
    bytes: Buffer,
    offset: number,
    key: Buffer,
  ): StoredEntry | undefined {
    const flags = bytes.readUInt16LE(offset + 4);
    const length = bytes.readUInt32LE(offset);
    const start = offset + NODE_BYTES + key.length;
    if (flags === BIG_VALUE) return this.bigEntry(tree, page, bytes.subarray(start), key, length);
    if (flags !== 0) {
      this.report(`page ${page} (${tree.name}) has an entry of unknown kind ${flags}`);
      return undefined;
    }
    const joined = bytes.subarray(offset + NODE_BYTES, start + length);
    return {
      page,
      key,
      length,
      joined,
      read: (from, count) => bytes.subarray(start + from, start + from + count),
    };
  }

  /** An entry whose value is on overflow pages: a row of neighbours, the first with a header. */
  private bigEntry(
    tree: Tree,
    page: number,
    node: Buffer,
    key: Buffer,
    length: number,
  ): StoredEntry | undefined {
    const [first, pages] = [readNumber(node, 0), readNumber(node, 16)];
    const where = `the value of an entry on page ${page} (${tree.name})`;
    if (pages !== Math.ceil((HEADER_BYTES + length) / this.pageBytes)) {
      this.report(`${where} has ${length} bytes on ${pages} pages`);
      return undefined;
    }
    for (let index = 0; index < pages; index++) if (!this.claim(first + index, where)) return undefined;
    tree.counts.overflowPages += pages;
    if (!this.inFile(first + pages - 1)) return undefined;
    const header = this.readAt(first * this.pageBytes, HEADER_BYTES);
    const issue =
      this.headerIssue(header, first, OVERFLOW) ??
      (header.readUInt32LE(20) === pages ? undefined : `has ${header.readUInt32LE(20)} pages`);
    if (issue !== undefined) {
      this.report(`page ${first} (${tree.name}) ${issue}`);
      return undefined;
    }
    const start = first * this.pageBytes + HEADER_BYTES;
    return {
      page: first,
      key,
      length,
      joined: undefined,
      read: (from, count) => this.readAt(start + from, count),
    };
  }
}

const LABELS: Readonly<Record<string, string>> = {
  branchPages: 'branch pages',
  leafPages: 'leaf pages',
  overflowPages: 'overflow pages',
  entries: 'entries',
};

/** Bytes of an entry's value that are on the leaf page itself. */
function inPageBytes(bytes: Buffer, offset: number): number {
  return bytes.readUInt16LE(offset + 4) === BIG_VALUE ? OVERFLOW_NODE_BYTES : bytes.readUInt32LE(offset);
}
