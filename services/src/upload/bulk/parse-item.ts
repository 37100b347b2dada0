import { isUtf8 } from 'node:buffer';
import { readJson } from '@mockingbird/exam-core';

export type ParsedItem = { ok: true; value: unknown } | { ok: false; message: string };

/** @param bytes one JSON value; the reader that explains what is broken is slow, and asked only then */
export function parseItem(bytes: Buffer): ParsedItem {
  if (!isUtf8(bytes)) return readJson(bytes);
  try {
    const value: unknown = JSON.parse(bytes.toString('utf8'));
    return { ok: true, value };
  } catch {
    return readJson(bytes);
  }
}
