import type { Override } from '@mockingbird/contracts';
import { toLiveRemote } from '@mockingbird/registry';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import type { Artefacts } from '../composition/artefacts.js';
import { serve, type LiveSite, type ServedRemote } from '../composition/live-site.js';
import type { StaticFiles } from '../http/static-files.js';
import { OVERRIDES_KEPT } from '../limits.js';
import { askedOverrides, OVERRIDE_PARAMETER, type AskedOverride } from './requested-overrides.js';

interface Tools {
  artefacts: Artefacts;
  files: StaticFiles;
  log: Logger;
  /** Origins that an override may name; undefined where overrides are off. */
  origins: readonly string[] | undefined;
}

/** A site with versions in place of the live ones, for one page. */
export interface OverriddenSite {
  site: LiveSite;
  override: Override[];
  /** Remotes that the browser loads from an origin: the server cannot draw them. */
  local: ReadonlySet<string>;
}

const isVersion = (asked: AskedOverride): asked is { name: string; version: string } => 'version' in asked;

/** Puts what an address asks for in the live versions' place. What cannot be had leaves the live one (MB-3007). */
export class Overrides {
  /** Versions made ready; failures are not kept, for the version may be published in the next minute. */
  private readonly ready = new LRUCache<string, Promise<ServedRemote>>({ max: OVERRIDES_KEPT });

  constructor(private readonly tools: Tools) {}

  /** @returns undefined when the address asks for nothing that can be had */
  async apply(site: LiveSite, url: URL): Promise<OverriddenSite | undefined> {
    const text = url.searchParams.get(OVERRIDE_PARAMETER);
    if (text === null || text === '') return undefined;
    const { origins, log } = this.tools;
    if (origins === undefined) {
      log.debug({ code: 'MB-3007' }, 'overrides are off');
      return undefined;
    }
    const { asked, faults } = askedOverrides(text, origins);
    for (const fault of faults) log.warn({ code: 'MB-3007' }, fault);
    const versions = await Promise.all(asked.filter(isVersion).map((one) => this.version(one)));
    const served = versions.filter((one) => one !== undefined);
    const local = asked.filter((one) => !isVersion(one));
    if (served.length + local.length === 0) return undefined;
    return {
      site: withVersions(site, served, new Set(local.map(({ name }) => name))),
      override: [...served.map(described), ...local],
      local: new Set(local.map(({ name }) => name)),
    };
  }

  private async version(asked: { name: string; version: string }): Promise<ServedRemote | undefined> {
    const key = `${asked.name}@${asked.version}`;
    const ready = this.ready.get(key) ?? this.prepare(asked);
    this.ready.set(key, ready);
    try {
      return await ready;
    } catch (error) {
      this.ready.delete(key);
      this.tools.log.warn({ code: 'MB-3007', remote: key, err: error }, 'version cannot be served');
      return undefined;
    }
  }

  private async prepare({ name, version }: { name: string; version: string }): Promise<ServedRemote> {
    const { artefacts } = this.tools;
    const manifest = (await artefacts.known(name, version)) ?? (await artefacts.published(name, version));
    return serve(manifest, this.tools);
  }
}

const described = ({ manifest }: ServedRemote): Override => ({
  name: manifest.name,
  remote: toLiveRemote(manifest),
});

/** Nobody draws lots over a remote that was asked for by name: its canary does not run on this page. */
function withVersions(
  site: LiveSite,
  versions: readonly ServedRemote[],
  local: ReadonlySet<string>,
): LiveSite {
  const names = new Set(versions.map(({ manifest }) => manifest.name));
  const others = site.remotes
    .filter(({ manifest }) => !names.has(manifest.name))
    .map((remote) => (local.has(remote.manifest.name) ? { ...remote, canary: undefined } : remote));
  return {
    ...site,
    remotes: [...others, ...versions],
    broken: site.broken.filter(({ name }) => !names.has(name)),
  };
}
