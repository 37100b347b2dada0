import { isUtf8 } from 'node:buffer';
import { readJson } from '@mockingbird/exam-core';

export type ParsedItem = { ok: true; value: unknown } | { ok: false; message: string };

/** Parses one JSON value. `readJson` gives better error messages but is slow, so it runs only for invalid JSON. */
export function parseItem(bytes: Buffer): ParsedItem {
  if (!isUtf8(bytes)) return readJson(bytes);
  try {
    const value: unknown = JSON.parse(bytes.toString('utf8'));
    return { ok: true, value };
  } catch {
    return readJson(bytes);
  }
}
