import type { Question } from '@mockingbird/contracts';
import { ReadingError } from '../../solver-kit.js';

/** The table of a passage: names of rows and columns, and the figures. */
export interface Table {
  rows: string[];
  columns: string[];
  cells: number[][];
}

const cellsOf = (line: string) =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());

/** Reads the Markdown table of the passage. @throws ReadingError without one */
export function tableOf({ passage = '' }: Question): Table {
  const [head, rule, ...body] = passage.split('\n').filter((line) => line.startsWith('|'));
  if (!head || !rule || body.length === 0) throw new ReadingError('expected a table in the passage');
  const lines = body.map(cellsOf);
  return {
    rows: lines.map(([name = '']) => name),
    columns: cellsOf(head).slice(1),
    cells: lines.map((line) => line.slice(1).map((cell) => Number(cell.replace('%', '')))),
  };
}

/** Names of the list in the order in which a text has them. */
export function namesIn(text: string, names: readonly string[]): string[] {
  const pattern = new RegExp(`(?<!\\w)(?:${names.join('|')})(?!\\w)`, 'g');
  return [...text.matchAll(pattern)].map(([name]) => name);
}

export const rowOf = ({ rows, cells }: Table, name = ''): number[] => {
  const row = cells[rows.indexOf(name)];
  if (!row) throw new ReadingError(`the table has no row ${name}`);
  return row;
};

export const columnOf = ({ columns, cells }: Table, name = ''): number[] => {
  const at = columns.indexOf(name);
  if (at < 0) throw new ReadingError(`the table has no column ${name}`);
  return cells.map((row) => row[at] ?? 0);
};

export const cellOf = (table: Table, row = '', column = ''): number =>
  rowOf(table, row)[table.columns.indexOf(column)] ?? NaN;
