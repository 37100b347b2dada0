import { runWhenIdle } from '@mockingbird/remote-kit/browser';

/**
 * Lays out the children of an element that are outside the view, one in each idle period, so that no task is long.
 * Afterwards the page has its full height. @returns a function that stops it
 */
export function layOutWhenIdle(parent: HTMLElement): () => void {
  let cancel: () => void = () => undefined;
  const layOutNext = () => {
    const next = [...parent.children].find((child) => !child.hasAttribute('data-laid-out'));
    if (!next) return;
    next.toggleAttribute('data-laid-out', true);
    cancel = runWhenIdle(layOutNext);
  };
  cancel = runWhenIdle(layOutNext);
  return () => cancel();
}
