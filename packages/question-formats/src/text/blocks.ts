import type { Block } from '../model/file-report.js';

/** @returns the text of some lines */
export const readBlock = (text: string, { from, to }: Block): string =>
  text
    .split('\n')
    .slice(from - 1, to)
    .join('\n');

/**
 * Puts corrected lines into a text.
 * @param blocks in order, without overlap
 * @param corrected the new text of each block; an empty one removes its lines
 */
export function replaceBlocks(text: string, blocks: readonly Block[], corrected: readonly string[]): string {
  const lines = text.split('\n');
  blocks
    .map((block, index) => ({ ...block, lines: corrected[index] }))
    .toReversed()
    .forEach(({ from, to, lines: next }) => {
      if (next === undefined) return;
      lines.splice(from - 1, to - from + 1, ...(next === '' ? [] : next.split('\n')));
    });
  return lines.join('\n');
}
