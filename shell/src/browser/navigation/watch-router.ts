import type { DataRouter } from 'react-router';
import { loadPage, NAVIGATION_HOLD_MS } from '@mockingbird/platform/internal';
import { chromeState } from '../chrome/chrome-state.js';
import { announceLoading, endLoading } from '../chrome/loading-overlay.js';
import type { LoadedRemote } from '../remotes/remote-loader.js';
import type { ShellContext } from '../shell-context.js';

/** Tells the shell of every screen that a remote's router reaches by itself. @returns how to stop */
export function watchRouter(shell: ShellContext, router: DataRouter, remote: LoadedRemote): () => void {
  let shown = router.state.location;
  let awaited: typeof shown | undefined;
  /** Milliseconds for which the reader has waited for an address already. */
  const waited = ({ pathname, search }: typeof shown) =>
    shell.pages.waitedFor(new URL(pathname + search, window.location.origin));
  return router.subscribe((state) => {
    const next = state.navigation.location;
    chromeState.setState({ busy: next !== undefined });
    if (next !== awaited) {
      awaited = next;
      const route = next && shell.known.match(next.pathname)?.route;
      if (!next) endLoading();
      else announceLoading(route?.loading, (route?.holdMs ?? NAVIGATION_HOLD_MS) - waited(next));
    }
    if (state.navigation.state !== 'idle' || state.location === shown) return;
    shown = state.location;
    const match = state.matches.at(-1);
    const id = match?.route.id;
    if (!match || !id) return;
    const how = state.historyAction === 'POP' ? 'pop' : 'push';
    const { params } = match;
    const data: unknown = state.loaderData[id];
    const error: unknown = state.errors?.[id];
    loadPage(remote.definition, id).then(
      (page) =>
        shell.arrive({
          page,
          params,
          data,
          error,
          how,
          remote: `${remote.version.name}@${remote.version.version}`,
        }),
      () => undefined,
    );
  });
}
