import { remoteNameSchema, versionSchema } from '@mockingbird/contracts';

/** `?mb=mfe-blog@1.2.3,mfe-home@http://localhost:5173`: versions in place of the live ones, for one page. */
export const OVERRIDE_PARAMETER = 'mb';

/** Overrides in one address; more are refused. */
const MOST = 8;

export type AskedOverride = { name: string; version: string } | { name: string; origin: string };

/** @returns what is asked, or why it cannot be given */
function readOne(text: string, origins: readonly string[]): AskedOverride | string {
  const at = text.indexOf('@');
  const name = text.slice(0, Math.max(at, 0));
  const what = text.slice(at + 1);
  if (!remoteNameSchema.safeParse(name).success) return `"${text}" is not of the form remote@version`;
  if (versionSchema.safeParse(what).success) return { name, version: what };
  const origin = URL.canParse(what) ? new URL(what).origin : undefined;
  if (origin === undefined || (what !== origin && what !== `${origin}/`)) {
    return `"${what}" is neither a version nor an origin`;
  }
  return origins.includes(origin) ? { name, origin } : `${origin} is not among OVERRIDE_ORIGINS`;
}

/**
 * Reads an address' overrides. Of two for one remote the last one counts.
 * @param origins those that may be named
 */
export function askedOverrides(
  text: string,
  origins: readonly string[],
): { asked: AskedOverride[]; faults: string[] } {
  const faults: string[] = [];
  const asked = new Map<string, AskedOverride>();
  const parts = text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
  if (parts.length > MOST) faults.push(`More than ${MOST} overrides`);
  for (const part of parts.slice(0, MOST)) {
    const one = readOne(part, origins);
    if (typeof one === 'string') faults.push(one);
    else asked.set(one.name, one);
  }
  return { asked: [...asked.values()], faults };
}
