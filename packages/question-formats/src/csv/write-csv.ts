import type { Question } from '@mockingbird/contracts';
import Papa from 'papaparse';
import { escapeFormula } from '@mockingbird/remote-kit';
import { toRows } from './to-rows.js';

/** With it, spreadsheet programs read the file as UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

/** @returns the rows as a text with commas */
export const formatCsv = (rows: readonly (readonly string[])[]): string =>
  Papa.unparse(
    rows.map((row) => row.map(escapeFormula)),
    { newline: '\n' },
  );

/** Writes questions as CSV. Every field has a column. */
export const writeCsv = (questions: readonly Question[]): string =>
  `${BYTE_ORDER_MARK}${formatCsv(toRows(questions))}\n`;
