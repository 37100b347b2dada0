import type { Question } from '@mockingbird/contracts';
import writeXlsxFile from 'write-excel-file/universal';
import { toRows } from '../csv/to-rows.js';

/** Widths of columns, in characters. */
const WIDE = 48;
const NARROW = 14;
const WIDE_COLUMNS = /^(?:Question|Explanation|Passage|Mistake)/;

/** Writes questions as an Excel file. Every cell is a text, so that `1/2` stays what it is. */
export async function writeXlsx(questions: readonly Question[]): Promise<Uint8Array<ArrayBuffer>> {
  const [header = [], ...rows] = toRows(questions);
  const cells = [
    header.map((value) => ({ value, type: String, fontWeight: 'bold' as const })),
    ...rows.map((row) => row.map((value) => ({ value, type: String, format: '@' }))),
  ];
  const file = writeXlsxFile(cells, {
    sheet: 'Questions',
    columns: header.map((name) => ({ width: WIDE_COLUMNS.test(name) ? WIDE : NARROW })),
    stickyRowsCount: 1,
  });
  const blob = await file.toBlob();
  return new Uint8Array(await blob.arrayBuffer());
}
