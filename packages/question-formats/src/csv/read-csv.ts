import Papa from 'papaparse';
import type { Draft } from '../model/check-drafts.js';
import type { FileReport } from '../model/file-report.js';
import { readRows, type Row } from './read-rows.js';
import { unescapeFormula } from '@mockingbird/remote-kit';

/** A spreadsheet program may write its separator into the first line. */
const SEPARATOR_LINE = /^sep=(.)\n/;

const countBreaks = (cells: readonly string[]): number =>
  cells.reduce((count, cell) => count + cell.split('\n').length - 1, 0);

/** Splits a text into rows, and counts their lines: a cell in quotes may have several. */
function toRows(data: readonly string[][], firstLine: number): Row[] {
  let line = firstLine;
  return data.map((cells, index) => {
    const from = line;
    line += 1 + countBreaks(cells);
    return { row: index + firstLine, from, to: line - 1, cells: cells.map(unescapeFormula) };
  });
}

/** Reads a table with commas, semicolons or tabs between its cells. @param text with line feeds */
export function readCsv(text: string, report: FileReport): Draft[] {
  const separator = SEPARATOR_LINE.exec(text);
  const { data, errors } = Papa.parse<string[]>(separator ? text.slice(separator[0].length) : text, {
    delimiter: separator?.[1] ?? '',
    delimitersToGuess: [',', ';', '\t'],
    newline: '\n',
  });
  const rows = toRows(data, separator ? 2 : 1);
  for (const { type, row: index, code } of errors) {
    // An undetectable delimiter means one column: the header is checked below.
    if (type !== 'Quotes') continue;
    const row = rows[index ?? 0];
    const message =
      code === 'MissingQuotes'
        ? 'A cell that begins with a double quote does not end with one, so the rest of the file is one cell'
        : 'A double quote inside a cell must be doubled ("")';
    report.addIssue({ line: row?.from, row: row?.row }, message, row);
  }
  return readRows(rows, report);
}
