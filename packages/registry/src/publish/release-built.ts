import type { ChangeKind, Composition, Manifest, Publication } from '@mockingbird/contracts';
import { readPublication } from './read-publication.js';
import { ReleaseError, type ReleaseClient } from './release-client.js';
import { untilDecided } from './until-decided.js';

/** What the gate says of a version; all else, such as services that do not answer, ends the release. */
const REFUSALS: ReadonlySet<string> = new Set(['MB-4007', 'MB-4008', 'MB-4009', 'MB-4010']);

/** A build of sources as they lie in the working tree: its number says which, and that nobody released it. */
export const isWorkingTreeVersion = (version: string): boolean => /-dev\.h[0-9a-f]+$/.test(version);

export interface ReleaseBuiltOptions {
  /** Told what did not go live, and why. */
  say: (line: string) => void;
  /** Milliseconds before each further try at the gate. */
  pausesMs?: readonly number[] | undefined;
}

interface Published {
  name: string;
  version: string;
  /** False when the site had it already. */
  created: boolean;
}

type LiveRemote = Composition['remotes'][number];

/** The released version of a remote that is live or runs as its canary: no build of the working tree takes its place. */
function releasedOf(live: LiveRemote | undefined, version: string): string | undefined {
  const others = [live?.manifest.version, live?.canary?.manifest.version];
  return others.find((other) => other !== undefined && other !== version && !isWorkingTreeVersion(other));
}

/** A site goes on with what was live before a version that the gate refuses; without one there is no site. */
function sayRefused(
  error: unknown,
  { name, version }: Manifest,
  live: LiveRemote | undefined,
  say: (line: string) => void,
): void {
  if (!live || !(error instanceof ReleaseError) || !REFUSALS.has(error.code)) throw error;
  say(`${error.message}\n  ${name}@${version} is refused, and ${live.manifest.version} stays live:`);
  for (const { path, message } of error.faults) say(`  ${path}: ${message}`);
}

/** @returns the change that made a remote's live version live; undefined when the history does not go back that far */
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
 * Publishes built remotes, and makes live what is new: a version that the site does not have yet, one of the working tree
 * whose promotion an earlier start did not come to, and a remote that is not live at all. What somebody released stays
 * live, and so does what somebody rolled back to.
 * @param folders of the builds
 * @returns the composition that is live afterwards
 * @throws ReleaseError MB-4016 when the gate could not decide after several tries: an older version is never served for
 *   that; the gate's refusal of a remote that is not live yet; MB-2006 when the services cannot be reached
 */
export async function releaseBuilt(
  client: ReleaseClient,
  folders: readonly string[],
  { say, pausesMs }: ReleaseBuiltOptions,
): Promise<Composition> {
  const current = await client.current();
  const liveOf = (name: string) => current?.remotes.find(({ manifest }) => manifest.name === name);
  const gated = <Value>(what: string, work: () => Promise<Value>) =>
    untilDecided(work, { pausesMs, onRetry: (sentence) => say(`  ${what}: ${sentence}`) });

  const publish = async (publication: Publication): Promise<Published[]> => {
    const { manifest } = publication;
    const { name, version } = manifest;
    const live = liveOf(name);
    const released = isWorkingTreeVersion(version) ? releasedOf(live, version) : undefined;
    if (released !== undefined) {
      say(`  ${name}@${released} was released and stays; ${version} of the working tree is not published`);
      return [];
    }
    try {
      const { created } = await gated(`${name}@${version}`, () => client.publish(publication));
      return [{ name, version, created }];
    } catch (error) {
      sayRefused(error, manifest, live, say);
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
    say(`  ${name}@${live} stays live; ${version} was published before and is not live any more`);
    return false;
  };
  const fresh: { name: string; version: string }[] = [];
  for (const one of published) {
    if (await isFresh(one)) fresh.push({ name: one.name, version: one.version });
  }
  if (current && fresh.length === 0) return current;
  const promotion = { remotes: fresh, why: 'started from the working tree' };
  return (await gated('promotion', () => client.promote(promotion))).composition;
}
