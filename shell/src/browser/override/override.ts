import { manifestSchema, type LiveRemote, type Override, type PageState } from '@mockingbird/contracts';
import { toLiveRemote } from '@mockingbird/registry';
import { LOCAL_MANIFEST_TIMEOUT_MS } from '../updates/limits.js';
import { OVERRIDE_PARAMETER, OVERRIDE_STORE } from './requested-override.js';

/** What stands in for a live version in this tab, and what a reader is told of it. */
export interface Pinned {
  remote: LiveRemote;
  label: string;
}

const refuse = (what: string, why: string) =>
  console.warn(`MB-3007 ${what}: ${why}; the live version is shown`);

/** The parts of `?mb=`: `name@version` or `name@origin`, comma separated. */
const partsOf = (asked: string): string[] => asked.split(',').filter((part) => part !== '');

/** The build that a developer serves: its manifest says what it is, and nothing says what its files must be. */
async function localRemote(name: string, origin: string): Promise<Pinned> {
  const response = await fetch(`${origin}/manifest.json`, {
    cache: 'no-store',
    credentials: 'omit',
    signal: AbortSignal.timeout(LOCAL_MANIFEST_TIMEOUT_MS),
  });
  if (!response.ok) throw new Error(`its manifest answered ${response.status}`);
  const manifest = manifestSchema.parse(await response.json());
  if (manifest.name !== name) throw new Error(`it serves ${manifest.name}`);
  const base = `${origin}/`;
  return { remote: { ...toLiveRemote(manifest), base, integrity: {} }, label: `${name} from ${origin}` };
}

async function pin(
  { name, remote, origin }: Override,
  origins: readonly string[],
): Promise<Pinned | undefined> {
  if (remote) return { remote, label: `${name} ${remote.version}` };
  try {
    if (!origin || !origins.includes(origin)) throw new Error('this origin is not listed');
    return await localRemote(name, origin);
  } catch (error) {
    refuse(`${name}@${origin}`, error instanceof Error ? error.message : String(error));
    return undefined;
  }
}

const store = (asked: string | undefined) => {
  try {
    if (asked) sessionStorage.setItem(OVERRIDE_STORE, asked);
    else sessionStorage.removeItem(OVERRIDE_STORE);
  } catch {
    // The address alone remembers it.
  }
};

/** The present address with another override, or without one. */
function addressWith(asked: string | undefined): string {
  const url = new URL(window.location.href);
  if (asked) url.searchParams.set(OVERRIDE_PARAMETER, asked);
  else url.searchParams.delete(OVERRIDE_PARAMETER);
  return url.href;
}

/** Goes back to what is live. */
export function resetOverride(): void {
  store(undefined);
  const address = addressWith(undefined);
  if (address === window.location.href) window.location.reload();
  else window.location.replace(address);
}

/**
 * What the tab's override puts in place of live versions. A page that came without it, because a link or the reader left
 * the parameter out, is loaded anew with it.
 * @param asked what the address says; undefined when it says nothing
 * @param kept what the tab remembers
 * @returns undefined when another page is on its way
 */
export async function pinnedVersions(
  state: Pick<PageState, 'override' | 'overrideOrigins'>,
  asked: string | undefined,
  kept: string | undefined,
  replace: (address: string) => void = (address) => window.location.replace(address),
): Promise<Pinned[] | undefined> {
  const { override = [], overrideOrigins } = state;
  if (!overrideOrigins) {
    store(undefined);
    refuse(asked ?? kept ?? '', 'overrides are off here');
    return [];
  }
  if (asked === undefined && kept) {
    replace(addressWith(kept));
    return undefined;
  }
  store(override.length > 0 ? asked : undefined);
  const given = new Set(override.map(({ name }) => name));
  for (const part of partsOf(asked ?? ''))
    if (!given.has(part.split('@')[0] ?? '')) refuse(part, 'no such remote, version or listed origin');
  const pinned = await Promise.all(override.map((each) => pin(each, overrideOrigins)));
  return pinned.filter((each) => each !== undefined);
}
