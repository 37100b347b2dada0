import type { DataRouter } from 'react-router';
import { loadPage, NAVIGATION_HOLD_MS } from '@mockingbird/platform/internal';
import type { LoadedRemote } from '../remotes/remote-loader.js';
import type { ShellContext } from '../shell-context.js';

/** Informs the shell of every screen that a remote's router shows. @returns a function that stops it */
export function watchRouter(shell: ShellContext, router: DataRouter, remote: LoadedRemote): () => void {
  let shownLocation = router.state.location;
  let nextLocation: typeof shownLocation | undefined;
  /** Milliseconds for which the visitor has waited for an address. */
  const waitedFor = ({ pathname, search }: typeof shownLocation) =>
    shell.pages.waitedFor(new URL(pathname + search, window.location.origin));
  return router.subscribe((state) => {
    const next = state.navigation.location;
    shell.chromeStore.setState({ busy: next !== undefined });
    if (next !== nextLocation) {
      nextLocation = next;
      const route = next && shell.catalog.match(next.pathname)?.route;
      if (!next) shell.loading.hide();
      else shell.loading.showAfter(route?.loading, (route?.holdMs ?? NAVIGATION_HOLD_MS) - waitedFor(next));
    }
    if (state.navigation.state !== 'idle' || state.location === shownLocation) return;
    if (shell.mounted.isCancelled(state.location.key)) return;
    shownLocation = state.location;
    const match = state.matches.at(-1);
    const id = match?.route.id;
    if (!match || !id) return;
    const navigation = state.historyAction === 'POP' ? 'pop' : 'push';
    const { params } = match;
    const data: unknown = state.loaderData[id];
    const error: unknown = state.errors?.[id];
    loadPage(remote.definition, id).then(
      (page) =>
        shell.screens.onScreenShown({
          page,
          params,
          data,
          error,
          navigation,
          remote: `${remote.version.name}@${remote.version.version}`,
        }),
      () => undefined,
    );
  });
}
