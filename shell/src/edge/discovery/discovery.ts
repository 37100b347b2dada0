import type { Composition, CompositionRemote, Manifest } from '@mockingbird/contracts';
import { remoteBase } from '@mockingbird/registry';
import type { LiveSite } from '../composition/live-site.js';

/** The schema of this file: frontend-discovery v1-pre. */
const SCHEMA = 'https://github.com/awslabs/frontend-discovery/blob/main/schema/v1-pre.json';

/** Percent. */
const ALL_VISITORS = 100;
/** The smallest share is a hundredth of a percent. */
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

/** Leaves out `by` and `why`, because user names and reasons are not public. */
const describeComposition = ({ number, createdAt, kind }: Composition, key: string) => ({
  number,
  key,
  createdAt,
  kind,
});

/** Describes what the schema has no field for, so that a tool can load and route a version without other requests. */
function describeVersion(manifest: Manifest) {
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
  /** The version to load when this one fails. */
  fallback: Manifest | undefined;
  /** Percent of the visitors. */
  share: number;
  isLive: boolean;
  extras: Record<string, unknown>;
}

function createEntry(origin: string, { manifest, fallback, share, isLive, extras }: Version): Entry {
  const createUrl = (version: Manifest) => origin + remoteBase(version) + version.entry;
  return {
    url: createUrl(manifest),
    ...(fallback ? { fallbackUrl: createUrl(fallback) } : {}),
    metadata: { integrity: manifest.files[manifest.entry]?.integrity ?? '', version: manifest.version },
    extras: { mockingbird: { ...extras, ...describeVersion(manifest) } },
    deployment: { traffic: Number(share.toFixed(SHARE_DIGITS)), default: isLive },
  };
}

function createEntries(
  remote: CompositionRemote,
  origin: string,
  composition: Record<string, unknown>,
): Entry[] {
  const { manifest, fallback, canary, since } = remote;
  const share = canary?.percent ?? 0;
  const live = createEntry(origin, {
    manifest,
    fallback,
    share: ALL_VISITORS - share,
    isLive: true,
    extras: { composition, since },
  });
  if (!canary) return [live];
  const { salt, cohorts } = canary;
  const canaryEntry = createEntry(origin, {
    manifest: canary.manifest,
    // A visitor who cannot load the canary gets the stable version.
    fallback: manifest,
    share,
    isLive: false,
    extras: { composition, since: canary.since, canary: { salt, cohorts } },
  });
  return [live, canaryEntry];
}

/**
 * Describes the live composition in the schema's format. Our own fields are in `extras.mockingbird` of each version.
 * @param origin the site's public origin, without a trailing slash
 */
export function createDiscovery({ composition, usable, liveKey }: LiveSite, origin: string): Discovery {
  const description = describeComposition(composition, liveKey);
  return {
    schema: SCHEMA,
    microFrontends: Object.fromEntries(
      usable.map((remote) => [remote.manifest.name, createEntries(remote, origin, description)]),
    ),
  };
}
