import { formatSize } from '../../common/format-size.js';

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

/** The reason why the text cannot be split. `path` is a JSON pointer. */
export class SplitError extends Error {
  override readonly name = 'SplitError';

  constructor(
    readonly path: string,
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

/** What the splitter expects next. */
type Expected =
  'mark' | 'object' | 'name' | 'colon' | 'list' | 'first' | 'item' | 'after-item' | 'end' | 'nothing';

const EXPECTED_TEXT: Readonly<Record<Expected, string>> = {
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
 * Splits a large JSON text `{ "<name>": [item, item, ...] }` into the bytes of its items while it arrives. It examines only
 * brackets and quotes. `JSON.parse` validates the items later, because it is many times faster than JavaScript code.
 */
export class ListSplitter {
  private expected: Expected = 'mark';
  private marks = 0;
  private count = 0;
  private name: number[] = [];
  /** Parts of the current item from earlier chunks. */
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
        const end = this.findItemEnd(chunk, index);
        this.addPart(chunk.subarray(index, end < 0 ? chunk.length : end));
        if (end < 0) return items;
        items.push(this.takeItem());
        index = end;
      } else {
        index += this.step(chunk[index] ?? 0);
      }
    }
    return items;
  }

  /** Call this at the end of the text. @throws SplitError when the text is incomplete */
  end(): void {
    if (this.expected === 'nothing') return;
    const where = this.inItem ? 'in the middle' : `where ${EXPECTED_TEXT[this.expected]} is expected`;
    throw new SplitError(this.inItem || this.count > 0 ? this.path : '', `The text ends ${where}`);
  }

  private get path(): string {
    return `/${this.list}/${this.count}`;
  }

  /** Reads one byte outside the items. @returns the number of bytes read: 0 where an item starts */
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
        return this.expect(byte, OPEN_BRACE, 'name');
      case 'name':
        this.inString = byte === QUOTE;
        return this.expect(byte, QUOTE, 'colon');
      case 'colon':
        return this.expect(byte, COLON, 'list');
      case 'list':
        return this.expect(byte, OPEN_BRACKET, 'first');
      case 'end':
        return this.expect(byte, CLOSE_BRACE, 'nothing');
      case 'after-item':
        return byte === CLOSE_BRACKET
          ? this.expect(byte, CLOSE_BRACKET, 'end')
          : this.expect(byte, COMMA, 'item');
      case 'first':
        if (byte === CLOSE_BRACKET) return this.expect(byte, CLOSE_BRACKET, 'end');
        return this.beginItem(byte);
      case 'item':
        return this.beginItem(byte);
      default:
        throw this.unexpected(byte);
    }
  }

  /** Escapes are not supported: the name of the list needs none. */
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

  private expect(byte: number, expectedByte: number, next: Expected): 1 {
    if (byte !== expectedByte) throw this.unexpected(byte);
    this.expected = next;
    return 1;
  }

  private beginItem(byte: number): 0 {
    // Items must be objects: the end of a bare value is not clear.
    if (byte !== OPEN_BRACE) throw this.unexpected(byte, 'an object');
    if (this.count >= this.limits.items) {
      throw new SplitError(`/${this.list}`, `Holds more than ${this.limits.items} items`, true);
    }
    this.inItem = true;
    return 0;
  }

  private unexpected(byte: number, expectedText = EXPECTED_TEXT[this.expected]): SplitError {
    const found = byte < 0x80 ? JSON.stringify(String.fromCharCode(byte)) : 'another character';
    const isInList = this.expected === 'first' || this.expected === 'item' || this.expected === 'after-item';
    return new SplitError(isInList ? this.path : '', `Found ${found} where ${expectedText} is expected`);
  }

  /** @returns the index after the last byte of the item, or -1 if it does not end in this chunk */
  private findItemEnd(chunk: Buffer, from: number): number {
    let { depth } = this;
    let index = this.inString ? this.findStringEnd(chunk, from) : from;
    while (index < chunk.length) {
      const byte = chunk[index];
      index += 1;
      if (byte === QUOTE) index = this.findStringEnd(chunk, index);
      else if (byte === OPEN_BRACE || byte === OPEN_BRACKET) depth = this.increaseDepth(depth);
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

  /** Skips a string in a minimal loop, because most bytes are in strings. @returns the index after the quote */
  private findStringEnd(chunk: Buffer, from: number): number {
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

  private increaseDepth(depth: number): number {
    if (depth < this.limits.depth) return depth + 1;
    throw new SplitError(this.path, `Has more than ${this.limits.depth} levels of nesting`);
  }

  private addPart(part: Buffer): void {
    this.partBytes += part.length;
    if (this.partBytes > this.limits.itemBytes) {
      throw new SplitError(this.path, `Is larger than ${formatSize(this.limits.itemBytes)}`, true);
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
