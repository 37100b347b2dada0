/** A table of cells: the first row is its head. */
export interface TableBlock {
  kind: 'table';
  head: string[];
  rows: string[][];
}

export type Block = TableBlock | { kind: 'text'; text: string };

const ROW = /^\s*\|(.*)\|\s*$/;
const RULE = /^\s*\|(?:\s*:?-+:?\s*\|)+\s*$/;

const cellsOf = (line: string): string[] => (ROW.exec(line)?.[1] ?? '').split('|').map((cell) => cell.trim());

/**
 * Splits a passage into texts and tables. A table is written as in Markdown: `| a | b |`, then `| --- | --- |`, then its
 * rows. Other lines with bars are text.
 */
export function splitTables(passage: string): Block[] {
  const lines = passage.split(/\r\n|\n|\r/);
  const blocks: Block[] = [];
  let text: string[] = [];
  const endText = () => {
    const joined = text.join('\n').trim();
    if (joined) blocks.push({ kind: 'text', text: joined });
    text = [];
  };
  for (let index = 0; index < lines.length; index += 1) {
    const line = lines[index] ?? '';
    if (!ROW.test(line) || !RULE.test(lines[index + 1] ?? '')) {
      text.push(line);
      continue;
    }
    endText();
    const rows: string[][] = [];
    for (index += 2; ROW.test(lines[index] ?? ''); index += 1) rows.push(cellsOf(lines[index] ?? ''));
    // The loop goes on with the line after the table.
    index -= 1;
    blocks.push({ kind: 'table', head: cellsOf(line), rows });
  }
  endText();
  return blocks;
}
