import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { STRAPI_PREVIEW_MS } from './limits.js';
import type { EntryKind } from './strapi-response.js';

/** The version of an entry that a preview shows. */
export interface PreviewedEntry {
  kind: EntryKind;
  documentId: string;
  status: 'draft' | 'published';
}

/** `strapi.<kind>.<documentId>.<status>.<expires>.<signature>`; `expires` in seconds since 1970. */
const TOKEN = /^strapi\.(post|article)\.([A-Za-z0-9]{1,64})\.(draft|published)\.(\d{10})\.([0-9a-f]{64})$/;

export const isPreviewToken = (token: string): boolean => token.startsWith('strapi.');

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/**
 * Reads the token that the preview handler of Strapi has signed: HMAC-SHA256 of everything before its last dot, as hexadecimal digits.
 * @param now in milliseconds since 1970
 * @returns undefined if the signature is wrong, or if the token has expired or is valid for too long
 */
export function readPreviewToken(token: string, secret: string, now: number): PreviewedEntry | undefined {
  const parts = TOKEN.exec(token);
  if (parts === null) return undefined;
  const [, kind, documentId = '', status, expires, signature = ''] = parts;
  const expected = createHmac('sha256', secret)
    .update(token.slice(0, token.lastIndexOf('.')))
    .digest('hex');
  if (!timingSafeEqual(digest(signature), digest(expected))) return undefined;
  const left = Number(expires) * 1_000 - now;
  if (left <= 0 || left > STRAPI_PREVIEW_MS) return undefined;
  return {
    kind: kind === 'article' ? 'article' : 'post',
    documentId,
    status: status === 'published' ? 'published' : 'draft',
  };
}
