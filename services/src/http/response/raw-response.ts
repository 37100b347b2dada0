import { createHash } from 'node:crypto';
import * as z from 'zod';

/** An answer that is sent as it stands: a file, or JSON that was serialised once and is sent many times. */
export class BytesAnswer {
  /**
   * @param type media type
   * @param etag strong, with its quotes
   */
  constructor(
    readonly bytes: Buffer,
    readonly type: string,
    readonly etag: string,
  ) {}
}

/**
 * @param text what is sent, in UTF-8; its ETag is made from its bytes
 * @param type media type
 */
export function textAnswer(text: string, type = 'application/json; charset=utf-8'): BytesAnswer {
  const bytes = Buffer.from(text, 'utf8');
  const digest = createHash('sha256').update(bytes).digest('base64url');
  return new BytesAnswer(bytes, type, `"${digest}"`);
}

/** @returns the value as a route with this schema answers it: nothing undeclared leaves (a mismatch is a fault of ours) */
export function jsonAnswer<Schema extends z.core.$ZodType>(schema: Schema, value: unknown): BytesAnswer {
  return textAnswer(JSON.stringify(z.parse(schema, value)));
}
