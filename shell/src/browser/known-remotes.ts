import type { LiveComposition, LiveRemote, ManifestRoute } from '@mockingbird/contracts';
import { resolveRoute, type RouteMatch } from '@mockingbird/registry';

export type KnownRemote = LiveRemote & { fallback?: LiveRemote | undefined };

/**
 * Whether an answer is a composition. The edge checked it field by field before it went live; here it is enough that
 * nothing else stands at the address, and the schemas with their library can wait for the first data.
 */
function isLiveComposition(answer: unknown): answer is LiveComposition {
  return (
    typeof answer === 'object' && answer !== null && 'remotes' in answer && Array.isArray(answer.remotes)
  );
}

/** The remotes that this tab knows: at first the one of the page, soon the whole composition. */
export class KnownRemotes {
  private remotes: KnownRemote[];
  private loading: Promise<void> | undefined;
  private readonly listeners: ((added: KnownRemote[]) => void)[] = [];
  /** The composition's own versions, also of remotes that this tab shows at another one. */
  private stable: readonly LiveRemote[] = [];
  complete = false;

  constructor(
    readonly composition: number,
    private readonly key: string,
    first: LiveRemote | undefined,
  ) {
    this.remotes = first ? [first] : [];
  }

  get all(): readonly KnownRemote[] {
    return this.remotes;
  }

  onAdded(listener: (added: KnownRemote[]) => void): void {
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

  private async fetch(): Promise<void> {
    const response = await fetch(`/_mb/compositions/${this.key}`);
    if (!response.ok) throw new Error(`MB-2001 The composition answered ${response.status}`);
    const live: unknown = await response.json();
    if (!isLiveComposition(live)) throw new Error('MB-2001 The composition is not what it should be');
    const added: KnownRemote[] = [];
    for (const remote of live.remotes) {
      const own = this.named(remote.name);
      if (!own) added.push(remote);
      else if (own.version === remote.version) own.fallback = remote.fallback;
      else own.fallback = remote;
    }
    this.remotes = [...this.remotes, ...added];
    this.stable = live.remotes;
    this.complete = true;
    for (const listener of this.listeners) listener(added);
  }
}

/** Screens that are drawn in the browser; the others are loaded whole. */
export const isInBrowser = (route: ManifestRoute): boolean =>
  route.kind === 'page' || route.kind === 'client';
