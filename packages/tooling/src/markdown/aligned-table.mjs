/**
 * A Markdown table whose columns are aligned, so that a terminal shows it well too.
 * @param {readonly (readonly string[])[]} rows the first one has the headings
 * @returns {string}
 */
export function alignedTable(rows) {
  const [head = [], ...body] = rows;
  const widths = head.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  /** @param {readonly string[]} row */
  const line = (row) => `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  const rule = `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`;
  return [line(head), rule, ...body.map(line)].join('\n');
}
