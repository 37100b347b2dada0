import type { LiveComposition, LiveRemote, ManifestRoute } from '@mockingbird/contracts';
import { resolveRoute, type RouteMatch } from '@mockingbird/registry';

export type CatalogRemote = LiveRemote & { fallback?: LiveRemote | undefined };

/** Changes of the catalog. A remote whose version changed is in both lists. */
export interface CatalogChanges {
  removed: CatalogRemote[];
  added: CatalogRemote[];
}

/** A newer composition that the next navigation switches to. */
interface PendingComposition {
  key: string;
  live: LiveComposition;
  remotes: CatalogRemote[];
}

/** Checks only the shape that is used: the edge validated every field, and the schemas would need their library. */
function isLiveComposition(body: unknown): body is LiveComposition {
  return typeof body === 'object' && body !== null && 'remotes' in body && Array.isArray(body.remotes);
}

async function fetchComposition(key: string): Promise<LiveComposition> {
  const address = `/_mb/compositions/${key}`;
  const response = await fetch(address);
  if (!response.ok) throw new Error(`MB-2001 ${address} answered ${response.status}`);
  const live: unknown = await response.json();
  if (!isLiveComposition(live)) throw new Error(`MB-2001 ${address} is not a composition`);
  return live;
}

const isSameVersion = (a: LiveRemote, b: LiveRemote | undefined) =>
  a.version === b?.version && a.base === b.base;

/**
 * The remotes that this tab knows. It starts with the page's remote, then loads the whole composition, and later
 * switches to newer compositions.
 */
export class RemoteCatalog {
  private remotes: CatalogRemote[];
  private loading: Promise<void> | undefined;
  /** The composition's stable versions, also of remotes that this tab shows in another version. */
  private stable: readonly LiveRemote[] = [];
  private pending: PendingComposition | undefined;
  private readonly listeners: ((changes: CatalogChanges) => void)[] = [];
  isComplete = false;

  /**
   * @param composition number of the tab's composition
   * @param key of the tab's composition
   * @param pageRemote the remote that the page came with
   * @param shell hash of the page's shell
   * @param choose the version of each remote for this tab
   */
  constructor(
    public composition: number,
    public key: string,
    pageRemote: LiveRemote | undefined,
    private readonly shell?: string,
    private readonly choose: (live: LiveComposition) => Promise<CatalogRemote[]> = async (live) =>
      live.remotes,
  ) {
    this.remotes = pageRemote ? [pageRemote] : [];
  }

  get all(): readonly CatalogRemote[] {
    return this.remotes;
  }

  onChange(listener: (changes: CatalogChanges) => void): void {
    this.listeners.push(listener);
  }

  byName(name: string): CatalogRemote | undefined {
    return this.remotes.find((remote) => remote.name === name);
  }

  /** The version that provides a fragment. Canaries provide none. Requires `load`. */
  fragmentProvider(fragment: string): LiveRemote | undefined {
    return this.stable.find(({ fragments }) => fragments?.some(({ name }) => name === fragment));
  }

  /** The route of an address, as far as this tab knows. Resource routes have no screen and never match. */
  match(pathname: string): RouteMatch<CatalogRemote> | undefined {
    const match = resolveRoute(this.remotes, pathname);
    return match?.route.kind === 'resource' ? undefined : match;
  }

  /** Loads the whole composition, once. The page's remote stays at its version. */
  load(): Promise<void> {
    this.loading ??= this.loadComposition().catch((error: unknown) => {
      this.loading = undefined;
      throw error;
    });
    return this.loading;
  }

  isCurrentOrPending(key: string): boolean {
    return key === (this.pending?.key ?? this.key);
  }

  /**
   * Loads a newer composition. The next `switchToPending` uses it. A composition with a lower number comes from an edge
   * that is behind and is ignored. So is one whose number is not that of the key.
   */
  async loadPending(key: string): Promise<void> {
    const live = await fetchComposition(key);
    if (live.number !== Number.parseInt(key, 10)) return;
    if (live.number < (this.pending?.live.number ?? this.composition)) return;
    this.pending = { key, live, remotes: await this.choose(live) };
  }

  /**
   * Switches to the pending composition. Called at the start of a navigation.
   * @param mounted the remote on the page: it keeps its version until the visitor leaves it
   * @returns false when the shell itself changed: the next page needs a full page load
   */
  switchToPending(mounted: string | undefined): boolean {
    const { pending } = this;
    if (!pending) return true;
    if (this.shell !== undefined && pending.live.shell !== this.shell) return false;
    const mountedRemote = this.remotes.find(({ name }) => name === mounted);
    const remotes = pending.remotes.filter(({ name }) => name !== mountedRemote?.name);
    if (mountedRemote) remotes.push(mountedRemote);
    this.composition = pending.live.number;
    this.key = pending.key;
    this.stable = pending.live.remotes;
    this.replaceRemotes(remotes);
    return true;
  }

  private async loadComposition(): Promise<void> {
    const live = await fetchComposition(this.key);
    const remotes = await this.choose(live);
    if (this.isComplete) return;
    this.stable = live.remotes;
    const pageRemote = this.remotes[0];
    const chosen = remotes.find(({ name }) => name === pageRemote?.name);
    if (pageRemote && chosen) {
      // A composition with another version of the page's remote provides its fallback.
      pageRemote.fallback = isSameVersion(chosen, pageRemote) ? chosen.fallback : chosen;
      if (isSameVersion(chosen, pageRemote)) pageRemote.watchUntil = chosen.watchUntil;
    }
    this.replaceRemotes([
      ...(pageRemote ? [pageRemote] : []),
      ...remotes.filter((remote) => remote !== chosen),
    ]);
  }

  private replaceRemotes(remotes: CatalogRemote[]): void {
    const before = this.remotes;
    this.remotes = remotes;
    this.isComplete = true;
    const without = (list: CatalogRemote[], others: CatalogRemote[]) =>
      list.filter((a) => !others.some((b) => b.name === a.name && isSameVersion(a, b)));
    const changes = { removed: without(before, remotes), added: without(remotes, before) };
    if (changes.removed.length + changes.added.length > 0)
      for (const listener of this.listeners) listener(changes);
  }
}

/** Whether the browser renders a route. Other routes need a full page load. */
export const isInBrowser = (route: ManifestRoute): boolean =>
  route.kind === 'page' || route.kind === 'client';
