const COUNT_BYTES = 6;
const SUM_BYTES = 4;
const ID_BYTES = 4;
const TREE_BYTES = COUNT_BYTES + SUM_BYTES;

/** How many entries there are, and the sum of their checksums (modulo 2^32, so that the order of changes does not matter). */
export class TreeTally {
  constructor(
    public count = 0,
    public sum = 0,
  ) {}

  add(checksum: number): void {
    this.count++;
    this.sum = (this.sum + checksum) >>> 0;
  }

  remove(checksum: number): void {
    this.count--;
    this.sum = (this.sum - checksum) >>> 0;
  }

  equals(other: TreeTally): boolean {
    return this.count === other.count && this.sum === other.sum;
  }

  writeTo(bytes: Buffer, offset: number): void {
    bytes.writeUIntBE(this.count, offset, COUNT_BYTES);
    bytes.writeUInt32BE(this.sum, offset + COUNT_BYTES);
  }

  static read(bytes: Buffer, offset: number): TreeTally {
    return new TreeTally(bytes.readUIntBE(offset, COUNT_BYTES), bytes.readUInt32BE(offset + COUNT_BYTES));
  }
}

/** The tallies of a collection: of its documents, and of each index by its id. Stored with every transaction that changes them. */
export class CollectionTally {
  readonly indexes = new Map<number, TreeTally>();

  constructor(readonly documents = new TreeTally()) {}

  index(id: number): TreeTally {
    const existing = this.indexes.get(id);
    if (existing) return existing;
    const tally = new TreeTally();
    this.indexes.set(id, tally);
    return tally;
  }

  encode(): Buffer {
    const bytes = Buffer.alloc(TREE_BYTES + this.indexes.size * (ID_BYTES + TREE_BYTES));
    this.documents.writeTo(bytes, 0);
    let offset = TREE_BYTES;
    for (const [id, tally] of this.indexes) {
      bytes.writeUInt32BE(id, offset);
      tally.writeTo(bytes, offset + ID_BYTES);
      offset += ID_BYTES + TREE_BYTES;
    }
    return bytes;
  }

  static decode(bytes: Buffer): CollectionTally {
    const tally = new CollectionTally(TreeTally.read(bytes, 0));
    for (let offset = TREE_BYTES; offset < bytes.length; offset += ID_BYTES + TREE_BYTES)
      tally.indexes.set(bytes.readUInt32BE(offset), TreeTally.read(bytes, offset + ID_BYTES));
    return tally;
  }
}
