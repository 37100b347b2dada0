import type { FragmentHost } from '@mockingbird/platform/internal';
import type { ShellContext } from '../shell-context.js';
import { whenNear } from './when-near.js';

/** Shows fragments in the browser. A fragment loads when it is near the visible part of the page. */
export const fragmentHost = (shell: ShellContext): FragmentHost => ({
  html: () => '',
  mount: (container, placement) => {
    const unmounting = new AbortController();
    const { signal } = unmounting;
    whenNear(container, signal, () => {
      import('./show-fragment.js')
        .then(({ showFragment }) => showFragment(shell, container, placement, signal))
        .catch((error: unknown) => console.warn(`MB-3008 ${placement.name}`, error));
    });
    return () => unmounting.abort();
  },
});
