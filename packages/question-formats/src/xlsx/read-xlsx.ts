import { zipSync } from 'fflate';
import readXlsxFile from 'read-excel-file/universal';
import type { Draft } from '../model/check-drafts.js';
import { formatCsv } from '../csv/write-csv.js';
import { readRows, type Row } from '../csv/read-rows.js';
import type { FileReport } from '../model/file-report.js';
import { unzip } from '../zip/unzip.js';

const DOCTYPE = '<!DOCTYPE';

/** A spreadsheet program turns `1/2` into a date, and `007` into a number. */
function textOfCell(cell: unknown, addIssue: (message: string) => void): string {
  if (cell === null || cell === undefined) return '';
  if (cell instanceof Date) {
    addIssue(
      `A cell is a date (${cell.toISOString().slice(0, 10)}). Give it the format Text and enter it again`,
    );
    return '';
  }
  if (typeof cell === 'boolean') return cell ? 'True' : 'False';
  return String(cell).replace(/\r\n?/g, '\n');
}

const hasDocumentType = (bytes: Uint8Array): boolean => new TextDecoder().decode(bytes).includes(DOCTYPE);

export interface SheetResult {
  drafts: Draft[];
  /** The sheet as CSV, which can be corrected. */
  text: string;
}

function toRows(data: readonly (readonly unknown[])[], report: FileReport): Row[] {
  let line = 1;
  return data.map((cells, index) => {
    const row = index + 1;
    const from = line;
    const texts = cells.map((cell, column) =>
      textOfCell(cell, (message) => report.addIssue({ line: from, row }, `Column ${column + 1}: ${message}`)),
    );
    line += 1 + texts.reduce((count, text) => count + text.split('\n').length - 1, 0);
    return { row, from, to: line - 1, cells: texts };
  });
}

/** Reads the first sheet of an Excel file. @returns a message for a file that is none */
export async function readXlsx(bytes: Uint8Array, report: FileReport): Promise<SheetResult> {
  const nothing = { drafts: [], text: '' };
  const archive = unzip(bytes);
  if (!archive.ok) {
    report.addIssue({}, archive.message);
    return nothing;
  }
  const parts = [...archive.files].filter(([name]) => /\.(?:xml|rels)$/.test(name));
  if (parts.some(([, content]) => hasDocumentType(content))) {
    report.addIssue({}, 'A document type (DTD) is not allowed in an Excel file');
    return nothing;
  }
  // Stored without compression: the library would start a worker for a large part, which the site's policy forbids.
  const stored = zipSync(Object.fromEntries(parts), { level: 0 });
  const sheets = await readXlsxFile(stored.buffer, { trim: false }).catch(() => undefined);
  const [sheet, ...others] = sheets ?? [];
  if (!sheet) {
    report.addIssue({}, 'The file is not an Excel file (.xlsx). Save an old .xls file as .xlsx');
    return nothing;
  }
  for (const { sheet: name, data } of others)
    if (data.length > 0) report.addOmission({}, `Sheet “${name}”: only the first sheet is read`);
  const rows = toRows(sheet.data, report);
  return { drafts: readRows(rows, report), text: formatCsv(rows.map(({ cells }) => cells)) };
}
