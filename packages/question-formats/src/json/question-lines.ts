import type { Block } from '../model/file-report.js';

/**
 * Finds the lines of each object of a list of questions.
 * @param text valid JSON: a list, or an object with the list in `questions`
 */
export function questionLines(text: string): Block[] {
  const blocks: Block[] = [];
  // A list is in depth 1 and its objects in depth 2. In `{ "questions": [...] }` both are one level deeper.
  const listDepth = /^\s*\[/.test(text) ? 1 : 2;
  let depth = 0;
  let line = 1;
  let from = 1;
  for (let index = 0; index < text.length; index += 1) {
    const character = text.charAt(index);
    if (character === '\n') line += 1;
    else if (character === '"') index = endOfText(text, index);
    else if (character === '{' || character === '[') {
      depth += 1;
      if (depth === listDepth + 1) from = line;
    } else if (character === '}' || character === ']') {
      if (depth === listDepth + 1) blocks.push({ from, to: line });
      depth -= 1;
    }
  }
  return blocks;
}

/** @returns the index of the closing quote; a text of JSON has no line feed */
function endOfText(text: string, opening: number): number {
  let index = opening + 1;
  while (index < text.length && text.charAt(index) !== '"') index += text.charAt(index) === '\\' ? 2 : 1;
  return index;
}
