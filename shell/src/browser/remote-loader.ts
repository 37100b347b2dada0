import type { LiveRemote } from '@mockingbird/contracts';
import type { RemoteDefinition } from '@mockingbird/platform';
import { loadVersion } from './federation.js';
import type { KnownRemote, KnownRemotes } from './known-remotes.js';

export interface LoadedRemote {
  /** The version that was loaded in the end. */
  version: LiveRemote;
  definition: RemoteDefinition;
}

/** Loads remotes, once each; one that fails is tried at the version that was live before. */
export class RemoteLoader {
  private readonly loads = new Map<string, Promise<LoadedRemote>>();

  constructor(private readonly known: KnownRemotes) {}

  load(remote: KnownRemote): Promise<LoadedRemote> {
    const under = this.loads.get(remote.name);
    if (under) return under;
    const load = this.attempt(remote);
    this.loads.set(remote.name, load);
    load.catch(() => this.loads.delete(remote.name));
    return load;
  }

  /** Forgets a load, so that the next one starts anew. */
  forget(name: string): void {
    this.loads.delete(name);
  }

  private async attempt(remote: KnownRemote): Promise<LoadedRemote> {
    try {
      return { version: remote, definition: await loadVersion(remote) };
    } catch (error) {
      const fallback = await this.lastGood(remote);
      if (!fallback) throw error;
      console.warn(`MB-3001 ${remote.name}@${remote.version} did not load; taking ${fallback.version}`);
      return { version: fallback, definition: await loadVersion(fallback) };
    }
  }

  private async lastGood(remote: KnownRemote): Promise<LiveRemote | undefined> {
    await this.known.load().catch(() => undefined);
    return remote.fallback;
  }
}
