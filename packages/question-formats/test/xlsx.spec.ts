import { describe, expect, it } from '@jest/globals';
import { strToU8, unzipSync, zipSync } from 'fflate';
import writeXlsxFile from 'write-excel-file/universal';
import { readQuestionFile, readQuestionText, replaceBlocks, writeTemplate } from '../src/index.js';
import { TEMPLATE_QUESTIONS } from '../src/csv/template.js';
import { linesOf } from './read-text.js';

type Cell = string | number | boolean | Date | null;

/** An Excel file as a person would make it: numbers and dates are what they look like. */
async function sheetOf(rows: Cell[][]): Promise<Uint8Array> {
  const cells = rows.map((row) =>
    row.map((value) => (value instanceof Date ? { value, type: Date, format: 'dd.mm.yyyy' } : value)),
  );
  const blob = await writeXlsxFile(cells, { sheet: 'Mine' }).toBlob();
  return new Uint8Array(await blob.arrayBuffer());
}

const HEADER = ['ID', 'Question', 'Option A', 'Option B', 'Right answer'];

describe('reading an Excel file', () => {
  it('reads the template', async () => {
    const { content } = await writeTemplate('xlsx');
    const { questions, issues, omissions } = await readQuestionFile(content, 'questions-template.xlsx');
    expect({ questions, issues, omissions }).toEqual({
      questions: TEMPLATE_QUESTIONS,
      issues: [],
      omissions: [],
    });
  });

  it('reads numbers as texts, and names dates and faults with their rows', async () => {
    const bytes = await sheetOf([
      HEADER,
      ['q1', 'How much?\nSay.', 12, 0.5, 'B'],
      ['q2', 'When?', new Date(Date.UTC(2026, 0, 2)), 'x', 'B'],
      [null, null, null, null, null],
      ['q3', 'Which?', 'a', 'b', 'C'],
      ['q4', 'Is it?', true, false, 'A'],
    ]);
    const { questions, issues, text, format } = await readQuestionFile(bytes, 'mine.xlsx');
    expect(format).toBe('xlsx');
    expect(questions.map(({ questionId, options }) => [questionId, options])).toEqual([
      ['q1', ['12', '0.5']],
      ['q4', ['True', 'False']],
    ]);
    expect(issues.map(({ row }) => row)).toEqual([3, 3, 5]);
    expect(linesOf(issues)).toEqual([
      '4/- Column 3: A cell is a date (2026-01-02). Give it the format Text and enter it again',
      '4/2 Option A is empty, but option B is not',
      '6/3 Right answer “C” is neither a letter from A to B nor the text of an option',
    ]);
    expect(text?.split('\n')[3]).toBe('q2,When?,,x,B');
  });

  it('can be corrected as CSV', async () => {
    const bytes = await sheetOf([HEADER, ['q1', 'Q?', 'a', 'b', '']]);
    const { text = '', blocks, format } = await readQuestionFile(bytes, 'mine.xlsx');
    const again = await readQuestionText(replaceBlocks(text, blocks, ['q1,Q?,a,b,B']), format);
    expect(again.questions).toEqual([
      { questionId: 'q1', questionText: 'Q?', options: ['a', 'b'], correctAnswer: 1 },
    ]);
  });

  it('refuses a document type', async () => {
    const files = unzipSync(await sheetOf([HEADER]));
    const evil = zipSync({ ...files, 'xl/evil.xml': strToU8('<!DOCTYPE a [<!ENTITY b "c">]><a/>') });
    const { issues } = await readQuestionFile(evil, 'mine.xlsx');
    expect(issues).toEqual([{ message: 'A document type (DTD) is not allowed in an Excel file' }]);
  });
});
