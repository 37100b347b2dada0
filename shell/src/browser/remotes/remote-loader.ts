import { loadPage, type AnyPage } from '@mockingbird/platform/internal';
import type { LiveRemote } from '@mockingbird/contracts';
import type { RemoteDefinition } from '@mockingbird/platform';
import { TimeoutError, withTimeout } from '../../shared/timeout.js';
import { CODE_TIMEOUT_MS } from '../limits.js';
import { hasNoNetwork } from '../offline/network-state.js';
import type { UpdateManager } from '../updates/update-manager.js';
import { loadVersion } from './federation.js';
import { forgetLists, loadFiles } from './integrity.js';
import type { CatalogRemote, RemoteCatalog } from './remote-catalog.js';
import { RemoteLoadError } from './remote-load-error.js';

export interface LoadedRemote {
  /** The version that loaded: the requested one or its fallback. */
  version: LiveRemote;
  definition: RemoteDefinition;
}

/** The code of one screen, and its version. */
export interface LoadedScreen {
  remote: LoadedRemote;
  page: AnyPage;
}

interface Tools {
  catalog: RemoteCatalog;
  updates: UpdateManager;
}

/** Loads remotes, each once. When a screen's code does not load, it loads the fallback version. */
export class RemoteLoader {
  private readonly loads = new Map<string, Promise<RemoteDefinition>>();
  /** Remotes that this tab shows in an earlier version. All their screens come from that version. */
  readonly fallbackVersions = new Map<string, LiveRemote>();

  constructor(private readonly tools: Tools) {}

  /**
   * Loads the code of a screen, in the composition's version or its fallback.
   * @throws when neither loads. Without a fallback there is no limit: late code is better than none
   */
  async loadScreen(remote: CatalogRemote, routeId: string): Promise<LoadedScreen> {
    const earlier = this.fallbackVersions.get(remote.name);
    if (earlier) return this.loadOrReport(earlier, routeId);
    const loading = this.loadScreenOf(remote, routeId);
    try {
      return await withTimeout(CODE_TIMEOUT_MS, loading);
    } catch (cause) {
      const error = this.reportLoadError(remote, routeId, cause);
      const fallback = await this.findFallback(remote);
      if (!fallback && error instanceof TimeoutError) return loading;
      if (!fallback) throw error;
      loading.catch(() => undefined);
      console.warn(
        `MB-3001 ${remote.name}@${remote.version} did not load; this tab falls back to ${fallback.version}`,
        cause,
      );
      const screen = await this.loadOrReport(fallback, routeId);
      this.fallbackVersions.set(remote.name, fallback);
      return screen;
    }
  }

  /** Runs a screen's code before its first use. An error is ignored: the first use tries again. */
  warmUp(remote: CatalogRemote, routeId: string): void {
    this.loadScreenOf(this.fallbackVersions.get(remote.name) ?? remote, routeId).catch(() => undefined);
  }

  /** Removes the loaded code of a remote. The next use loads it again. */
  clear(name: string): void {
    this.fallbackVersions.delete(name);
    forgetLists(name);
    for (const key of this.loads.keys()) if (key.startsWith(`${name}@`)) this.loads.delete(key);
  }

  /** Loads exactly this version. @throws when it does not load */
  async load(version: LiveRemote): Promise<LoadedRemote> {
    // The same version may be described twice: a fragment's description has no routes.
    return { version, definition: await this.loadDefinition(version) };
  }

  /** Reports that a screen's code did not load. @returns the error, for the caller to throw */
  reportLoadError(version: LiveRemote, routeId: string, cause: unknown): Error {
    const isTimeout = cause instanceof TimeoutError;
    this.tools.updates.reportEvent(isTimeout ? 'timeout' : 'load', version, cause, routeId);
    return isTimeout ? cause : new RemoteLoadError(version, routeId, cause);
  }

  private loadDefinition(version: LiveRemote): Promise<RemoteDefinition> {
    const key = `${version.name}@${version.version}`;
    const inFlight = this.loads.get(key);
    if (inFlight) return inFlight;
    const load = loadVersion(version);
    this.loads.set(key, load);
    load.catch(() => this.loads.delete(key));
    return load;
  }

  private async loadOrReport(version: LiveRemote, routeId: string): Promise<LoadedScreen> {
    try {
      return await this.loadScreenOf(version, routeId);
    } catch (cause) {
      throw this.reportLoadError(version, routeId, cause);
    }
  }

  private async loadScreenOf(version: LiveRemote, routeId: string): Promise<LoadedScreen> {
    await loadFiles(version);
    const remote = await this.load(version);
    return { remote, page: await loadPage(remote.definition, routeId) };
  }

  private async findFallback(remote: CatalogRemote): Promise<LiveRemote | undefined> {
    // Without a network the device has one version of each remote. Another one would mix two compositions.
    if (await hasNoNetwork()) return undefined;
    await this.tools.catalog.load().catch(() => undefined);
    return remote.fallback;
  }
}
