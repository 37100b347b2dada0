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
export class LoadingOverlay {
  private visible: { root: Root; element: HTMLElement; shape: LoadingState['shape'] } | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly tools: Tools) {}

  /**
   * Shows a loading state after a delay, unless `hide` is called before. A visible one stays: a visitor who navigates
   * on from it sees no blank page.
   * @param delay milliseconds
   */
  showAfter(state: LoadingState | undefined, delay: number): void {
    clearTimeout(this.timer);
    if (state) this.timer = setTimeout(() => this.show(state), delay);
  }

  /** The new screen or its failure panel is shown. */
  hide(): void {
    clearTimeout(this.timer);
    if (!this.visible) return;
    remoteContainer().hidden = false;
    this.visible.element.remove();
    this.visible.root.unmount();
    this.visible = undefined;
  }

  private show({ shape }: LoadingState): void {
    if (this.visible?.shape === shape) return;
    this.hide();
    this.tools.snapshot.clear();
    const element = document.createElement('div');
    const root = createRoot(element);
    flushSync(() => root.render(<LoadingScreen shape={shape} />));
    const container = remoteContainer();
    container.hidden = true;
    container.after(element);
    this.visible = { root, element, shape };
    // The element that had the focus is hidden or removed.
    document.getElementById('main')?.focus({ preventScroll: true });
    this.tools.chromeStore.setState({ announcement: 'Loading...' });
  }
}
