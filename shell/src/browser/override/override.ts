import { manifestSchema, type LiveRemote, type Override, type PageState } from '@mockingbird/contracts';
import { toLiveRemote } from '@mockingbird/registry';
import * as messages from '../../messages/browser/override.js';
import { OVERRIDE_PARAMETER, OVERRIDE_STORAGE_KEY } from './requested-override.js';

/** Milliseconds for a developer's server to return its manifest. */
const LOCAL_MANIFEST_TIMEOUT_MS = 3_000;

/** A version that replaces the live one in this tab, and its text on the badge. */
export interface PinnedVersion {
  remote: LiveRemote;
  label: string;
}

const warn = (override: string, reason: string) =>
  console.warn(`MB-3007 The override ${override} is ignored and the live version is shown: ${reason}`);

/** The parts of `?mb=`: `name@version` or `name@origin`, separated by commas. */
const splitOverrides = (parameter: string): string[] => parameter.split(',').filter((part) => part !== '');

/** Loads the manifest of a build that a developer serves. Such a build has no hashes. */
async function fetchLocalVersion(name: string, origin: string): Promise<PinnedVersion> {
  const response = await fetch(`${origin}/manifest.json`, {
    cache: 'no-store',
    credentials: 'omit',
    signal: AbortSignal.timeout(LOCAL_MANIFEST_TIMEOUT_MS),
  });
  if (!response.ok) throw new Error(`${origin}/manifest.json answered ${response.status}`);
  const manifest = manifestSchema.parse(await response.json());
  if (manifest.name !== name) throw new Error(`${origin} serves ${manifest.name}`);
  const base = `${origin}/`;
  return {
    remote: { ...toLiveRemote(manifest), base, integrity: {} },
    label: messages.nameFromOrigin(name, origin),
  };
}

async function pinVersion(
  { name, remote, origin }: Override,
  origins: readonly string[],
): Promise<PinnedVersion | undefined> {
  if (remote) return { remote, label: `${name} ${remote.version}` };
  try {
    if (!origin || !origins.includes(origin))
      throw new Error('add its origin to OVERRIDE_ORIGINS of the edge');
    return await fetchLocalVersion(name, origin);
  } catch (error) {
    warn(`${name}@${origin}`, error instanceof Error ? error.message : String(error));
    return undefined;
  }
}

function storeOverride(parameter: string | undefined): void {
  try {
    if (parameter) sessionStorage.setItem(OVERRIDE_STORAGE_KEY, parameter);
    else sessionStorage.removeItem(OVERRIDE_STORAGE_KEY);
  } catch {
    // Without storage only addresses with the parameter are overridden.
  }
}

/** @returns the present address with another override, or without one */
function addressWithOverride(parameter: string | undefined): string {
  const url = new URL(window.location.href);
  if (parameter !== undefined) url.searchParams.set(OVERRIDE_PARAMETER, parameter);
  else url.searchParams.delete(OVERRIDE_PARAMETER);
  return url.href;
}

function loadWithOverride(parameter: string | undefined): void {
  storeOverride(parameter);
  const address = addressWithOverride(parameter);
  if (address === window.location.href) window.location.reload();
  else window.location.replace(address);
}

/**
 * Loads the page again with these overrides, such as `mfe-blog@1.2.0`. Without any it shows the live versions, and the
 * address still has the parameter, so that the developer panel stays.
 */
export const showOverrides = (overrides: readonly string[]): void => loadWithOverride(overrides.join(','));

/** Removes the override and loads the live page. */
export const resetOverride = (): void => loadWithOverride(undefined);

/**
 * Finds the versions that replace live ones in this tab. A page whose address lacks the parameter is loaded again with
 * it: a link or the visitor left it out.
 * @param requested the override of the address; undefined without the parameter
 * @param stored the override that the tab stored
 * @returns undefined when another page is loading
 */
export async function findPinnedVersions(
  state: Pick<PageState, 'override' | 'overrideOrigins'>,
  requested: string | undefined,
  stored: string | undefined,
  replace: (address: string) => void = (address) => window.location.replace(address),
): Promise<PinnedVersion[] | undefined> {
  const { override = [], overrideOrigins } = state;
  if (!overrideOrigins) {
    storeOverride(undefined);
    warn(requested ?? stored ?? '', 'OVERRIDES is off on this edge');
    return [];
  }
  if (requested === undefined && stored) {
    replace(addressWithOverride(stored));
    return undefined;
  }
  storeOverride(override.length > 0 ? requested : undefined);
  const accepted = new Set(override.map(({ name }) => name));
  for (const part of splitOverrides(requested ?? ''))
    if (!accepted.has(part.split('@')[0] ?? ''))
      warn(part, 'it names no remote, published version or listed origin');
  const pinned = await Promise.all(override.map((each) => pinVersion(each, overrideOrigins)));
  return pinned.filter((each) => each !== undefined);
}
