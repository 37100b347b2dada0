import type { Override } from '@mockingbird/contracts';
import { toLiveRemote } from '@mockingbird/registry';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import type { Artefacts } from '../composition/artefacts.js';
import { serveVersion, type LiveSite, type ServedRemote } from '../composition/live-site.js';
import type { StaticFiles } from '../http/static-files.js';
import { MAX_CACHED_OVERRIDES } from '../limits.js';
import {
  OVERRIDE_PARAMETER,
  parseRequestedOverrides,
  type RequestedOverride,
} from './requested-overrides.js';

interface Tools {
  artefacts: Artefacts;
  files: StaticFiles;
  log: Logger;
  /** Origins that an override may name. Undefined disables overrides. */
  origins: readonly string[] | undefined;
}

/** A site in which versions are replaced, for one page. */
export interface OverriddenSite {
  site: LiveSite;
  override: Override[];
  /** Remotes that the browser loads from an origin. The server cannot render them. */
  localRemotes: ReadonlySet<string>;
}

const isVersion = (requested: RequestedOverride): requested is { name: string; version: string } =>
  'version' in requested;

/** Replaces live versions as the address requests. An override that is not available has no effect (MB-3007). */
export class Overrides {
  /** Loaded versions. Failures are not cached, because the version may be published a minute later. */
  private readonly versions = new LRUCache<string, Promise<ServedRemote>>({ max: MAX_CACHED_OVERRIDES });

  constructor(private readonly tools: Tools) {}

  /** @returns undefined when the address has no override that is available */
  async apply(site: LiveSite, url: URL): Promise<OverriddenSite | undefined> {
    const text = url.searchParams.get(OVERRIDE_PARAMETER);
    if (text === null || text === '') return undefined;
    const { origins, log } = this.tools;
    if (origins === undefined) {
      log.debug({ code: 'MB-3007' }, 'overrides are off; set OVERRIDES=on to allow them');
      return undefined;
    }
    const { requested, issues } = parseRequestedOverrides(text, origins);
    for (const issue of issues) log.warn({ code: 'MB-3007' }, issue);
    const versions = await Promise.all(requested.filter(isVersion).map((each) => this.loadVersion(each)));
    const served = versions.filter((version) => version !== undefined);
    const local = requested.filter((each) => !isVersion(each));
    if (served.length + local.length === 0) return undefined;
    const localRemotes = new Set(local.map(({ name }) => name));
    return {
      site: replaceVersions(site, served, localRemotes),
      override: [...served.map(toOverride), ...local],
      localRemotes,
    };
  }

  private async loadVersion(requested: { name: string; version: string }): Promise<ServedRemote | undefined> {
    const key = `${requested.name}@${requested.version}`;
    const loading = this.versions.get(key) ?? this.prepareVersion(requested);
    this.versions.set(key, loading);
    try {
      return await loading;
    } catch (error) {
      this.versions.delete(key);
      this.tools.log.warn({ code: 'MB-3007', remote: key, err: error }, 'override version cannot be served');
      return undefined;
    }
  }

  private async prepareVersion({ name, version }: { name: string; version: string }): Promise<ServedRemote> {
    const { artefacts } = this.tools;
    const stored = await artefacts.findStored(name, version);
    return serveVersion(stored ?? (await artefacts.fetchManifest(name, version)), this.tools);
  }
}

const toOverride = ({ manifest }: ServedRemote): Override => ({
  name: manifest.name,
  remote: toLiveRemote(manifest),
});

/** Canaries of overridden remotes do not run on this page. */
function replaceVersions(
  site: LiveSite,
  versions: readonly ServedRemote[],
  localRemotes: ReadonlySet<string>,
): LiveSite {
  const names = new Set(versions.map(({ manifest }) => manifest.name));
  const others = site.remotes
    .filter(({ manifest }) => !names.has(manifest.name))
    .map((remote) => (localRemotes.has(remote.manifest.name) ? { ...remote, canary: undefined } : remote));
  return {
    ...site,
    remotes: [...others, ...versions],
    broken: site.broken.filter(({ name }) => !names.has(name)),
  };
}
