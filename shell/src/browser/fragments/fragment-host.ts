import type { FragmentHost } from '@mockingbird/platform/internal';
import type { ShellContext } from '../shell-context.js';
import { whenNear } from './when-near.js';

/** Places fragments in the browser: nothing is loaded before the reader comes near one. */
export const fragmentHost = (shell: ShellContext): FragmentHost => ({
  html: () => '',
  mount: (container, placement) => {
    const leaving = new AbortController();
    const { signal } = leaving;
    whenNear(container, signal, () => {
      import('./show-fragment.js')
        .then(({ showFragment }) => showFragment(shell, container, placement, signal))
        .catch((error: unknown) => console.warn(`MB-3008 ${placement.name}`, error));
    });
    return () => leaving.abort();
  },
});
