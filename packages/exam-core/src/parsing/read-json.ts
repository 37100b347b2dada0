import { decodeText } from './decode-text.js';
import { findJsonError } from './find-json-error.js';

export type JsonResult = { ok: true; value: unknown } | { ok: false; message: string };

/** @returns one-based line and column of an offset; columns count characters, not UTF-16 units */
function placeOf(text: string, offset: number): { line: number; column: number } {
  const before = text.slice(0, offset).replace(/\r\n?/g, '\n');
  const lastLine = before.slice(before.lastIndexOf('\n') + 1);
  return { line: before.split('\n').length, column: Array.from(lastLine).length + 1 };
}

/**
 * Reads a JSON file.
 * @param source the bytes or the decoded text
 * @returns the value, or why it cannot be read: wrong encoding, empty, or the first syntax error with line and column
 */
export function readJson(source: Uint8Array | string): JsonResult {
  const decoded = decodeText(source);
  if (!decoded.ok) return decoded;
  const { text } = decoded;
  if (text.trim() === '') return { ok: false, message: 'The file is empty' };
  const error = findJsonError(text);
  if (error === undefined) {
    const value: unknown = JSON.parse(text);
    return { ok: true, value };
  }
  const { line, column } = placeOf(text, error.offset);
  return { ok: false, message: `Broken JSON in line ${line}, column ${column}: ${error.message}` };
}
