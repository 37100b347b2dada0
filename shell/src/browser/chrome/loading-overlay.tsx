import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import type { LoadingState } from '@mockingbird/contracts';
import { LoadingScreen } from '../../layout/index.js';
import { remoteContainer } from '../remotes/remote-container.js';
import type { ChromeStore } from './chrome-state.js';
import type { ScreenSnapshot } from './screen-snapshot.js';

interface Tools {
  chromeStore: ChromeStore;
  snapshot: ScreenSnapshot;
}

/** Shows a route's loading state in place of the old screen. */
export interface LoadingOverlay {
  /**
   * Shows a loading state after a delay, unless `hide` is called before. A visible one stays: a visitor who navigates
   * on from it sees no blank page.
   * @param delay milliseconds
   */
  showAfter: (state: LoadingState | undefined, delay: number) => void;
  /** Called when the new screen or its failure panel is shown. */
  hide: () => void;
}

export function createLoadingOverlay({ chromeStore, snapshot }: Tools): LoadingOverlay {
  let visible: { root: Root; element: HTMLElement; shape: LoadingState['shape'] } | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function hide(): void {
    clearTimeout(timer);
    if (!visible) return;
    remoteContainer().hidden = false;
    visible.element.remove();
    visible.root.unmount();
    visible = undefined;
  }

  function show({ shape }: LoadingState): void {
    if (visible?.shape === shape) return;
    hide();
    snapshot.clear();
    const element = document.createElement('div');
    const root = createRoot(element);
    flushSync(() => root.render(<LoadingScreen shape={shape} />));
    const container = remoteContainer();
    container.hidden = true;
    container.after(element);
    visible = { root, element, shape };
    // The element that had the focus is hidden or removed.
    document.getElementById('main')?.focus({ preventScroll: true });
    chromeStore.setState({ announcement: 'Loading...' });
  }

  return {
    showAfter: (state, delay) => {
      clearTimeout(timer);
      if (state) timer = setTimeout(() => show(state), delay);
    },
    hide,
  };
}
