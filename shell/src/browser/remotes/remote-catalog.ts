import type { LiveComposition, LiveRemote, ManifestRoute } from '@mockingbird/contracts';
import { resolveRoute, type RouteMatch } from '@mockingbird/registry';

export type KnownRemote = LiveRemote & { fallback?: LiveRemote | undefined };

/** What is another one from now on. A remote whose version changed is in both lists. */
export interface RemoteChanges {
  gone: KnownRemote[];
  added: KnownRemote[];
}

interface Newest {
  key: string;
  live: LiveComposition;
  remotes: KnownRemote[];
}

/**
 * Whether an answer is a composition. The edge checked it field by field before it went live; here it is enough that
 * nothing else stands at the address, and the schemas with their library can wait for the first data.
 */
function isLiveComposition(answer: unknown): answer is LiveComposition {
  return (
    typeof answer === 'object' && answer !== null && 'remotes' in answer && Array.isArray(answer.remotes)
  );
}

async function fetchComposition(key: string): Promise<LiveComposition> {
  const response = await fetch(`/_mb/compositions/${key}`);
  if (!response.ok) throw new Error(`MB-2001 The composition answered ${response.status}`);
  const live: unknown = await response.json();
  if (!isLiveComposition(live)) throw new Error('MB-2001 The composition is not what it should be');
  return live;
}

const isSame = (one: LiveRemote, other: LiveRemote | undefined) =>
  one.version === other?.version && one.base === other.base;

/** The remotes that this tab knows: at first the one of the page, soon the whole composition, later the next ones. */
export class KnownRemotes {
  private remotes: KnownRemote[];
  private loading: Promise<void> | undefined;
  /** The composition's own versions, also of remotes that this tab shows at another one. */
  private stable: readonly LiveRemote[] = [];
  private newest: Newest | undefined;
  private readonly listeners: ((changes: RemoteChanges) => void)[] = [];
  complete = false;

  /**
   * @param shell digest of the page's shell
   * @param choose the version of each remote that this tab gets
   */
  constructor(
    public composition: number,
    public key: string,
    first: LiveRemote | undefined,
    private readonly shell?: string,
    private readonly choose: (live: LiveComposition) => Promise<KnownRemote[]> = async (live) => live.remotes,
  ) {
    this.remotes = first ? [first] : [];
  }

  get all(): readonly KnownRemote[] {
    return this.remotes;
  }

  onChanged(listener: (changes: RemoteChanges) => void): void {
    this.listeners.push(listener);
  }

  named(name: string): KnownRemote | undefined {
    return this.remotes.find((remote) => remote.name === name);
  }

  /** The version that offers a fragment; canaries offer none. Known when the composition is loaded. */
  offering(fragment: string): LiveRemote | undefined {
    return this.stable.find(({ fragments }) => fragments?.some(({ name }) => name === fragment));
  }

  /** Who answers an address, as far as this tab knows; resources are nobody's screens. */
  match(pathname: string): RouteMatch<KnownRemote> | undefined {
    const match = resolveRoute(this.remotes, pathname);
    return match?.route.kind === 'resource' ? undefined : match;
  }

  /** Learns the whole composition, once. A remote that the page came with stays at the page's version. */
  load(): Promise<void> {
    this.loading ??= this.fetch().catch((error: unknown) => {
      this.loading = undefined;
      throw error;
    });
    return this.loading;
  }

  /** Whether a composition is the tab's own, or known as the one that comes next. */
  knows(key: string): boolean {
    return key === (this.newest?.key ?? this.key);
  }

  /**
   * Learns a composition that is newer than the tab's. It is taken over by the next `settle`. An edge that is behind takes no
   * tab back: an older one, also of data that began anew, waits for a page load; one that is not the key's is nobody's.
   */
  async learn(key: string): Promise<void> {
    const live = await fetchComposition(key);
    if (live.number !== Number.parseInt(key, 10)) return;
    if (live.number < (this.newest?.live.number ?? this.composition)) return;
    this.newest = { key, live, remotes: await this.choose(live) };
  }

  /**
   * Takes over the newest composition that was learnt, at the start of a navigation.
   * @param mounted the remote that is on the page: it stays as it is until it is left
   * @returns false when the shell itself is another one by now: the next page has to be loaded whole
   */
  settle(mounted: string | undefined): boolean {
    const { newest } = this;
    if (!newest) return true;
    if (this.shell !== undefined && newest.live.shell !== this.shell) return false;
    const stays = this.remotes.find(({ name }) => name === mounted);
    const remotes = newest.remotes.filter(({ name }) => name !== stays?.name);
    if (stays) remotes.push(stays);
    this.composition = newest.live.number;
    this.key = newest.key;
    this.stable = newest.live.remotes;
    this.become(remotes);
    return true;
  }

  private async fetch(): Promise<void> {
    const live = await fetchComposition(this.key);
    const remotes = await this.choose(live);
    if (this.complete) return;
    this.stable = live.remotes;
    const own = this.remotes[0];
    const chosen = remotes.find(({ name }) => name === own?.name);
    if (own && chosen) {
      // Of another version than the page's the tab makes its last resort.
      own.fallback = isSame(chosen, own) ? chosen.fallback : chosen;
      if (isSame(chosen, own)) own.watchUntil = chosen.watchUntil;
    }
    this.become([...(own ? [own] : []), ...remotes.filter((remote) => remote !== chosen)]);
  }

  private become(remotes: KnownRemote[]): void {
    const before = this.remotes;
    this.remotes = remotes;
    this.complete = true;
    const missing = (some: KnownRemote[], others: KnownRemote[]) =>
      some.filter((one) => !others.some((other) => other.name === one.name && isSame(one, other)));
    const changes = { gone: missing(before, remotes), added: missing(remotes, before) };
    if (changes.gone.length + changes.added.length > 0)
      for (const listener of this.listeners) listener(changes);
  }
}

/** Screens that are drawn in the browser; the others are loaded whole. */
export const isInBrowser = (route: ManifestRoute): boolean =>
  route.kind === 'page' || route.kind === 'client';
