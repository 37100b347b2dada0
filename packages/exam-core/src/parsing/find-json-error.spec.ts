import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { MAX_JSON_DEPTH } from '../limits.js';
import { findJsonError } from './find-json-error.js';
import { readJson } from './read-json.js';

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

describe('findJsonError', () => {
  it.each([
    ['[1,]', 3, 'Found "]" where a value is expected'],
    ['[1 2]', 3, 'Found "2" where a comma or the closing bracket is expected'],
    ['[1', 2, 'The file ends where a comma or the closing bracket is expected'],
    ['', 0, 'The file ends where a value is expected'],
    ['{a:1}', 1, 'Found "a" where a field name in double quotes or "}" is expected'],
    ['{"a":1,}', 7, 'Found "}" where a field name in double quotes is expected'],
    ['{"a" 1}', 5, 'Found "1" where a colon is expected'],
    ['{"a":1]', 6, 'Found "]" where a comma or the closing bracket is expected'],
    ['[]x', 2, 'Found "x" where the end of the file is expected'],
    ['01', 0, 'Found "0" where a value is expected'],
    ['["\\frac \\pi"]', 8, 'A backslash must be doubled or start a known escape'],
    ['["\\u12"]', 2, 'A backslash must be doubled or start a known escape'],
    ['["a\nb"]', 1, 'A text is not closed by a double quote on its line'],
    ['{"a', 1, 'A text is not closed by a double quote on its line'],
    ["['a']", 1, 'Found "\'" where a value or "]" is expected'],
    ['[NaN]', 1, 'Found "N" where a value or "]" is expected'],
    ['[truely]', 1, 'Found "t" where a value or "]" is expected'],
  ])('in %j is at %d', (text, offset, message) => {
    expect(findJsonError(text)).toEqual({ offset, message });
  });

  it('refuses deeper nesting than is bearable', () => {
    const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);
    expect(findJsonError(nested(MAX_JSON_DEPTH))).toBeUndefined();
    expect(findJsonError(nested(MAX_JSON_DEPTH + 1))).toMatchObject({ offset: MAX_JSON_DEPTH });
    expect(findJsonError(nested(1_000_000))).toMatchObject({ offset: MAX_JSON_DEPTH });
  });

  it('takes texts of any length', () => {
    expect(findJsonError(`["${'x'.repeat(8_000_000)}"]`)).toBeUndefined();
  });

  it('agrees with JSON.parse on every JSON value', () => {
    fc.assert(fc.property(fc.json({ maxDepth: 8 }), (text) => expect(findJsonError(text)).toBeUndefined()));
  });

  it('agrees with JSON.parse on every damaged text', () => {
    const token = fc.constantFrom(
      ...'{}[]:,"'.split(''),
      ...[
        '\\',
        '\\u00e9',
        '\\n',
        'true',
        'null',
        'false',
        '-',
        '0',
        '1.5',
        'e3',
        '.',
        ' ',
        '\n',
        '\t',
        '\u0001',
        'x',
        '\u00a0',
      ],
    );
    const damaged = fc
      .tuple(fc.json({ maxDepth: 3 }), fc.nat(), fc.nat(3), token)
      .map(([text, at, cut, inserted]) => {
        const index = at % (text.length + 1);
        return text.slice(0, index) + inserted + text.slice(index + cut);
      });
    const random = fc.array(token, { maxLength: 12 }).map((tokens) => tokens.join(''));
    fc.assert(
      fc.property(fc.oneof(damaged, random), (text) => {
        expect(findJsonError(text) === undefined).toBe(isJson(text));
      }),
      { numRuns: 5000 },
    );
  });
});

describe('readJson', () => {
  const bytes = (text: string) => new TextEncoder().encode(text);
  const message = (source: Uint8Array | string) => {
    const result = readJson(source);
    return result.ok ? undefined : result.message;
  };

  it('tells line and column of what is broken, in characters', () => {
    expect(message('[\n  1,\r\n  "🎓", x]')).toMatch(/^Broken JSON in line 3, column 8: Found "x"/);
  });

  it('drops a byte order mark', () => {
    expect(readJson('\uFEFF[1]')).toEqual({ ok: true, value: [1] });
    expect(readJson(bytes('\uFEFF[1]'))).toEqual({ ok: true, value: [1] });
  });

  it.each(['', ' \n\t', '\uFEFF'])('says that %j is empty', (text) => {
    expect(message(text)).toBe('The file is empty');
    expect(message(bytes(text))).toBe('The file is empty');
  });

  it('says that a file is UTF-16, with and without its mark', () => {
    const little = Uint8Array.from([...'[1]'].flatMap((character) => [character.charCodeAt(0), 0]));
    const big = Uint8Array.from([...'[1]'].flatMap((character) => [0, character.charCodeAt(0)]));
    for (const file of [
      little,
      big,
      Uint8Array.of(0xff, 0xfe, ...little),
      Uint8Array.of(0xfe, 0xff, ...big),
    ]) {
      expect(message(file)).toBe('The file is encoded as UTF-16; save it as UTF-8');
    }
  });

  it('says in which line a file stops being UTF-8', () => {
    const latin1 = Uint8Array.of(...bytes('["é",\n"'), 0xe9, ...bytes('"]\n'));
    expect(message(latin1)).toBe('Line 2 is not valid UTF-8; save the file as UTF-8');
    expect(message(Uint8Array.of(0x5b, 0x80))).toBe('Line 1 is not valid UTF-8; save the file as UTF-8');
  });

  it('never throws on any bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 40 }), (source) => {
        expect(typeof readJson(source).ok).toBe('boolean');
      }),
    );
  });
});
