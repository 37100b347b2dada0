import { MAX_JSON_DEPTH } from '../limits.js';

export interface JsonError {
  /** Zero-based offset into the text, in UTF-16 units. */
  offset: number;
  message: string;
}

const SPACE = /[ \t\n\r]*/y;
const ESCAPE = /\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y;
/** Text without syntax. Matched in pieces: an inlined picture is too long for the stack of a regular expression. */
const PLAIN = /[ !#-[\]-\uffff]{1,4096}/y;
const SCALAR = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?(?![\w.])|(?:true|false|null)(?!\w)/y;

/** What the scanner expects next. */
type Expected = 'value' | 'value-or-end' | 'key' | 'key-or-end' | 'colon' | 'comma-or-end' | 'end-of-file';

const WANTED: Record<Expected, string> = {
  value: 'a value',
  'value-or-end': 'a value or "]"',
  key: 'a field name in double quotes',
  'key-or-end': 'a field name in double quotes or "}"',
  colon: 'a colon',
  'comma-or-end': 'a comma or the closing bracket',
  'end-of-file': 'the end of the file',
};

/**
 * Finds the first syntax error of a JSON text. `JSON.parse` reports an error, but its wording and position depend on
 * the engine.
 */
class Scanner {
  private index = 0;
  private readonly open: ('{' | '[')[] = [];
  private expected: Expected = 'value';

  constructor(private readonly text: string) {}

  run(): JsonError | undefined {
    for (;;) {
      this.take(SPACE);
      const character = this.text.charAt(this.index);
      if (character === '') {
        return this.expected === 'end-of-file'
          ? undefined
          : this.error(`The file ends where ${this.wanted} is expected`);
      }
      const problem = this.step(character);
      if (problem !== undefined) return problem;
    }
  }

  private get wanted(): string {
    return WANTED[this.expected];
  }

  private step(character: string): JsonError | undefined {
    switch (this.expected) {
      case 'value':
      case 'value-or-end':
        return this.value(character);
      case 'key':
      case 'key-or-end':
        return this.key(character);
      case 'colon':
        return this.punctuation(character, ':', 'value');
      case 'comma-or-end':
        return this.separator(character);
      case 'end-of-file':
        return this.unexpected(character);
    }
  }

  private value(character: string): JsonError | undefined {
    if (character === ']' && this.expected === 'value-or-end') return this.close();
    if (character === '{' || character === '[') {
      this.open.push(character);
      if (this.open.length > MAX_JSON_DEPTH) {
        return this.error(`More than ${MAX_JSON_DEPTH} levels of nesting`);
      }
      this.index += 1;
      this.expected = character === '{' ? 'key-or-end' : 'value-or-end';
      return undefined;
    }
    const next = this.afterValue();
    if (character === '"') return this.string(next);
    if (!this.take(SCALAR)) return this.unexpected(character);
    this.expected = next;
    return undefined;
  }

  private key(character: string): JsonError | undefined {
    if (character === '}' && this.expected === 'key-or-end') return this.close();
    if (character !== '"') return this.unexpected(character);
    return this.string('colon');
  }

  private string(next: Expected): JsonError | undefined {
    const opening = this.index;
    this.index += 1;
    for (;;) {
      const character = this.text.charAt(this.index);
      if (character === '"') break;
      if (character < ' ') {
        // Reported at the opening quote, because everything after a missing quote looks wrong.
        this.index = opening;
        return this.error('A text is not closed by a double quote on its line');
      }
      if (character !== '\\') this.take(PLAIN);
      else if (!this.take(ESCAPE)) return this.error('A backslash must be doubled or start a known escape');
    }
    this.index += 1;
    this.expected = next;
    return undefined;
  }

  private separator(character: string): JsonError | undefined {
    const bracket = this.open.at(-1);
    if (character === (bracket === '{' ? '}' : ']')) return this.close();
    return this.punctuation(character, ',', bracket === '{' ? 'key' : 'value');
  }

  private punctuation(character: string, wanted: string, next: Expected): JsonError | undefined {
    if (character !== wanted) return this.unexpected(character);
    this.index += 1;
    this.expected = next;
    return undefined;
  }

  private close(): undefined {
    this.open.pop();
    this.index += 1;
    this.expected = this.afterValue();
    return undefined;
  }

  private afterValue(): Expected {
    return this.open.length === 0 ? 'end-of-file' : 'comma-or-end';
  }

  private take(pattern: RegExp): boolean {
    pattern.lastIndex = this.index;
    if (!pattern.test(this.text)) return false;
    this.index = pattern.lastIndex;
    return true;
  }

  private unexpected(character: string): JsonError {
    return this.error(`Found ${JSON.stringify(character)} where ${this.wanted} is expected`);
  }

  private error(message: string): JsonError {
    return { offset: this.index, message };
  }
}

/** @returns the first syntax error, or undefined for valid JSON within the nesting limit */
export function findJsonError(text: string): JsonError | undefined {
  return new Scanner(text).run();
}
