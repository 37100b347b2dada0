import Table from 'cli-table3';
import type { Style } from './style.js';

/** Spaces alone separate the columns. */
const NO_LINES = {
  top: '',
  'top-mid': '',
  'top-left': '',
  'top-right': '',
  bottom: '',
  'bottom-mid': '',
  'bottom-left': '',
  'bottom-right': '',
  left: '',
  'left-mid': '',
  mid: '',
  'mid-mid': '',
  right: '',
  'right-mid': '',
  middle: '  ',
};

/** @returns the lines of a table: the header, then one line per row */
export function tableLines(head: readonly string[], rows: readonly string[][], { bold }: Style): string[] {
  const table = new Table({
    chars: NO_LINES,
    style: { head: [], border: [], 'padding-left': 0, 'padding-right': 0 },
  });
  table.push(head.map(bold), ...rows);
  return table
    .toString()
    .split('\n')
    .map((line) => line.trimEnd());
}
