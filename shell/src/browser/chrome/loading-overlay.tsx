import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import type { LoadingState } from '@mockingbird/contracts';
import { LoadingScreen } from '../../layout/index.js';
import { chromeState } from './chrome-state.js';
import { clearGhost } from './screen-snapshot.js';
import { remoteContainer } from '../shell-context.js';

let shown: { root: Root; place: HTMLElement; shape: LoadingState['shape'] } | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

function show({ shape }: LoadingState): void {
  if (shown?.shape === shape) return;
  endLoading();
  clearGhost();
  const place = document.createElement('div');
  const root = createRoot(place);
  flushSync(() => root.render(<LoadingScreen shape={shape} />));
  const container = remoteContainer();
  container.hidden = true;
  container.after(place);
  shown = { root, place, shape };
  // What had the focus is gone or hidden.
  document.getElementById('main')?.focus({ preventScroll: true });
  chromeState.setState({ announcement: 'Loading...' });
}

/**
 * Draws a route's loading state over the old screen, unless the new one comes first. One that is shown already stays until
 * then: the reader who goes on from it sees no blank page.
 * @param delay milliseconds until then
 */
export function announceLoading(state: LoadingState | undefined, delay: number): void {
  clearTimeout(timer);
  if (state) timer = setTimeout(() => show(state), delay);
}

/** The new screen is there, or its failure. */
export function endLoading(): void {
  clearTimeout(timer);
  if (!shown) return;
  remoteContainer().hidden = false;
  shown.place.remove();
  shown.root.unmount();
  shown = undefined;
}
