import { loadPage, type AnyPage } from '@mockingbird/platform/internal';
import type { LiveRemote } from '@mockingbird/contracts';
import type { RemoteDefinition } from '@mockingbird/platform';
import { loadVersion } from './federation.js';
import type { KnownRemote, KnownRemotes } from './remote-catalog.js';
import { CODE_TIMEOUT_MS } from '../limits.js';
import { TooLate, within } from '../../shared/timeout.js';
import { sight } from '../updates/update-manager.js';

export interface LoadedRemote {
  /** The version that was loaded in the end. */
  version: LiveRemote;
  definition: RemoteDefinition;
}

/** The code of one screen, and the version that it came from. */
export interface LoadedScreen {
  remote: LoadedRemote;
  page: AnyPage;
}

/** The code of a screen does not load: files are gone, altered or out of reach, or throw when they are run. */
export class NoCode extends Error {
  constructor(
    readonly version: LiveRemote,
    readonly routeId: string,
    cause: unknown,
  ) {
    super(`MB-3001 ${version.name}@${version.version} did not load`, { cause });
  }
}

/** Tells the platform that a screen's code did not load. @returns the failure, to be thrown */
export function noCode(version: LiveRemote, routeId: string, cause: unknown): Error {
  const isLate = cause instanceof TooLate;
  sight(isLate ? 'timeout' : 'load', version, cause, routeId);
  return isLate ? cause : new NoCode(version, routeId, cause);
}

/** Loads remotes, once each; a screen whose code does not come is taken from the version that was live before. */
export class RemoteLoader {
  private readonly loads = new Map<string, Promise<LoadedRemote>>();
  /** Remotes that this tab shows at an earlier version: all their screens come from one and the same. */
  readonly steppedBack = new Map<string, LiveRemote>();

  constructor(private readonly known: KnownRemotes) {}

  /**
   * The code of a screen, at the composition's version or at the one before.
   * @throws when neither loads. Without an earlier version there is no limit: late is better than never
   */
  async screen(remote: KnownRemote, routeId: string): Promise<LoadedScreen> {
    const earlier = this.steppedBack.get(remote.name);
    if (earlier) return this.told(earlier, routeId);
    const own = this.screenOf(remote, routeId);
    try {
      return await within(CODE_TIMEOUT_MS, own);
    } catch (cause) {
      const error = noCode(remote, routeId, cause);
      const lastGood = await this.lastGood(remote);
      if (!lastGood && error instanceof TooLate) return own;
      if (!lastGood) throw error;
      own.catch(() => undefined);
      console.warn(`MB-3001 ${remote.name}@${remote.version} did not load; taking ${lastGood.version}`);
      const screen = await this.told(lastGood, routeId);
      this.steppedBack.set(remote.name, lastGood);
      return screen;
    }
  }

  /** Runs a screen's code ahead of its first use; what fails is tried again then. */
  warm(remote: KnownRemote, routeId: string): void {
    this.screenOf(this.steppedBack.get(remote.name) ?? remote, routeId).catch(() => undefined);
  }

  /** Forgets what a remote loaded, so that the next load starts anew. */
  forget(name: string): void {
    this.steppedBack.delete(name);
    for (const key of this.loads.keys()) if (key.startsWith(`${name}@`)) this.loads.delete(key);
  }

  private async told(version: LiveRemote, routeId: string): Promise<LoadedScreen> {
    try {
      return await this.screenOf(version, routeId);
    } catch (cause) {
      throw noCode(version, routeId, cause);
    }
  }

  private async screenOf(version: LiveRemote, routeId: string): Promise<LoadedScreen> {
    const remote = await this.load(version);
    return { remote, page: await loadPage(remote.definition, routeId) };
  }

  /** One version's code, and no other's. @throws when it does not load */
  load(version: LiveRemote): Promise<LoadedRemote> {
    const key = `${version.name}@${version.version}`;
    const under = this.loads.get(key);
    if (under) return under;
    const load = loadVersion(version).then((definition) => ({ version, definition }));
    this.loads.set(key, load);
    load.catch(() => this.loads.delete(key));
    return load;
  }

  private async lastGood(remote: KnownRemote): Promise<LiveRemote | undefined> {
    await this.known.load().catch(() => undefined);
    return remote.fallback;
  }
}
