import { remoteNameSchema, versionSchema } from '@mockingbird/contracts';

/** `?mb=mfe-blog@1.2.3,mfe-home@http://localhost:5173` replaces live versions on one page. */
export const OVERRIDE_PARAMETER = 'mb';

const MAX_OVERRIDES = 8;

export type RequestedOverride = { name: string; version: string } | { name: string; origin: string };

/** @returns the override, or the reason why it is rejected */
function parseOverride(text: string, origins: readonly string[]): RequestedOverride | string {
  const separator = text.indexOf('@');
  const name = text.slice(0, Math.max(separator, 0));
  const source = text.slice(separator + 1);
  if (!remoteNameSchema.safeParse(name).success) return `"${text}" does not have the form remote@version`;
  if (versionSchema.safeParse(source).success) return { name, version: source };
  const origin = URL.canParse(source) ? new URL(source).origin : undefined;
  if (origin === undefined || (source !== origin && source !== `${origin}/`)) {
    return `"${source}" is neither a version nor an origin`;
  }
  return origins.includes(origin) ? { name, origin } : `OVERRIDE_ORIGINS does not contain ${origin}`;
}

/**
 * Parses the overrides of an address. The last override of a remote wins.
 * @param origins origins that an override may name
 */
export function parseRequestedOverrides(
  text: string,
  origins: readonly string[],
): { requested: RequestedOverride[]; issues: string[] } {
  const issues: string[] = [];
  const requested = new Map<string, RequestedOverride>();
  const parts = text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
  if (parts.length > MAX_OVERRIDES) {
    issues.push(`An address can have at most ${MAX_OVERRIDES} overrides; the rest is ignored`);
  }
  for (const part of parts.slice(0, MAX_OVERRIDES)) {
    const result = parseOverride(part, origins);
    if (typeof result === 'string') issues.push(result);
    else requested.set(result.name, result);
  }
  return { requested: [...requested.values()], issues };
}
