const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const OPEN_BRACE = 0x7b;
const CLOSE_BRACE = 0x7d;
const OPEN_BRACKET = 0x5b;
const CLOSE_BRACKET = 0x5d;
const COMMA = 0x2c;
const COLON = 0x3a;
const BYTE_ORDER_MARK = [0xef, 0xbb, 0xbf];

const isSpace = (byte: number) => byte === 0x20 || byte === 0x0a || byte === 0x0d || byte === 0x09;

/** Why the text cannot be split; `place` is a JSON pointer. */
export class SplitError extends Error {
  override readonly name = 'SplitError';

  constructor(
    readonly place: string,
    message: string,
    readonly isTooLarge = false,
  ) {
    super(message);
  }
}

export interface SplitLimits {
  /** Largest item, in bytes. */
  itemBytes: number;
  /** Most items. */
  items: number;
  /** Most levels of nesting in an item. */
  depth: number;
}

/** What the splitter is looking for. */
type Expected =
  'mark' | 'object' | 'name' | 'colon' | 'list' | 'first' | 'item' | 'after-item' | 'end' | 'nothing';

const WANTED: Readonly<Record<Expected, string>> = {
  mark: 'an object',
  object: 'an object',
  name: 'a field',
  colon: 'a colon',
  list: 'a list',
  first: 'an item or "]"',
  item: 'an item',
  'after-item': '"," or "]"',
  end: '"}"',
  nothing: 'the end',
};

/**
 * Splits a large JSON text `{ "<name>": [item, item, ...] }` into the bytes of its items while it arrives. It looks at
 * brackets and quotes alone: whether an item is JSON is for `JSON.parse` to say, which reads it many times faster than
 * anything written in JavaScript.
 */
export class ListSplitter {
  private expected: Expected = 'mark';
  private marks = 0;
  private count = 0;
  private name: number[] = [];
  /** Pieces of the item (or the name) that arrived in chunks before. */
  private parts: Buffer[] = [];
  private partBytes = 0;
  private depth = 0;
  private inString = false;
  private escaped = false;
  private inItem = false;

  constructor(
    private readonly list: string,
    private readonly limits: SplitLimits,
  ) {}

  /** @returns the items that end in this chunk. @throws SplitError */
  push(chunk: Buffer): Buffer[] {
    const items: Buffer[] = [];
    let index = 0;
    while (index < chunk.length) {
      if (this.inItem) {
        const end = this.endOfItem(chunk, index);
        this.keep(chunk.subarray(index, end < 0 ? chunk.length : end));
        if (end < 0) return items;
        items.push(this.takeItem());
        index = end;
      } else {
        index += this.step(chunk[index] ?? 0);
      }
    }
    return items;
  }

  /** Call at the end of the text. @throws SplitError when something is missing */
  end(): void {
    if (this.expected === 'nothing') return;
    const where = this.inItem ? 'in the middle' : `where ${WANTED[this.expected]} is expected`;
    throw new SplitError(this.inItem || this.count > 0 ? this.place : '', `The text ends ${where}`);
  }

  private get place(): string {
    return `/${this.list}/${this.count}`;
  }

  /** Takes one byte outside of the items. @returns how many bytes were used: none where an item begins */
  private step(byte: number): 0 | 1 {
    if (this.expected === 'mark' && byte === BYTE_ORDER_MARK[this.marks]) {
      this.marks += 1;
      return 1;
    }
    if (this.expected === 'mark') this.expected = 'object';
    if (this.inString) return this.stepInName(byte);
    if (isSpace(byte)) return 1;
    return this.stepBetween(byte);
  }

  private stepBetween(byte: number): 0 | 1 {
    switch (this.expected) {
      case 'object':
        return this.follow(byte, OPEN_BRACE, 'name');
      case 'name':
        this.inString = byte === QUOTE;
        return this.follow(byte, QUOTE, 'colon');
      case 'colon':
        return this.follow(byte, COLON, 'list');
      case 'list':
        return this.follow(byte, OPEN_BRACKET, 'first');
      case 'end':
        return this.follow(byte, CLOSE_BRACE, 'nothing');
      case 'after-item':
        return byte === CLOSE_BRACKET
          ? this.follow(byte, CLOSE_BRACKET, 'end')
          : this.follow(byte, COMMA, 'item');
      case 'first':
        if (byte === CLOSE_BRACKET) return this.follow(byte, CLOSE_BRACKET, 'end');
        return this.beginItem(byte);
      case 'item':
        return this.beginItem(byte);
      default:
        throw this.unexpected(byte);
    }
  }

  /** The list's name is plain: nothing in it needs an escape. */
  private stepInName(byte: number): 1 {
    if (byte !== QUOTE) {
      if (this.name.length < this.limits.itemBytes) this.name.push(byte);
      return 1;
    }
    this.inString = false;
    const name = Buffer.from(this.name).toString('utf8');
    if (name !== this.list)
      throw new SplitError('', `Expected the one field "${this.list}", and it comes first`);
    return 1;
  }

  private follow(byte: number, wanted: number, next: Expected): 1 {
    if (byte !== wanted) throw this.unexpected(byte);
    this.expected = next;
    return 1;
  }

  private beginItem(byte: number): 0 {
    // Nothing but objects is worth splitting off, and a bare value would have no clear end.
    if (byte !== OPEN_BRACE) throw this.unexpected(byte, 'an object');
    if (this.count >= this.limits.items) {
      throw new SplitError(`/${this.list}`, `Holds more than ${this.limits.items} items`, true);
    }
    this.inItem = true;
    return 0;
  }

  private unexpected(byte: number, wanted = WANTED[this.expected]): SplitError {
    const found = byte < 0x80 ? JSON.stringify(String.fromCharCode(byte)) : 'another character';
    const place = this.expected === 'first' || this.expected === 'item' || this.expected === 'after-item';
    return new SplitError(place ? this.place : '', `Found ${found} where ${wanted} is expected`);
  }

  /** @returns the index behind the item's last byte, or -1 when it does not end in this chunk */
  private endOfItem(chunk: Buffer, from: number): number {
    let { depth } = this;
    let index = this.inString ? this.endOfString(chunk, from) : from;
    while (index < chunk.length) {
      const byte = chunk[index];
      index += 1;
      if (byte === QUOTE) index = this.endOfString(chunk, index);
      else if (byte === OPEN_BRACE || byte === OPEN_BRACKET) depth = this.deeper(depth);
      else if (byte === CLOSE_BRACE || byte === CLOSE_BRACKET) {
        depth -= 1;
        if (depth === 0) {
          this.depth = 0;
          return index;
        }
      }
    }
    this.depth = depth;
    return -1;
  }

  /** Texts are most of an item: a loop of their own, with as little in it as can be. @returns the index behind the quote */
  private endOfString(chunk: Buffer, from: number): number {
    const { length } = chunk;
    let index = this.escaped && from < length ? from + 1 : from;
    this.escaped = this.escaped && from >= length;
    for (; index < length; index += 1) {
      const byte = chunk[index];
      if (byte === QUOTE) {
        this.inString = false;
        return index + 1;
      }
      if (byte === BACKSLASH) index += 1;
    }
    this.inString = true;
    this.escaped = this.escaped || index > length;
    return length;
  }

  private deeper(depth: number): number {
    if (depth < this.limits.depth) return depth + 1;
    throw new SplitError(this.place, `Has more than ${this.limits.depth} levels of nesting`);
  }

  private keep(part: Buffer): void {
    this.partBytes += part.length;
    if (this.partBytes > this.limits.itemBytes) {
      throw new SplitError(this.place, `Is larger than ${this.limits.itemBytes} bytes`, true);
    }
    this.parts.push(part);
  }

  private takeItem(): Buffer {
    const [only] = this.parts;
    const item = this.parts.length === 1 && only !== undefined ? only : Buffer.concat(this.parts);
    this.parts = [];
    this.partBytes = 0;
    this.inItem = false;
    this.inString = false;
    this.escaped = false;
    this.count += 1;
    this.expected = 'after-item';
    return item;
  }
}
