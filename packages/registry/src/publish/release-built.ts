import type { ChangeKind, Composition, Manifest, Publication } from '@mockingbird/contracts';
import { readPublication } from './read-publication.js';
import { ReleaseError, type ReleaseClient } from './release-client.js';
import { untilDecided } from './until-decided.js';

/** A rejection by the gate. All other errors, such as unreachable services, end the release. */
const REFUSALS: ReadonlySet<string> = new Set(['MB-4007', 'MB-4008', 'MB-4009', 'MB-4010', 'MB-4020']);

/** Releases are frozen. A start is no reason to change what is live. */
const FROZEN = 'MB-4018';

/** A working-tree version: its number shows the sources and that it was never released. */
export const isWorkingTreeVersion = (version: string): boolean => /-dev\.h[0-9a-f]+$/.test(version);

export interface ReleaseBuiltOptions {
  /** Called with each version that did not go live, and the reason. */
  log: (line: string) => void;
  /** Milliseconds before each retry at the gate. */
  pausesMs?: readonly number[] | undefined;
}

interface Published {
  name: string;
  version: string;
  /** False when the site had it before. */
  created: boolean;
}

type LiveRemote = Composition['remotes'][number];

/** The released version of a remote that is live or a canary. No working-tree version replaces it. */
function releasedOf(live: LiveRemote | undefined, version: string): string | undefined {
  const others = [live?.manifest.version, live?.canary?.manifest.version];
  return others.find((other) => other !== undefined && other !== version && !isWorkingTreeVersion(other));
}

/** When the gate rejects a version, the site continues with the live one. Without a live one the site cannot start. */
function logRejection(
  error: unknown,
  { name, version }: Manifest,
  live: LiveRemote | undefined,
  log: (line: string) => void,
): void {
  if (!live || !(error instanceof ReleaseError) || !REFUSALS.has(error.code)) throw error;
  log(`${error.message}\n  ${name}@${version} was rejected, and ${live.manifest.version} stays live:`);
  for (const { path, message } of error.issues) log(`  ${path}: ${message}`);
}

/** @returns the change that made a remote's current version live; undefined when the history is too short */
async function changeToLive(
  client: ReleaseClient,
  name: string,
  live: string,
): Promise<ChangeKind | undefined> {
  let change: ChangeKind | undefined;
  let before: number | undefined;
  do {
    const page = await client.history({ before });
    for (const { kind, remotes } of page.data) {
      if (remotes.find((remote) => remote.name === name)?.version !== live) return change;
      change = kind;
    }
    before = page.meta.before;
  } while (before !== undefined);
  return change;
}

/**
 * Publishes built remotes and promotes new versions. New means: not stored before, a working-tree version that an
 * earlier start did not promote, or a remote without a live version. Released and rolled-back versions stay live.
 * @param folders of the builds
 * @returns the composition that is live afterwards
 * @throws ReleaseError MB-4016 when the gate could not decide after several tries, because an old version must not hide that
 * @throws ReleaseError the gate's rejection of a remote that is not live yet
 * @throws ReleaseError MB-2006 when the services are unreachable
 */
export async function releaseBuilt(
  client: ReleaseClient,
  folders: readonly string[],
  { log, pausesMs }: ReleaseBuiltOptions,
): Promise<Composition> {
  const current = await client.current();
  const liveOf = (name: string) => current?.remotes.find(({ manifest }) => manifest.name === name);
  const gated = <Value>(what: string, work: () => Promise<Value>) =>
    untilDecided(work, { pausesMs, onRetry: (sentence) => log(`  ${what}: ${sentence}`) });

  const publish = async (publication: Publication): Promise<Published[]> => {
    const { manifest } = publication;
    const { name, version } = manifest;
    const live = liveOf(name);
    const released = isWorkingTreeVersion(version) ? releasedOf(live, version) : undefined;
    if (released !== undefined) {
      log(`  ${name}@${released} was released and stays; ${version} of the working tree is not published`);
      return [];
    }
    try {
      const { created } = await gated(`${name}@${version}`, () => client.publish(publication));
      return [{ name, version, created }];
    } catch (error) {
      logRejection(error, manifest, live, log);
      return [];
    }
  };

  const published: Published[] = [];
  for (const folder of folders) published.push(...(await publish(await readPublication(folder))));
  const isFresh = async ({ name, version, created }: Published): Promise<boolean> => {
    const live = liveOf(name)?.manifest.version;
    if (live === version) return false;
    if (created || live === undefined) return true;
    if (isWorkingTreeVersion(version) && isWorkingTreeVersion(live)) {
      const change = await changeToLive(client, name, live);
      if (change === 'promote') return true;
    }
    log(`  ${name}@${live} stays live; ${version} was published before and is not live any more`);
    return false;
  };
  const fresh: { name: string; version: string }[] = [];
  for (const one of published) {
    if (await isFresh(one)) fresh.push({ name: one.name, version: one.version });
  }
  if (current && fresh.length === 0) return current;
  const promotion = { remotes: fresh, why: 'started from the working tree' };
  try {
    return (await gated('promotion', () => client.promote(promotion))).composition;
  } catch (error) {
    if (!current || !(error instanceof ReleaseError) || error.code !== FROZEN) throw error;
    log(`${error.message}\n  Nothing was promoted: composition ${current.number} stays live`);
    return current;
  }
}
