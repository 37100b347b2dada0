import { describe, expect, it } from '@jest/globals';
import { commentsOf, paragraphsOf, sentencesIn } from './sentences.mjs';

describe('sentences', () => {
  it('are counted in words', () => {
    const text = 'One two three. Is this four? Version 1.2 counts as one word, e.g. here.';
    expect(sentencesIn(text).map(({ words }) => words)).toEqual([3, 3, 8]);
  });

  it('of a document leave out headings, tables and code', () => {
    const page =
      '# Title here\n\nFirst line\ngoes on.\n\n| a table | here |\n\n```sh\nnpm start now\n```\n\n- An entry `npm start`.\n- Another [link text](x.md).';
    expect(paragraphsOf(page)).toEqual(['First line goes on.', 'An entry code.', 'Another link text.']);
  });

  it('of a source file are its comments, tags apart', () => {
    const source = [
      '/** Says it. @param {string} name of it @returns a thing */',
      'const url = "http://example.org"; // trailing words',
      '// one line',
      '// and the next.',
      '',
      '// eslint-disable-next-line no-x',
      'const text = `// no comment`;',
    ].join('\n');
    expect(commentsOf('a.ts', source)).toEqual([
      'Says it.',
      'name of it',
      'a thing',
      'trailing words',
      'one line and the next.',
    ]);
  });

  it('of a comment leave out tables and take list entries apart', () => {
    const source =
      '/**\n * Two keys:\n *\n * | a | b |\n * |---|---|\n *\n * - One here.\n * - Two there.\n */';
    expect(commentsOf('a.ts', source)).toEqual(['Two keys:', 'One here.', 'Two there.']);
  });
});
