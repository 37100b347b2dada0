import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import type { LoadingState } from '@mockingbird/contracts';
import { LoadingScreen } from '../layout/index.js';
import { clearGhost } from './ghost.js';
import { remoteContainer } from './shell-context.js';

let shown: { root: Root; place: HTMLElement } | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

function show({ shape }: LoadingState): void {
  clearGhost();
  const place = document.createElement('div');
  const root = createRoot(place);
  flushSync(() => root.render(<LoadingScreen shape={shape} />));
  const container = remoteContainer();
  container.hidden = true;
  container.after(place);
  shown = { root, place };
}

/**
 * Draws a route's loading state over the old screen, unless the new one comes first.
 * @param delay milliseconds until then
 */
export function announceLoading(state: LoadingState | undefined, delay: number): void {
  endLoading();
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
