import { createHash } from 'node:crypto';
import * as z from 'zod';

/** A response that is sent unchanged: a file, or JSON that is serialised once and sent many times. */
export class RawResponse {
  /**
   * @param type media type
   * @param etag strong ETag with quotes
   */
  constructor(
    readonly bytes: Buffer,
    readonly type: string,
    readonly etag: string,
  ) {}
}

/**
 * @param text the body; it is sent as UTF-8, with an ETag of its hash
 * @param type media type
 */
export function textResponse(text: string, type = 'application/json; charset=utf-8'): RawResponse {
  const bytes = Buffer.from(text, 'utf8');
  const digest = createHash('sha256').update(bytes).digest('base64url');
  return new RawResponse(bytes, type, `"${digest}"`);
}

/** @returns the response of a route with this schema, without undeclared fields. A mismatch is a bug (MB-1009). */
export function jsonResponse<Schema extends z.core.$ZodType>(schema: Schema, value: unknown): RawResponse {
  return textResponse(JSON.stringify(z.parse(schema, value)));
}
