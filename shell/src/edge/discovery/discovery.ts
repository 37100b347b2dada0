import type { Composition, CompositionRemote, Manifest } from '@mockingbird/contracts';
import { remoteBase } from '@mockingbird/registry';
import type { LiveSite } from '../composition/live-site.js';

/** The form of this file: frontend-discovery v1-pre, which other tools read. */
const SCHEMA = 'https://github.com/awslabs/frontend-discovery/blob/main/schema/v1-pre.json';

/** Share of all visitors, in percent, of which a canary takes its part. */
const EVERYBODY = 100;
/** A hundredth of a percent is the finest share. */
const SHARE_DIGITS = 2;

interface Entry {
  url: string;
  fallbackUrl?: string;
  metadata: { integrity: string; version: string };
  extras: { mockingbird: Record<string, unknown> };
  deployment: { traffic: number; default: boolean };
}

export interface Discovery {
  schema: string;
  microFrontends: Record<string, Entry[]>;
}

/** Who made it and why is for those who sign in: names of users and words meant for colleagues are not for the public. */
const about = ({ number, createdAt, kind }: Composition, key: string) => ({ number, key, createdAt, kind });

/** What the schema has no name for: enough to load and route a version without asking for anything else. */
function describe(manifest: Manifest) {
  const { owner, apiVersion, globalName, routes, fragments, shared, files, server } = manifest;
  const browserFiles = Object.entries(files).filter(([file]) => file !== server);
  return {
    owner,
    apiVersion,
    globalName,
    base: remoteBase(manifest),
    routes: routes.map(({ id, path, kind, query }) => ({ id, path, kind, query })),
    fragments: fragments.map(({ name }) => name),
    shared,
    files: Object.fromEntries(
      browserFiles.map(([file, { integrity, bytes }]) => [file, { integrity, bytes }]),
    ),
  };
}

interface Version {
  manifest: Manifest;
  /** The version to take when this one does not load. */
  standIn: Manifest | undefined;
  /** Percent of the visitors. */
  share: number;
  isLive: boolean;
  extras: Record<string, unknown>;
}

function entryOf(origin: string, { manifest, standIn, share, isLive, extras }: Version): Entry {
  const address = (of: Manifest) => origin + remoteBase(of) + of.entry;
  return {
    url: address(manifest),
    ...(standIn ? { fallbackUrl: address(standIn) } : {}),
    metadata: { integrity: manifest.files[manifest.entry]?.integrity ?? '', version: manifest.version },
    extras: { mockingbird: { ...extras, ...describe(manifest) } },
    deployment: { traffic: Number(share.toFixed(SHARE_DIGITS)), default: isLive },
  };
}

function entriesOf(remote: CompositionRemote, origin: string, composition: Record<string, unknown>): Entry[] {
  const { manifest, fallback, canary, since } = remote;
  const share = canary?.percent ?? 0;
  const live = entryOf(origin, {
    manifest,
    standIn: fallback,
    share: EVERYBODY - share,
    isLive: true,
    extras: { composition, since },
  });
  if (!canary) return [live];
  const { salt, cohorts } = canary;
  const other = entryOf(origin, {
    manifest: canary.manifest,
    // Whoever cannot load the canary gets what everybody else gets.
    standIn: manifest,
    share,
    isLive: false,
    extras: { composition, since: canary.since, canary: { salt, cohorts } },
  });
  return [live, other];
}

/**
 * The live composition in the common form. Our own fields lie under each version's `extras.mockingbird`.
 * @param origin the site's, without a slash at its end
 */
export function discoveryOf({ composition, usable, liveKey }: LiveSite, origin: string): Discovery {
  const made = about(composition, liveKey);
  return {
    schema: SCHEMA,
    microFrontends: Object.fromEntries(
      usable.map((remote) => [remote.manifest.name, entriesOf(remote, origin, made)]),
    ),
  };
}
