import { describe, expect, it } from '@jest/globals';
import { strToU8, zipSync } from 'fflate';
import {
  FORMATS,
  MAX_FILE_BYTES,
  readBlock,
  readQuestionFile,
  readQuestionText,
  replaceBlocks,
} from '../src/index.js';
import { readText } from './read-text.js';

const BOMB = `<?xml version="1.0"?>
<!DOCTYPE quiz [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]>
<quiz>&b;</quiz>`;

const moodleQuestion = (html: string): string => `<?xml version="1.0"?>
<quiz><question type="truefalse"><name><text>Deep</text></name>
<questiontext format="html"><text><![CDATA[${html}]]></text></questiontext>
<answer fraction="100"><text>true</text></answer><answer fraction="0"><text>false</text></answer>
</question></quiz>`;

const MEGABYTE = 1024 * 1024;

describe('hostile files', () => {
  it('have no document type, so no entity can grow', async () => {
    const { issues, questions } = await readText(BOMB, 'q.xml');
    expect(questions).toEqual([]);
    expect(issues).toEqual([
      {
        line: 2,
        message: 'Broken XML: A document type (DTD) is not allowed. Remove the line with <!DOCTYPE',
      },
    ]);
    const unknown = await readText('<quiz>&file;</quiz>', 'q.xml');
    expect(unknown.issues[0]?.message).toMatch(/^Broken XML: undefined entity/);
  });

  it('have a limit of levels', async () => {
    const { issues } = await readText('<a>'.repeat(5_000), 'q.xml');
    expect(issues[0]?.message).toBe('Broken XML: More than 100 levels of elements');
  });

  it('have no limit of levels in HTML, and are read flat', async () => {
    const html = `${'<span>'.repeat(100_000)}How deep?`;
    const { issues, questions } = await readText(moodleQuestion(html), 'q.xml');
    expect(issues).toEqual([]);
    expect(questions.map(({ questionText }) => questionText)).toEqual(['How deep?']);
  });

  it('are refused above 8 MB', async () => {
    const { issues } = await readQuestionFile(new Uint8Array(MAX_FILE_BYTES + 1), 'q.csv');
    expect(issues).toEqual([{ message: 'The file is larger than 8 MB. Split it into several files' }]);
  });

  it.each(['package.zip', 'sheet.xlsx'])('do not unpack to more than 64 MB: %s', async (name) => {
    const half = new Uint8Array(40 * MEGABYTE);
    const archive = zipSync({ 'xl/a.xml': half, 'xl/b.xml': half }, { level: 9 });
    expect(archive.length).toBeLessThan(MEGABYTE);
    const { issues } = await readQuestionFile(archive, name);
    expect(issues).toEqual([{ message: 'The files of the archive are larger than 64 MB together' }]);
  });

  it.each(['package.zip', 'sheet.xlsx'])('are no archive: %s', async (name) => {
    for (const bytes of [new Uint8Array(), strToU8('no archive'), strToU8('PK\u0003\u0004 broken')]) {
      const { issues, questions } = await readQuestionFile(bytes, name);
      expect(issues).toHaveLength(1);
      expect(questions).toEqual([]);
    }
  });

  it('never make a reader throw', async () => {
    const pieces = [
      '{',
      '}',
      '=',
      '~',
      '::',
      '#',
      '\\',
      '\n',
      '"',
      ',',
      '<quiz>',
      'A)',
      'ANSWER: A',
      '- [x]',
      '## ',
      '$',
      '[',
      ']',
    ];
    let seed = 7;
    const next = (limit: number) => {
      seed = (seed * 48_271) % 2_147_483_647;
      return seed % limit;
    };
    for (let round = 0; round < 100; round += 1) {
      const text = Array.from({ length: next(40) }, () => pieces[next(pieces.length)]).join('');
      for (const { id } of FORMATS)
        await expect(readQuestionText(text, id)).resolves.toMatchObject({ format: id });
    }
  });
});

describe('corrected lines', () => {
  it('replace the faulty ones, and no others', () => {
    const text = 'a\nb\nc\nd\ne';
    const blocks = [
      { from: 2, to: 3 },
      { from: 5, to: 5 },
    ];
    expect(blocks.map((block) => readBlock(text, block))).toEqual(['b\nc', 'e']);
    expect(replaceBlocks(text, blocks, ['B\nX\nC', ''])).toBe('a\nB\nX\nC\nd');
  });
});
