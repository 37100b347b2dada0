import { MAX_KEY_ID_LENGTH, MIN_SECRET_LENGTH } from './protocol.js';

export type ApiKeysResult =
  { ok: true; keys: ReadonlyMap<string, string> } | { ok: false; issues: readonly string[] };

const KEY_ID = new RegExp(`^[A-Za-z0-9][A-Za-z0-9._-]{0,${MAX_KEY_ID_LENGTH - 1}}$`);
const SECRET = /^[\x21-\x7e]+$/;

/** The issues of one entry. They name its number and id, never its secret, because they appear in logs. */
function issuesOf(id: string, secret: string | undefined, place: string): string[] {
  if (secret === undefined) return [`${place}: a colon is missing between id and secret`];
  const issues: string[] = [];
  if (!KEY_ID.test(id)) {
    issues.push(
      `${place}: the id must be 1 to ${MAX_KEY_ID_LENGTH} letters, digits, dots, hyphens or underscores`,
    );
  }
  if (secret.length < MIN_SECRET_LENGTH) {
    issues.push(`${place}: the secret must have at least ${MIN_SECRET_LENGTH} characters`);
  } else if (!SECRET.test(secret)) {
    issues.push(`${place}: the secret must be printable ASCII without spaces`);
  }
  return issues;
}

/**
 * Reads the keys from configuration.
 * @param text `id:secret` entries separated by commas; a secret may contain colons, not commas
 * @returns the secrets by id, or every issue
 */
export function parseApiKeys(text: string): ApiKeysResult {
  const keys = new Map<string, string>();
  const issues: string[] = [];
  if (text.trim() === '') return { ok: false, issues: ['no key is given'] };
  text.split(',').forEach((part, index) => {
    const entry = part.trim();
    const colon = entry.indexOf(':');
    const id = colon < 0 ? '' : entry.slice(0, colon);
    const secret = colon < 0 ? undefined : entry.slice(colon + 1);
    const place = KEY_ID.test(id) ? `entry ${index + 1} (${id})` : `entry ${index + 1}`;
    const found = issuesOf(id, secret, place);
    if (keys.has(id)) found.push(`${place}: the id is used twice`);
    if (secret !== undefined && id !== '') keys.set(id, secret);
    issues.push(...found);
  });
  return issues.length === 0 ? { ok: true, keys } : { ok: false, issues };
}
