import { escapeFormula } from '@mockingbird/remote-kit';

/** Makes spreadsheets read the file as UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

function toCell(value: string | number | null): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  return `"${escapeFormula(value).replaceAll('"', '""')}"`;
}

/**
 * The text of a CSV file (RFC 4180) for spreadsheets. Texts that a spreadsheet would run as formulas start with an apostrophe.
 * @param rows the header first; null is an empty cell
 */
export const toCsv = (rows: readonly (readonly (string | number | null)[])[]): string =>
  BYTE_ORDER_MARK + rows.map((row) => `${row.map(toCell).join(',')}\r\n`).join('');
