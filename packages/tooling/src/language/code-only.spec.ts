import { describe, expect, it } from '@jest/globals';
import { codeOnly } from './code-only.mjs';

describe('a source file without its texts', () => {
  it('keeps names, comments and line numbers', () => {
    const source = [
      '// A comment.',
      "const text = 'one text';",
      'const template = `first ${value + "inner"} second',
      'third`;',
    ].join('\n');
    const code = codeOnly('a.mjs', source);
    expect(code.split('\n').map((line) => line.trim().replaceAll(/ +/g, ' '))).toEqual([
      '// A comment.',
      'const text = ;',
      'const template = value +',
      ';',
    ]);
    expect(code).toHaveLength(source.length);
  });
});
